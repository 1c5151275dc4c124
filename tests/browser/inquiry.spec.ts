import { expect, test } from "@playwright/test"
import { sizeLine, storedList } from "../stored-list"
import { open } from "./hydration"
import { listRows, waysToSend } from "./page-parts"

test("a hundred sizes fit a small phone and answer at once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const hundred = storedList(
    Array.from({ length: 100 }, (_, n) => sizeLine(`shs-${50 + n}x${50 + n}x3`, { amount: n + 1 })),
  )
  await page.addInitScript((list) => localStorage.setItem("inquiry-list", list), hundred)
  await open(page, "/inquiry")
  const total = waysToSend(page).locator("p").first()
  await expect(listRows(page)).toHaveCount(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole("link", { name: "Go to total" }).click()
  await expect(total).toBeInViewport()
  await page.getByLabel(/^Quantity of 50\s×/).fill("500")
  await page.getByRole("button", { name: /^Remove 149/ }).click()
  await expect(total).toContainText("99 sizes")
})

test("a short delivery is checked, also before the size tables have come: its verdict is in sight, on one sheet of paper and in the message", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 860 })
  let sendTables = () => {}
  const wanted = new Promise<void>((resolve) => (sendTables = resolve))
  await page.route("**/steel/sizes.json*", async (route) => {
    await wanted
    await route.continue()
  })
  await open(page, "/delivery-check#l=2_n3_40p-shs-100x100x4_20p-ismb-100_10p-pipe-50nb-m_n3")
  await page.getByLabel("Weighbridge net").fill("3600")
  await page.getByRole("button", { name: "Check the delivery" }).click()
  await expect(page.getByText("Loading the size tables")).toBeVisible()
  sendTables()
  const verdict = page.getByRole("heading", { name: /^Short by 591.kg \(10 pieces\)$/ })
  await expect(verdict).toBeFocused()
  // Under the header, so that the figures below it are in sight, too.
  expect((await verdict.boundingBox())?.y).toBeLessThan(300)
  await expect(page.getByText("Theoretical weight", { exact: true }).first()).toBeInViewport()
  const link = page.locator("section[aria-labelledby] a[href*='wa.me']").first()
  const message = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("Weighbridge slip no.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Check the delivery" })).toBeHidden()
  const paper = (await page.locator("main").innerText()).replaceAll("\u00a0", " ")
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  for (const text of ["(10 pieces)", "clauses 14.1 and 18.1", "still to be confirmed"]) {
    expect(message).toContain(text)
    expect(paper).toContain(text)
  }
})
