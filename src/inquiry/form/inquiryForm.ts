import * as React from "react"
import { useLinesToSend } from "../list/useInquiryList"
import { withLatinDigits, typedText } from "../../kit/format/texts"
import { saveText, storedText, storeText } from "../../kit/hooks/storage"
import { usePageAddress } from "../../kit/PageLink"
import type { FormSentence, FormWords } from "../../kit/words/catalogue"
import { useWords } from "../../kit/words/words"

/** The fields of one text. `list` is the inquiry list as plain text. */
const textFields = [
  "name",
  "company",
  "phone",
  "email",
  "city",
  "trade",
  "message",
  "list",
] as const
type Texts = Readonly<Record<(typeof textFields)[number], string>>

/** What the visitor typed, trimmed. A missing text is empty. */
export interface InquiryValues extends Texts {
  readonly products: readonly string[]
  readonly consent: boolean
  /** A photo or a drawing. */
  readonly file?: File | undefined
}

/** Fields that can have a fault, in the order of the form. */
const faultyFields = ["name", "phone", "email", "message", "file", "consent"] as const
export type FaultyField = (typeof faultyFields)[number]

/** What to do about each faulty field, in the order of the form. */
export type Faults = Partial<Record<FaultyField, string>>

/** Fields that only machines fill or read. */
export const TRAP_FIELD = "website"
export const SUSPICION_FIELD = "suspicion"

/** Reads the form's fields. Missing fields are empty. */
export function inquiryValues(data: Pick<FormData, "get" | "getAll">): InquiryValues {
  const file = data.get("file")
  const texts = Object.fromEntries(
    textFields.map((name) => [name, trimmed(data.get(name))]),
  ) as Texts
  return {
    ...texts,
    products: data.getAll("products").map(trimmed).filter(Boolean),
    consent: trimmed(data.get("consent")) !== "",
    file: file instanceof File && file.size > 0 ? file : undefined,
  }
}

/**
 * All faults of the form. Empty if it can be sent.
 *
 * @param mostMB the size of file that the receiver takes
 */
export function inquiryFaults(values: InquiryValues, words: FormWords, mostMB = 0): Faults {
  const { name, phone, email, message, list, consent, file } = values
  const numbers = [phone, ...phone.split(/[/,;|]|\bor\b/i)]
  const isWrong: Record<FaultyField, boolean> = {
    name: name === "",
    phone: !numbers.some(isTelephone),
    // Browsers differ in what they accept, so only the parts that every address has are checked.
    email: email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email),
    message: message === "" && list === "" && !file,
    file: file !== undefined && file.size > mostMB * 1e6,
    consent: !consent,
  }
  const wrong = faultyFields.filter((field) => isWrong[field])
  const faultOf = (field: FaultyField) => words.faultIn[field](String(values[field]), mostMB)
  return Object.fromEntries(wrong.map((field) => [field, faultOf(field)]))
}

/** Ten digits in India, with or without 0, 91 or +91, or + and 8 to 15 digits elsewhere (ITU-T E.164). */
function isTelephone(typed: string): boolean {
  const text = withLatinDigits(typed).normalize("NFKC")
  const digits = text.replace(/\D/g, "").replace(/^00/, "")
  const isInternational = /^\D*(\+|00)/.test(text)
  return (isInternational ? /^(91\d{10}|(?!91)\d{8,15})$/ : /^(0|91)?\d{10}$/).test(digits)
}

/** The sender's details in a message, in this order. */
const told = ["name", "company", "phone", "email", "city", "trade", "products", "file"] as const

/** What leads the message of an inquiry: the sender's details without empty fields, and what he wrote. */
export function inquiryHead(values: InquiryValues, { details: labels }: FormWords): string[] {
  const phone = withLatinDigits(values.phone)
  const file = values.file?.name ?? ""
  const texts = { ...values, phone, products: values.products.join(", "), file }
  const details = told
    .filter((key) => texts[key] !== "")
    .map((key) => `${labels[key]}: ${texts[key]}`)
  return [details.join("\n"), values.message]
    .filter(Boolean)
    .map((part) => `${part.replace(/\r\n?/g, "\n")}\n`)
}

/** The inquiry as plain text. */
export function inquiryMessage(values: InquiryValues, words: FormWords): string {
  const list = values.list.replace(/\r\n?/g, "\n")
  return [...inquiryHead(values, words), list].join("\n").trim()
}

/** "Inquiry to Doab Steel Tubes from R. Sharma, Sharma Steels" */
export function inquirySubject(values: InquiryValues, to: string, words: FormWords): string {
  const from = [values.name, values.company].filter(Boolean).join(", ")
  return words.subject(to, from).replace(/\s+/g, " ")
}

function trimmed(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? typedText(value) : ""
}

/**
 * Why an inquiry may be spam, for staff. Empty if nothing suggests it. Password managers also fill the hidden field, so
 * the inquiry is sent and marked.
 */
