import { expect, test, type Locator, type Page } from "@playwright/test"
import { contentFile, dialled } from "../site-content"
import { expectNoAxeFault } from "./accessibility"
import { openChangingSite } from "./changing-site"
import { hydrated, open } from "./hydration"
import { expectKept } from "./kept-pages"
import { hollowProduct } from "./tried-pages"

/**
 * What buyers come for, from beginning to end, on a phone and on a desktop. axe looks at what changes in every state on the
 * way; the page around it is looked at in audit.spec.ts. What editors come for: admin.spec.ts on a desktop, phone-editor.spec.ts on a phone.
 */

const { paste } = contentFile<{ paste: { label: string } }>("site/inquiry-page.json")
const { nearest } = contentFile<{ nearest: { label: string } }>("site/contact.json")

const rows = (page: Page) =>
  page
    .getByRole("list", { name: "Your list" })
    .locator("li")
    .filter({ hasNot: page.getByRole("button", { name: "Undo" }) })

const ways = (page: Page) => page.getByRole("region", { name: "Send it", exact: true })

/** The text of a message in the address of a way to send it. */
async function messageOf(link: Locator): Promise<string> {
  const { searchParams } = new URL((await link.getAttribute("href")) ?? "")
  return searchParams.get("text") ?? searchParams.get("body") ?? ""
}

const onPhone = { viewport: { width: 412, height: 860 }, isMobile: true, hasTouch: true }

for (const [where, use] of [
  ["a phone", onPhone],
  ["a desktop", { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(use)
    const press = (target: Locator) => (where === "a phone" ? target.tap() : target.click())

    test("a size is found, weighed, put on the list with its quantity, changed, brought back, shared and sent", async ({
      page,
      browser,
      baseURL,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"])
      await open(page, "/products")
      const search = page.getByRole("searchbox", { name: "Size" })
      await press(search)
      await page.keyboard.type("100x100x4")
      await page.keyboard.press("Enter")
      const found = page.locator("#sizes").getByText("100 × 100 × 4", { exact: true }).first()
      await expect(found).toBeInViewport()
      await expectNoAxeFault(page, "found sizes", { within: "#sizes" })

      const calculator = page.getByRole("form", { name: "Weight calculator" })
      const quantity = calculator.getByLabel("Quantity", { exact: true })
      await quantity.fill("-5")
      await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(1)
      await expectNoAxeFault(page, "calculator with a fault", { within: "#weight" })
      await quantity.fill("20")
      await calculator.getByLabel("Length of a piece", { exact: true }).fill("12")
      await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(0)
      await press(page.locator("#weight").getByRole("link", { name: /^Add to inquiry/ }))
      await press(page.getByRole("banner").getByRole("link", { name: /1 line/ }))

      await expect(page).toHaveURL(/\/inquiry$/)
      await expect(rows(page)).toHaveCount(1)
      const amount = rows(page).first().getByRole("textbox").first()
      await expect(amount).toHaveValue("20")
      await expect(page.getByLabel(/^Length of a piece of/)).toHaveValue("12")
      await expectNoAxeFault(page, "filled list", { within: "main" })

      await amount.fill("30")
      await page.getByLabel(/^Length of a piece of/).fill("6")
      await page.getByLabel(/^Unit of/).selectOption("metres")
      await expect(amount).toHaveValue("180")
      await press(page.getByRole("button", { name: /^Remove/ }))
      await expect(rows(page)).toHaveCount(0)
      await expectNoAxeFault(page, "list that can be undone", { within: "main" })
      await press(page.getByRole("button", { name: "Undo" }))
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
        expect(message).toContain("/inquiry#l=")
      }
      await press(ways(page).getByRole("link", { name: "Send with the form" }))
      await expect(page).toHaveURL(/\/contact/)
      await expect(page.getByLabel(/1 size,/)).toBeChecked()
    })

    test("a pasted requirement is read, chosen from, put on the list and sent", async ({
      page,
    }) => {
      await open(page, "/inquiry")
      const box = page.getByRole("textbox", { name: paste.label })
      await press(box)
      await page.keyboard.insertText("rhs 100 x 50 x 4 pipe - 10 nos\nISMB 200 2 ton")
      await press(page.getByRole("button", { name: "Read the sizes" }))
      const result = page.getByRole("group", { name: "Lines read" })
      await expect(result).toBeVisible()
      await expectNoAxeFault(page, "pasted lines that were read", { within: "main" })
      for (const choice of await result.getByRole("combobox").all()) {
        await choice.selectOption({ index: 1 })
      }
      await press(page.getByRole("button", { name: "Add 2 lines" }).first())
      await expect(rows(page)).toHaveCount(2)
      await press(page.getByText("More ways"))
      const message = await messageOf(ways(page).getByRole("link", { name: "WhatsApp" }))
      expect(message).toMatch(/100 × 50 × 4\D[^\n]*10 nos/)
      expect(message).toContain("ISMB 200")
    })

    test("the nearest branch is found, and can be called", async ({ page }) => {
      await open(page, "/contact")
      const field = page.getByLabel(nearest.label)
      await press(field)
      await page.keyboard.type("482 001")
      await page.keyboard.press("Enter")
      const first = page.locator("main article").first()
      await expect(first).toContainText("as the crow flies")
      await expectNoAxeFault(page, "nearest branch found", { within: "main" })
      const call = first.locator('a[href^="tel:"]').first()
      expect(await call.getAttribute("href")).toBe(dialled(await call.innerText()))
    })

    test("a branch on the map opens its window, which leads there", async ({ page }) => {
      await page.goto("/about")
      await hydrated(page)
      const marker = page.locator("button[data-branch]").last()
      await press(marker)
      const window = page.getByRole("dialog")
      await expect(window.getByRole("link", { name: "Directions" })).toBeVisible()
      await expectNoAxeFault(page, "open window of the map", { within: "main" })
    })
  })
}

// On a desktop: offline.spec.ts reads and filters it; the list takes a size from it in before-scripts.spec.ts.
test.describe("on a phone where there is no network", () => {
  test.use({ ...onPhone, serviceWorkers: "allow" })

  test("a product that was read is read again, filtered and put on the list", async ({
    page,
    baseURL,
  }) => {
    const site = await openChangingSite(String(baseURL))
    try {
      await open(page, site.address + hollowProduct)
      await expectKept(page, hollowProduct, "/inquiry")
      site.isOut = true
      await open(page, site.address + hollowProduct)
      await page.locator("#size-filter").tap()
      await page.keyboard.type("100")
      await expect(page.locator("#sizes").getByRole("status")).toContainText("sizes")
      await expectNoAxeFault(page, "read without network", { within: "main" })
      await page.locator("#sizes tbody button:visible").first().tap()
      // The drawing opens under the row, besides the one at the top.
      const add = page.locator("#sizes").getByRole("link", { name: /^Add to inquiry/ })
      await add.last().tap()
      await page
        .getByRole("banner")
        .getByRole("link", { name: /1 line/ })
        .tap()
      await expect(rows(page)).toHaveCount(1)
    } finally {
      await site.close()
    }
  })
})
