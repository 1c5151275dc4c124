import * as React from "react"
import { useListMessage } from "../../inquiry/list/useListMessage"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { Icon } from "../Icon/Icon"
import { usePageAddress } from "../PageLink/usePageAddress"
import { FORM_ID, INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { AttachList } from "./AttachList"
import { ComposedPanel } from "./ComposedPanel"
import { Consent } from "./Consent"
import { saveDraft } from "./draft"
import { FailurePanel } from "./FailurePanel"
import { FaultSummary } from "./FaultSummary"
import { inquiryRoute, TRAP_FIELD, type InquiryRoute } from "../../inquiry/inquiryForm"
import { InquiryFields, type FieldsTexts } from "./InquiryFields"
import { MachineFields } from "./MachineFields"
import { DirectWays, type CompanyReach } from "./OtherWays"
import type { OfferedProduct } from "./ProductChoice"
import { SentPanel, type SentTexts } from "./SentPanel"
import { useAfterPress } from "./useAfterPress"
import { useInquiryForm } from "./useInquiryForm"
import * as styles from "./ContactForm.module.css"
import { useWords } from "../../interface/words"

/** Words, settings and products of the form. */
export interface ContactFormProps {
  texts: FieldsTexts & {
    readonly heading: string
    readonly text?: string | null
    readonly list: string
    readonly consent: string
    readonly notice: string
    readonly submit: string
    readonly privacy?: string | null
  }
  sent: SentTexts
  compose: { readonly heading: string; readonly text: string }
  inquiry: { readonly provider: string; readonly endpoint?: string | null }
  products: readonly OfferedProduct[]
  company: CompanyReach
}

/**
 * The inquiry form. Its controls are uncontrolled, so text typed before hydration stays. Without scripts the browser validates
 * and posts the form.
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
  const headingRef = React.useRef<HTMLHeadingElement>(null)
  const formRef = React.useRef<HTMLFormElement>(null)
  const productsRef = React.useRef<HTMLDetailsElement>(null)
  const form = useInquiryForm(route, formRef, productsRef)
  const { stage, faults } = form
  const isHydrated = useIsHydrated()
  const ownList = useListMessage(usePageAddress()(INQUIRY_PAGE))
  const [isListWanted, setIsListWanted] = React.useState(true)
  const list = isListWanted ? (ownList?.text ?? "") : ""
  const afterPress = useAfterPress()

  if (stage.at === "sent") return <SentPanel texts={sent} company={company} />

  const isComposed = stage.at === "composed"

  return (
    <div className={styles.form__box} id={FORM_ID}>
      {isComposed ? (
        <ComposedPanel
          texts={compose}
          values={stage.values}
          company={company}
          onBack={() => {
            form.backToForm()
            requestAnimationFrame(() => headingRef.current?.focus())
          }}
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
          onSubmit={(event) => void form.submitOnce(event)}
          {...fieldEvents(form, afterPress)}
        >
          <Problems form={form} list={list} texts={texts} company={company} />
          <InquiryFields
            texts={texts}
            faults={faults}
            products={products}
            productsRef={productsRef}
            hasList={Boolean(list)}
          />
          {ownList ? (
            <AttachList
              label={texts.list}
              summary={ownList.summary}
              isAttached={isListWanted}
              onChange={setIsListWanted}
            />
          ) : null}
          <Consent
            text={texts.consent}
            notice={texts.notice}
            fault={faults.find(({ field }) => field === "consent")}
          />
          <MachineFields route={route} list={list} />
          <SendRow label={texts.submit} at={stage.at} />
          {texts.privacy ? <p className="small muted">{texts.privacy}</p> : null}
          {route.kind === "compose" ? <DirectWays company={company} /> : null}
        </form>
      </div>
    </div>
  )
}

/** Handlers for focus, change and blur of the form's fields. */
function fieldEvents(
  form: ReturnType<typeof useInquiryForm>,
  afterPress: ReturnType<typeof useAfterPress>,
): Pick<React.ComponentProps<"form">, "onFocus" | "onChange" | "onBlur"> {
  return {
    onFocus: () => void form.preparePhones(),
    onChange: ({ currentTarget, target }) => {
      saveDraft(currentTarget)
      form.keepWaysCurrent(currentTarget)
      if (target instanceof HTMLInputElement && target.type === "checkbox") {
        form.checkField(target.name)
      }
    },
    onBlur: (event) => {
      const { name } = event.target as HTMLElement & { name?: string }
      if (name) afterPress(() => form.checkField(name))
    },
  }
}

interface ProblemsProps extends Pick<ContactFormProps, "texts" | "company"> {
  form: ReturnType<typeof useInquiryForm>
  /** The text of the list that the form has attached. */
  list: string
}

/** The fields to correct, or why sending failed. */
function Problems({ form: { stage, faults, attempt }, list, texts, company }: ProblemsProps) {
  const words = useWords("form")
  return (
    <>
      {faults.length > 0 ? (
        <FaultSummary
          key={attempt}
          faults={faults}
          labels={{
            name: texts.name.label,
            phone: texts.phone.label,
            email: texts.email.label,
            message: texts.message.label,
            consent: words.consent,
          }}
        />
      ) : null}
      {stage.at === "failed" ? (
        <FailurePanel
          key={attempt}
          failure={stage.failure}
          // The hidden field has the new text of the list only after this rendering.
          values={{ ...stage.values, list }}
          company={company}
        />
      ) : null}
    </>
  )
}

function SendRow({ label, at }: { label: string; at: string }) {
  const words = useWords("form")
  return (
    <div className={styles.form__send}>
      <button
        className="btn btn--main btn--arrow"
        type="submit"
        aria-disabled={at === "sending" ? true : undefined}
      >
        <span>{label}</span>
        <Icon name="arrow" />
      </button>
      <p className="small" role="status">
        {at === "sending" ? words.sending : null}
        {at === "wait" ? words.tooQuick : null}
      </p>
    </div>
  )
}

/** Where the browser sends the form without scripts. */
function formTarget(route: InquiryRoute): React.ComponentProps<"form"> {
  // Outside a dialog this method submits nothing, so no personal data ends up in an address or a log.
  if (route.kind === "compose") return { method: "dialog" }
  const target = { method: "post", action: route.action }
  return route.service === "netlify"
    ? { ...target, ...{ "data-netlify": "true", "data-netlify-honeypot": TRAP_FIELD } }
    : target
}
