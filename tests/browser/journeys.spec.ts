import { expect, test as base, type Locator, type Page } from "@playwright/test"
import { english as words } from "../../src/kit/words/en"
import { contentFile } from "../site-content"
import { expectNoAxeFault } from "./accessibility"
import { open } from "./hydration"
import { watchErrors } from "./page-faults"
import { translatePages } from "./translation"
import { hollowProduct } from "./tried-pages"
import { watchViolations } from "./violations"

/**
 * What buyers come for, from beginning to end: the first on a phone and on a desktop whose browser translates every page, the others
 * on a phone that does. axe looks at what changes in every state on the way; the page around it is looked at in audit.spec.ts. What
 * editors come for: admin.spec.ts on a desktop, phone-editor.spec.ts on a phone.
 */

const { paste } = contentFile<{ paste: { label: string } }>("site/inquiry-page.json")
const { nearest, form } = contentFile<{
  nearest: { label: string }
  form: { list: string; name: { label: string } }
}>("site/contact.json")

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

/** The lines a buyer pastes, each with its text in every message: the name of a size, or the words as written. */
const requirement: readonly (readonly [line: string, said: RegExp])[] = [
  ["50x50x3 - 20 pcs", /50x50x3 - 20 pcs\n +size or quantity to be settled/],
  ["100x100x4 pipe 10 nos", /100 × 100 × 4\D[^\n]*10 nos/],
  ["rhs 100x50x4 - 15 nos", /100 × 50 × 4\D[^\n]*15 nos/],
  ["2 inch medium 40 nos", /50 nb medium/],
  ["ISMB 200 - 2 ton", /ISMB 200: 2 t/],
  ["ISMC 100 12 nos", /ISMC 100/],
  ["ISA 50x50x6 25 nos", /50 × 50 × 6/],
  ["72x72x3.2 SHS 30 nos", /72 × 72 × 3\.2/],
  ["96x48x3.2 RHS 12 nos", /96 × 48 × 3\.2/],
  ["sheet 5 mm 1250x2500 8 nos", /1250 × 2500|1250x2500/],
  ["chaukhat 100x50 1.6 mm 30 nos", /100x50 1\.6/],
  ["colour coated sheet 0.5mm 12ft blue 50 nos", /0\.5 ?mm 12 ?ft blue/],
  ["HR coil 2.5 mm 3 ton", /2\.5 mm/],
  ["TMT saria 12mm 2 ton", /saria 12 ?mm/],
  ["binding wire 50 kg", /binding wire/],
  ["Delivery Sahibabad site pe", /Delivery Sahibabad site pe/],
  ["25x25 16 gauge pipe do bundle", /25x25 16 gauge pipe do bundle$/m],
  ["welding rod 2 packet", /welding rod 2 packet/],
  ["नट बोल्ट 5 किलो", /नट बोल्ट 5 किलो/],
  ["urgent, call before you come 😀", /urgent, call before you come 😀/],
]

const rows = (page: Page) =>
  page
    .getByRole("list", { name: "Your list" })
    .locator("li")
    .filter({ hasNot: page.getByRole("button", { name: "Undo" }) })
const ways = (page: Page) => page.getByRole("region", { name: "Send it", exact: true })
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
      await expect(rows(page)).toHaveCount(1)
      const amount = rows(page).first().getByRole("textbox").first()
      await expect(amount).toHaveValue("20")
      await expect(page.getByLabel(/^Length of a piece of/)).toHaveValue("12")
      await expectNoAxeFault(page, "filled list", { within: "main" })

      const total = ways(page).locator("p").first()
      await expect(total).toContainText("3.458")
      await amount.fill("30")
      await expect(total).toContainText("5.188")
      await page.getByLabel(/^Length of a piece of/).fill("6")
      await page.keyboard.press("Tab")
      await page.getByLabel(/^Unit of 100/).selectOption("metres")
      await expect(amount).toHaveValue("180")
      await press(page.getByRole("button", { name: /^Remove/ }))
      await expect(rows(page)).toHaveCount(0)
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
      await expect(rows(colleague).first().getByRole("textbox").first()).toHaveValue("180")
      await colleague.close()

      for (const name of ["WhatsApp", "E-mail"]) {
        const message = await messageOf(ways(page).getByRole("link", { name }))
        expect(message).toContain("180 m")
        expect(message).toContain("/inquiry#z=")
      }
      await press(ways(page).getByRole("link", { name: "Send with the form" }))
      await expect(page).toHaveURL(/\/contact/)
      await expect(page.getByLabel(form.name.label, { exact: true })).toBeInViewport()
      await expect(page.getByLabel(/1 size,/)).toBeChecked()
    })
  })
}

