import { expect, test, type Page } from "@playwright/test"
import { everyPage, hollowProduct } from "./tried-pages"
import { open } from "./hydration"
import { translatePages } from "./translation"

const list = JSON.stringify({
  lines: [
    ...["20p-shs-100x100x3", "6p-ismb-200~ISMB+200+6+nos+urgent", "~pipe+50+nb+5+nos~~q"],
    ...["30p~Chaukhat~chaukhat~100x50", "~Delivery+Sahibabad"],
  ].map((text) => ({ text })),
})

/** What leaves the page, asks the device, or saves a file. */
const passedOver = /print|csv|dxf|location|copy|play|pause/i

const controls = "main :is(button, select, summary, input[type=checkbox], input[type=radio])"

/** Uses a control: presses it, or takes its next choice. false if there is none at this place. */
async function use(page: Page, place: number): Promise<string | null> {
  const control = page.locator(controls).filter({ visible: true }).nth(place)
  if ((await control.count()) === 0) return null
  const { name, next } = await control.evaluate((element) => ({
    name: `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`,
    next:
      element instanceof HTMLSelectElement
        ? [...element.options].find((each) => !each.disabled && !each.selected)?.value
        : null,
  }))
  if (passedOver.test(name) || next === undefined) return name
  if (next === null) await control.click()
  else await control.selectOption(next)
  return name
}

const shown = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/\s+/g, " ").trim())

/** All of them with EVERY_PAGE=1. */
const paths = ["/inquiry", "/contact", "/delivery-check", "/products", hollowProduct]

for (const path of everyPage ? paths : ["/inquiry", hollowProduct]) {
  test(`every control of ${path} does on a translated page what it does on any other`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({ baseURL })
    await translatePages(page)
    for (const each of [page, plain]) {
      await each.addInitScript((text) => {
        // Only at first: a press may open another page.
        if (localStorage.getItem("policy") === null) localStorage.setItem("inquiry-list", text)
        localStorage.setItem("policy", "ok")
      }, list)
      await each.emulateMedia({ reducedMotion: "reduce" })
      await open(each, path)
    }
    const expectSame = (after: string) =>
      expect(async () => expect(await shown(page), after).toBe(await shown(plain))).toPass()
    await expectSame(path)
    for (let place = 0; place < 40; place += 1) {
      const names = [await use(page, place), await use(plain, place)]
      expect(names[0]).toBe(names[1])
      if (names[0] === null) break
      await expectSame(`${path}: after ${names[0]}`)
    }
    expect((await shown(page)).length).toBeGreaterThan(500)
    await plain.close()
  })
}
