/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import {
  ContactForm,
  type ContactFormProps,
} from "../../../../src/components/ContactForm/ContactForm"
import { setLines } from "../../../../src/inquiry/list/useInquiryList"
import { serveCatalogue } from "../../../jsdom/catalogue"
import { company, contentFile, products, whatsappChat } from "../../../site-content"

const contact = contentFile<{
  form: ContactFormProps["texts"]
  sent: ContactFormProps["sent"]
  compose: ContactFormProps["compose"]
}>("site/contact.json")
const words = contact.form
const [chosen, further, third] = products

const typed = {
  name: "R. Sharma",
  company: "Sharma & Sons, Steels",
  phone: "98100 00000",
  email: "sharma@example.com",
  city: "Kanpur",
  message: "50 × 50 × 3, 6 m, 20 pieces.\nAlso 100% galvanised pipe?",
} as const
type TextField = keyof typeof typed

const form = () => document.querySelector("form") as HTMLFormElement
const field = (name: TextField) => form().elements.namedItem(name) as HTMLInputElement
const trade = () => screen.getByRole<HTMLSelectElement>("combobox")
const consent = () => screen.getByRole<HTMLInputElement>("checkbox", { name: words.consent })
const product = (name: string | undefined) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name, hidden: true })
const ticked = () => form().querySelectorAll('input[name="products"]:checked').length
const summary = () => within(form()).getByRole("alert")
const summaryHeading = () => within(summary()).getByRole("heading").textContent

/** The description of a control: its hint and its fault. */
const described = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")

let user: ReturnType<typeof userEvent.setup>

function open(address = "/contact", inquiry: ContactFormProps["inquiry"] = { provider: "none" }) {
  window.history.replaceState(null, "", address)
  user = userEvent.setup()
  render(
    <ContactForm
      texts={words}
      sent={contact.sent}
      compose={contact.compose}
      inquiry={inquiry}
      products={products}
      company={company}
    />,
  )
}

const fill = async (name: TextField, text: string) => {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}

