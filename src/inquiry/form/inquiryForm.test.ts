import {
  inquiryFaults,
  inquiryMessage,
  inquirySubject,
  inquiryValues,
  postedFields,
  sendInquiry,
  type InquiryValues,
} from "./inquiryForm"
import { mailtoLink, whatsappLink } from "../../kit/format/phoneLinks"
import { form as words } from "../../kit/words/en/inquiry"

const complete: InquiryValues = {
  name: "R. Sharma",
  company: "Sharma Fabrication",
  phone: "98100 00000",
  email: "r.sharma@example.com",
  city: "Indore",
  trade: "Fabricator",
  products: ["MS Pipes", "MS Sheet & Checkered Sheet"],
  message: "50 × 50 × 3, 6 m\n20 pieces",
  list: "",
  consent: true,
}
function form(entries: Record<string, string | string[]>): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries(entries)) {
    for (const value of [values].flat()) data.append(name, value)
  }
  return data
}

const faultyFieldsOf = (values: Partial<InquiryValues>) =>
  Object.keys(inquiryFaults({ ...complete, ...values }, words))

describe("faults that prevent sending", () => {
  test.each([
    ["nothing, when only what is not optional is filled", { company: "", email: "", city: "" }, []],
    [
      "every required field, in the order of the form",
      { name: "", phone: "", message: "", consent: false },
      ["name", "phone", "message", "consent"],
    ],
    ["no message, when a list replaces it", { message: "", list: "50 × 50 × 3: 20 pieces" }, []],
  ])("%s", (_, values, fields) => {
    expect(faultyFieldsOf(values)).toEqual(fields)
  })

  test.each([
    ["r.sharma+steel@mail.example.co.in", true],
    ["राम@उदाहरण.भारत", true],
    ["r@example", false],
    ["r@example.com.", false],
  ])("an address such as %s is right: %s", (email, isRight) => {
    const { email: fault } = inquiryFaults({ ...complete, email }, words)
    const said = `Enter the full address, for example name@example.com. You entered ${email}.`
    expect(fault).toBe(isRight ? undefined : said)
  })

  test.each([
    ["98100-00000", true],
    ["0120-4567890", true],
    ["00971 50 123 4567", true],
    ["+971 501234567890", true],
    ["९८१०० ०००००", true],
    ["0120-45678, 98110 00000", true],
    ["call me", false],
    ["९८१०० १२", false],
    ["+91 98100 0000", false],
    ["+971 5012345678901", false],
  ])("a telephone number such as %s is right: %s", (phone, isRight) => {
    const { phone: fault } = inquiryFaults({ ...complete, phone }, words)
    expect(fault ?? "").toMatch(
      isRight ? /^$/ : new RegExp(`^Enter ten digits.*You entered ${phone.replace("+", ".")}\\.$`),
    )
  })
})

test("every field is read, without the space around it and without unseen characters", () => {
  const values = inquiryValues(
    form({
      ...complete,
      name: "  R. Sharma ",
      city: "\u200bIn\u00addore",
      trade: "Fabricator\u2060",
      message: ` ${complete.message}\n\n`,
      consent: "yes",
      list: "\u200b\u2060 \u200d",
    } as never),
  )
  expect(values).toEqual(complete)
})

test("the message has everything typed, without empty fields, and a subject of one line", () => {
  const only = { company: "", email: "", city: "", trade: "", products: [] }
  expect(inquiryMessage({ ...complete, ...only, list: "1. 50 × 50 × 3" }, words)).toBe(
    "Name: R. Sharma\nPhone: 98100 00000\n\n50 × 50 × 3, 6 m\n20 pieces\n\n1. 50 × 50 × 3",
  )
  expect(inquiryMessage(complete, words)).toContain(
    "City: Indore\nTrade: Fabricator\nProducts: MS Pipes, MS Sheet & Checkered Sheet\n",
  )
  expect(inquirySubject({ ...complete, name: "R.\r\nBcc: x" }, "Doab", words)).toBe(
    "Inquiry to Doab from R. Bcc: x, Sharma Fabrication",
  )
})

test("a text of any letters comes back whole from the addresses that carry it", () => {
  const values = inquiryValues(form({ name: "R", message: "५० नग 🙏🏽 #1 & 100%? + \uD83D\nटन" }))
  const message = inquiryMessage(values, words)
  expect(message).toContain("+ \uFFFD")
  expect(new URL(whatsappLink("+91 98100 00000", message)).searchParams.get("text")).toBe(message)
  const mail = new URL(mailtoLink("info@example.com", { subject: "S & T", body: message }))
  expect([mail.pathname, mail.searchParams.get("subject")]).toEqual(["info@example.com", "S & T"])
  expect(mail.searchParams.get("body")).toBe(message.replace(/\n/g, "\r\n"))
  // Mail programs read "+" as a plus.
  expect(mail.search).not.toContain("+")
})

test("what fills the hidden field, or leaves it out, is sent on and marked: it may be a password manager", () => {
  const posted = postedFields(form({ website: "x".repeat(101) }))
  expect(posted.get("website")).toBe("")
  expect(posted.get("suspicion")).toContain(`“${"x".repeat(100)}”`)
  expect(postedFields(form({})).get("suspicion")).toContain("missing")
})

test("a photo goes along in parts, named in the message; one that is too large is named before", () => {
  const file = new File(["x".repeat(2_000_000)], "site.jpg", { type: "image/jpeg" })
  const data = form({ name: "R", products: ["MS Pipes", "MS Sheet"] })
  data.set("file", file)
  const posted = postedFields(data)
  expect([posted.get("file"), posted.get("products")]).toEqual([file, "MS Pipes, MS Sheet"])
  const values = { ...complete, message: "", file }
  expect(inquiryMessage(values, words)).toContain("File: site.jpg")
  expect(inquiryFaults(values, words, 2)).toEqual({})
  expect(inquiryFaults(values, words, 1).file).toContain("larger than 1 MB")
  data.set("file", new File([], ""))
  expect(postedFields(data)).toBeInstanceOf(URLSearchParams)
})

test("the form waits 15 seconds for an answer, and three minutes if a file is attached", async () => {
  jest.useFakeTimers()
  globalThis.fetch = ((_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    )) as typeof fetch
  for (const [fields, seconds] of [
    [new URLSearchParams(), 15],
    [new FormData(), 180],
  ] as const) {
    const ended = jest.fn()
    void sendInquiry("https://forms.example.com/in", fields).then(ended)
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    const [say] = ended.mock.lastCall as [(of: typeof words) => string]
    expect(say(words)).toContain(`${seconds} seconds`)
  }
  jest.useRealTimers()
})

test.each([
  ["98100 00000", "919810000000"],
  ["098100 00000", "919810000000"],
  ["+91 98100 00000", "919810000000"],
  ["+971 4 123 4567", "97141234567"],
])("WhatsApp opens for the number %s, with or without its country", (number, digits) => {
  expect(whatsappLink(number)).toBe(`https://wa.me/${digits}`)
})
