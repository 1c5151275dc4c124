import { writeFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { expectNoAxeFault } from "./accessibility"
import { openEntry, openNewEntry, pressPublish, previewOf, publish, test, labelled } from "./editor"
import { photograph } from "./photograph"
import { contentFile } from "../site-content"

/** The words of the folded items of a list. */
const foldedItems = (page: Page) =>
  page.locator("[data-movable-list] :has(> button[aria-expanded=false]) + *")

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved yet" })

/*
 * The editor remembers the names it has given to files: entries that are added here have other names than those of
 * admin.spec.ts, because the tests share the editor.
 */

test("a position with one coordinate is refused before it is saved, and nothing typed is lost", async ({
  page,
  project,
}) => {
  await openNewEntry(page, "branches")
  await page.getByLabel(labelled("Name")).fill("Lucknow")
  await page.getByLabel(labelled("Address")).fill("Lucknow, Uttar Pradesh")
  await page.getByRole("button", { name: "Add number" }).click()
  await page.getByLabel(labelled("Number")).last().fill("+91 98100 00000")
  await page.getByLabel("Latitude (north)").fill("26.8467")
  await pressPublish(page)
  await expect(notice(page)).toContainText("Place on the map, Longitude (east): please fill in")
  await expect(page.getByLabel("Longitude (east)")).toBeFocused()
  expect(project.changes()).toEqual([])
  await expect(page.getByLabel(labelled("Name"))).toHaveValue("Lucknow")
  await expect(page.getByLabel("Latitude (north)")).toHaveValue("26.8467")

  await page.getByLabel("Longitude (east)").fill("80.9462")
  await publish(page)
  await expect(notice(page)).toHaveCount(0)
  expect(project.changes().map((change) => change.path)).toEqual(["content/branches/lucknow.json"])
})

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

test("a picture that an entry shows is not deleted, and the entry is named", async ({
  page,
  project,
}) => {
  const used = contentFile<{ pictures: { src: string }[] }>("products/alpha.json").pictures[0]
  const name = String(used?.src.replace("../media/", ""))
  page.on("dialog", (dialog) => void dialog.accept())
  await page.getByRole("button", { name: "Media", exact: true }).click()
  // The library draws only the cards in sight.
  await page.getByPlaceholder("Search...").fill(name)
  await page.getByText(name, { exact: true }).click()
  // The strip could be pressed beside the library, and would lead away from it.
  await expect(page.getByRole("link", { name: "Help" })).toBeHidden()
  await page.getByRole("button", { name: "Delete selected" }).click()
  const refusal = page.locator("#editor-notice")
  await expect(refusal).toContainText(`“${name}” was not deleted, because the site needs it:`)
  await expect(refusal).toContainText("Products, Alpha")
  expect(project.changes()).toEqual([])

  await refusal.getByRole("button", { name: "Close" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
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
    const shown = previewOf(page).locator(".slick-current").first()
    await expect(shown).toContainText(String(each?.text))
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

test("a slide is moved by the arrow keys, and removed only after a question", async ({
  page,
  project,
}) => {
  const { heading, slides } = contentFile<{ heading: string; slides: { name: string }[] }>(
    "site/home.json",
  )
  await openEntry(page, "/collections/pages/entries/home", ["Heading", heading])
  const names = foldedItems(page)
  const [first, second] = slides.map(({ name }) => name)
  await expect(names.first()).toContainText(String(first))
  await page.getByRole("button", { name: "Move slide 1", exact: true }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(names.first()).toContainText(String(second))
  await expect(page.getByRole("button", { name: "Move slide 2", exact: true })).toBeFocused()
  page.once("dialog", (asked) => void asked.dismiss())
  await page.getByRole("button", { name: "Remove slide 1" }).click()
  await expect(names.first()).toContainText(String(second))
  page.on("dialog", (asked) => void asked.accept())
  await page.getByRole("button", { name: "Remove slide 1" }).click()
  await expect(names.first()).toContainText(String(first))
  expect(project.changes()).toEqual([])
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
  const photo = async (file: string, width: number) => {
    return { name: file, mimeType: "image/jpeg", buffer: await photograph(width, 600) }
  }
  const chosen = [photo("Yard.jpg", 800), photo("IMG_1.heic", 800), photo("Gate.jpg", 820)]
  await (await chooser).setFiles(await Promise.all(chosen))
  await expect(page.getByRole("alert")).toContainText("“IMG_1.heic” was not uploaded.")
  await pressPublish(page)
  const described = page.getByLabel(labelled("What the picture shows")).and(page.locator(":focus"))
  const shown = previewOf(page).locator(".slick-current img").first()
  await expect(described).toHaveValue("")
  await described.fill("The yard")
  await expect(shown).toHaveAttribute("alt", "The yard")
  await notice(page).getByRole("button", { name: "What the picture shows" }).last().click()
  await expect(described).toHaveValue("")
  await described.fill("The gate")
  await expect(shown).toHaveAttribute("alt", "The gate")
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
