import { expect, test, type Locator, type Page } from "@playwright/test"
import { expectNoAxeFault } from "./accessibility"
import { open } from "./hydration"
import { contentFile, contentFolderEntries } from "../site-content"

interface FieldWords {
  readonly label: string
}

const { form: words } = contentFile<{
  form: Record<
    "name" | "company" | "phone" | "email" | "city" | "trade" | "message",
    FieldWords
  > & {
    readonly products: FieldWords
    readonly consent: string
    readonly submit: string
  }
}>("site/contact.json")
const productNames = new Map(
  contentFolderEntries<{ name: string }>("products").map(({ slug, name }) => [slug, name]),
)

const formOf = (page: Page) => page.locator('form[name="inquiry"]')
const field = (page: Page, name: "name" | "company" | "phone" | "email" | "city" | "message") =>
  formOf(page).getByRole("textbox", { name: new RegExp(`^${words[name].label}`) })
const trade = (page: Page) => formOf(page).getByRole("combobox")
const consent = (page: Page) => formOf(page).getByRole("checkbox", { name: words.consent })
const product = (page: Page, slug: string) =>
  formOf(page).getByRole("checkbox", { name: productNames.get(slug), exact: true })
const faultsOf = (page: Page) => formOf(page).getByRole("alert")
const send = (page: Page) => formOf(page).getByRole("button", { name: words.submit }).click()

/** What is wrong with a field: the last text that describes it; before that comes its hint. */
async function faultOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const last = element.getAttribute("aria-describedby")?.split(" ").at(-1)
    return document.getElementById(last ?? "")?.textContent ?? ""
  })
}

const typed = {
  name: "R. Sharma",
  company: "Sharma & Sons, Steels",
  phone: "98100 00000",
  email: "sharma@example.com",
  city: "Kanpur",
  message: "50 × 50 × 3, 6 m, 20 pieces.\nAlso 100% galvanised pipe?",
} as const

/** Fills everything a visitor can. */
async function fillAll(page: Page) {
  for (const [name, text] of Object.entries(typed)) {
    await field(page, name as keyof typeof typed).fill(text)
  }
  await trade(page).selectOption("Fabricator")
  await formOf(page).getByText(words.products.label, { exact: false }).first().click()
  await product(page, "plank").check()
  await product(page, "ms-pipes").check()
  await consent(page).check()
}

async function expectAllFilled(page: Page) {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name as keyof typeof typed)).toHaveValue(text)
  }
  await expect(trade(page)).toHaveValue("Fabricator")
  await expect(product(page, "plank")).toBeChecked()
  await expect(product(page, "ms-pipes")).toBeChecked()
  await expect(product(page, "alpha")).not.toBeChecked()
  await expect(consent(page)).toBeChecked()
}

test("an empty form says what is missing, in a summary that takes the focus and beside each field, and a reload loses nothing typed after it", async ({
  page,
}) => {
  await open(page, "/contact")
  await send(page)
  const summary = faultsOf(page)
  await expect(summary).toBeFocused()
  const missing = [field(page, "name"), field(page, "phone"), field(page, "message"), consent(page)]
  await expect(summary.getByRole("link")).toHaveCount(missing.length)
  for (const control of missing) {
    await expect(control).toHaveAttribute("aria-invalid", "true")
    const said = (await faultOf(control)).trim()
    expect(said).not.toBe("")
    await expect(formOf(page).getByText(said, { exact: true })).toBeVisible()
  }
  for (const name of ["company", "email", "city"] as const) {
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid")
  }

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeFault(page, `the form with its errors at ${width} px`)
  }

  await summary.getByRole("link", { name: words.message.label }).click()
  await expect(field(page, "message")).toBeFocused()
  await fillAll(page)
  await page.reload()
  await expectAllFilled(page)
})