function suspicionOf(data: Pick<FormData, "get">): string {
  const trap = data.get(TRAP_FIELD)
  if (trap === "") return ""
  return typeof trap === "string"
    ? `Possible spam: the hidden field was filled in with “${trap.slice(0, 100)}”.`
    : "Possible spam: the hidden field was missing."
}

/** How inquiries are sent: posted to an address, or written in the visitor's own WhatsApp or e-mail. */
export interface InquiryRoute {
  readonly isNetlify: boolean
  /** Where the form posts to without scripts. */
  readonly action: string
  /** Where scripts post to; "" if the visitor sends it himself. */
  readonly target: string
  /** The largest photo or drawing that the receiver takes, MB; 0 for none. */
  readonly mostMB: number
}

export const THANK_YOU_PAGE = "/contact/thank-you"

/** Netlify refuses larger forms, MB. */
const NETLIFY_MB = 8

/** The route for a setting. Without an endpoint, the visitor's own WhatsApp or e-mail. */
export function inquiryRoute(inquiry: {
  readonly provider: string
  readonly endpoint?: string | null | undefined
  readonly fileMB?: number | null | undefined
}): InquiryRoute {
  const { provider, endpoint, fileMB } = inquiry
  const isNetlify = provider === "netlify"
  if (isNetlify) return { isNetlify, action: THANK_YOU_PAGE, target: "/", mostMB: NETLIFY_MB }
  if (provider === "endpoint" && endpoint)
    return { isNetlify, action: endpoint, target: endpoint, mostMB: fileMB ?? 0 }
  return { isNetlify, action: "", target: "", mostMB: 0 }
}

/**
 * The form as posted: with a file in parts, else as one text. Products are joined with commas, because many receivers take only the
 * last of several values. Possible spam is marked, and its hidden field emptied so that no receiver drops it unread.
 */
export function postedFields(data: FormData): URLSearchParams | FormData {
  const { file } = inquiryValues(data)
  const fields = file ? new FormData() : new URLSearchParams()
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value === "string")
    if (name !== "file") fields.set(name, values.join(", "))
  }
  fields.set(TRAP_FIELD, "")
  fields.set(SUSPICION_FIELD, suspicionOf(data))
  if (fields instanceof FormData && file) fields.set("file", file)
  return fields
}

/** A browser sends no more after the page was left, bytes. */
const MOST_AFTER_LEAVING = 60_000

/** How long to wait for an answer, ms. A phone can take minutes to upload a file. */
const PATIENCE = { words: 15_000, file: 180_000 }

/**
 * Posts a form and returns why it failed, or undefined. Never rejects. An endpoint on another host must send
 * `Access-Control-Allow-Origin`.
 */
export async function sendInquiry(
  target: string,
  fields: URLSearchParams | FormData,
): Promise<FormSentence | undefined> {
  const ended = new AbortController()
  const hasFile = fields instanceof FormData
  const patience = hasFile ? PATIENCE.file : PATIENCE.words
  const timer = setTimeout(() => ended.abort(), patience)
  try {
    const headers = { Accept: "application/json, text/html;q=0.9" }
    const { ok, status } = await fetch(target, {
      method: "POST",
      headers,
      body: fields,
      // What is on its way arrives even if the visitor leaves the page.
      keepalive: !hasFile && fields.toString().length < MOST_AFTER_LEAVING,
      signal: ended.signal,
    })
    return ok ? undefined : (words) => words.refused(status)
  } catch {
    return ended.signal.aborted
      ? (words) => words.timeout(patience / 1000)
      : (words) => words.unreachable
  } finally {
    clearTimeout(timer)
  }
}

/** The state of the form. "again": the same inquiry was on its way when the page was left, and has probably arrived. */
type Stage =
  | { readonly at: "writing" | "sending" | "wait" | "loading" | "again" | "sent" }
  | { readonly at: "composed"; readonly values: InquiryValues }
  | { readonly at: "failed"; readonly failure: FormSentence; readonly values: InquiryValues }

/** No person fills in the form faster than this after the page has begun to load, ms. */
const QUICKEST = 3000

/** The id of a field's control. */
export const fieldId = (name: string) => `inquiry-${name}`

/**
 * State and handlers of the inquiry form.
 *
 * @param isWaiting whether a part of what is posted is still loading
 */
