import { expect, test, type Page } from "@playwright/test"
import { getDocumentProxy } from "unpdf"
import { company } from "../site-content"
import { open } from "./hydration"
import { fullestProduct, plainProduct, triedAmong } from "./tried-pages"

/** Latin letters and figures: a PDF keeps the letters of Hindi as they are drawn, in another order than they are written. */
const latin = (text: string) => text.replace(/[^\p{Script=Latin}\p{Number}]/gu, "")

/** The Latin letters and figures of a page's printed sheets. */
async function printedSheets(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return latin(items.map((item) => ("str" in item ? item.str : "")).join(""))
    }),
  )
}

for (const { path } of triedAmong([fullestProduct, plainProduct]).filter(
  ({ kind }) => kind === "product",
)) {
  test(`${path} prints on one or two sheets of A4 with the telephone number and its tables`, async ({
    page,
  }) => {
    await open(page, path)
    const rows = await page
      .locator(
        "#sizes details[open] tbody tr:first-child, #specification tbody tr:last-child, .tblock dd",
      )
      .allInnerTexts()
    expect(rows.length).toBeGreaterThan(0)
    const sheets = await printedSheets(page)
    expect(sheets.length).toBeLessThanOrEqual(2)
    expect(sheets[0]).toContain(latin(company.tollFree))
    for (const row of rows) expect(sheets.join("")).toContain(latin(row))
  })
}

test("a long inquiry list prints its total once, after the last line, in letters that can be read", async ({
  page,
}) => {
  const lines = Array.from({ length: 40 }, (_, nth) => ({
    text: `20p-shs-100x100x3~100x100x3+wanted+at+site+${nth}~~q`,
  }))
  await page.addInitScript(
    (text) => localStorage.setItem("inquiry-list", text),
    JSON.stringify({ lines }),
  )
  await open(page, "/inquiry")
  await expect(page.locator("main")).toContainText(/\d\s*(t|kg)\b/)
  const sheets = await printedSheets(page)
  expect(sheets.length).toBeGreaterThan(1)
  const all = sheets.join("")
  expect(all.split("Total")).toHaveLength(2)
  expect(all.indexOf("Total")).toBeGreaterThan(all.indexOf("atsite39"))
  expect(all).not.toContain(latin(company.credit.name))
  await page.emulateMedia({ media: "print" })
  const letters = page.locator("main table :is(td, th, small)").filter({ hasText: /./ })
  const sizes = await letters.evaluateAll((all) =>
    all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  )
  // 8 pt.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.6)
})
