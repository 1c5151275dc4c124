import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, type Locator, type Page } from "@playwright/test"
import { test as base } from "./changing-site"
import { expectNoAxeFault } from "./accessibility"
import { open, openWithStoppedClock, press } from "./hydration"
import { contentFile, productsListedIn } from "../site-content"
import { translatePages } from "./translation"
import { watchViolations } from "./page-faults"
import { waysToSend } from "./page-parts"

/** A real server that takes what pages send, on a free port of this machine, as an endpoint of another host would. */
interface Receiver {
  readonly address: string
  /** The texts that came, oldest first, each with its headers. */
  readonly received: { readonly text: string; readonly headers: NodeJS.Dict<string | string[]> }[]
  /** How it answers: takes the text, fails, or never answers. */
  mood: "take" | "fail" | "silent"
}

/** A fixture that opens a receiver and closes it after the test. */
async function receiver(
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  {},
  provide: (receiver: Receiver) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    const { origin = "" } = request.headers
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      open.received.push({ text: Buffer.concat(parts).toString(), headers: request.headers })
      if (open.mood === "silent") return
      if (origin) response.setHeader("Access-Control-Allow-Origin", origin)
      response.writeHead(open.mood === "fail" ? 500 : 200).end("{}")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const open: Receiver = { address: `http://127.0.0.1:${port}/`, received: [], mood: "take" }
  await provide(open)
  server.closeAllConnections()
  server.close()
}

type Field = "name" | "company" | "phone" | "email" | "city" | "message"
interface FormWords {
  readonly sent: { readonly heading: string }
  readonly compose: { readonly heading: string }
  readonly form: Record<Field | "products", { readonly label: string }> &
    Record<"list" | "consent" | "submit", string>
}
const { form: words, sent, compose } = contentFile<FormWords>("site/contact.json")
const [product] = productsListedIn("navigation")

const typed: Readonly<Record<Field, string>> = {
  name: "रमेश Sharma",
  company: "Sharma & Sons, Steels",
  phone: "98100 12345",
  email: "r.sharma@example.com",
  city: "Kanpur",
  message: "50 × 50 × 3\n20 pieces & more, 100% galvanised",
}

/** Longer than the time trap takes anybody for a machine. */
const READING_TIME = 5_000
/** Longer than the form waits for an answer. */
const PATIENCE = 16_000

/** Tests on the built site as one built with the setting "endpoint": in its data, in the form of its HTML and in its policy. */
const test = base.extend<{ receiver: Receiver }>({
  receiver,
  baseURL: async ({ site, receiver: { address } }, use) => {
    site.policy = { formEndpoint: address }
    site.change = (text) =>
      text
        .replace(
          /"inquiry":\{"provider[^}]*\}/,
          `"inquiry":{"provider":"endpoint","endpoint":"${address}"}`,
        )
        .replace('method="dialog"', `method="post" action="${address}"`)
    await use(site.address)
  },
})

const formOf = (page: Page) => page.locator('form[name="inquiry"]')
const field = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)
const submit = (page: Page) => formOf(page).getByRole("button", { name: words.submit })
const productOf = (page: Page) => formOf(page).getByLabel(product.name, { exact: true })

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
  await field(page, "consent").check()
}

async function expectAllKept(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(text)
  }
  await expect(field(page, "consent")).toBeChecked()
}

/** The failure is shown, everything typed is still there, and every other way is offered with it. */
async function expectOtherWays(page: Page, sentence: RegExp): Promise<void> {
  const failure = page.getByRole("group", { name: "Your inquiry was not sent" })
  await expect(failure).toContainText(sentence)
  await expect(failure).toBeFocused()
  await expectAllKept(page)
  for (const name of ["WhatsApp", "E-mail"]) {
    const address = await failure.getByRole("link", { name }).getAttribute("href")
    expect(new URL(String(address)).search).toContain(encodeURIComponent(typed.name))
  }
  await expect(failure.locator('a[href^="tel:"]')).toBeVisible()
}

/** Opens the form with the clock in hand, so that no test waits for the form's patience. */
async function openForm(page: Page, path = "/contact"): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await page.clock.fastForward(READING_TIME)
}

const expectThanks = (page: Page) => expect(page).toHaveURL(/\/contact\/thank-you$/)
const formsOf = ({ received }: Receiver) => received.map(({ text }) => new URLSearchParams(text))

// That what fills the hidden field is marked: src/inquiry/form/inquiryForm.test.ts
test("an inquiry arrives whole, the visitor is thanked, and what was sent does not come back", async ({
  page,
  receiver,
}) => {
  const violations = await watchViolations(page)
  await openForm(page)
  await fillIn(page)
  await submit(page).dblclick()
  await expectThanks(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading)
  const [form, ...more] = formsOf(receiver)
  expect(more, "a double click sends once").toEqual([])
  for (const [name, text] of Object.entries(typed)) {
    expect(form?.get(name)?.replaceAll("\r\n", "\n")).toBe(text)
  }
  expect([form?.get("consent"), form?.get("website")]).toEqual(["yes", ""])

  await open(page, "/contact")
  await expect(field(page, "message")).toHaveValue("")
  violations.expectNone()
})

