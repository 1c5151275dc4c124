import { expect, test, type Page } from "@playwright/test"
import { storedList } from "../stored-list"
import type { WantedSize } from "../../src/inquiry/wantedSize"
import { readFile } from "node:fs/promises"
import { sizeDataFile } from "../../src/routes/generated-paths"
import { open } from "./hydration"
import { watchFaults } from "./page-faults"

const line = (sizeId: string, amount: number): WantedSize => ({
  sizeId,
  quantity: { amount, unit: "pieces", pieceLength: 6 },
})
const tube = line("shs-100x100x3", 20)
const beam = line("ismb-200", 6)

/** The list as the visitor made it before; a reload of the page leaves it alone. */
async function keep(page: Page, lines: readonly WantedSize[]): Promise<void> {
  await page.addInitScript((list) => {
    if (sessionStorage.getItem("list-is-set")) return
    sessionStorage.setItem("list-is-set", "yes")
    localStorage.setItem("inquiry-list", list)
  }, storedList(lines))
}

/** The sizes of the list, without the row that offers to undo. */
const rows = (page: Page) =>
  page
    .getByRole("list", { name: "Your list" })
    .locator("li")
    .filter({ hasNot: page.getByRole("button", { name: "Undo" }) })
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const total = (page: Page) =>
  page.getByRole("region", { name: "Send it", exact: true }).locator("p").first()

test("a size added by its address is on the list once, with its weight", async ({ page }) => {
  await open(page, "/inquiry?add=shs-100x100x3")
  await expect(row(page, "100 × 100 × 3")).toContainText("kg")
  await expect(page).toHaveURL(/\/inquiry$/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator("header").getByText("1 line")).toBeAttached()
})

test("quantities are edited, counted in other units, and survive a reload", async ({ page }) => {
  await keep(page, [tube, beam])
  await open(page, "/inquiry")
  await expect(total(page)).toContainText(/1\.9\d+\st/)
  await page.getByLabel(/^Pieces of 100/).fill("40")
  await expect(total(page)).toContainText(/3\.0\d+\st/)
  await page.getByRole("button", { name: /^More of ISMB/ }).click()
  await expect(page.getByLabel(/^Pieces of ISMB/)).toHaveValue("7")
  await page.getByLabel(/^Unit of 100/).selectOption("tonnes")
  await expect(page.getByLabel(/^Tonnes of 100/)).toHaveValue(/^2\.1/)
  await page.reload()
  await expect(page.getByLabel(/^Tonnes of 100/)).toHaveValue(/^2\.1/)
  await expect(page.getByLabel(/^Pieces of ISMB/)).toHaveValue("7")
})

// A link that opens beside another list: tests/unit/components/InquiryList. By WhatsApp, e-mail and form, and its link for a
// colleague: journeys.spec.ts.
test("the list is downloaded as a whole table, never before the sizes have loaded", async ({
  page,
}) => {
  await keep(page, [tube, beam])
  let load = () => {}
  const loaded = new Promise<void>((resolve) => (load = resolve))
  await page.route(`**/${sizeDataFile}`, (route) => loaded.then(() => route.continue()))
  await open(page, "/inquiry")
  await expect(total(page)).toContainText("…")
  const first = page.waitForEvent("download")
  await page.getByText("More ways").click()
  const button = page.locator("button", { hasText: "CSV" })
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  load()
  await expect(total(page)).toContainText(/1\.9\d+\st/)
  await button.click()
  const download = await first
  expect(download.suggestedFilename()).toBe("inquiry-list.csv")
  const csv = await readFile(await download.path(), "utf8")
  expect(csv.split("\r\n").filter(Boolean)).toHaveLength(4)
  expect(csv).toContain("ISMB 200")
})

test("printed, the list is a table with a total and room for a name", async ({ page }) => {
  await keep(page, [tube, beam])
  await open(page, "/inquiry")
  await expect(total(page)).toContainText(/1\.9\d+\st/)
  await page.getByText("More ways").click()
  await page.emulateMedia({ media: "print" })
  const table = page.getByRole("table")
  await expect(table.getByRole("row")).toHaveCount(4)
  await expect(table).toContainText(/Total\s*1\.9\d+\st/)
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden()
})

test("when the size tables cannot be had, the list is still there and can be sent", async ({
  page,
}) => {
  await page.route("**/steel/sizes.json", (route) => route.abort())
  await keep(page, [tube, beam])
  await open(page, "/inquiry")
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText("so some weights are missing")).toBeVisible()
  await page.getByText("More ways").click()
  const whatsapp = page
    .getByRole("region", { name: "Send it", exact: true })
    .getByRole("link", { name: "WhatsApp" })
  expect(decodeURIComponent((await whatsapp.getAttribute("href")) ?? "")).toContain("ismb-200")
  await page.unroute("**/steel/sizes.json")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(row(page, "ISMB 200")).toContainText("kg")
})

test("a browser that keeps nothing has a list for as long as the page is open", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("denied", "SecurityError")
        },
      })
    }
  })
  const faults = watchFaults(page)
  await open(page, "/inquiry?add=shs-100x100x3")
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel(/^Pieces of 100/).fill("40")
  await expect(page.getByText("can’t be saved in this browser")).toBeVisible()
  faults.expectNone()
})

test("a hundred sizes fit a small phone and answer at once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const hundred = Array.from({ length: 100 }, (_, n) => line(`shs-${50 + n}x${50 + n}x3`, n + 1))
  await keep(page, hundred)
  await open(page, "/inquiry")
  await expect(rows(page)).toHaveCount(100)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await page.getByRole("link", { name: "Go to total" }).click()
  await expect(total(page)).toBeInViewport()
  await page.getByLabel(/^Pieces of 50\s×/).fill("500")
  await expect(total(page)).toContainText(/\d\st/)
  await page.getByRole("button", { name: /^Remove 149/ }).click()
  await expect(total(page)).toContainText("99 sizes")
})