test.describe("on a phone whose browser translates", () => {
  test.use(onPhone)
  test.beforeEach(({ page }) => translatePages(page))

  test("twenty pasted lines are read, put on the list, and arrive whole by WhatsApp, e-mail and the form", async ({
    page,
  }) => {
    await open(page, "/inquiry")
    const box = page.getByRole("textbox", { name: paste.label })
    await box.tap()
    await page.keyboard.insertText(requirement.map(([line]) => line).join("\n"))
    await page.getByRole("button", { name: "Put on the list" }).tap()
    const news = page.locator("#inquiry-undo")
    await expect(news).toContainText(/^\d+ sizes, .* put on the list\./)
    await expect(news).toBeInViewport()
    // Two lines are no goods: they lead the message.
    await expect(rows(page)).toHaveCount(requirement.length - 2)
    await expect(news).toBeFocused()
    await expect(box).toHaveValue("")
    await expectNoAxeFault(page, "pasted lines on the list", { within: "main" })

    await page.getByText("More ways").tap()
    await expect(ways(page).getByRole("link", { name: "E-mail" })).toBeVisible()
    const expectAll = (text: string, by: string) => {
      for (const [, said] of requirement) expect(text, by).toMatch(said)
    }
    for (const name of ["WhatsApp", "E-mail"]) {
      const message = await messageOf(ways(page).getByRole("link", { name }))
      expect(message).toMatch(/lines? without weight/)
    }
    expectAll(await messageOf(ways(page).getByRole("link", { name: "WhatsApp" })), "WhatsApp")
    const mail = ways(page).getByRole("link", { name: "E-mail" })
    expect((await mail.getAttribute("href"))?.length).toBeLessThanOrEqual(2000)
    await expect(page.getByText(/^E-mail: .* will not fit/)).toBeVisible()
    await ways(page).getByRole("link", { name: "Send with the form" }).tap()
    await expect(page.getByLabel(new RegExp(`^${form.list}.* lines`))).toBeChecked()
    const field = page.locator('input[name="list"]')
    // Until the tables have loaded, sizes are named by their id.
    await expect.poll(() => field.inputValue()).toContain("50 nb medium")
    expectAll(await field.inputValue(), "the form")
  })

  test("the nearest branch is found, and can be called", async ({ page }) => {
    await open(page, "/contact")
    const field = page.getByLabel(nearest.label)
    await field.tap()
    for (const [typed, said] of [
      ["", words.branches.nothingTyped],
      ["qqqq", words.branches.notFound],
    ] as const) {
      await page.keyboard.type(typed)
      await page.keyboard.press("Enter")
      await expect(page.locator("main")).toContainText(said)
    }
    await field.fill("482 001")
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).not.toContainText(words.branches.notFound)
    const first = page.locator("main article").first()
    await expect(first).toContainText("as the crow flies")
    await expectNoAxeFault(page, "nearest branch found", { within: "main" })
    // Whose number it is: tests/site/home.test.ts
    const call = first.locator('a[href^="tel:"]').first()
    await expect(call).toBeVisible()
    await expect(call).toHaveAccessibleName(/call|\d{4}/i)
  })

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

  const bar = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Quick contact" }).getByRole("link", { name })

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

  test("WhatsApp in the bar carries the product of the page, then the list; Inquire leads to the form, also from its own page", async ({
    page,
  }) => {
    await open(page, hollowProduct)
    const message = () => messageOf(bar(page, "WhatsApp"))
    await bar(page, "WhatsApp").focus()
    expect(await message()).toContain(hollowProduct)
    await open(page, "/inquiry?add=shs-100x100x3")
    await bar(page, "WhatsApp").focus()
    await expect.poll(message).toContain("100 × 100 × 3 mm")
    const name = page.getByLabel(form.name.label, { exact: true })
    await bar(page, "Inquire").tap()
    await expect(name).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(name).not.toBeInViewport()
    await bar(page, "Inquire").tap()
    await expect(name).toBeInViewport()
  })
})
