import * as React from "react"
import { useMarkSent } from "../../inquiry/list/useLeftInBox"
import { forgetDraft, isBegun, restoreDraft, saveDraft } from "./draft"
import {
  inquiryFaults,
  inquiryValues,
  OPENED_FIELD,
  postedFields,
  THANK_YOU_PAGE,
  trapVerdict,
  withFieldChecked,
  type Fault,
  type InquiryRoute,
  type InquiryValues,
} from "../../inquiry/inquiryForm"
import { showChosenProducts } from "./ProductChoice"
import { sendInquiry, type SendFailure } from "./sendInquiry"
import { usePhoneCheck } from "./usePhoneCheck"
import { useWords } from "../../interface/words"
import { usePageAddress } from "../PageLink/usePageAddress"

/** The state of the form. */
type Stage =
  | { readonly at: "writing" }
  | { readonly at: "sending" }
  | { readonly at: "wait" }
  | { readonly at: "composed"; readonly values: InquiryValues }
  | { readonly at: "failed"; readonly failure: SendFailure; readonly values: InquiryValues }
  | { readonly at: "sent" }

/** State and handlers of the inquiry form. */
export function useInquiryForm(
  route: InquiryRoute,
  formRef: React.RefObject<HTMLFormElement | null>,
  productsRef: React.RefObject<HTMLDetailsElement | null>,
) {
  const words = useWords("form")
  const markSent = useMarkSent()
  const isBusy = React.useRef(false)
  // The stage alone is too late: the second press of a double click can come before the thanks are drawn.
  const isSent = React.useRef(false)
  const [stage, setStage] = React.useState<Stage>({ at: "writing" })
  const [faults, setFaults] = React.useState<readonly Fault[]>([])
  const [attempt, setAttempt] = React.useState(0)
  const phones = usePhoneCheck()
  const thankYouPage = usePageAddress()(THANK_YOU_PAGE)

  React.useEffect(() => {
    const form = formRef.current
    if (form) prepareForm(form, productsRef.current)
  }, [formRef, productsRef])

  /** Re-checks one field on blur, after the first attempt to send. The faults of other fields stay. */
  const checkField = (name: string) => {
    if (attempt === 0 || !formRef.current) return
    const values = inquiryValues(new FormData(formRef.current))
    const now = inquiryFaults(values, phones.current(), words)
    setFaults((before) => withFieldChecked(before, name, now))
  }

  const submit = async (form: HTMLFormElement) => {
    const check = await phones.ready()
    const data = new FormData(form)
    const values = inquiryValues(data)
    const found = inquiryFaults(values, check, words)
    setFaults(found)
    setAttempt((count) => count + 1)
    setStage({ at: "writing" })
    if (found.length > 0) return
    if (route.kind === "compose") return setStage({ at: "composed", values })

    if (trapVerdict(data, Date.now()) === "wait") return setStage({ at: "wait" })
    setStage({ at: "sending" })
    const failure = await sendInquiry(route.target, postedFields(data))
    if (failure) return setStage({ at: "failed", failure, values })
    isSent.current = true
    forgetDraft()
    if (values.list !== "") markSent()
    // Show the thanks at once: the thank-you page may be slow or unreachable.
    setStage({ at: "sent" })
    window.location.assign(thankYouPage)
  }

  const submitOnce = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current || isSent.current) return
    isBusy.current = true
    try {
      await submit(event.currentTarget)
    } finally {
      isBusy.current = false
    }
  }

  /** Updates the message in the other ways of sending while the visitor keeps typing after a failure. */
  const keepWaysCurrent = (form: HTMLFormElement) => {
    if (stage.at === "failed") setStage({ ...stage, values: inquiryValues(new FormData(form)) })
  }

  return {
    stage,
    faults,
    attempt,
    checkField,
    submitOnce,
    keepWaysCurrent,
    backToForm: () => setStage({ at: "writing" }),
    preparePhones: phones.prepare,
  }
}

/** Restores the draft, notes the opening time and ticks the product named in the address. */
function prepareForm(form: HTMLFormElement, products: HTMLDetailsElement | null) {
  restoreDraft(form)
  const opened = form.elements.namedItem(OPENED_FIELD)
  if (opened instanceof HTMLInputElement) {
    // Visitors who typed before hydration have been here since the page opened.
    opened.value = String(Math.round(isBegun(form) ? performance.timeOrigin : Date.now()))
  }
  if (products) {
    showChosenProducts(products, new URLSearchParams(window.location.search).get("product"))
  }
  if (isBegun(form)) saveDraft(form)
}
