import { test } from "@playwright/test"
import { expectNoAxeFault } from "./accessibility"
import { open } from "./hydration"
import { productsMenu } from "./site-shell"

/** A page as it arrives is looked at in audit.spec.ts, the form with its errors in contact.spec.ts, the tools in journeys.spec.ts. */

test("the home page has no fault that axe can find in any state a reader may put it in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  await productsMenu(page).summary.click()
  await expectNoAxeFault(page, "with the products menu open", { within: "header" })
  await page.keyboard.press("Escape")
  await page.emulateMedia({ forcedColors: "active" })
  // The colours are the reader's own then; axe compares those of the site.
  await expectNoAxeFault(page, "with forced colours", { without: ["color-contrast"] })
  await page.emulateMedia({ forcedColors: "none" })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole("banner").locator("summary:visible").first().click()
  await expectNoAxeFault(page, "with the menu of phones open", { within: "header" })
})
