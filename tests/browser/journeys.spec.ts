import { expect, test as base, type Locator, type Page } from "@playwright/test"
import { english as words } from "../../src/kit/words/en"
import { contentFile } from "../site-content"
import { expectNoAxeFault } from "./accessibility"
import { open } from "./hydration"
import { watchErrors, watchViolations } from "./page-faults"
import { listRows, waysToSend } from "./page-parts"
import { translatePages } from "./translation"
import { hollowProduct } from "./tried-pages"

/**
 * What buyers come for, from beginning to end: the first on a phone and on a desktop whose browser translates every page, the others
 * on a phone that does. axe looks at what changes in every state on the way; the page around it is looked at in audit.spec.ts. What
 * editors come for: hindi-editor.spec.ts on a desktop, phone-editor.spec.ts on a phone.
 */

const { form } = contentFile<{ form: { name: { label: string } } }>("site/contact.json")

/** On the way the site's policy refuses nothing, and no script of the site fails. */
const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page }, provide) => {
      const errors = watchErrors(page)
      const violations = await watchViolations(page)
      await provide()
      violations.expectNone()
      expect(errors.filter((error) => !error.includes("ERR_"))).toEqual([])
    },
    { auto: true },
  ],
})

const toList = (page: Page) => page.getByRole("banner").getByRole("link", { name: /1 line/ })

/** The text of a message in the address of a way to send it. */
async function messageOf(link: Locator): Promise<string> {
  const { searchParams } = new URL((await link.getAttribute("href")) ?? "")
  return searchParams.get("text") ?? searchParams.get("body") ?? ""
}

const onPhone = { viewport: { width: 412, height: 860 }, isMobile: true, hasTouch: true }

for (const [where, use] of [
  ["a phone", onPhone],
  ["a desktop, translated by the browser", { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(use)
    const isPhone = where === "a phone"
    const press = (target: Locator) => (isPhone ? target.tap() : target.click())

    test("a size is found, weighed, put on the list with its quantity, changed, brought back, shared and sent", async ({
      page,
      browser,
      baseURL,
      context,
    }) => {
      if (!isPhone) await translatePages(page)
      await context.grantPermissions(["clipboard-read", "clipboard-write"])
      await open(page, "/products")
      const search = page.getByRole("searchbox", { name: "Size" })
      const foundSize = page.locator("#sizes").getByText("100 × 100 × 4", { exact: true }).first()
      await press(search)
      await page.keyboard.type("qqqq")
      await expect(page.locator("#sizes")).toContainText(words.finder.unread)
      await search.fill("100x100x4")
      await page.keyboard.press("Enter")
      await expect(foundSize).toBeInViewport()
      await expectNoAxeFault(page, "found sizes", { within: "#sizes" })

      const calculator = page.getByRole("form", { name: "Weight calculator" })
      const quantity = calculator.getByLabel("Quantity", { exact: true })
      const answer = page.locator("#weight output")
      await quantity.fill("2")
      await expect(answer).toContainText("173 kg")
      await quantity.fill("-5")
      await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(1)
      await expectNoAxeFault(page, "calculator with a fault", { within: "#weight" })
      await quantity.fill("20")
      await calculator.getByLabel("Length of a piece", { exact: true }).fill("12")
      await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(0)
      await expect(answer).toContainText("3.458")
      await press(page.locator("#weight").getByRole("link", { name: /^Add to inquiry/ }))
      await press(toList(page))

      await expect(page).toHaveURL(/\/inquiry$/)
      await expect(listRows(page)).toHaveCount(1)
      const amount = listRows(page).first().getByRole("textbox").first()
      await expect(amount).toHaveValue("20")
      await expect(page.getByLabel(/^Length of a piece of/)).toHaveValue("12")
      await expectNoAxeFault(page, "filled list", { within: "main" })

      const total = waysToSend(page).locator("p").first()
      await expect(total).toContainText("3.458")
      await amount.fill("30")
      await expect(total).toContainText("5.188")
      await page.getByLabel(/^Length of a piece of/).fill("6")
      await page.keyboard.press("Tab")
      await page.getByLabel(/^Unit of 100/).selectOption("metres")
      await expect(amount).toHaveValue("180")
      await press(page.getByRole("button", { name: /^Remove/ }))
      await expect(listRows(page)).toHaveCount(0)
      await expectNoAxeFault(page, "list that can be undone", { within: "main" })
      await press(page.getByRole("button", { name: "Undo" }))
      await expect(amount).toHaveValue("180")
      await page.reload()
      await expect(amount).toHaveValue("180")

      await press(page.getByText("More ways"))
      await press(page.getByRole("button", { name: "Copy link" }))
      await expect(page.getByText("Link copied.")).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const colleague = await browser.newPage({ baseURL })
      await open(colleague, link)
      await expect(listRows(colleague).first().getByRole("textbox").first()).toHaveValue("180")
      await colleague.close()

      for (const name of ["WhatsApp", "E-mail"]) {
        const message = await messageOf(waysToSend(page).getByRole("link", { name }))
        expect(message).toContain("180 m")
        expect(message).toContain("/inquiry#z=")
      }
      await press(waysToSend(page).getByRole("link", { name: "Send with the form" }))
      await expect(page).toHaveURL(/\/contact/)
      await expect(page.getByLabel(form.name.label, { exact: true })).toBeInViewport()
      await expect(page.getByLabel(/1 size,/)).toBeChecked()
    })
  })
}

test.describe("on a phone whose browser translates", () => {
  test.use(onPhone)
  test.beforeEach(({ page }) => translatePages(page))

  test("the tables of a product are filtered again and again; a size is drawn, and its drawing downloaded", async ({
    page,
  }) => {
    await open(page, hollowProduct)
    const status = page.locator("#sizes").getByRole("status").first()
    for (const [typed, said] of [
      ["999x999x9", /not in these tables/],
      ["100x100", /\d+ sizes/],
      ["999x999x9", /not in these tables/],
      ["100x100", /\d+ sizes/],
    ] as const) {
      await page.locator("#size-filter").fill(typed)
      await expect(status).toHaveText(said)
    }
    await page.locator("main details[open] tbody button:visible").first().tap()
    const [drawing] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /DXF/ }).first().tap(),
    ])
    expect(drawing.suggestedFilename()).toMatch(/\.dxf$/)
    await expect(page.getByText(/Look for .*\.dxf .* open this page in Chrome/)).toBeVisible()
  })
})

test.describe("on a phone", () => {
  test.use(onPhone)

  test("the search key leads to the sizes, and Back leaves the page the first time", async ({
    page,
  }) => {
    await open(page, "/about")
    await open(page, "/products")
    const field = page.getByRole("searchbox", { name: "Size" })
    await field.tap()
    await page.keyboard.type("ismb 200")
    await page.keyboard.press("Enter")
    await expect(page.getByText("ISMB\u00a0200", { exact: true })).toBeInViewport()
    await expect(field).not.toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  // What its WhatsApp carries: src/site/ActionBar/ActionBar.test.tsx
  test("Inquire in the bar leads to the form, also from its own page", async ({ page }) => {
    await open(page, hollowProduct)
    const name = page.getByLabel(form.name.label, { exact: true })
    const inquire = page
      .getByRole("navigation", { name: "Quick contact" })
      .getByRole("link", { name: "Inquire" })
    await inquire.tap()
    await expect(name).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(name).not.toBeInViewport()
    await inquire.tap()
    await expect(name).toBeInViewport()
  })
})
