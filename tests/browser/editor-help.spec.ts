import { randomFillSync } from "node:crypto"
import { writeFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { expectNoAxeFault } from "./accessibility"
import {
  goTo,
  labelled,
  openEntry,
  openNewEntry,
  pressPublish,
  previewOf,
  publish,
  test,
} from "./editor"
import { photograph } from "./photograph"
import { readEntries } from "../../src/content/check/read-files"
import { fieldsAt } from "../../src/content/model/fields/field"
import { typeOfEntry } from "../../src/content/model/translation"
import { contentFile } from "../site-content"

/** The words of the folded items of a list. */
const foldedItems = (page: Page) =>
  page.locator("[data-movable-list] :has(> button[aria-expanded=false]) + *")

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved yet" })

/*
 * The editor remembers the names it has given to files: entries that are added here have other names than those of other
 * tests, because the tests share the editor.
 */

test("a photo of 12 MB with a Hindi name is made smaller, without its place, and gets a name the site can use, and the editor says so", async ({
  page,
  project,
}) => {
  const photo = await photograph(3000, 2000, 95)
  expect(photo.length).toBeGreaterThan(11_500_000)
  expect(photo.includes("Exif")).toBe(true)
  await openNewEntry(page, "projects")
  await page.getByLabel(labelled("Name")).fill("कानपुर पुल")
  await page.getByLabel("What the picture shows").fill("A bridge of hollow sections")
  await page.getByRole("button", { name: "Choose an image" }).click()

  const upload = page.locator("input[type=file]")
  await upload.setInputFiles({
    name: "small.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(320, 200),
  })
  await expect(page.getByRole("alert")).toContainText(
    "The picture is 320 pixels wide; at least 600 are needed",
  )

  // From a file: the bytes of a buffer would travel to the browser as text.
  const file = test.info().outputPath("नया फोटो.JPG")
  writeFileSync(file, photo)
  await upload.setInputFiles(file)
  await expect(page.locator("#editor-notice")).toContainText(
    /It was 1\d(\.\d)? MB and 3000 by 2000 pixels; it is now [12]\.\d MB and 2400 by 1600 pixels\./,
  )
  await expect(page.getByRole("button", { name: "Choose different image" })).toBeVisible()
  await publish(page)
  expect(project.changes().map((change) => change.path)).toEqual([
    "content/media/nya-photo.jpg",
    "content/projects/kanpur-pul.json",
  ])
  expect(project.read("content/media/nya-photo.jpg")).not.toContain("Exif")
  expect(await project.contentFaults()).toEqual([])
})

test("a piece of any text leads to its field in a folded slide, which opens by its words and when it is refused", async ({
  page,
  project,
}) => {
  page.on("dialog", (asked) => void asked.accept())
  const { slides } = contentFile<{ slides: { name: string; text: string }[] }>("site/home.json")
  const [first, second] = slides
  const text = String(second?.text)
  await page.getByPlaceholder("Where do I change …?").click()
  const finder = page.getByRole("dialog", { name: "Where do I change …?" })
  await finder.getByLabel("A piece of the text").fill(text.slice(0, 30).toUpperCase())
  await expect(finder.getByRole("button", { name: text }).first()).toBeVisible()
  await page.keyboard.press("Enter")
  const focused = page.getByLabel("Line of text").and(page.locator(":focus"))
  await expect(focused).toHaveValue(text)
  await expect(focused).toBeInViewport()

  const field = page.locator(`#${await focused.getAttribute("id")}`)
  const arrow = page.getByRole("button", { name: "Slide 2", exact: true })
  const fold = async () => {
    await arrow.click()
    await expect(field).toBeHidden()
  }
  await expect(arrow).toHaveAttribute("aria-expanded", "true")
  await expectNoAxeFault(page, "a list of slides", { within: "[data-movable-list]" })
  await fold()
  await expect(arrow).toHaveAttribute("aria-expanded", "false")
  for (const each of [first, second]) {
    await foldedItems(page).getByText(String(each?.name)).click()
  }
  await expect(field).toBeVisible()

  await field.fill("")
  await fold()
  await pressPublish(page)
  await expect(notice(page)).toContainText("Line of text")
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  expect(project.changes()).toEqual([])

  await field.fill("Ask for sizes.")
  await publish(page)
  await expect(notice(page)).toHaveCount(0)
})

/** Lines of text that no other field holds by themselves: in each language one of each depth of groups and lists. */
function textsOfEveryDepth(): string[] {
  const entries = readEntries("content")
  const all = JSON.stringify([...entries])
  const texts = new Map<string, string>()
  for (const [file, entry] of entries) {
    const isHindi = file.startsWith("hi/")
    for (const { path, value, field } of fieldsAt(typeOfEntry(file)?.fields ?? {}, entry)) {
      const { widget } = (field.widget.field ?? field.widget) as { widget: string }
      const depth = `${isHindi} ${path.map((part) => typeof part).join(" ")}`
      if (typeof value !== "string" || widget !== "string" || texts.has(depth)) continue
      // A Hindi entry holds the English text that each of its own was made from.
      const times = all.split(JSON.stringify(value)).length - 1
      if (times <= (isHindi ? 1 : 2)) texts.set(depth, value)
    }
  }
  return [...texts.values()]
}

test("the finder puts the focus into the field it names, in whatever groups and lists that is", async ({
  page,
}) => {
  const texts = textsOfEveryDepth()
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) {
    await page.getByPlaceholder("Where do I change …?").click()
    const finder = page.getByRole("dialog", { name: "Where do I change …?" })
    await finder.getByLabel("A piece of the text").fill(text)
    await expect(finder.getByRole("listitem").first()).toContainText(text)
    await page.keyboard.press("Enter")
    const focused = page.locator(":focus")
    await expect(focused).toHaveValue(text)
    await expect(focused).toBeInViewport()
    await goTo(page, "/collections/products")
  }
})

