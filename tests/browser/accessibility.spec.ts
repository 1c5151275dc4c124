import AxeBuilder from "@axe-core/playwright"
import { expect, test, type Page } from "@playwright/test"
import { open } from "./hydration"
import { contentFile, routes, triedRoutes } from "./site-routes"
import { productsMenu } from "./site-shell"

const { form } = contentFile<{ form: { submit: string } }>("site/contact.json")

/** The distances WCAG 2.2 says a reader may set (success criterion 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`

async function expectNoFault(
  page: Page,
  state: string,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze()
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      state,
    )
    .toEqual([])
}

/** Text that is cut off: in a box that hides what does not fit into it. */
async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((each) => ["hidden", "clip"].includes(each))
        const isSeen = element.closest(".vh, caption") === null
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        return (
          isSeen &&
          hides &&
          hasText &&
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
async function readWith(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

for (const { path } of routes) {
  test(`${path} has no fault that axe can find, on a desktop and on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, path)
    await expectNoFault(page, "at 1280 px")
    await page.setViewportSize({ width: 412, height: 900 })
    await expectNoFault(page, "at 412 px")
  })

  test(`${path} can be read in a narrow window, with larger text and with more space between letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, path)
    await readWith(page, textSpacing)
    expect.soft(await cutText(page), "with more space").toEqual([])
    expect.soft(await sidewaysScroll(page), "with more space").toBe(0)
    await page.setViewportSize({ width: 412, height: 800 })
    await readWith(page, "html { font-size: 200% !important; }")
    expect.soft(await cutText(page), "with text at twice the size").toEqual([])
    expect.soft(await sidewaysScroll(page), "with text at twice the size").toBe(0)
  })
}

for (const { path } of triedRoutes) {
  test(`${path} has no fault that axe can find in any other state a reader may put it in`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, path)
    await productsMenu(page).summary.click()
    await expectNoFault(page, "with the products menu open")
    await page.keyboard.press("Escape")
    await page.emulateMedia({ forcedColors: "active" })
    // The colours are the reader's own then; axe compares those of the site.
    await expectNoFault(page, "with forced colours", { without: ["color-contrast"] })
    await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" })
    await expectNoFault(page, "with reduced motion")

    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoFault(page, "at 320 px")
    await page.getByRole("banner").locator("summary:visible").first().click()
    await expectNoFault(page, "with the menu of phones open")
    await page.keyboard.press("Escape")
    await readWith(page, textSpacing)
    await expectNoFault(page, "with the reader's own text spacing")
  })
}

test("the inquiry form with its errors has no fault that axe can find", async ({ page }) => {
  await open(page, "/contact")
  await page.getByRole("button", { name: form.submit }).click()
  await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoFault(page, `at ${width} px`)
  }
})
