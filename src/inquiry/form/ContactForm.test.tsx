/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactForm, type ContactFormProps } from "./ContactForm"
import { SiteContext, type SiteContent } from "../../kit/Site"
import { english } from "../../kit/words/en"
import { hindi } from "../../kit/words/hi"
import { setLines } from "../list/useInquiryList"
import { serveCatalogue } from "../../../tests/jsdom/catalogue"
import { render, renderToStaticMarkup } from "../../../tests/jsdom/render"
import { company, contentFile, products } from "../../../tests/site-content"
import { sizeLine } from "../../../tests/stored-list"

type Contact = ContactFormProps["contact"]
const contact = contentFile<Contact>("site/contact.json")
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

let user: ReturnType<typeof userEvent.setup>

const formWith = (
  inquiry: ContactFormProps["inquiry"],
  texts = contact,
  offered: ContactFormProps["products"] = products,
) => (
  <SiteContext value={{ company } as unknown as SiteContent}>
    <ContactForm contact={texts} inquiry={inquiry} products={offered} />
  </SiteContext>
)

function open(address = "/contact", inquiry: ContactFormProps["inquiry"] = { provider: "none" }) {
  window.history.replaceState(null, "", address)
  user = userEvent.setup()
  render(formWith(inquiry))
}

const fill = async (name: TextField, text: string) => {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}

const send = () => user.click(screen.getByRole("button", { name: words.submit }))

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
  jest.restoreAllMocks()
  setLines([], "")
  localStorage.clear()
  sessionStorage.clear()
})

test("a corrected field loses its fault at once, the others keep theirs, and none is new while one types", async () => {
  open()
  await send()
  await fill("name", typed.name)
  await fill("email", "sharma")
  expect(field("name").hasAttribute("aria-invalid")).toBe(false)
  expect(field("email").hasAttribute("aria-invalid")).toBe(false)
  expect(field("message").getAttribute("aria-invalid")).toBe("true")
  expect(summaryHeading()).toBe("3 things to correct")
})

/** Opens the form as one that posts to an endpoint and fills it in, long enough ago for a person. */
async function openFilledInWithEndpoint() {
  jest.spyOn(performance, "now").mockReturnValue(60_000)
  open("/contact", { provider: "endpoint", endpoint: "https://forms.example.com/in" })
  await fillAll()
}

test("the form waits until the sizes of the list have loaded, and offers to try again if they cannot be loaded", async () => {
  setLines([sizeLine("ismb-100")], "")
  let answer: (response: Response) => void = () => undefined
  const posted: string[] = []
  globalThis.fetch = ((address: string, { body }: RequestInit = {}) => {
    if (!address.startsWith("https:")) return new Promise((resolve) => (answer = resolve))
    posted.push(String(body))
    return Promise.resolve({ ok: true, status: 200 })
  }) as typeof fetch
  await openFilledInWithEndpoint()
  await send()
  expect(screen.getByText(/still loading/)).toBeTruthy()
  expect(posted).toEqual([])
  await act(async () => answer({ ok: false, status: 500 } as Response))
  await screen.findByText(/could not be loaded/)
  serveCatalogue()
  await user.click(screen.getByRole("button", { name: /Try again/ }))
  await waitFor(() =>
    expect(form().querySelector<HTMLInputElement>("[name=list]")?.value).toContain("ISMB 100"),
  )
})

