import { expect, test, type Page } from "@playwright/test"
import { openEndpointSite } from "./endpoint-site"
import { openFormReceiver, type FormReceiver } from "./form-receiver"
import { open, openWithStoppedClock } from "./hydration"
import { contentFile, mappedBranches, productsListedIn } from "../site-content"
import { press } from "./stopped-clock"
import { watchViolations } from "./violations"

interface FormWords {
  readonly sent: { readonly heading: string }
  readonly compose: { readonly heading: string }
  readonly form: Record<"name" | "phone" | "email" | "message", { readonly label: string }> & {
    readonly list: string
    readonly consent: string
    readonly submit: string
  }
}
const { form: words, sent, compose } = contentFile<FormWords>("site/contact.json")

const typed = {
  name: "रमेश Sharma",
  phone: "98100 12345",
  email: "r.sharma@example.com",
  message: "50 × 50 × 3\n20 pieces & more",
}

const [product] = productsListedIn("navigation")

/** Longer than the time trap takes anybody for a machine. */
const READING_TIME = 5_000
/** Longer than the form waits for an answer. */
const PATIENCE = 16_000

/** Tests of the site as one that posts its form to the receiver. */
const sending = test.extend<{ receiver: FormReceiver }>({
  // Playwright asks for a pattern here.
  // eslint-disable-next-line no-empty-pattern
  receiver: async ({}, use) => {
    const receiver = await openFormReceiver()
    await use(receiver)
    await receiver.close()
  },
  baseURL: async ({ baseURL, receiver }, use) => {
    const site = await openEndpointSite(baseURL ?? "", receiver.address)
    await use(site.address)
    await site.close()
  },
})

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(words.name.label).fill(typed.name)
  await page.getByLabel(words.phone.label, { exact: true }).fill(typed.phone)
  await page.getByLabel(words.email.label).fill(typed.email)
  await page.getByLabel(words.message.label).fill(typed.message)
  await page.getByLabel(words.consent).check()
}

async function expectAllKept(page: Page): Promise<void> {
  await expect(page.getByLabel(words.name.label)).toHaveValue(typed.name)
  await expect(page.getByLabel(words.phone.label, { exact: true })).toHaveValue(typed.phone)
  await expect(page.getByLabel(words.email.label)).toHaveValue(typed.email)
  await expect(page.getByLabel(words.message.label)).toHaveValue(typed.message)
  await expect(page.getByLabel(words.consent)).toBeChecked()
}

/** The failure is said, everything typed is still there, and every other way is offered with it. */
async function expectOtherWays(page: Page, sentence: RegExp): Promise<void> {
  const failure = page.getByRole("group", { name: "Your inquiry was not sent" })
  await expect(failure).toContainText(sentence)
  await expect(failure).toBeFocused()
  await expectAllKept(page)
  const whatsapp = failure.getByRole("link", { name: "WhatsApp" })
  expect(decodeURIComponent((await whatsapp.getAttribute("href")) ?? "")).toContain(typed.message)
  const mail = await failure.getByRole("link", { name: "E-mail" }).getAttribute("href")
  expect(decodeURIComponent(mail ?? "")).toContain(typed.name)
  await expect(failure.locator('a[href^="tel:"]')).toBeVisible()
}

/** Opens the form with the clock in hand, so that no test waits for the form's patience. */
async function openForm(page: Page, path = "/contact"): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await page.clock.fastForward(READING_TIME)
}

const submit = (page: Page) => page.getByRole("button", { name: words.submit })

