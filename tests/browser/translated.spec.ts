import { expect, test, type Page } from "@playwright/test"
import { english as words } from "../../src/site/words/en"
import { contentFile } from "../site-content"
import { open } from "./hydration"
import { watchErrors } from "./page-faults"

/*
 * A browser that translates a page puts elements in place of its texts, at once and whenever texts appear. React keeps hold of
 * the texts it has written: one that changes would stay as it is, and an element beside one could not be added. The templates
 * are the same in both languages.
 */

const { nearest, form } = contentFile<{
  nearest: { label: string }
  form: { phone: { label: string }; submit: string }
}>("site/contact.json")
const { paste } = contentFile<{ paste: { label: string } }>("site/inquiry-page.json")

let errors: string[] = []

/** Opens a page and puts each of its texts into elements, as Chrome's translator does; here the words stay the same. */
async function openTranslated(page: Page, path: string): Promise<void> {
  errors = watchErrors(page)
  await open(page, path)
  await page.evaluate(() => {
    const left = "font, script, style, noscript, textarea, select, svg"
    const put = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return
      const outer = document.createElement("font")
      const inner = document.createElement("font")
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const putAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(put)
    }
    putAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(putAll)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test.afterEach(async ({ page }) => {
  expect(errors).toEqual([])
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("translated, the list's total follows a quantity, and pasted lines are read and added", async ({
  page,
}) => {
  await openTranslated(page, "/inquiry?add=ismb-200")
  const main = page.getByRole("main")
  const beam = "ISMB\u00a0200"
  const amount = main.getByRole("textbox", { name: words.list.amountOf.pieces(beam) })
  await amount.fill("37")
  await expect(main).toContainText("5.366")
  await amount.fill("23")
  await expect(main).toContainText("3.335")
  await expect(main).not.toContainText("5.366")
  await main
    .getByRole("textbox", { name: paste.label })
    .fill("100x100x4 - 20 nos\n20x20 pipe\n100x100x5 - 3 nos")
  await main.getByRole("button", { name: words.paste.read }).click()
  await expect(page.getByRole("group", { name: "Lines read" })).toContainText("20x20 pipe")
  await main.getByRole("button", { name: words.list.remove(beam) }).click()
  await expect(main).toContainText(words.list.removed(beam))
  await main.getByRole("button", { name: words.list.undo }).click()
  await expect(amount).toHaveValue("23")
})

test("translated, the calculator and the finder answer again and again", async ({ page }) => {
  await openTranslated(page, "/products")
  const search = page.getByRole("searchbox").first()
  for (const [typed, answer] of [
    ["ismb 200", "ISMB\u00a0200"],
    ["100x100x4", "100 × 100 × 4"],
    ["qqqq", words.found.unread],
    ["isa 50x50x6", "50 × 50 × 6"],
  ] as const) {
    await search.fill(typed)
    await expect(page.locator("#sizes")).toContainText(answer)
  }
  const calculator = page.locator("#weight")
  const quantity = calculator.getByLabel(words.calculator.quantity, { exact: true })
  const figure = async () =>
    Number((await calculator.locator("output").innerText()).match(/[\d.]+/g)?.at(-1))
  await quantity.fill("2")
  await expect.poll(figure).toBeGreaterThan(0)
  const ofTwo = await figure()
  await quantity.fill("-5")
  await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(1)
  await quantity.fill("4")
  await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(0)
  await expect.poll(figure).toBeCloseTo(2 * ofTwo, 1)
})

test("translated, the tables of a product are filtered again and again", async ({ page }) => {
  await openTranslated(page, "/ms-pipes")
  const status = page.locator("#sizes").getByRole("status").first()
  for (const typed of ["50", "qqqq", "2 inch", "999x999x9", "80"]) {
    const before = await status.textContent()
    await page.locator("#size-filter").fill(typed)
    await expect(status).not.toHaveText(before ?? "")
  }
})

test("translated, the nearest branch is found and every refusal is said; the form names its faults and takes them back", async ({
  page,
}) => {
  await openTranslated(page, "/contact")
  const place = page.getByLabel(nearest.label)
  const main = page.getByRole("main")
  for (const [typed, said] of [
    ["", words.branches.nothingTyped],
    ["qqqq", words.branches.notFound],
    ["4920", words.branches.pin("4920")],
  ] as const) {
    await place.fill(typed)
    await page.getByRole("button", { name: words.branches.find }).click()
    await expect(main).toContainText(said)
  }
  await expect(main).not.toContainText(words.branches.notFound)

  const sheet = page.locator('form[name="inquiry"]')
  await sheet.getByRole("button", { name: form.submit }).click()
  await expect(sheet).toContainText(words.form.name.sentence)
  const phone = sheet.getByRole("textbox", { name: form.phone.label })
  for (const [typed, isWrong] of [
    ["981", true],
    ["98100 00000", false],
  ] as const) {
    await phone.fill(typed)
    await phone.blur()
    if (isWrong) await expect(phone).toHaveAttribute("aria-invalid", "true")
    else await expect(phone).not.toHaveAttribute("aria-invalid", "true")
  }
})
