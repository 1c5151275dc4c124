import { readFileSync } from "node:fs"
import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** The text spacing a reader may set by WCAG 2.2 (success criterion 1.4.12). */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`

/** Rows of the size tables after the third: a template writes them all, and axe needs seconds for a thousand. */
const furtherRows = "tbody tr:nth-child(n + 4)"

const axeFile = require.resolve("axe-core/axe.min.js", {
  paths: [require.resolve("@axe-core/playwright")],
})
let axeText: string | undefined

/**
 * Brings axe into the page if it is not there yet. Left to itself the builder would bring in 1.5 MB of source twice for each
 * run, which takes longer than the run.
 */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return
  axeText ??= readFileSync(axeFile, "utf8")
  // eslint-disable-next-line no-restricted-syntax -- axe's own text, which presses nothing
  await page.evaluate(axeText)
}

/**
 * Runs axe on the page as it is now, but with reduced motion, or on the part of it `within` a selector. Softly: the test goes
 * on, so that one run names every fault.
 */
export async function expectNoAxeFault(
  page: Page,
  state: string,
  { without = [], within }: { without?: string[]; within?: string } = {},
): Promise<void> {
  await bringAxe(page)
  // A text that fades in has other colours. With reduced motion nothing fades, and the slides do not change.
  await page.emulateMedia({ reducedMotion: "reduce" })
  // Outside its legacy mode the builder opens a second page for every run, which only frames of other hosts need.
  // What passes is not described: that would take as long as the search for faults.
  const axe = new AxeBuilder({ page, axeSource: "void 'The page has axe already.'" })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .disableRules(without)
    .exclude(furtherRows)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      `axe, ${state}`,
    )
    .toEqual([])
}

/** Text that is cut off: in a box that hides what does not fit into it. */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        if (!hasText || element.closest(".vh")) return false
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((each) => ["hidden", "clip"].includes(each))
        return (
          hides &&
          textOverflow !== "ellipsis" &&
          element.checkVisibility() &&
          (element.scrollHeight > element.clientHeight + 2 ||
            element.scrollWidth > element.clientWidth + 2)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** As a reader's own style sheet, in place of the one before. The site's policy lets no style element in. */
export async function readWith(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}
