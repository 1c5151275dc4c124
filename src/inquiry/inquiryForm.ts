import { countInWords, phoneFault, withLatinDigits, type PhoneCheck } from "./phone"

/** What a visitor typed, trimmed. An absent text is "". `list` is an inquiry list as plain text. */
export interface InquiryValues {
  readonly name: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly city: string
  readonly trade: string
  readonly products: readonly string[]
  readonly message: string
  readonly list: string
  readonly consent: boolean
}

/** The fields that can stop an inquiry, in their order. */
const faultyFields = ["name", "phone", "email", "message", "consent"] as const
export type FaultyField = (typeof faultyFields)[number]

/** `brief` completes "Phone:" in the summary; `sentence` is shown at the field. */
export interface Fault {
  readonly field: FaultyField
  readonly brief: string
  readonly sentence: string
}

/** Names of the fields that only machines fill or read. */
export const TRAP_FIELD = "website"
export const OPENED_FIELD = "opened"
export const SUSPICION_FIELD = "suspicion"

/** No person reads, types and sends faster than this. */
export const QUICKEST_MS = 3000

/**
 * From this length on, some mail programs (2,048 characters on Windows) and WhatsApp links stop or cut a message, so
 * the copy has to be offered as well.
 */
const LONGEST_SAFE_LINK = 2000

/** Reads the form's fields. Fields that are not there count as empty. */
export function inquiryValues(data: Pick<FormData, "get" | "getAll">): InquiryValues {
  const text = (name: string) => trimmed(data.get(name))
  return {
    name: text("name"),
    company: text("company"),
    phone: text("phone"),
    email: text("email"),
    city: text("city"),
    trade: text("trade"),
    products: data.getAll("products").map(trimmed).filter(Boolean),
    message: text("message"),
    list: text("list"),
    consent: text("consent") !== "",
  }
}

/** Everything that stops an inquiry from being sent, in the order of the fields; empty when it can go. */
export function inquiryFaults(values: InquiryValues, isRealPhone: PhoneCheck): Fault[] {
  const phone = phoneFault(values.phone, isRealPhone)
  const faults: (Fault | undefined)[] = [
    values.name === ""
      ? { field: "name", brief: "enter your name", sentence: "Enter your name." }
      : undefined,
    phone && { field: "phone", ...phone },
    emailFault(values.email),
    values.message === "" && values.list === ""
      ? {
          field: "message",
          brief: "mention at least one size or product",
          sentence: "Mention at least one size or product.",
        }
      : undefined,
    values.consent
      ? undefined
      : {
          field: "consent",
          brief: "tick the box",
          sentence: "Tick the box so that we can use your details to reply.",
        },
  ]
  return faults.filter((fault) => fault !== undefined)
}

/**
 * Checks one field again and leaves the faults of the others, so that nobody reads about a field before reaching it. `now` has the
 * faults of the whole form.
 */
export function withFieldChecked(
  before: readonly Fault[],
  name: string,
  now: readonly Fault[],
): readonly Fault[] {
  return faultyFields.flatMap((each) =>
    (each === name ? now : before).filter(({ field }) => field === each),
  )
}