test("after a failed send the message has the list as it is now, while it is attached", async () => {
  const message = () => {
    const { href } = screen.getAllByRole<HTMLAnchorElement>("link", { name: /^WhatsApp \(/ })[0]
    return new URL(href).searchParams.get("text") ?? ""
  }
  const attach = () => screen.getByRole("checkbox", { name: new RegExp(words.list) })
  serveCatalogue()
  setLines([sizeLine("shs-100x100x3")], "")
  await openFilledInWithEndpoint()
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"))
  await send()
  await waitFor(() => expect(message()).toContain("100 × 100 × 3"))
  await user.click(attach())
  expect(message()).not.toContain("100 × 100 × 3")
  expect(message()).toContain(typed.message)
  await user.click(attach())
  await act(async () => void setLines([sizeLine("shs-100x100x3"), sizeLine("ismb-100")], ""))
  await waitFor(() => expect(message()).toContain("ISMB 100"))
})

test("leaving while it is sent, and Back, sends it once: a second press asks first", async () => {
  const posted = jest.fn<Promise<Response>, [string, RequestInit]>(
    () => new Promise(() => undefined),
  )
  globalThis.fetch = posted as typeof fetch
  await openFilledInWithEndpoint()
  await send()
  expect(posted).toHaveBeenCalledTimes(1)
  expect(posted.mock.calls[0][1].keepalive).toBe(true)
  cleanup()
  open("/contact", { provider: "endpoint", endpoint: "https://forms.example.com/in" })
  expectAllFilled()
  await send()
  expect(screen.getByText(/was on its way when you left the page/)).toBeTruthy()
  expect(posted).toHaveBeenCalledTimes(1)
  await send()
  expect(posted).toHaveBeenCalledTimes(2)
})

test("what is typed stays across a change of language and back", async () => {
  const productsIn = (folder: string) =>
    products.map(({ slug }) => ({
      slug,
      name: contentFile<{ name: string }>(`${folder}products/${slug}.json`).name,
    }))
  open()
  await fillAll()
  for (const [folder, language] of [
    ["hi/", hindi],
    ["", english],
  ] as const) {
    cleanup()
    const texts = contentFile<Contact>(`${folder}site/contact.json`)
    render(formWith({ provider: "none" }, texts, productsIn(folder)), language)
    expect(trade().value).toBe(texts.form.trades[2])
    expect(ticked()).toBe(2)
    expect(field("message").value).toBe(typed.message)
  }
  expectAllFilled()
})

describe("without scripts", () => {
  const built = (inquiry: ContactFormProps["inquiry"]) => {
    const page = document.createElement("div")
    page.innerHTML = renderToStaticMarkup(formWith(inquiry))
    return page.querySelector("form") as HTMLFormElement
  }
  const endpoint = "https://forms.example.com/in"

  test.each([
    [{ provider: "none" }, { method: "dialog", target: null, takesFiles: false }],
    [
      { provider: "endpoint", endpoint },
      { method: "post", target: endpoint, takesFiles: false },
    ],
    [
      { provider: "endpoint", endpoint, fileMB: 5 },
      { method: "post", target: endpoint, takesFiles: true },
    ],
    [{ provider: "netlify" }, { method: "post", target: "/contact/thank-you", takesFiles: true }],
  ])("the browser validates the form and sends it as %j has it", (inquiry, expected) => {
    const { method, target, takesFiles } = expected
    const form = built(inquiry)
    expect(form.noValidate).toBe(false)
    expect([form.method, form.getAttribute("action")]).toEqual([method, target])
    for (const name of ["website", "suspicion", "list"]) {
      expect(form.elements.namedItem(name)).not.toBeNull()
    }
    const isNetlify = inquiry.provider === "netlify"
    const looked = isNetlify ? { netlify: "true", netlifyHoneypot: "website" } : {}
    const { loading, ...marks } = form.dataset
    expect(marks).toEqual(looked)
    expect(loading !== undefined).toBe(method === "dialog")
    expect(form.elements.namedItem("form-name") !== null).toBe(isNetlify)
    // A form that takes no photo says how one is sent, and shows the other ways.
    expect(form.querySelector("input[type=file]") !== null).toBe(takesFiles)
    expect(form.enctype === "multipart/form-data").toBe(takesFiles)
    expect(form.textContent?.includes("Attach it in the WhatsApp chat")).toBe(!takesFiles)
    const ways = form.querySelectorAll('a[href^="https://wa.me/"], a[href^="mailto:"]')
    expect(ways).toHaveLength(takesFiles ? 0 : 2)
  })
})

test("“Yes, it is sent” says that the list is kept", async () => {
  serveCatalogue()
  setLines([{ kind: "words", text: "TMT saria 12mm 2 ton" }], "")
  open()
  await fillAll()
  await send()
  await user.click(await screen.findByRole("button", { name: "Yes, it is sent" }))
  expect(document.activeElement?.textContent).toBe("The list is sent and kept.")
})
