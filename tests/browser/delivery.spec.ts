import { expect, test } from "@playwright/test"
import { open } from "./hydration"

/** 40 lengths of 6 m: 2,815 kg by the table. */
const delivery = "/delivery-check#l=2_40p-shs-100x100x4"

test.describe("with a finger", () => {
  test.use({ viewport: { width: 412, height: 860 }, hasTouch: true, isMobile: true })

  test("a short delivery is checked, and its verdict is in sight", async ({ page }) => {
    await open(page, delivery)
    await page.getByLabel("Weighbridge net").tap()
    await page.keyboard.type("2400")
    await page.getByRole("button", { name: "Check the delivery" }).tap()
    const verdict = page.getByRole("heading", { name: /^Short by 41\d.kg \(5\.9 pieces\)$/ })
    await expect(verdict).toBeFocused()
    // Under the header, so that the figures below it are in sight, too.
    const { y = 860 } = (await verdict.boundingBox()) ?? {}
    expect(y).toBeLessThan(300)
    await expect(page.getByText("Theoretical weight", { exact: true }).first()).toBeInViewport()
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

for (const { language, path, verdict, marks } of [
  {
    language: "English",
    path: "",
    verdict: /^Short by 591.kg \(9\.9 pieces\)$/,
    marks: ["clauses 14.1 and 18.1", "still to be confirmed"],
  },
  {
    language: "Hindi",
    path: "/hi",
    verdict: /^591.kg \(9\.9 नग\) कम$/,
    marks: ["धारा 14.1 और 18.1", "पुष्टि अभी बाक़ी है"],
  },
]) {
  test(`the verdict on three sizes is on screen, on paper and in the WhatsApp message (${language})`, async ({
    page,
  }) => {
    await open(page, `${path}/delivery-check#l=2_40p-shs-100x100x4_20p-ismb-100_10p-pipe-50nb-m_n3`)
    const form = page.locator("form", { has: page.locator("[type=submit]") }).first()
    await form.getByRole("textbox").last().click()
    await page.keyboard.type("3600")
    await form.locator("[type=submit]").click()
    const heading = page.getByRole("heading", { name: verdict })
    await expect(heading).toBeInViewport()
    const says = (await heading.first().innerText()).replaceAll("\u00a0", " ")
    const link = page.locator("section[aria-labelledby] a[href*='wa.me']").first()
    const message = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text")
    await page.emulateMedia({ media: "print" })
    await expect(heading).toBeVisible()
    const paper = (await page.locator("main").innerText()).replaceAll("\u00a0", " ")
    for (const text of [says, ...marks]) {
      expect(message).toContain(text)
      expect(paper).toContain(text)
    }
  })
}

test("a delivery link that was cut short says so", async ({ page }) => {
  await open(page, "/delivery-check#l=2_40p-shs-100x100x4_n3")
  await expect(page.getByText("The end of this link is missing.")).toBeInViewport()
})
