import { expect, test, type Locator, type Page } from "@playwright/test"
import { open } from "./hydration"
import { company, contentFile, contentFolderEntries, whatsappChat } from "../site-content"

interface FieldWords {
  readonly label: string
}

const { form: words, compose } = contentFile<{
  form: Record<
    "name" | "company" | "phone" | "email" | "city" | "trade" | "message",
    FieldWords
  > & {
    readonly products: FieldWords
    readonly consent: string
    readonly submit: string
  }
  compose: { readonly heading: string }
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

/** What stands beside a field to describe it: its hint and what is wrong with it. */
async function describedAs(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  )
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

test("an empty form says what is missing, in a summary that takes the focus and beside each field", async ({
  page,
}) => {
  await open(page, "/contact")
  await send(page)
  const summary = faultsOf(page)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole("heading")).toHaveText("Four things to correct")
  await expect(summary.getByRole("link")).toHaveText([
    `${words.name.label}: give your name`,
    `${words.phone.label}: give ten digits`,
    `${words.message.label}: name at least one size or product`,
    "Consent: tick the box",
  ])
  for (const [control, sentence] of [
    [field(page, "name"), "Give the name we should ask for."],
    [field(page, "phone"), "Give ten digits, for example 98100 00000."],
    [field(page, "message"), "Name at least one size or product."],
    [consent(page), "Tick the box, so that we may use your details to answer."],
  ] as const) {
    await expect(control).toHaveAttribute("aria-invalid", "true")
    expect(await describedAs(control)).toContain(sentence)
    await expect(formOf(page).getByText(sentence, { exact: true })).toBeVisible()
  }
  for (const name of ["company", "email", "city"] as const) {
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid")
  }

  await summary.getByRole("link", { name: words.message.label }).click()
  await expect(field(page, "message")).toBeFocused()
})

test("a field that is put right loses its fault when it is left, and keeps the others'", async ({
  page,
}) => {
  await open(page, "/contact")
  await send(page)
  await expect(faultsOf(page)).toBeVisible()
  await field(page, "name").fill(typed.name)
  await field(page, "phone").focus()
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid")
  await expect(field(page, "message")).toHaveAttribute("aria-invalid", "true")
  await expect(faultsOf(page).getByRole("heading")).toHaveText("Three things to correct")
})

test("an e-mail address is optional, but not half of one", async ({ page }) => {
  await open(page, "/contact")
  await field(page, "email").fill("sharma.example.com")
  await send(page)
  await expect(faultsOf(page).getByRole("link", { name: words.email.label })).toBeVisible()
  expect(await describedAs(field(page, "email"))).toContain("The @ is missing.")
})

test.describe("telephone numbers", () => {
  const accepted = {
    "an Indian mobile": "98100 00000",
    "an Indian mobile with its country code": "+91-98100-00000",
    "an Indian landline": "0120 456 7890",
    "a number abroad": "+971 50 123 4567",
  }
  const refused = {
    "12345": "You gave five.",
    "+91 98100": "Give ten digits after +91",
    "0120 4567": "Give ten digits after the 0",
    "+971 50": "Give the whole number after the country code",
  }

  for (const [what, number] of Object.entries(accepted)) {
    test(`${what} is taken: ${number}`, async ({ page }) => {
      await open(page, "/contact")
      await field(page, "phone").fill(number)
      await send(page)
      await expect(faultsOf(page).getByRole("heading")).toHaveText("Three things to correct")
      await expect(field(page, "phone")).not.toHaveAttribute("aria-invalid")
    })
  }

  test("numbers nobody can call are refused, each with its reason", async ({ page }) => {
    await open(page, "/contact")
    for (const [number, reason] of Object.entries(refused)) {
      await field(page, "phone").fill(number)
      await send(page)
      await expect
        .poll(() => describedAs(field(page, "phone")), { message: number })
        .toContain(reason)
      await expect(field(page, "phone")).toHaveValue(number)
    }
  })
})

test("nothing typed is lost when the page is loaded anew", async ({ page }) => {
  await open(page, "/contact")
  await fillAll(page)
  await page.reload()
  await expectAllFilled(page)
})

test("the product in the address is chosen, and no other", async ({ page }) => {
  await open(page, "/contact?product=plank")
  await expect(product(page, "plank")).toBeVisible()
  await expect(product(page, "plank")).toBeChecked()
  await expect(formOf(page).locator('input[name="products"]:checked')).toHaveCount(1)
})

test("an unknown product in the address chooses nothing and hurts nothing", async ({ page }) => {
  await open(page, "/contact?product=no-such-product")
  await expect(field(page, "name")).toBeVisible()
  await expect(formOf(page).locator('input[name="products"]:checked')).toHaveCount(0)
})

test("a complete inquiry is written out for WhatsApp and e-mail, with everything typed", async ({
  page,
}) => {
  await open(page, "/contact")
  await fillAll(page)
  await send(page)
  const heading = page.getByRole("heading", { name: compose.heading })
  await expect(heading).toBeFocused()

  const main = page.locator("main")
  const message = await main.getByLabel("Your message").inputValue()
  const parts = [
    ...Object.values(typed),
    "Fabricator",
    String(productNames.get("plank")),
    String(productNames.get("ms-pipes")),
  ]
  expect(parts.filter((part) => !message.includes(part))).toEqual([])

  const ways = page.getByRole("status").filter({ has: heading }).locator("xpath=..")
  const chat = new URL(
    String(await ways.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href")),
  )
  expect(`${chat.origin}${chat.pathname}`).toBe(whatsappChat(company.whatsapp))
  expect(chat.searchParams.get("text")).toBe(message)

  const mail = new URL(
    String(await ways.getByRole("link", { name: "E-mail", exact: true }).getAttribute("href")),
  )
  expect(`${mail.protocol}${mail.pathname}`).toBe(`mailto:${company.infoEmail}`)
  expect(mail.searchParams.get("subject")).toContain(typed.name)
  expect(mail.searchParams.get("body")).toBe(message.replaceAll("\n", "\r\n"))

  await page.getByRole("button", { name: "Back to the form" }).click()
  await expectAllFilled(page)
})

test("a trap for machines stands in the HTML, where no person meets it", async ({ page }) => {
  await open(page, "/contact")
  const html = await (await page.request.get("/contact")).text()
  const trap = await page.evaluate((source) => {
    const input = new DOMParser()
      .parseFromString(source, "text/html")
      .querySelector<HTMLInputElement>(
        'form[name="inquiry"] [aria-hidden="true"] input[type="text"]',
      )
    return input && { name: input.name, value: input.value, tabIndex: input.tabIndex }
  }, html)
  expect(trap).toEqual({ name: expect.stringMatching(/\S/), value: "", tabIndex: -1 })
  await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0)
})