export function useInquiryForm(route: InquiryRoute, isWaiting: boolean) {
  const words = useWords("form")
  const { markSent } = useLinesToSend()
  // The stage alone is too late: the second press of a double click can come before the thanks are drawn.
  const isBusy = React.useRef(false)
  const [stage, setStage] = React.useState<Stage>({ at: "writing" })
  const [faults, setFaults] = React.useState<Faults>({})
  const [attempt, setAttempt] = React.useState(0)
  const thankYouPage = usePageAddress()(THANK_YOU_PAGE)

  const submit = async (form: HTMLFormElement): Promise<Stage> => {
    const data = new FormData(form)
    const values = inquiryValues(data)
    const found = inquiryFaults(values, words, route.mostMB)
    setFaults(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length > 0) return { at: "writing" }
    if (route.target === "") return { at: "composed", values }
    if (isWaiting) return { at: "loading" }
    if (performance.now() < QUICKEST) return { at: "wait" }
    const fields = postedFields(data)
    const onItsWay = JSON.stringify({ ...values, file: values.file?.name })
    if (stage.at !== "again" && storedText("sessionStorage", SENDING_KEY) === onItsWay)
      return { at: "again" }
    storeText("sessionStorage", SENDING_KEY, onItsWay)
    setStage({ at: "sending" })
    const failure = await sendInquiry(route.target, fields)
    storeText("sessionStorage", SENDING_KEY, "")
    if (failure) return { at: "failed", failure, values }
    storeText("sessionStorage", DRAFT_KEY, "")
    saveText("sessionStorage", SENT_KEY, inquiryMessage(values, words))
    if (values.list !== "") markSent()
    return { at: "sent" }
  }

  return {
    stage,
    faults,
    attempt,
    /** Shows the form again, from its heading on. */
    backToForm: (heading: React.RefObject<HTMLElement | null>) => {
      setStage({ at: "writing" })
      requestAnimationFrame(() => heading.current?.focus())
    },
    handlers: {
      onSubmit: (event: React.SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isBusy.current) return
        isBusy.current = true
        void submit(event.currentTarget).then((next) => {
          setStage(next)
          isBusy.current = next.at === "sent"
          // The thanks show at once: the thank-you page may be slow or unreachable.
          if (next.at === "sent") window.location.assign(thankYouPage)
        })
      },
      onChange: ({ currentTarget }: React.SyntheticEvent<HTMLFormElement>) => {
        storeDraft(currentTarget)
        const values = inquiryValues(new FormData(currentTarget))
        const now = inquiryFaults(values, words, route.mostMB)
        // What is put right loses its fault at once. A new fault is named at the next press, not while somebody types.
        const isLeft = ([field]: [string, string]) => faults[field as FaultyField] !== undefined
        setFaults(Object.fromEntries(Object.entries(now).filter(isLeft)))
        // The other ways of sending carry what is typed after a failure, too.
        if (stage.at === "failed") setStage({ ...stage, values })
        if (stage.at === "again") setStage({ at: "writing" })
      },
    },
  }
}

/** The form's ref: restores the draft and ticks the product named in the address. */
export function prepareForm(form: HTMLFormElement | null): void {
  if (!form) return
  restoreDraft(form)
  const asked = new URLSearchParams(window.location.search).get("product")
  const ticks = [...form.querySelectorAll<HTMLInputElement>("[name=products]")]
  for (const tick of ticks) tick.checked ||= tick.id === fieldId(`product-${asked}`)
  const choice = form.querySelector("details")
  if (choice && ticks.some(({ checked }) => checked)) choice.open = true
  storeDraft(form)
}

/** In session storage, so a shared computer forgets it when the tab closes. */
const DRAFT_KEY = "typed-inquiry"

/** What is being sent. It stays if the page is left before the answer. */
const SENDING_KEY = "sending-inquiry"

/** What was sent, for the page that thanks. */
export const SENT_KEY = "sent-inquiry"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a draft has for a control; "" for nothing. The values of choices are words for the sales staff, which differ by language. */
function draftedOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return String(control.selectedIndex || "")
  return isTick(control) ? (control.checked ? "on" : "") : control.value
}

/** Keeps what is typed, picked and ticked by the ids of the controls, which are the same in each language. */
function storeDraft(form: HTMLFormElement): void {
  const drafted = controlsOf(form).map((control) => [control.id, draftedOf(control)])
  const draft = Object.fromEntries(drafted.filter(([, text]) => text !== "")) as object
  storeText("sessionStorage", DRAFT_KEY, JSON.stringify(draft))
}

/** Restores the draft into empty fields; newer input wins. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = storedDraft()
  for (const control of controlsOf(form)) {
    const drafted = draft[control.id]
    if (drafted === undefined || draftedOf(control) !== "") continue
    if (isTick(control)) control.checked = true
    else if (!(control instanceof HTMLSelectElement)) control.value = drafted
    else if (Number(drafted) < control.length) control.selectedIndex = Number(drafted)
  }
}

/** Empty if what is stored there is not a draft. */
function storedDraft(): Partial<Record<string, string>> {
  try {
    const text = storedText("sessionStorage", DRAFT_KEY) ?? "{}"
    return Object(JSON.parse(text)) as Partial<Record<string, string>>
  } catch {
    return {}
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  const controls = form.querySelectorAll<Control>("input[name], select[name], textarea[name]")
  return [...controls].filter(
    ({ type, name }) => type !== "hidden" && type !== "file" && name !== TRAP_FIELD,
  )
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox"
}
