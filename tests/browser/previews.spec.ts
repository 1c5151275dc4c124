import { expect, type Locator } from "@playwright/test"
import sharp from "sharp"
import { slugOf } from "../../src/content/model/content-type"
import { collections, fileGroups } from "../../src/content/model/index"
import { goTo, previewOf as preview, test } from "./editor"
import { watchFaults } from "./page-faults"
import { open } from "./hydration"
import { contentFile, productEntry } from "../site-content"

test("every page and setting has its form, filled, and its page", async ({ page, project }) => {
  const faults = watchFaults(page)
  for (const { name, types } of fileGroups) {
    for (const { storedIn, label, fields } of types) {
      const { file } = storedIn as { file: string }
      await goTo(page, `/collections/${name}/entries/${slugOf(file)}`)
      const [[key, { widget }] = ["", { widget: { label: "" } }]] = Object.entries(fields)
      const value = contentFile<Record<string, unknown>>(file)[key]
      const labels = page.locator("label[for*='-field-']").filter({ hasText: widget.label })
      await expect(labels.first(), label).toBeVisible()
      if (typeof value === "string") {
        await expect(page.getByLabel(widget.label).first(), label).toHaveValue(value)
      }
      if (withoutPage.includes(file)) continue
      await expect(preview(page).locator("main, section").first(), label).toBeAttached()
    }
  }
  expect(project.changes()).toEqual([])
  faults.expectNone()
})

/** Entries that no page shows as such. */
const withoutPage = ["site/order.json", "site/size-range.json", "site/glossary.json"]

/** As wide (px) as no other picture of the site. */
const uploadWidth = 731

test("an empty form shows its page, and then the picture just uploaded, on white", async ({
  page,
  project,
}) => {
  const faults = watchFaults(page)
  page.on("dialog", (dialog) => void dialog.accept())
  for (const { storedIn, label } of collections) {
    const { folder } = storedIn as { folder: string }
    await goTo(page, `/collections/${folder}`)
    // The form before it asks whether it may be left.
    await expect(page.getByRole("heading", { name: label, level: 1 })).toBeVisible()
    await goTo(page, `/collections/${folder}/new`)
    const standIn = preview(page).getByText(/^\[.+\]/)
    await expect(standIn.first(), label).toBeAttached()
    await expect(preview(page).getByRole("alert")).toHaveCount(0)
    if (folder !== "projects") continue

    const background = { r: 170, g: 51, b: 51, alpha: 0 }
    const cutOut = { create: { width: uploadWidth, height: 500, channels: 4, background } } as const
    await page.getByRole("button", { name: "Choose an image" }).first().click()
    await page.locator("input[type=file]").setInputFiles({
      name: "just-now.png",
      mimeType: "image/png",
      buffer: await sharp(cutOut).png().toBuffer(),
    })
    const shown = () =>
      preview(page)
        .locator("img[src^='blob:']")
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map((image) => {
            const context = document.createElement("canvas").getContext("2d")
            context?.drawImage(image, 0, 0)
            return [image.naturalWidth, ...(context?.getImageData(0, 0, 1, 1).data ?? [])].join()
          }),
        )
    await expect.poll(shown).toContain(`${uploadWidth},255,255,255,255`)
  }
  expect(project.changes()).toEqual([])
  faults.expectNone()
})

/** What the same text in the same font may differ by (px). In another font or with another line break it differs by more. */
const tolerance = 1

for (const [button, width] of [
  ["Phone", 412],
  ["Desktop", 1280],
] as const) {
  test(`the preview of a product is its page to the line break and the font: ${button}`, async ({
    page,
    project,
  }) => {
    // Slides and films are paused, so that both show the same one.
    await page.emulateMedia({ reducedMotion: "reduce" })
    const built = await page.context().newPage()
    await built.emulateMedia({ reducedMotion: "reduce" })
    await built.setViewportSize({ width, height: 900 })
    // A page does without its fonts when they are late; the next one has them.
    for (const visit of ["first", "second"]) {
      await open(built, productEntry("ms-pipes").url)
      await built.evaluate(() => document.fonts.ready)
      expect(Object.keys(await sizes(built.locator("main"))).length, visit).toBeGreaterThan(3)
    }
    const expected = await sizes(built.locator("main"))
    await built.close()
    // The tests of a worker share the page: one before may have published another text.
    await page.reload()
    // Decap shows an empty form when an entry is opened before its collection is there.
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
    await goTo(page, "/collections/products/entries/ms-pipes")
    await page.getByRole("button", { name: button, exact: true }).click()
    await expect
      .poll(async () => differences(expected, await sizes(preview(page).locator("body"))))
      .toEqual([])
    await page.emulateMedia({ reducedMotion: null })
    expect(project.changes()).toEqual([])
  })
}

type Sizes = Readonly<Record<string, readonly number[]>>

/** Width and height of every text below an element, by its words. Of texts that occur more than once, the first counts. */
function sizes(part: Locator): Promise<Sizes> {
  return part.evaluate((root) => {
    const range = root.ownerDocument.createRange()
    const found: Record<string, number[]> = {}
    for (const each of root.querySelectorAll("*")) {
      const hasWords = [...each.childNodes].some(
        (node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ""),
      )
      if (!hasWords || !each.checkVisibility() || each.closest("svg, script, style, [inert]"))
        continue
      range.selectNodeContents(each)
      const { width, height } = range.getBoundingClientRect()
      // Left out is what is out of sight, for readers' ears only.
      if (width > 2) found[range.toString().replace(/\s+/g, " ").trim()] ??= [width, height]
    }
    return found
  })
}

/** What is on one side only, and what has another size there. */
function differences(expected: Sizes, shown: Sizes): string[] {
  return Object.keys({ ...expected, ...shown })
    .filter((text) => {
      const [page, preview] = [expected[text] ?? [0, 0], shown[text] ?? [0, 0]]
      return page.some((size, side) => Math.abs(size - (preview[side] ?? 0)) > tolerance)
    })
    .map((text) => `${text}: ${expected[text]?.join()} on the page, ${shown[text]?.join()} here`)
}
