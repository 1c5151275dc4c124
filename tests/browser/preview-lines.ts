import { expect, type Locator, type Page } from "@playwright/test"
import { goTo, previewOf } from "./editor"
import { open } from "./hydration"

/** The width (px) of the page for each button over the preview. */
export const previewWidths = { Phone: 412, Desktop: 1280 } as const

/** What the same text in the same font may differ by (px). In another font or with another line break it differs by more. */
const tolerance = 1

/** The preview of an entry is its page as it was built: the same texts, as wide and as high, so in the same font and lines. */
export async function expectPreviewIsPage(
  page: Page,
  form: string,
  address: string,
  button: keyof typeof previewWidths,
): Promise<void> {
  // Slides and films are paused, so that both show the same one.
  await page.emulateMedia({ reducedMotion: "reduce" })
  const built = await page.context().newPage()
  await built.emulateMedia({ reducedMotion: "reduce" })
  await built.setViewportSize({ width: previewWidths[button], height: 900 })
  // A page does without its fonts when they are late; the next one has them.
  for (const visit of ["first", "second"]) {
    await open(built, address)
    await built.evaluate(() => document.fonts.ready)
    expect(Object.keys(await sizes(built.locator("main"))).length, visit).toBeGreaterThan(3)
  }
  const expected = await sizes(built.locator("main"))
  await built.close()
  // The tests of a worker share the page: one before may have published another text.
  await page.reload()
  // Decap shows an empty form when an entry is opened before its collection is there.
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
  await goTo(page, `/collections/${form}`)
  await page.getByRole("button", { name: button, exact: true }).click()
  await expect
    .poll(async () => differences(expected, await sizes(previewOf(page).locator("body"))))
    .toEqual([])
  await page.emulateMedia({ reducedMotion: null })
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