const send = async () => {
  await user.click(screen.getByRole("button", { name: words.submit }))
  // Waits for the numbering plans.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

async function fillAll() {
  for (const [name, text] of Object.entries(typed)) await fill(name as TextField, text)
  await user.selectOptions(trade(), words.trades[2] ?? "")
  await user.click(product(chosen?.name))
  await user.click(product(further?.name))
  await user.click(consent())
}

function expectAllFilled() {
  for (const [name, text] of Object.entries(typed))
    expect(field(name as TextField).value).toBe(text)
  expect(trade().value).toBe(words.trades[2])
  expect(product(chosen?.name).checked).toBe(true)
  expect(product(further?.name).checked).toBe(true)
  expect(product(third?.name).checked).toBe(false)
  expect(consent().checked).toBe(true)
}

beforeEach(() => {
  setLines([], "")
  localStorage.clear()
  sessionStorage.clear()
})

test("a corrected field loses its fault on blur, the others keep theirs", async () => {
  open()
  await send()
  await fill("name", typed.name)
  await user.click(field("phone"))
  await waitFor(() => expect(field("name").hasAttribute("aria-invalid")).toBe(false))
  expect(field("message").getAttribute("aria-invalid")).toBe("true")
  expect(summaryHeading()).toBe("Three things to correct")
})

test("an e-mail address is optional, but must be complete", async () => {
  open()
  await fill("email", "sharma.example.com")
  await send()
  expect(within(summary()).getByRole("link", { name: new RegExp(words.email.label) })).toBeTruthy()
  expect(described(field("email"))).toContain("The @ is missing.")
})

test.each([
  ["an Indian mobile", "98100 00000"],
  ["an Indian mobile with its country code", "+91-98100-00000"],
  ["an Indian landline", "0120 456 7890"],
  ["a number abroad", "+971 50 123 4567"],
])("%s is accepted: %s", async (_, number) => {
  open()
  await fill("phone", number)
  await send()
  expect(summaryHeading()).toBe("Three things to correct")
  expect(field("phone").hasAttribute("aria-invalid")).toBe(false)
})

test.each([
  ["12345", "You entered five."],
  ["+91 98100", "Enter ten digits after +91"],
  ["0120 4567", "Enter ten digits after the 0"],
  ["+971 50", "Enter the full number after the country code"],
])("%s is refused with its reason, and is not changed", async (number, reason) => {
  open()
  await fill("phone", number)
  await send()
  expect(described(field("phone"))).toContain(reason)
  expect(field("phone").value).toBe(number)
})

test("an unknown product in the address ticks nothing, and the form is there", () => {
  open("/contact?product=no-such-product")
  expect(ticked()).toBe(0)
  expect(field("name")).toBeTruthy()
})

test("the WhatsApp and e-mail messages contain the whole inquiry", async () => {
  open()
  await fillAll()
  await send()
  const heading = screen.getByRole("heading", { name: contact.compose.heading })
  expect(document.activeElement).toBe(heading)

  const message = screen.getByLabelText<HTMLTextAreaElement>("Your message").value
  const parts = [...Object.values(typed), words.trades[2], chosen?.name, further?.name]
  expect(parts.filter((part) => !message.includes(String(part)))).toEqual([])

  const addressOf = (name: string | RegExp) =>
    new URL(String(screen.getAllByRole("link", { name })[0]?.getAttribute("href")))
  const chat = addressOf(/^WhatsApp/)
  expect(`${chat.origin}${chat.pathname}`).toBe(whatsappChat(company.whatsapp))
  expect(chat.searchParams.get("text")).toBe(message)
  const mail = addressOf("E-mail")
  expect(`${mail.protocol}${mail.pathname}`).toBe(`mailto:${company.infoEmail}`)
  expect(mail.searchParams.get("subject")).toContain(typed.name)
  expect(mail.searchParams.get("body")).toBe(message.replaceAll("\n", "\r\n"))

  await user.click(screen.getByRole("button", { name: "Back to the form" }))
  expectAllFilled()
})

/** Opens the form as one that posts to an endpoint and fills it in, long enough ago for a person. */
async function openFilledInWithEndpoint() {
  open("/contact", { provider: "endpoint", endpoint: "https://forms.example.com/in" })
  await fillAll()
  const opened = form().elements.namedItem("opened") as HTMLInputElement
  opened.value = String(Date.now() - 60_000)
}

test("a press between the answer and the thanks does not send again", async () => {
  await openFilledInWithEndpoint()
  // jsdom cannot go to another page, and reports that as an error.
  const report = jest.spyOn(console, "error").mockImplementation(() => {})
  const post = jest.fn(() => Promise.resolve({ ok: true } as Response))
  globalThis.fetch = post
  const posted = form()
  // React draws the thanks only when `act` ends.
  await act(async () => {
    posted.requestSubmit()
    await waitFor(() => expect(post).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 20))
    posted.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  report.mockRestore()
  expect(post).toHaveBeenCalledTimes(1)
  expect(screen.getByText(contact.sent.heading)).not.toBeNull()
})

describe("after a failed send, the message", () => {
  const wanted = (sizeId: string) =>
    ({ kind: "size", sizeId, quantity: { amount: 20, unit: "pieces", pieceLength: 6 } }) as const
  const message = () => screen.getByLabelText<HTMLTextAreaElement>("Your message").value
  const attach = () => screen.getByRole("checkbox", { name: new RegExp(words.list) })

  async function failToSend() {
    serveCatalogue()
    setLines([wanted("shs-100x100x3")], "")
    await openFilledInWithEndpoint()
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"))
    await send()
    expect(message()).toContain("100 × 100 × 3")
  }

  test("has the list only while it is attached", async () => {
    await failToSend()
    await user.click(attach())
    expect(message()).not.toContain("100 × 100 × 3")
    expect(message()).toContain(typed.message)
    await user.click(attach())
    expect(message()).toContain("100 × 100 × 3")
  })

  test("has the list as it is now", async () => {
    await failToSend()
    await act(async () => void setLines([wanted("shs-100x100x3"), wanted("ismb-100")], ""))
    await waitFor(() => expect(message()).toContain("ISMB 100"))
  })
})
