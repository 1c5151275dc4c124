import { expect, test, type Page } from "@playwright/test"
import { english } from "../../src/interface/en"
import { hindi } from "../../src/interface/hi"
import { languages, pathIn } from "../../src/interface/language"
import { contentFile } from "../site-content"
import { open } from "./hydration"
import { watchErrors } from "./page-faults"

/*
 * A browser that translates a page puts elements in place of its texts, at once and whenever texts appear. React keeps hold of
 * the texts it has written: one that changes would stay as it is, and an element beside one could not be added.
 */

/** Puts each text into elements, as Chrome's translator does; here the words stay the same. */
async function translate(page: Page): Promise<void> {
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

for (const language of languages) {
  const words = { en: english, hi: hindi }[language]
  const content = <Entry>(file: string) =>
    contentFile<Entry>(language === "en" ? file : `hi/${file}`)
  const { nearest, form } = content<{
    nearest: { label: string }
    form: { phone: { label: string }; submit: string }
  }>("site/contact.json")
  const { paste } = content<{ paste: { label: string } }>("site/inquiry-page.json")

  test.describe(`translated from ${language}`, () => {
    let errors: string[] = []

    const openTranslated = async (page: Page, path: string) => {
      errors = watchErrors(page)
      await open(page, pathIn(language, path))
      await translate(page)
    }

    test.afterEach(async ({ page }) => {
      expect(errors).toEqual([])
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    })

    test("the list's total follows a quantity, and pasted lines are read and added", async ({
      page,
    }) => {
      await openTranslated(page, "/inquiry?add=ismb-200")
      const main = page.getByRole("main")
      const amount = main.getByRole("textbox", {
        name: words.list.amountOf.pieces("ISMB\u00a0200"),
      })
      await amount.fill("37")
      await expect(main).toContainText("5.366")
      await amount.fill("23")
      await expect(main).toContainText("3.335")
      await expect(main).not.toContainText("5.366")
      await main
        .getByRole("textbox", { name: paste.label })
        .fill("100x100x4 - 20 nos\n20x20 pipe\n100x100x5 - 3 nos")
      await expect(async () => {
        await main.getByRole("button", { name: words.paste.read }).click()
        await expect(main).toContainText("20x20 pipe", { timeout: 2000 })
      }).toPass()
      await main.getByRole("button", { name: words.list.remove("ISMB\u00a0200") }).click()
      await expect(main).toContainText(words.list.removed("ISMB\u00a0200"))
      await main.getByRole("button", { name: words.list.undo }).click()
      await expect(amount).toHaveValue("23")
    })

    test("the calculator and the finder answer again and again", async ({ page }) => {
      await openTranslated(page, "/products")
      const search = page.locator("#q, input[name=q]").first()
      const found = page.locator("#sizes")
      for (const [typed, answer] of [
        ["ismb 200", "ISMB\u00a0200"],
        ["100x100x4", "100 × 100 × 4"],
        ["qqqq", words.found.unread],
        ["isa 50x50x6", "50 × 50 × 6"],
      ] as const) {
        await search.fill(typed)
        await expect(found).toContainText(answer)
      }
      const calculator = page.locator("#weight")
      const quantity = calculator.getByLabel(words.calculator.quantity, { exact: true })
      const output = calculator.locator("output")
      const figure = async () => Number((await output.innerText()).match(/[\d.]+/g)?.at(-1))
      await quantity.fill("2")
      await expect.poll(figure).toBeGreaterThan(0)
      const ofTwo = await figure()
      await quantity.fill("-5")
      await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(1)
      await quantity.fill("4")
      await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(0)
      await expect.poll(figure).toBeCloseTo(2 * ofTwo, 1)
    })

    test("the tables of a product are filtered again and again", async ({ page }) => {
      await openTranslated(page, "/ms-pipes")
      const filter = page.locator("#size-filter")
      const status = page.locator("#sizes").getByRole("status").first()
      for (const typed of ["50", "qqqq", "2 inch", "999x999x9", "80"]) {
        const before = await status.textContent()
        await filter.fill(typed)
        await expect(status).not.toHaveText(before ?? "")
      }
      await filter.fill("")
    })

    test("the nearest branch is found, and every refusal is said", async ({ page }) => {
      await openTranslated(page, "/contact")
      const place = page.getByLabel(nearest.label)
      const find = page.getByRole("button", { name: words.branches.find })
      const main = page.getByRole("main")
      await find.click()
      await expect(main).toContainText(words.branches.nothingTyped)
      await place.fill("qqqq")
      await find.click()
      await expect(main).toContainText(words.branches.notFound)
      await expect(main).not.toContainText(words.branches.nothingTyped)
      await place.fill("4920")
      await find.click()
      await expect(main).toContainText(words.branches.pin("4920"))
      await place.fill("999999")
      await find.click()
      await expect(main).not.toContainText(words.branches.pin("4920"))
    })

    test("the form names its faults, and takes them back", async ({ page }) => {
      await openTranslated(page, "/contact")
      const sheet = page.locator('form[name="inquiry"]')
      await sheet.getByRole("button", { name: form.submit }).click()
      await expect(sheet).toContainText(words.form.name.sentence)
      const phone = sheet.getByRole("textbox", { name: form.phone.label })
      await phone.fill("981")
      await phone.blur()
      await expect(phone).toHaveAttribute("aria-invalid", "true")
      await phone.fill("98100 00000")
      await phone.blur()
      await expect(phone).not.toHaveAttribute("aria-invalid", "true")
    })
  })
}
