import * as React from "react"
import {
  inquiryFaults,
  inquiryMessage,
  inquiryValues,
  postedFields,
  sendInquiry,
  THANK_YOU_PAGE,
  TRAP_FIELD,
  type FaultyField,
  type Faults,
  type InquiryRoute,
  type InquiryValues,
} from "./inquiryForm"
import { useLinesToSend } from "../list/useInquiryList"
import { usePageAddress } from "../../kit/PageLink"
import { saveText, storedText, storeText } from "../../kit/hooks/storage"
import type { FormSentence } from "../../kit/words/catalogue"
import { useWords } from "../../kit/words/words"

/** The state of the form. "again": the same inquiry was on its way when the page was left, and has probably arrived. */
type Stage =
  | { readonly at: "writing" | "sending" | "wait" | "again" | "sent" }
  | { readonly at: "composed"; readonly values: InquiryValues }
  | { readonly at: "failed"; readonly failure: FormSentence; readonly values: InquiryValues }

/** No person fills in the form faster than this after the page has begun to load, ms. */
const QUICKEST = 3000

/** The id of a field's control. */
export const fieldId = (name: string) => `inquiry-${name}`

/** State and handlers of the inquiry form. */
export function useInquiryForm(route: InquiryRoute) {
  const words = useWords("form")
  const { markSent } = useLinesToSend()
  const formRef = React.useRef<HTMLFormElement>(null)
  // The stage alone is too late: the second press of a double click can come before the thanks are drawn.
  const isBusy = React.useRef(false)
  const [stage, setStage] = React.useState<Stage>({ at: "writing" })
  const [faults, setFaults] = React.useState<Faults>({})
  const [attempt, setAttempt] = React.useState(0)
  const thankYouPage = usePageAddress()(THANK_YOU_PAGE)

  React.useEffect(() => {
    if (formRef.current) prepareForm(formRef.current)
  }, [])

  const submit = async (form: HTMLFormElement): Promise<Stage> => {
    const data = new FormData(form)
    const values = inquiryValues(data)
    const found = inquiryFaults(values, words, route.mostMB)
    setFaults(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length > 0) return { at: "writing" }
    if (route.kind === "compose") return { at: "composed", values }
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
    formRef,
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

/** Restores the draft and ticks the product named in the address. */
function prepareForm(form: HTMLFormElement) {
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

/** Empty if something else has stored there what is no draft. */
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
