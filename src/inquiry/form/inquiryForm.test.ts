import {
  inquiryFaults,
  inquiryMessage,
  inquiryRoute,
  inquirySubject,
  inquiryValues,
  mailtoLink,
  postedFields,
  sendInquiry,
  type InquiryValues,
} from "./inquiryForm"
import { whatsappLink } from "../../site/format/phoneLinks"
import { form as words } from "../../site/words/en/inquiry"

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
const hindi: InquiryValues = {
  ...complete,
  name: "रमेश शर्मा",
  city: "इंदौर",
  message: "५० नग 🙏🏽 #1 & 100%?",
}

function form(entries: Record<string, string | string[]>): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries(entries)) {
    for (const value of [values].flat()) data.append(name, value)
  }
  return data
}

const faultyFieldsOf = (values: Partial<InquiryValues>) =>
  inquiryFaults({ ...complete, ...values }, words).map(({ field }) => field)

describe("faults that prevent sending", () => {
  test("nothing, when it is complete", () => {
    expect(faultyFieldsOf({})).toEqual([])
    expect(inquiryFaults(hindi, words)).toEqual([])
  })

  test("nothing, when only the fields that are not optional are filled", () => {
    expect(faultyFieldsOf({ company: "", email: "", city: "", trade: "", products: [] })).toEqual(
      [],
    )
  })

  test("every required field, in the order of the form", () => {
    expect(faultyFieldsOf({ name: "", phone: "", message: "", consent: false })).toEqual([
      "name",
      "phone",
      "message",
      "consent",
    ])
  })

  test("a list can replace the message, products cannot", () => {
    expect(faultyFieldsOf({ message: "", list: "50 × 50 × 3: 20 pieces" })).toEqual([])
    expect(faultyFieldsOf({ message: "" })).toEqual(["message"])
  })

  test.each(["r@example.com", "r.sharma+steel@mail.example.co.in", "राम@उदाहरण.भारत"])(
    "not the address %s",
    (email) => {
      expect(faultyFieldsOf({ email })).toEqual([])
    },
  )

  test.each([
    ["r.sharma", "The @ is missing."],
    ["r sharma@example.com", "It cannot contain a space."],
    ["r@example", "The part before or after the @ is not complete."],
    ["@example.com", "The part before or after the @ is not complete."],
    ["r@example.", "The part before or after the @ is not complete."],
    ["r@example.com.", "The part before or after the @ is not complete."],
  ])("an address such as %s, with what is wrong", (email, reason) => {
    const [fault] = inquiryFaults({ ...complete, email }, words)
    expect(fault?.sentence).toBe(
      `Enter the full address, for example name@example.com. You entered ${email}. ${reason}`,
    )
  })
})

describe("a telephone number", () => {
  const sentenceFor = (phone: string) => inquiryFaults({ ...complete, phone }, words)[0]?.sentence

  test.each([
    "98100 00000",
    "98100-00000",
    "098100 00000",
    "+91 98100 00000",
    "+919810000000",
    "919810000000",
    "9198100000",
    "0120-4567890",
    "+91 120 4567890",
    "+971 50 123 4567",
    "00971 50 123 4567",
    "+971 50123",
    "+971 501234567890",
    "९८१०० ०००००",
    "９８１００ ０００００",
    "98100 00000 / 98110 00000",
    "0120-45678, 98110 00000",
    "home 0120 456 7890 or 98110 00000",
  ])("can be %s", (phone) => expect(sentenceFor(phone)).toBeUndefined())

  test.each([
    ["", "Enter ten digits, for example 98100 00000."],
    ["call me", "Enter ten digits, for example 98100 00000."],
    ["98100 12", "Enter ten digits, for example 98100 00000. You entered seven."],
    ["98100000001234", "Enter ten digits, for example 98100 00000. You entered 14."],
    ["९८१०० १२", "Enter ten digits, for example 98100 00000. You entered seven."],
    ["0120 45678", "Enter ten digits after the 0, for example 0120 456 7890. You entered eight."],
    [
      "+91 98100 0000",
      "Enter ten digits after +91, for example +91 98100 00000. You entered nine.",
    ],
    [
      "+971 5012",
      "Enter the full number after the country code, for example +971 50 123 4567. You entered +971 5012.",
    ],
    [
      "+971 5012345678901",
      "Enter the full number after the country code, for example +971 50 123 4567. You entered +971 5012345678901.",
    ],
  ])("%p is refused with advice", (phone, sentence) => expect(sentenceFor(phone)).toBe(sentence))
})

describe("reading the form", () => {
  test("takes every field, without the space around it", () => {
    const values = inquiryValues(
      form({
        ...complete,
        name: "  R. Sharma ",
        products: [...complete.products],
        message: ` ${complete.message}\n\n`,
        consent: "yes",
      }),
    )
    expect(values).toEqual(complete)
  })

  test("takes a text of nothing but unseen characters as empty", () => {
    const values = inquiryValues(form({ name: "\u200b\u2060 \u200d", city: "\u200bKan\u00adpur" }))
    expect([values.name, values.city, values.phone]).toEqual(["", "Kanpur", ""])
  })
})