sending.describe("with an endpoint", () => {
  sending(
    "an inquiry arrives whole, the visitor is thanked, and what was sent does not come back into the form",
    async ({ page, receiver }) => {
      const violations = await watchViolations(page)
      await openForm(page)
      await fillIn(page)
      await submit(page).dblclick()
      await expect(page).toHaveURL(/\/contact\/thank-you$/)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading)
      expect(receiver.received, "a double click sends once").toHaveLength(1)
      const [form] = receiver.received
      expect(form?.get("name")).toBe(typed.name)
      expect(form?.get("phone")).toBe(typed.phone)
      expect(form?.get("message")?.replace(/\r\n/g, "\n")).toBe(typed.message)
      expect(form?.get("consent")).toBe("yes")
      expect(form?.get("website")).toBe("")

      await open(page, "/contact")
      await expect(page.getByLabel(words.message.label)).toHaveValue("")

      await sending.step("an inquiry with a filled trap is sent on, and marked", async () => {
        await page.clock.fastForward(READING_TIME)
        await fillIn(page)
        await page.locator("#inquiry-trap").evaluate((trap: HTMLInputElement) => {
          trap.value = "https://spam.example.com"
        })
        await submit(page).click()
        await expect(page).toHaveURL(/\/contact\/thank-you$/)
        expect(receiver.received[1]?.get("suspicion")).toContain("https://spam.example.com")
        expect(receiver.received[1]?.get("website")).toBe("")
      })
      violations.expectNone()
    },
  )

  sending(
    "a server that fails costs the visitor nothing, nor one that never answers, nor a line that is lost",
    async ({ page, context, receiver }) => {
      receiver.mood = "fail"
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await expectOtherWays(page, /The server did not accept it \(error 500\)/)
      expect(receiver.received).toHaveLength(1)

      await sending.step("a server that never answers is given up", async () => {
        receiver.mood = "silent"
        await submit(page).click()
        await expect.poll(() => receiver.received.length).toBe(2)
        await expect(page.getByText("Sending your inquiry …")).toBeVisible()
        await page.clock.fastForward(PATIENCE)
        await expectOtherWays(page, /did not answer within 15 seconds/)
      })

      await sending.step("offline, everything is kept, also through a reload", async () => {
        receiver.mood = "take"
        await context.setOffline(true)
        await submit(page).click()
        await expectOtherWays(page, /The server could not be reached/)
        await context.setOffline(false)
        expect(receiver.received).toHaveLength(2)
        await open(page, "/contact")
        await expectAllKept(page)
      })

      await page.clock.fastForward(READING_TIME)
      await submit(page).click()
      await expect(page).toHaveURL(/\/contact\/thank-you$/)
      expect(receiver.received).toHaveLength(3)
    },
  )

  sending("who is quicker than a person is asked to press again", async ({ page, receiver }) => {
    await openWithStoppedClock(page, "/contact")
    await fillIn(page)
    await press(submit(page))
    await expect(page.getByText("That was too quick. Please press the button again.")).toBeVisible()
    expect(receiver.received).toHaveLength(0)
    await page.clock.fastForward(READING_TIME)
    await page.clock.resume()
    await submit(page).click()
    await expect(page).toHaveURL(/\/contact\/thank-you$/)
    expect(receiver.received).toHaveLength(1)
  })

  sending(
    "the inquiry list is sent along unless unticked, can replace the message, and can be put back after sending",
    async ({ page, receiver }) => {
      await openForm(page, "/inquiry?add=shs-100x100x3")
      await expect(page.getByRole("region", { name: "Send it", exact: true })).toBeVisible()
      await openForm(page)
      const choice = page.getByLabel(new RegExp(`${words.list}: 1 size`))
      await choice.uncheck()
      await fillIn(page)
      await submit(page).click()
      await expect(page).toHaveURL(/\/contact\/thank-you$/)
      expect(receiver.received[0]?.get("list")).toBe("")

      await openForm(page)
      await expect(choice).toBeChecked()
      await fillIn(page)
      await page.getByLabel(words.message.label).fill("")
      await submit(page).click()
      await expect(page).toHaveURL(/\/contact\/thank-you$/)
      const list = receiver.received[1]?.get("list") ?? ""
      expect(list).toContain("100 × 100 × 3")
      expect(list).toContain("/inquiry#l=")
      await expect(page.getByText("You sent a list of 1 size on")).toBeVisible()
      await page.reload()
      await page.getByRole("button", { name: "Take it up again" }).click()
      await expect(page.locator("header").getByText("1 line")).toBeAttached()
    },
  )
})

sending.describe("with an endpoint, without scripts", () => {
  sending.use({ javaScriptEnabled: false })

  sending("the browser posts the form itself and shows the thanks", async ({ page, receiver }) => {
    await page.goto("/contact")
    await fillIn(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/contact\/thank-you$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading)
    expect(receiver.received).toHaveLength(1)
    const [form] = receiver.received
    expect(form?.get("name")).toBe(typed.name)
    expect(form?.get("message")?.replace(/\r\n/g, "\n")).toBe(typed.message)
    expect(form?.get("website")).toBe("")
  })
})

test("without a provider, the message is composed for the visitor's own WhatsApp or mail", async ({
  page,
}) => {
  await openForm(page, `/contact?product=${product.slug}`)
  await expect(page.getByRole("checkbox", { name: product.name, exact: true })).toBeChecked()
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole("heading", { name: compose.heading })).toBeFocused()
  const message = page.getByLabel("Your message")
  await expect(message).toHaveValue(new RegExp(`Name: ${typed.name}`))
  await expect(message).toHaveValue(new RegExp(`Products: ${product.name}`))
  await page.getByRole("button", { name: "Back to the form" }).click()
  await expectAllKept(page)
})

test.describe("the nearest branch", () => {
  const first = (page: Page) => page.locator("main article").first()

  test("is found by the place of the visitor, asked for only by a press, and a refusal leaves other ways", async ({
    page,
    context,
  }) => {
    await open(page, "/contact")
    const ask = page.getByRole("button", { name: "Use my location" })
    await ask.click()
    await expect(
      page.getByText(
        /(Location access was denied|Your location could not be found)\. Enter your PIN code or town\./,
      ),
    ).toBeVisible()

    await context.grantPermissions(["geolocation"])
    const { name, position } = mappedBranches.at(-1) ?? {}
    await context.setGeolocation({
      latitude: Number(position?.lat),
      longitude: Number(position?.lng),
    })
    await expect(first(page)).not.toContainText(String(name))
    await ask.click()
    await expect(first(page)).toContainText("Nearest to you")
    await expect(first(page)).toContainText(String(name))
  })
})
