import * as React from "react"
import { navigate } from "gatsby"
import { setListAside } from "../../stores/sentList"
import { Icon } from "../Icon/Icon"
import { AttachList } from "./AttachList"
import { ComposedPanel } from "./ComposedPanel"
import { Consent } from "./Consent"
import { forgetDraft, isBegun, restoreDraft, saveDraft } from "./draft"
import { FailurePanel } from "./FailurePanel"
import { FaultSummary } from "./FaultSummary"
import { Field, type FieldTexts } from "./Field"
import {
  inquiryFaults,
  inquiryRoute,
  inquiryValues,
  OPENED_FIELD,
  postedFields,
  THANK_YOU_PAGE,
  TRAP_FIELD,
  trapVerdict,
  type Fault,
  type FaultyField,
  type InquiryRoute,
  type InquiryValues,
  withFieldJudged,
} from "./inquiry"
import { MachineFields } from "./MachineFields"
import { DirectWays, type CompanyReach } from "./OtherWays"
import { ProductChoice, showChosenProducts, type OfferedProduct } from "./ProductChoice"
import { sendInquiry, type SendFailure } from "./sendInquiry"
import { FORM_ID } from "../Site/formPlace"
import { SentPanel, type SentTexts } from "./SentPanel"
import { useAfterPress } from "./useAfterPress"
import { useAttachedList } from "../../hooks/useAttachedList"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { usePhoneCheck } from "./usePhoneCheck"
import * as styles from "./ContactForm.module.css"

export interface ContactFormProps {
  texts: {
    readonly heading: string
    readonly text?: string | null
    readonly name: FieldTexts
    readonly company: FieldTexts
    readonly phone: FieldTexts
    readonly email: FieldTexts
    readonly city: FieldTexts
    readonly trade: FieldTexts
    readonly trades: readonly string[]
    readonly products: FieldTexts
    readonly message: FieldTexts
    readonly list: string
    readonly consent: string
    readonly submit: string
    readonly privacy?: string | null
  }
  sent: SentTexts
  compose: { readonly heading: string; readonly text: string }
  inquiry: { readonly provider: string; readonly endpoint?: string | null }
  products: readonly OfferedProduct[]
  company: CompanyReach
}

type Stage =
  | { readonly at: "writing" }
  | { readonly at: "sending" }
  | { readonly at: "wait" }
  | { readonly at: "composed"; readonly values: InquiryValues }
  | { readonly at: "failed"; readonly failure: SendFailure; readonly values: InquiryValues }
  | { readonly at: "sent" }

/**
 * The inquiry form. Its controls keep their own values, so what is typed before scripts arrive stays, and without scripts
 * the browser checks and posts it.
 */