describe("the message", () => {
  test("contains everything typed, without empty fields", () => {
    const only = { company: "", email: "", city: "", trade: "", products: [] }
    expect(inquiryMessage({ ...complete, ...only }, words)).toBe(
      "Name: R. Sharma\nPhone: 98100 00000\n\n50 × 50 × 3, 6 m\n20 pieces",
    )
    expect(inquiryMessage({ ...complete, list: "1. 50 × 50 × 3: 20 pieces" }, words)).toBe(
      [
        "Name: R. Sharma",
        "Company: Sharma Fabrication",
        "Phone: 98100 00000",
        "E-mail: r.sharma@example.com",
        "City: Indore",
        "Trade: Fabricator",
        "Products: MS Pipes, MS Sheet & Checkered Sheet",
        "",
        "50 × 50 × 3, 6 m",
        "20 pieces",
        "",
        "1. 50 × 50 × 3: 20 pieces",
      ].join("\n"),
    )
  })

  test("has a subject of one line", () => {
    expect(inquirySubject(complete, "Doab Steel Tubes", words)).toBe(
      "Inquiry to Doab Steel Tubes from R. Sharma, Sharma Fabrication",
    )
    expect(inquirySubject({ ...complete, name: "R.\r\nBcc: x", company: "" }, "D", words)).toBe(
      "Inquiry to D from R. Bcc: x",
    )
  })
})

describe("the links that carry the message", () => {
  const long = { ...complete, message: "टन ".repeat(2000) }

  test.each([
    ["plain", complete],
    ["Hindi with emoji and signs", hindi],
    ["long", long],
  ])("give it back whole: %s", (_, values) => {
    const message = inquiryMessage(values, words)
    expect(new URL(whatsappLink("+91 98100 00000", message)).searchParams.get("text")).toBe(message)

    const mail = new URL(mailtoLink("info@example.com", { subject: "S & T", body: message }))
    expect(mail.pathname).toBe("info@example.com")
    expect(mail.searchParams.get("subject")).toBe("S & T")
    expect(mail.searchParams.get("body")).toBe(message.replace(/\n/g, "\r\n"))
  })

  test("write spaces so that mail programs read them", () => {
    expect(mailtoLink("info@example.com", { subject: "a b", body: "c\nd" })).toBe(
      "mailto:info@example.com?subject=a%20b&body=c%0D%0Ad",
    )
  })

  test("survive half an emoji", () => {
    const values = inquiryValues(form({ name: "R", message: "20 pieces \uD83D" }))
    const message = inquiryMessage(values, words)
    expect(message).toContain("20 pieces \uFFFD")
    expect(() => whatsappLink("+91 98100 00000", message)).not.toThrow()
  })
})

test("what fills the hidden field, or leaves it out, is sent on and marked: it may be a password manager", () => {
  const posted = postedFields(form({ website: "x".repeat(101) }))
  expect(posted.get("website")).toBe("")
  expect(posted.get("suspicion")).toContain(`“${"x".repeat(100)}”`)
  expect(postedFields(form({})).get("suspicion")).toContain("missing")
})

test.each([
  [{ provider: "none", endpoint: "https://example.com/f" }, { kind: "compose" }],
  [{ provider: "endpoint", endpoint: null }, { kind: "compose" }],
  [{ provider: "netlify" }, { action: "/contact/thank-you", target: "/" }],
  [
    { provider: "endpoint", endpoint: "https://example.com/f" },
    { action: "https://example.com/f", target: "https://example.com/f" },
  ],
])("with %j an inquiry goes by %j", (setting, route) =>
  expect(inquiryRoute(setting)).toMatchObject(route),
)

test("several products are posted as one value, which no receiver drops", () => {
  const fields = postedFields(
    form({ name: "राम", products: ["MS Pipes", "MS Sheet"], website: "" }),
  )
  expect(Object.fromEntries(fields)).toEqual({
    name: "राम",
    products: "MS Pipes, MS Sheet",
    website: "",
    suspicion: "",
  })
})

describe("posting", () => {
  afterEach(() => jest.restoreAllMocks())
  const says = async (answer: () => Promise<Response>) => {
    const post = jest.spyOn(globalThis, "fetch").mockImplementation(answer)
    const fields = new URLSearchParams({ message: "50 × 50" })
    const failure = await sendInquiry("https://example.com/f", fields)
    expect(post.mock.calls[0]).toMatchObject([
      "https://example.com/f",
      { method: "POST", body: fields },
    ])
    return failure?.(words)
  }

  test("says nothing if it is taken, and why if it is not", async () => {
    expect(await says(async () => new Response(null, { status: 200 }))).toBeUndefined()
    expect(await says(async () => new Response(null, { status: 503 }))).toContain("(error 503)")
    expect(await says(() => Promise.reject(new TypeError("Failed")))).toMatch(/not be reached/)
  })

  test("is given up without an answer in time", async () => {
    jest.useFakeTimers()
    const said = says(
      () =>
        new Promise((_, reject) => {
          const [, request] = jest.mocked(fetch).mock.calls[0]
          request?.signal?.addEventListener("abort", () => reject(new Error("aborted")))
        }),
    )
    await jest.advanceTimersByTimeAsync(15_000)
    expect(await said).toMatch(/within 15 seconds/)
    jest.useRealTimers()
  })
})
