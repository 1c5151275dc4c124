import { expect, test } from "@playwright/test"
import { open } from "./hydration"

/** 40 lengths of 6 m: 2,815 kg by the table. */
const delivery = "/delivery-check#l=1_40p-shs-100x100x4"

test.describe("with a finger", () => {
  test.use({ viewport: { width: 412, height: 860 }, hasTouch: true, isMobile: true })

  test("a short delivery is checked, and its verdict is in sight", async ({ page }) => {
    await open(page, delivery)
    await page.getByLabel("Weighbridge net").tap()
    await page.keyboard.type("2400")
    await page.getByRole("button", { name: "Check the delivery" }).tap()
    const verdict = page.getByRole("heading", { name: /^Short by 41\d.kg \(5\.9 pieces\)$/ })
    await expect(verdict).toBeInViewport()
    await expect(verdict).toBeFocused()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

test("a checked delivery prints on one page", async ({ page }) => {
  await open(page, delivery)
  await page.getByLabel("Weighbridge net").fill("2815")
  await page.getByRole("button", { name: "Check the delivery" }).click()
  await expect(page.getByRole("heading", { name: "Within the tolerance" })).toBeVisible()
  const paper = await page.pdf({ format: "A4" })
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("Weighbridge slip no.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Check the delivery" })).toBeHidden()
})