test("a server that fails costs the visitor nothing, nor one that never answers, nor a line that is lost", async ({
  page,
  context,
  receiver,
}) => {
  receiver.mood = "fail"
  await openForm(page)
  await fillIn(page)
  await submit(page).click()
  await expectOtherWays(page, /The server did not accept it \(error 500\)/)

  receiver.mood = "silent"
  await submit(page).click()
  await expect.poll(() => receiver.received.length).toBe(2)
  await expect(page.getByText("Sending your inquiry …")).toBeVisible()
  await page.clock.fastForward(PATIENCE)
  await expectOtherWays(page, /did not answer within 15 seconds/)

  receiver.mood = "take"
  await context.setOffline(true)
  await submit(page).click()
  await expectOtherWays(page, /The server could not be reached/)
  await context.setOffline(false)
  await open(page, "/contact")
  await expectAllKept(page)
  await page.clock.fastForward(READING_TIME)
  await submit(page).click()
  await expectThanks(page)
  expect(receiver.received).toHaveLength(3)
})

test("who is quicker than a person is asked to press again", async ({ page, receiver }) => {
  await openWithStoppedClock(page, "/contact")
  await fillIn(page)
  await press(submit(page))
  await expect(page.getByText("That was too quick. Please press the button again.")).toBeVisible()
  expect(receiver.received).toHaveLength(0)
  await page.clock.fastForward(READING_TIME)
  await page.clock.resume()
  await submit(page).click()
  await expectThanks(page)
})

test("the inquiry list is sent along unless unticked, can replace the message, and can be put back after sending", async ({
  page,
  receiver,
}) => {
  await openForm(page, "/inquiry?add=shs-100x100x3")
  await expect(waysToSend(page)).toBeVisible()
  await openForm(page)
  const choice = page.getByLabel(new RegExp(`${words.list}: 1 size`))
  await choice.uncheck()
  await fillIn(page)
  await submit(page).click()
  await expectThanks(page)

  await openForm(page)
  await expect(choice).toBeChecked()
  await fillIn(page)
  await field(page, "message").fill("")
  await submit(page).click()
  await expectThanks(page)
  const [without, list] = formsOf(receiver).map((form) => form.get("list"))
  expect(without).toBe("")
  expect(list).toMatch(/100 × 100 × 3[^]*\/inquiry#z=/)
  await open(page, "/inquiry")
  await page.getByRole("button", { name: /^Same as on/ }).click()
  await expect(page.locator("header").getByText("1 line")).toBeAttached()
})

base(
  "without a provider, the message is composed for the visitor's own WhatsApp or mail",
  async ({ page }) => {
    await openForm(page, `/contact?product=${product.slug}`)
    await expect(productOf(page)).toBeChecked()
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole("heading", { name: compose.heading })).toBeFocused()
    const chat = await page.locator("main a[href*='wa.me']").first().getAttribute("href")
    const message = new URL(String(chat)).searchParams.get("text")
    expect(message).toContain(`Name: ${typed.name}`)
    expect(message).toContain(`Products: ${product.name}`)
    await page.getByRole("button", { name: "Back to the form" }).click()
    await expectAllKept(page)
  },
)

/** What is wrong with a field: the last text that describes it; before that comes its hint. */
const faultOf = (control: Locator) =>
  control.evaluate((element) => {
    const last = element.getAttribute("aria-describedby")?.split(" ").at(-1)
    return document.getElementById(last ?? "")?.textContent?.trim()
  })

base(
  "an empty form says what is missing, in a summary that takes the focus and beside each field, also on a translated page, and a reload loses nothing typed after it",
  async ({ page }) => {
    await translatePages(page)
    await open(page, "/contact")
    await submit(page).click()
    const summary = formOf(page).getByRole("alert")
    await expect(summary).toBeFocused()
    const missing = ["name", "phone", "message", "consent"]
    await expect(summary.getByRole("link")).toHaveCount(missing.length)
    await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(missing.length)
    for (const name of missing) {
      const fault = await faultOf(field(page, name))
      await expect(formOf(page).getByText(fault ?? "none", { exact: true })).toBeVisible()
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoAxeFault(page, `the form with its errors at ${width} px`)
    }
    await summary.getByRole("link", { name: words.message.label }).click()
    await expect(field(page, "message")).toBeFocused()
    await fillIn(page)
    await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(0)
    await formOf(page).getByText(words.products.label, { exact: false }).first().click()
    await productOf(page).check()
    await page.reload()
    await expectAllKept(page)
    await expect(productOf(page)).toBeChecked()
  },
)
