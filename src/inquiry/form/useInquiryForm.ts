import * as React from "react"
import {
  inquiryFaults,
  inquiryValues,
  OPENED_FIELD,
  postedFields,
  sendInquiry,
  THANK_YOU_PAGE,
  TRAP_FIELD,
  trapVerdict,
  withFieldChecked,
  type Fault,
  type InquiryRoute,
  type InquiryValues,
  type SendFailure,
} from "./inquiryForm"
import { useMarkSent } from "../list/useLeftInBox"
import { usePageAddress } from "../../components/PageLink/usePageAddress"
import { storedText, storeText } from "../../stores/storage"
import { useWords } from "../../interface/words"

/** The state of the form. */
type Stage =
  | { readonly at: "writing" | "sending" | "wait" | "sent" }
  | { readonly at: "composed"; readonly values: InquiryValues }
  | { readonly at: "failed"; readonly failure: SendFailure; readonly values: InquiryValues }

/** State and handlers of the inquiry form. */
export function useInquiryForm(route: InquiryRoute) {
  const words = useWords("form")
  const markSent = useMarkSent()
  const formRef = React.useRef<HTMLFormElement>(null)
  // The stage alone is too late: the second press of a double click can come before the thanks are drawn.
  const isBusy = React.useRef(false)
  const [stage, setStage] = React.useState<Stage>({ at: "writing" })
  const [faults, setFaults] = React.useState<readonly Fault[]>([])
  const [attempt, setAttempt] = React.useState(0)
  const thankYouPage = usePageAddress()(THANK_YOU_PAGE)
  const afterPress = useAfterPress()

  React.useEffect(() => {
    if (formRef.current) prepareForm(formRef.current)
  }, [])

  const valuesOf = (form: HTMLFormElement) => inquiryValues(new FormData(form))

  /** Checks one field again, after the first attempt to send. The faults of other fields stay. */
  const checkField = (name: string) => {
    if (attempt === 0 || !formRef.current) return
    const now = inquiryFaults(valuesOf(formRef.current), words)
    setFaults((before) => withFieldChecked(before, name, now))
  }

  const submit = async (form: HTMLFormElement): Promise<Stage> => {
    const data = new FormData(form)
    const values = inquiryValues(data)
    const found = inquiryFaults(values, words)
    setFaults(found)
    setAttempt((count) => count + 1)
    if (found.length > 0) return { at: "writing" }
    if (route.kind === "compose") return { at: "composed", values }
    if (trapVerdict(data, Date.now()) === "wait") return { at: "wait" }
    setStage({ at: "sending" })
    const failure = await sendInquiry(route.target, postedFields(data))
    if (failure) return { at: "failed", failure, values }
    forgetDraft()
    if (values.list !== "") markSent()
    return { at: "sent" }
  }

  return {
    formRef,
    stage,
    faults,
    attempt,
    backToForm: () => setStage({ at: "writing" }),
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
      onChange: ({ currentTarget, target }: React.SyntheticEvent<HTMLFormElement>) => {
        saveDraft(currentTarget)
        // The other ways of sending carry what is typed after a failure, too.
        if (stage.at === "failed") setStage({ ...stage, values: valuesOf(currentTarget) })
        if (target instanceof HTMLInputElement && target.type === "checkbox") {
          checkField(target.name)
        }
      },
      onBlur: ({ target }: React.FocusEvent<HTMLFormElement>) => {
        const { name } = target as HTMLElement & { name?: string }
        if (name) afterPress(() => checkField(name))
      },
    },
  }
}

/** Restores the draft, notes the opening time and ticks the product named in the address. */
function prepareForm(form: HTMLFormElement) {
  restoreDraft(form)
  const opened = form.elements.namedItem(OPENED_FIELD)
  if (opened instanceof HTMLInputElement) {
    // Visitors who typed before hydration have been here since the page opened.
    opened.value = String(Math.round(isBegun(form) ? performance.timeOrigin : Date.now()))
  }
  const asked = new URLSearchParams(window.location.search).get("product")
  const ticks = [...form.querySelectorAll<HTMLInputElement>("[name=products]")]
  for (const tick of ticks) tick.checked ||= tick.dataset.slug === asked
  const choice = form.querySelector("details")
  if (choice && ticks.some(({ checked }) => checked)) choice.open = true
  if (isBegun(form)) saveDraft(form)
}

/**
 * Returns a function that runs a callback once the pointer is up. A fault that appears on blur could otherwise move a button
 * away while it is being pressed.
 */
function useAfterPress(): (run: () => void) => void {
  const isDown = React.useRef(false)
  React.useEffect(() => {
    const ended = new AbortController()
    const note = ({ type }: PointerEvent) => {
      isDown.current = type === "pointerdown"
    }
    for (const type of ["pointerdown", "pointerup", "pointercancel"] as const) {
      document.addEventListener(type, note, { capture: true, signal: ended.signal })
    }
    return () => ended.abort()
  }, [])
  return (run) => {
    // The click fires after pointerup, and after a touch even the blur does.
    const later = () => setTimeout(run)
    if (isDown.current) document.addEventListener("pointerup", later, { once: true })
    else later()
  }
}

/** In session storage, so a shared computer forgets it when the tab closes. */
const DRAFT_KEY = "inquiry-draft"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Saves what is typed so far. Does nothing if storage is full or blocked. */
function saveDraft(form: HTMLFormElement): void {
  storeText("sessionStorage", DRAFT_KEY, JSON.stringify(draftOf(form)))
}

/** Deletes the draft. */
function forgetDraft(): void {
  storeText("sessionStorage", DRAFT_KEY, "")
}

/** Restores the draft into empty fields; newer input wins. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = storedDraft()
  for (const control of controlsOf(form)) {
    const drafted = draft[control.name]
    const values: readonly unknown[] = Array.isArray(drafted) ? drafted : []
    const [first] = values
    if (isTick(control)) control.checked ||= values.includes(draftedAs(control))
    else if (control.value === "" && typeof first === "string") fill(control, first)
  }
}

/** Whether the visitor has typed, picked or ticked anything. */
function isBegun(form: HTMLFormElement): boolean {
  return Object.keys(draftOf(form)).length > 0
}

function storedDraft(): Partial<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(storedText("sessionStorage", DRAFT_KEY) ?? "{}")
    return typeof draft === "object" && draft !== null ? { ...draft } : {}
  } catch {
    return {}
  }
}

/** What is typed, picked and ticked by field name, the same in each language. */
function draftOf(form: HTMLFormElement): Record<string, string[]> {
  const draft: Record<string, string[]> = {}
  for (const control of controlsOf(form)) {
    if (control.value === "" || (isTick(control) && !control.checked)) continue
    draft[control.name] = [...(draft[control.name] ?? []), draftedAs(control)]
  }
  return draft
}

/** What a draft has for a control. The values of choices are words for the sales staff, which differ by language. */
function draftedAs(control: Control): string {
  if (control instanceof HTMLSelectElement) return String(control.selectedIndex)
  return (isTick(control) && control.dataset.slug) || control.value
}

function fill(control: Control, drafted: string): void {
  if (!(control instanceof HTMLSelectElement)) control.value = drafted
  else if (Number(drafted) < control.length) control.selectedIndex = Number(drafted)
}

function controlsOf(form: HTMLFormElement): Control[] {
  const controls = form.querySelectorAll<Control>("input[name], select[name], textarea[name]")
  return [...controls].filter(({ type, name }) => type !== "hidden" && name !== TRAP_FIELD)
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox"
}
