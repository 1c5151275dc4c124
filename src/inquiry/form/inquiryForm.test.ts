import {
  failureSentence,
  inquiryFaults,
  inquiryMessage,
  inquiryRoute,
  inquirySubject,
  inquiryValues,
  isLinkTooLong,
  mailtoLink,
  postedFields,
  sendInquiry,
  trapVerdict,
  withFieldChecked,
  type InquiryValues,
} from "./inquiryForm"
import { whatsappLink } from "../../format/phoneLinks"
import { form as words } from "../../interface/en/form"

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

  test("is counted in words over the summary", () => {
    expect(words.faults(1)).toBe("One thing to correct")
    expect(words.faults(2)).toBe("Two things to correct")
  })

  test("is shown for one field at a time after the first attempt", () => {
    const before = inquiryFaults({ ...complete, name: "", message: "" }, words)
    const now = inquiryFaults({ ...complete, phone: "1", message: "" }, words)
    const fieldsAfter = (name: string) =>
      withFieldChecked(before, name, now).map(({ field }) => field)
    expect(fieldsAfter("name")).toEqual(["message"])
    expect(fieldsAfter("phone")).toEqual(["name", "phone", "message"])
    expect(fieldsAfter("city")).toEqual(["name", "message"])
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

  test("leaves out a product without a name", () => {
    expect(inquiryValues(form({ products: ["", "Tubes"] })).products).toEqual(["Tubes"])
  })

  test("takes fields that are not there as empty", () => {
    expect(inquiryValues(form({}))).toEqual({
      name: "",
      company: "",
      phone: "",
      email: "",
      city: "",
      trade: "",
      products: [],
      message: "",
      list: "",
      consent: false,
    })
  })
})

describe("the message", () => {
  test("contains everything typed", () => {
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

  test("leaves out empty fields", () => {
    const message = inquiryMessage(
      {
        ...complete,
        company: "",
        email: "",
        city: "",
        trade: "",
        products: [],
      },
      words,
    )
    expect(message).toBe("Name: R. Sharma\nPhone: 98100 00000\n\n50 × 50 × 3, 6 m\n20 pieces")
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

  test("go to the digits of the WhatsApp number", () => {
    expect(whatsappLink("+91 98100 00000", "a b")).toBe("https://wa.me/919810000000?text=a%20b")
  })

  test("write spaces so that mail programs read them", () => {
    expect(mailtoLink("info@example.com", { subject: "a b", body: "c\nd" })).toBe(
      "mailto:info@example.com?subject=a%20b&body=c%0D%0Ad",
    )
  })

  test("cannot be broken out of by an address", () => {
    expect(mailtoLink("a?cc=b@example.com", { subject: "s", body: "b" })).toBe(
      "mailto:a%3Fcc%3Db@example.com?subject=s&body=b",
    )
  })

  test("survive half an emoji", () => {
    const message = inquiryMessage({ ...complete, message: "20 pieces \uD83D" }, words)
    expect(message).toContain("20 pieces \uFFFD")
    expect(() => whatsappLink("+91 98100 00000", message)).not.toThrow()
    expect(inquirySubject({ ...complete, name: "\uDE4F" }, "D", words)).toContain("\uFFFD")
  })

  test("are known to be cut when they are long", () => {
    const linkOf = (values: InquiryValues) => whatsappLink("1", inquiryMessage(values, words))
    expect(isLinkTooLong(linkOf(complete))).toBe(false)
    expect(isLinkTooLong(linkOf(long))).toBe(true)
  })
})

describe("the traps", () => {
  const now = 1_800_000_000_000

  test("let a person through", () => {
    expect(trapVerdict(form({ website: "", opened: String(now - 3000) }), now)).toBe("send")
  })

  test("send on and mark what fills the hidden field, or leaves it out: it may be a password manager", () => {
    const opened = String(now - 60_000)
    const filled = form({ website: "https://example.com", opened })
    expect(trapVerdict(filled, now)).toBe("send")
    expect(postedFields(filled).get("website")).toBe("")
    expect(postedFields(filled).get("suspicion")).toContain("“https://example.com”")
    expect(postedFields(form({ opened })).get("suspicion")).toContain("missing")
  })

  test("name only the beginning of a long text in the hidden field", () => {
    const filled = form({ website: "x".repeat(101), opened: String(now) })
    expect(postedFields(filled).get("suspicion")).toContain(`“${"x".repeat(100)}”`)
  })

  test("ask a very quick sender to press again", () => {
    expect(trapVerdict(form({ website: "", opened: String(now) }), now)).toBe("wait")
    expect(trapVerdict(form({ website: "", opened: String(now - 2999) }), now)).toBe("wait")
  })

  test("never stop anyone for a clock that was set back, or an unreadable time", () => {
    for (const opened of [String(now + 60_000), "", "soon"]) {
      expect(trapVerdict(form({ website: "", opened }), now)).toBe("send")
    }
  })
})

describe("the route of an inquiry", () => {
  test("is the visitor's own WhatsApp or e-mail unless a service is set", () => {
    expect(inquiryRoute({ provider: "none" })).toEqual({ kind: "compose" })
    expect(inquiryRoute({ provider: "endpoint", endpoint: null })).toEqual({ kind: "compose" })
    expect(inquiryRoute({ provider: "none", endpoint: "https://example.com/f" })).toEqual({
      kind: "compose",
    })
  })

  test("is the site itself on Netlify", () => {
    expect(inquiryRoute({ provider: "netlify" })).toMatchObject({
      action: "/contact/thank-you",
      target: "/",
    })
  })

  test("is the address that takes the form", () => {
    expect(inquiryRoute({ provider: "endpoint", endpoint: "https://example.com/f" })).toMatchObject(
      { action: "https://example.com/f", target: "https://example.com/f" },
    )
  })
})

test("a file is not posted as if it were text", () => {
  const fields = new FormData()
  fields.append("name", "R. Sharma")
  fields.append("drawing", new Blob(["x"]))
  expect(postedFields(fields).get("drawing") ?? "").not.toContain("object")
})

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
  const fields = new URLSearchParams({ name: "राम", message: "50 × 50" })
  const says = async (post: typeof fetch, timeoutMs = 1000) => {
    const failure = await sendInquiry("https://example.com/f", fields, { post, timeoutMs })
    return failure && failureSentence(failure, words)
  }

  test("is form-encoded, and a 200 means sent", async () => {
    const post = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
      async () => new Response(null, { status: 200 }),
    )
    expect(await says(post)).toBeUndefined()
    const [target, request] = post.mock.calls[0]
    expect(target).toBe("https://example.com/f")
    expect(request).toMatchObject({
      method: "POST",
      body: "name=%E0%A4%B0%E0%A4%BE%E0%A4%AE&message=50+%C3%97+50",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    })
  })

  test("that fails says why", async () => {
    expect(await says(async () => new Response(null, { status: 503 }))).toBe(
      "The server did not accept it (error 503).",
    )
    expect(await says(async () => Promise.reject(new TypeError("Failed to fetch")))).toMatch(
      /^The server could not be reached/,
    )
  })

  test("without an answer in time says so and ends the request", async () => {
    let signal: AbortSignal | null | undefined
    const post: typeof fetch = (_, request) =>
      new Promise((_resolve, reject) => {
        signal = request?.signal
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")))
      })
    expect(await says(post, 5)).toMatch(/within 15 seconds/)
    expect(signal?.aborted).toBe(true)
  })
})
