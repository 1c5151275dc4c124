import { expect, test } from "@playwright/test"
import { contentFile } from "../site-content"
import { expectNoAxeFault, readWith, textSpacing } from "./accessibility"
import { open } from "./hydration"
import { productsMenu } from "./site-shell"
import { fullestProduct, triedAmong } from "./tried-pages"

/** A page as it arrives is looked at in audit.spec.ts; the tools, while they are used, in journeys.spec.ts. */

const { form } = contentFile<{ form: { submit: string } }>("site/contact.json")

test("the home page has no fault that axe can find in any state a reader may put it in", async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  await productsMenu(page).summary.click()
  await expectNoAxeFault(page, "with the products menu open", { within: "header" })
  await page.keyboard.press("Escape")
  await page.emulateMedia({ forcedColors: "active" })
  // The colours are the reader's own then; axe compares those of the site.
  await expectNoAxeFault(page, "with forced colours", { without: ["color-contrast"] })
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" })
  await expectNoAxeFault(page, "with reduced motion")
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole("banner").locator("summary:visible").first().click()
  await expectNoAxeFault(page, "with the menu of phones open", { within: "header" })
})

for (const { path } of triedAmong(["/", fullestProduct])) {
  test(`${path} has no fault that axe can find at 320 px, also with the reader's own text spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, path)
    await expectNoAxeFault(page, "at 320 px")
    await readWith(page, textSpacing)
    await expectNoAxeFault(page, "with the reader's own text spacing")
  })
}

test("the inquiry form with its errors has no fault that axe can find", async ({ page }) => {
  await open(page, "/contact")
  await page.getByRole("button", { name: form.submit }).click()
  await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeFault(page, `at ${width} px`)
  }
})
