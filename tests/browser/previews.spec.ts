import { expect, type Locator, type Page } from "@playwright/test"
import sharp from "sharp"
import { collections } from "../../src/content/model/index"
import { expectPreviewFollows, goTo, openEntry, previewOf as preview, test } from "./editor"
import { watchFaults } from "./page-faults"
import { expectPreviewIsPage } from "./preview-lines"
import { contentFile, contentFolderEntries, productEntry } from "../site-content"

/** The collections, with the label and the key of a field that the page of an entry shows. Fixed pages: admin.spec.ts. */
const previewed = [
  ["products", "Page heading", "heading"],
  ["branches", "Name", "name"],
  ["projects", "Name", "name"],
  ["certificates", "Name", "name"],
  ["posts", "Title", "title"],
] as const

test("every preview is the page itself and follows what is typed", async ({ page, project }) => {
  const faults = watchFaults(page)
  for (const [place, label, key] of previewed) {
    const [entry] = contentFolderEntries<Record<string, string>>(place)
    if (!entry) continue
    await goTo(page, `/collections/${place}`)
    // Decap shows an empty form when an entry is opened before its collection is there.
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
    await openEntry(page, `/collections/${place}/entries/${entry.slug}`, [label, entry[key]])
    await expectPreviewFollows(page, label, entry[key])
    page.once("dialog", (dialog) => void dialog.accept())
  }
  expect(project.changes()).toEqual([])
  faults.expectNone()
})

/** As wide (px) as no other picture of the site. */
const uploadWidth = 731

/** Uploads a picture for the field whose button that is, and waits until the page shows it. */
async function showsUpload(page: Page, choose: Locator, name: string) {
  const picture = { create: { width: uploadWidth, height: 500, channels: 3, background: "#a33" } }
  await choose.click()
  await page.locator("input[type=file]").setInputFiles({
    name: `${name}-just-now.jpg`,
    mimeType: "image/jpeg",
    buffer: await sharp(picture as sharp.SharpOptions)
      .jpeg()
      .toBuffer(),
  })
  await page.getByRole("button", { name: "Choose selected" }).click()
  await expect
    .poll(
      () =>
        preview(page)
          .locator("img[src^='blob:']")
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
      { message: name },
    )
    .toContain(uploadWidth)
}

test("an empty form shows its page, and then the picture just uploaded", async ({
  page,
  project,
}) => {
  const faults = watchFaults(page)
  page.on("dialog", (dialog) => void dialog.accept())
  for (const { storedIn, label, fields } of collections) {
    const { folder } = storedIn as { folder: string }
    await goTo(page, `/collections/${folder}`)
    // The form before it asks whether it may be left.
    await expect(page.getByRole("heading", { name: label, level: 1 })).toBeVisible()
    await goTo(page, `/collections/${folder}/new`)
    const standIn = preview(page).getByText(/^\[.+\]/)
    await expect(standIn.first(), label).toBeAttached()
    await expect(preview(page).getByRole("alert")).toHaveCount(0)
    if (!JSON.stringify(fields).includes('"widget":"image"')) continue

    if ("pictures" in fields) await page.getByRole("button", { name: "Add picture" }).click()
    await showsUpload(page, page.getByRole("button", { name: "Choose an image" }).first(), folder)
  }
  expect(project.changes()).toEqual([])
  faults.expectNone()
})

test("the preview is as wide as a phone or a desktop window, fits its pane, and stays so", async ({
  page,
  project,
}) => {
  await openEntry(page, "/collections/products/entries/plank", ["Name", productEntry("plank").name])
  const heading = preview(page).getByRole("heading", { level: 1 })
  const width = async () => heading.evaluate(() => document.defaultView?.innerWidth)
  const tables = preview(page).getByRole("heading", { name: "Sizes and weights" })

  await expect.poll(width).toBe(1280)
  await expect(tables).toBeAttached()
  const pane = await page.locator("#preview-pane").boundingBox()
  expect(pane && pane.x + pane.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

  await page.getByRole("button", { name: "Phone", exact: true }).click()
  await expect.poll(width).toBe(412)
  await expect(tables).toBeAttached()

  await page.reload()
  await expect.poll(width).toBe(412)
  await expect(page.getByRole("button", { name: "Phone", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  expect(project.changes()).toEqual([])
})

test("the preview of a product shows what visitors see as soon as it is hidden", async ({
  page,
  project,
}) => {
  page.on("dialog", (dialog) => void dialog.accept())
  const { hidden } = contentFile<{ hidden: { text: string } }>("site/products-page.json")
  await openEntry(page, "/collections/products/entries/plank", ["Name", productEntry("plank").name])
  await expect(preview(page).getByText(hidden.text)).toHaveCount(0)
  await page.getByRole("switch").first().click()
  await expect(preview(page).getByText(hidden.text)).toBeVisible()
  expect(project.changes()).toEqual([])
})

for (const button of ["Phone", "Desktop"] as const) {
  test(`the preview of a product is its page to the line break and the font: ${button}`, async ({
    page,
    project,
  }) => {
    await expectPreviewIsPage(
      page,
      "products/entries/ms-pipes",
      productEntry("ms-pipes").url,
      button,
    )
    expect(project.changes()).toEqual([])
  })
}
