import { devices, expect, test, type Page } from "@playwright/test"
import { storedList } from "../stored-list"
import { open } from "./hydration"
import { contentFile } from "../site-content"

const { paste } = contentFile<{ paste: { label: string } }>("site/inquiry-page.json")
const { form } = contentFile<{ form: { name: { label: string } } }>("site/contact.json")

const { userAgent, isMobile, hasTouch } = devices["Pixel 7"]
test.use({ userAgent, isMobile, hasTouch, viewport: { width: 412, height: 860 } })

const bar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Quick contact" }).getByRole("link", { name })

const tube = {
  sizeId: "shs-100x100x3",
  quantity: { amount: 20, unit: "pieces", pieceLength: 6 },
} as const

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

test("Inquire leads to the form, also from the contact page itself", async ({ page }) => {
  await open(page, "/")
  await bar(page, "Inquire").tap()
  const name = page.getByLabel(form.name.label, { exact: true })
  await expect(name).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(name).not.toBeInViewport()
  await bar(page, "Inquire").tap()
  await expect(name).toBeInViewport()
})

test("WhatsApp carries the list, and without one the product of the page", async ({ page }) => {
  const message = async () =>
    new URL((await bar(page, "WhatsApp").getAttribute("href")) ?? "").searchParams.get("text") ?? ""
  await open(page, "/ms-pipes")
  expect(await message()).toContain("/ms-pipes")
  await page.evaluate((list) => localStorage.setItem("inquiry-list", list), storedList([tube]))
  await open(page, "/ms-pipes")
  await expect.poll(message).toContain("100 × 100 × 3 mm: 20 nos of 6 m")
})

test("added sizes lead to the list with its total, and the way to send is one tap away", async ({
  page,
}) => {
  await open(page, "/inquiry")
  await page.getByRole("textbox", { name: paste.label }).fill("100x100x3 - 20 pcs\nISMB 200 2 ton")
  const add = page.getByRole("button", { name: "Add 2 lines" }).first()
  await expect(async () => {
    await page.getByRole("button", { name: "Read the sizes" }).tap()
    await expect(add).toBeVisible({ timeout: 1000 })
  }).toPass()
  await add.tap()
  await expect(page.getByRole("main").getByText("2 sizes added.")).toBeInViewport()
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused()
  const send = page.getByRole("region", { name: "Send it", exact: true })
  await send.scrollIntoViewIfNeeded()
  await expect(send.getByRole("link", { name: "WhatsApp" })).toBeInViewport()
  await page.getByText("More ways").tap()
  await page.getByRole("link", { name: "Send with the form" }).tap()
  await expect(page.getByLabel(form.name.label, { exact: true })).toBeInViewport()
})

test("a tapped button does not stay black", async ({ page }) => {
  await open(page, "/inquiry")
  const button = page.getByRole("button", { name: "Read the sizes" })
  const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await background()
  await button.tap()
  await expect.poll(background).toBe(before)
})

for (const path of ["/products", "/hi/products"]) {
  test(`${path}: the name of each shape fits its button in a wide font, too`, async ({ page }) => {
    await open(page, path)
    await page.evaluate(() =>
      document.documentElement.style.setProperty("--font-head", "monospace"),
    )
    for (const width of [412, 1440]) {
      await page.setViewportSize({ width, height: 860 })
      const buttons = page.locator("label:has([name=shape])")
      expect(await buttons.count()).toBeGreaterThan(5)
      const cut = await buttons.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      )
      expect(cut, `at ${width} px`).toEqual([])
    }
  })
}