test("several photos chosen at once become pictures, and Publish leads to each that is not described", async ({
  page,
  project,
}) => {
  const { name, pictures } = contentFile<{ name: string; pictures: object[] }>(
    "products/plank.json",
  )
  await openEntry(page, "/collections/products/entries/plank", ["Name", name])
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Add several photos" }).click()
  // Two of these are the same photo, and each is saved as a separate file.
  const buffer = await photograph(800, 600)
  const names = ["Yard.jpg", "IMG_1.heic", "Gate.jpg"]
  await (
    await chooser
  ).setFiles(names.map((file) => ({ name: file, mimeType: "image/jpeg", buffer })))
  await expect(page.getByRole("alert")).toContainText("“IMG_1.heic” was not uploaded.")
  await pressPublish(page)
  const described = page.getByLabel(labelled("What the picture shows")).and(page.locator(":focus"))
  await expect(described).toHaveValue("")
  await described.fill("The yard")
  await expect(previewOf(page).getByAltText("The yard").first()).toBeAttached()
  await notice(page).getByRole("button", { name: "What the picture shows" }).last().click()
  await expect(described).toHaveValue("")
  await described.fill("The gate")
  await expect(previewOf(page).getByAltText("The gate").first()).toBeAttached()
  await publish(page)
  expect(project.changes().map((change) => change.path)).toEqual([
    "content/media/gate.jpg",
    "content/media/yard.jpg",
    "content/products/plank.json",
  ])
  const published = JSON.parse(project.read("content/products/plank.json")) as {
    pictures: object[]
  }
  expect(published.pictures.slice(pictures.length)).toMatchObject([
    { src: "../media/yard.jpg", alt: "The yard" },
    { src: "../media/gate.jpg", alt: "The gate" },
  ])
  expect(await project.contentFaults()).toEqual([])
  // Decap would show both pictures to the next test that opens the media library, when their files are no more.
  await page.reload()
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible()
})

test("a greyscale scan that would exceed 3 MB in colour is saved as a JPG", async ({ page }) => {
  await openNewEntry(page, "projects")
  await page.getByRole("button", { name: "Choose an image" }).click()
  const [width, height] = [1800, 1500]
  const raw = { width, height, channels: 1 } as const
  const scan = await sharp(randomFillSync(Buffer.alloc(width * height)), { raw })
    .toColourspace("b-w")
    .png()
    .toBuffer()
  expect(scan.length).toBeLessThan(3_000_000)
  const file = { name: "scan.png", mimeType: "image/png", buffer: scan }
  await page.locator("input[type=file]").setInputFiles(file)
  await expect(page.locator("#editor-notice")).toContainText("“scan.png” was added as “scan.jpg”.")
})