/** "Two things to correct" */
export function faultHeading(count: number): string {
  const words = countInWords(count)
  const things = count === 1 ? "thing" : "things"
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${things} to correct`
}

/** Browsers differ in what they take for an address, so only what no address lacks is asked for. */
function emailFault(email: string): Fault | undefined {
  if (email === "" || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) return undefined
  const missing = !email.includes("@")
    ? "The @ is missing."
    : /\s/.test(email)
      ? "It cannot contain a space."
      : "The part before or after the @ is not complete."
  return {
    field: "email",
    brief: "enter the full address",
    sentence: `Enter the full address, for example name@example.com. You entered ${email}. ${missing}`,
  }
}

/** The inquiry as plain text, for WhatsApp, e-mail and the clipboard. Empty fields are left out. */
export function inquiryMessage(values: InquiryValues): string {
  const details = (
    [
      ["Name", values.name],
      ["Company", values.company],
      ["Phone", withLatinDigits(values.phone)],
      ["E-mail", values.email],
      ["City", values.city],
      ["Trade", values.trade],
      ["Products", values.products.join(", ")],
    ] as const
  )
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n")
  return [details, values.message, values.list]
    .filter(Boolean)
    .map(wellFormed)
    .map((part) => part.replace(/\r\n?/g, "\n"))
    .join("\n\n")
}

/** "Inquiry to Doab Steel Tubes from R. Sharma, Sharma Steels" */
export function inquirySubject(values: InquiryValues, to: string): string {
  const from = [values.name, values.company].filter(Boolean).join(", ")
  return wellFormed(`Inquiry to ${to} from ${from}`).replace(/\s+/g, " ")
}

/** A mailto address (RFC 6068): line ends are CRLF, spaces are %20. */
export function mailtoLink(address: string, { subject, body }: { subject: string; body: string }) {
  const to = encodeURIComponent(address).replace(/%40/g, "@")
  const lines = body.replace(/\r?\n/g, "\r\n")
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}

/** True for a link some programs cut short or refuse. */
export function isLinkTooLong(link: string): boolean {
  return link.length > LONGEST_SAFE_LINK
}

/** encodeURIComponent throws at half a surrogate pair, as a cut emoji leaves it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD")
}

function trimmed(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.trim() : ""
}

/**
 * Whether a complete inquiry goes out at once, or its sender is asked to press again because nobody is that quick. `now` and
 * `opened` are milliseconds since 1970; an unreadable `opened` stops nobody.
 */
export function trapVerdict(data: Pick<FormData, "get">, now: number): "send" | "wait" {
  const taken = now - Number(data.get(OPENED_FIELD))
  return taken >= 0 && taken < QUICKEST_MS ? "wait" : "send"
}

/**
 * Why an inquiry may be a machine's, for those who read it; "" for no reason. A hidden field that is filled in is no proof, because
 * password managers fill it too: the inquiry is sent, and marked.
 */
function suspicionOf(data: Pick<FormData, "get">): string {
  const trap = data.get(TRAP_FIELD)
  if (trap === "") return ""
  return typeof trap === "string"
    ? `Possible spam: the hidden field was filled in with “${trap.slice(0, 100)}”.`
    : "Possible spam: the hidden field was missing."
}

/** How inquiries leave the site: posted to an address, or composed for the visitor's own WhatsApp or e-mail. */
export type InquiryRoute =
  | { readonly kind: "compose" }
  | {
      readonly kind: "post"
      readonly service: "netlify" | "endpoint"
      /** Where the form posts to without scripts. */
      readonly action: string
      /** Where scripts post to. */
      readonly target: string
    }

export const THANK_YOU_PAGE = "/contact/thank-you"

/** The route a setting asks for. An endpoint that is not filled in leaves the visitor's own WhatsApp or e-mail. */
export function inquiryRoute(inquiry: {
  provider: string
  endpoint?: string | null | undefined
}): InquiryRoute {
  if (inquiry.provider === "netlify") {
    return { kind: "post", service: "netlify", action: THANK_YOU_PAGE, target: "/" }
  }
  if (inquiry.provider === "endpoint" && inquiry.endpoint) {
    const { endpoint } = inquiry
    return { kind: "post", service: "endpoint", action: endpoint, target: endpoint }
  }
  return { kind: "compose" }
}

/**
 * The form as it is posted. Products become one value with commas, because many receivers take only the last of several values
 * with one name. What looks like a machine's is marked, and its trap emptied so that no receiver drops it unread.
 */
export function postedFields(data: FormData): URLSearchParams {
  const fields = new URLSearchParams()
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value === "string")
    fields.set(name, values.join(", "))
  }
  fields.set(TRAP_FIELD, "")
  fields.set(SUSPICION_FIELD, suspicionOf(data))
  return fields
}