export function ContactForm({
  texts,
  sent,
  compose,
  inquiry,
  products,
  company,
}: ContactFormProps) {
  const route = inquiryRoute(inquiry)
  const formRef = React.useRef<HTMLFormElement>(null)
  const headingRef = React.useRef<HTMLHeadingElement>(null)
  const productsRef = React.useRef<HTMLDetailsElement>(null)
  const isBusy = React.useRef(false)
  const isShown = React.useRef(false)
  const [stage, setStage] = React.useState<Stage>({ at: "writing" })
  const [faults, setFaults] = React.useState<readonly Fault[]>([])
  const [attempt, setAttempt] = React.useState(0)
  const isHydrated = useIsHydrated()
  const ownList = useAttachedList()
  const [isListWanted, setIsListWanted] = React.useState(true)
  const list = isListWanted ? ownList?.text : undefined
  const phones = usePhoneCheck()
  const afterPress = useAfterPress()

  React.useEffect(() => {
    isShown.current = true
    const form = formRef.current
    if (form) prepareForm(form, productsRef.current)
    return () => {
      isShown.current = false
    }
  }, [])

  const checkAll = (form: HTMLFormElement) =>
    inquiryFaults(inquiryValues(new FormData(form)), phones.current())

  /** After the first attempt, a field that is left is judged again; the others keep what they were told. */
  const checkField = (name: string) => {
    if (attempt === 0 || !formRef.current) return
    const now = checkAll(formRef.current)
    setFaults((before) => withFieldJudged(before, name, now))
  }

  const submit = async (form: HTMLFormElement) => {
    const check = await phones.ready()
    const data = new FormData(form)
    const values = inquiryValues(data)
    const found = inquiryFaults(values, check)
    setFaults(found)
    setAttempt((count) => count + 1)
    setStage({ at: "writing" })
    if (found.length > 0) return
    if (route.kind === "compose") return setStage({ at: "composed", values })

    if (trapVerdict(data, Date.now()) === "wait") return setStage({ at: "wait" })
    setStage({ at: "sending" })
    const failure = await sendInquiry(route.target, postedFields(data))
    if (failure) return setStage({ at: "failed", failure, values })
    forgetDraft()
    if (values.list !== "") setListAside()
    // The thanks show at once: the page of thanks may be slow to come, or out of reach.
    setStage({ at: "sent" })
    if (isShown.current) void navigate(THANK_YOU_PAGE)
  }

  const submitOnce = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      await submit(event.currentTarget)
    } finally {
      isBusy.current = false
    }
  }

  /** The other ways of sending hold what is typed now, also when it is changed after a failure. */
  const keepWaysCurrent = (form: HTMLFormElement) => {
    if (stage.at === "failed") setStage({ ...stage, values: inquiryValues(new FormData(form)) })
  }

  const backToForm = () => {
    setStage({ at: "writing" })
    requestAnimationFrame(() => headingRef.current?.focus())
  }

  if (stage.at === "sent") return <SentPanel texts={sent} company={company} />

  const faultOf = (name: FaultyField) => faults.find(({ field }) => field === name)
  const isSending = stage.at === "sending"
  const isComposed = stage.at === "composed"

  return (
    <div className={styles.form__box} id={FORM_ID}>
      {isComposed ? (
        <ComposedPanel
          texts={compose}
          values={stage.values}
          company={company}
          onBack={backToForm}
        />
      ) : null}
      <div hidden={isComposed}>
        <h2 id="inquiry-heading" tabIndex={-1} ref={headingRef}>
          {texts.heading}
        </h2>
        {texts.text ? <p className={styles.form__lead}>{texts.text}</p> : null}
        <form
          {...formTarget(route)}
          className={styles.form}
          name="inquiry"
          aria-labelledby="inquiry-heading"
          noValidate={isHydrated}
          ref={formRef}
          onSubmit={(event) => void submitOnce(event)}
          onFocus={() => void phones.prepare()}
          onChange={(event) => {
            saveDraft(event.currentTarget)
            keepWaysCurrent(event.currentTarget)
            if (event.target instanceof HTMLInputElement && event.target.type === "checkbox") {
              checkField(event.target.name)
            }
          }}
          onBlur={(event) => {
            const { name } = event.target as HTMLElement & { name?: string }
            if (name) afterPress(() => checkField(name))
          }}
        >
          {faults.length > 0 ? (
            <FaultSummary
              key={attempt}
              faults={faults}
              labels={{
                name: texts.name.label,
                phone: texts.phone.label,
                email: texts.email.label,
                message: texts.message.label,
                consent: "Consent",
              }}
            />
          ) : null}
          {stage.at === "failed" ? (
            <FailurePanel
              key={attempt}
              failure={stage.failure}
              values={stage.values}
              company={company}
            />
          ) : null}

          <Field name="name" texts={texts.name} fault={faultOf("name")} half>
            {(control) => <input {...control} type="text" autoComplete="name" required />}
          </Field>
          <Field name="company" texts={texts.company} fault={undefined} optional half>
            {(control) => <input {...control} type="text" autoComplete="organization" />}
          </Field>
          <Field name="phone" texts={texts.phone} fault={faultOf("phone")} half>
            {(control) => (
              <input
                {...control}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                required
                minLength={10}
              />
            )}
          </Field>
          <Field name="email" texts={texts.email} fault={faultOf("email")} optional half>
            {(control) => (
              <input
                {...control}
                type="email"
                inputMode="email"
                autoComplete="email"
                spellCheck={false}
              />
            )}
          </Field>
          <Field name="city" texts={texts.city} fault={undefined} optional half>
            {(control) => <input {...control} type="text" autoComplete="address-level2" />}
          </Field>
          <Field name="trade" texts={texts.trade} fault={undefined} optional half>
            {(control) => (
              <span className={styles.select}>
                <select {...control}>
                  <option value="">Choose</option>
                  {texts.trades.map((trade) => (
                    <option key={trade}>{trade}</option>
                  ))}
                </select>
                <Icon name="down" />
              </span>
            )}
          </Field>
          <ProductChoice texts={texts.products} products={products} ref={productsRef} />
          <Field
            name="message"
            texts={texts.message}
            fault={faultOf("message")}
            optional={Boolean(list)}
          >
            {(control) => <textarea {...control} rows={5} required={!list} />}
          </Field>
          {ownList ? (
            <AttachList
              label={texts.list}
              summary={ownList.summary}
              isAttached={isListWanted}
              onChange={setIsListWanted}
            />
          ) : null}
          <Consent text={texts.consent} fault={faultOf("consent")} />
          <MachineFields route={route} list={list ?? ""} />

          <div className={styles.form__send}>
            <button
              className="btn btn--main btn--arrow"
              type="submit"
              aria-disabled={isSending ? true : undefined}
            >
              <span>{texts.submit}</span>
              <Icon name="arrow" />
            </button>
            <p className="small" role="status">
              {isSending ? "Sending your inquiry." : null}
              {stage.at === "wait" ? "That was very quick. Press the button once more." : null}
            </p>
          </div>
          {texts.privacy ? <p className="small muted">{texts.privacy}</p> : null}
          {route.kind === "compose" ? <DirectWays company={company} /> : null}
        </form>
      </div>
    </div>
  )
}

/** Brings back what was typed, notes when that began, and ticks the product the address of the page asks for. */
function prepareForm(form: HTMLFormElement, products: HTMLDetailsElement | null) {
  restoreDraft(form)
  const opened = form.elements.namedItem(OPENED_FIELD)
  if (opened instanceof HTMLInputElement) {
    // Who typed before scripts arrived has been here since the page was opened.
    opened.value = String(Math.round(isBegun(form) ? performance.timeOrigin : Date.now()))
  }
  if (products) {
    showChosenProducts(products, new URLSearchParams(window.location.search).get("product"))
  }
  if (isBegun(form)) saveDraft(form)
}

/** Where the browser itself sends the form when no script does. */
function formTarget(route: InquiryRoute): React.ComponentProps<"form"> {
  // Outside a dialog this method submits nothing: nobody's details end in an address or a log.
  if (route.kind === "compose") return { method: "dialog" }
  const target = { method: "post", action: route.action }
  return route.service === "netlify"
    ? { ...target, ...{ "data-netlify": "true", "data-netlify-honeypot": TRAP_FIELD } }
    : target
}
