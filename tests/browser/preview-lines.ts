import { expect, type Page } from "@playwright/test"
import { goTo, previewOf } from "./editor"
import { open } from "./hydration"
import { setTexts, type SetText } from "./text-lines"

/** The width (px) of the page for each button over the preview. */
export const previewWidths = { Phone: 412, Desktop: 1280 } as const

/** What lines of the same text in the same font may differ by (px). In another font they differ by more. */
const tolerance = 1

/** A form takes Decap a while (ms). */
const formTimeout = 20_000

/**
 * The preview of an entry is its page as it was built: the same texts, each with the same line breaks and in the same font.
 *
 * @param form where the editor has the form, "products/entries/alpha"
 */
export async function expectPreviewIsPage(
  page: Page,
  form: string,
  address: string,
  button: keyof typeof previewWidths,
): Promise<void> {
  // Slides and films are paused, so that both show the same one.
  await page.emulateMedia({ reducedMotion: "reduce" })
  const expected = await textsOfPage(page, address, previewWidths[button])
  // The tests of a worker share the page: one before may have published another text.
  await page.reload()
  await goTo(page, `/collections/${form.replace(/\/.*/, "")}`)
  // Decap shows an empty form when an entry is opened before its collection is there.
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
  await goTo(page, `/collections/${form}`)
  await page.getByRole("button", { name: button, exact: true }).click({ timeout: formTimeout })
  const shown = () => setTexts(previewOf(page).locator("body"))
  await expect
    .poll(async () => differences(expected, await shown()), {
      message: `${form} and ${address}, ${button}`,
      timeout: formTimeout,
    })
    .toEqual([])
  await page.emulateMedia({ reducedMotion: null })
}

async function textsOfPage(page: Page, address: string, width: number) {
  const built = await page.context().newPage()
  await built.emulateMedia({ reducedMotion: "reduce" })
  await built.setViewportSize({ width, height: 900 })
  // A page does without its fonts when they are late; the next one has them.
  await built.goto(address)
  await built.evaluate(() => document.fonts.ready)
  const isPlain = (await built.locator("script").count()) === 0
  await (isPlain ? built.goto(address) : open(built, address))
  await built.evaluate(() => document.fonts.ready)
  const texts = await setTexts(built.locator("main"))
  await built.close()
  return texts
}

type Texts = Readonly<Record<string, SetText>>

/** What is on one side only, and what is set otherwise. */
function differences(expected: Texts, shown: Texts): string[] {
  if (Object.keys(expected).length < 3) return ["The page has hardly any text."]
  const only = (one: Texts, other: Texts, where: string) =>
    Object.keys(one)
      .filter((text) => !other[text])
      .map((text) => `only ${where}: ${text}`)
  const otherwise = Object.entries(expected).flatMap(([text, wanted]) => {
    const found = shown[text]
    const isSame =
      !found ||
      (found.lines.join("\n") === wanted.lines.join("\n") &&
        Math.abs(found.width - wanted.width) <= tolerance)
    return isSame ? [] : [`${described(found)} instead of ${described(wanted)}`]
  })
  return [
    ...only(expected, shown, "on the page"),
    ...only(shown, expected, "in the preview"),
    ...otherwise,
  ]
}

const described = ({ lines, width }: SetText) => `${width.toFixed(1)} px: ${lines.join(" / ")}`
