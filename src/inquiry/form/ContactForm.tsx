import * as React from "react"
import {
  inquiryRoute,
  OPENED_FIELD,
  SUSPICION_FIELD,
  TRAP_FIELD,
  type Fault,
  type FaultyField,
  type InquiryRoute,
} from "./inquiryForm"
import {
  ComposedPanel,
  DirectWays,
  FailurePanel,
  SentPanel,
  type CompanyReach,
  type SentTexts,
} from "./Panels"
import { useInquiryForm } from "./useInquiryForm"
import { useListMessage } from "../list/useListMessage"
import { FORM_ID, INQUIRY_PAGE } from "../inquiryPage"
import { FaultLine } from "../../components/FaultLine/FaultLine"
import { Icon } from "../../components/Icon/Icon"
import { Notice } from "../../components/Notice/Notice"
import { PageLink } from "../../components/PageLink/PageLink"
import { usePageAddress } from "../../components/PageLink/usePageAddress"
import { focusOnMount, showElement } from "../../hooks/focus"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import * as fields from "../../components/Field/Field.module.css"
import * as styles from "./ContactForm.module.css"
import * as panels from "./Panels.module.css"
import { useWords } from "../../interface/words"

/** The words of a field. */
interface FieldTexts {
  readonly label: string
  readonly hint?: string | null
}

/** Words, settings and products of the form. */
export interface ContactFormProps {
  texts: Readonly<
    Record<
      "name" | "company" | "phone" | "email" | "city" | "trade" | "products" | "message",
      FieldTexts
    >
  > & {
    readonly heading: string
    readonly text?: string | null
    readonly trades: readonly string[]
    readonly list: string
    readonly consent: string
    readonly notice: string
    readonly submit: string
    readonly privacy?: string | null
  }
  sent: SentTexts
  compose: { readonly heading: string; readonly text: string }
  inquiry: { readonly provider: string; readonly endpoint?: string | null }
  products: readonly { readonly slug: string; readonly name: string }[]
  company: CompanyReach
}

/**
 * The inquiry form. Its controls are uncontrolled, so text typed before hydration stays. Without scripts the browser validates
 * and posts the form.
 */
export function ContactForm(props: ContactFormProps) {
  const { texts, sent, compose, inquiry, products, company } = props
  const words = useWords("form")
  const route = inquiryRoute(inquiry)
  const headingRef = React.useRef<HTMLHeadingElement>(null)
  const { formRef, stage, faults, attempt, backToForm, handlers } = useInquiryForm(route)
  const isHydrated = useIsHydrated()
  const ownList = useListMessage(usePageAddress()(INQUIRY_PAGE))
  const [isListWanted, setIsListWanted] = React.useState(true)
  const list = isListWanted ? (ownList?.text ?? "") : ""
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
            backToForm()
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
          {...handlers}
        >
          {faults.length > 0 ? <FaultSummary key={attempt} faults={faults} texts={texts} /> : null}
          {stage.at === "failed" ? (
            <FailurePanel
              key={attempt}
              failure={stage.failure}
              // The hidden field has the new text of the list only after this rendering.
              values={{ ...stage.values, list }}
              company={company}
            />
          ) : null}
          <InquiryFields {...{ texts, faults, products }} hasList={list !== ""} />
          {ownList ? (
            <div className={styles.attach}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={isListWanted}
                  onChange={(event) => setIsListWanted(event.target.checked)}
                />
                <span>{`${texts.list}: ${ownList.summary}`}</span>
              </label>
              <PageLink className={`link ${styles.attach__see}`} to={INQUIRY_PAGE}>
                {words.seeList}
              </PageLink>
            </div>
          ) : null}
          <Consent texts={texts} fault={faults.find(({ field }) => field === "consent")} />
          <MachineFields route={route} list={list} />
          <div className={styles.form__send}>
            <button
              className="btn btn--main btn--arrow"
              type="submit"
              aria-disabled={stage.at === "sending" ? true : undefined}
            >
              <span>{texts.submit}</span>
              <Icon name="arrow" />
            </button>
            <p className="small" role="status">
              {stage.at === "sending" ? words.sending : stage.at === "wait" ? words.tooQuick : ""}
            </p>
          </div>
          {texts.privacy ? <p className="small muted">{texts.privacy}</p> : null}
          {route.kind === "compose" ? <DirectWays company={company} /> : null}
        </form>
      </div>
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

interface InquiryFieldsProps extends Pick<ContactFormProps, "texts" | "products"> {
  faults: readonly Fault[]
  /** Whether an inquiry list is attached; the message is then optional. */
  hasList: boolean
}

/** All visible fields of the form. */
function InquiryFields({ texts, faults, products, hasList }: InquiryFieldsProps) {
  const words = useWords("form")
  const field = (name: Exclude<FaultyField, "consent"> | "company" | "city" | "trade") => ({
    name,
    texts: texts[name],
    fault: faults.find((fault) => fault.field === name),
  })
  return (
    <>
      <Field {...field("name")} half>
        {(control) => <input {...control} type="text" autoComplete="name" required />}
      </Field>
      <Field {...field("company")} optional half>
        {(control) => <input {...control} type="text" autoComplete="organization" />}
      </Field>
      <Field {...field("phone")} half>
        {(control) => <input {...control} type="tel" autoComplete="tel" required minLength={10} />}
      </Field>
      <Field {...field("email")} optional half>
        {(control) => <input {...control} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <Field {...field("city")} optional half>
        {(control) => <input {...control} type="text" autoComplete="address-level2" />}
      </Field>
      <Field {...field("trade")} optional half>
        {(control) => (
          <select {...control}>
            <option value="">{words.choose}</option>
            {texts.trades.map((trade) => (
              <option key={trade}>{trade}</option>
            ))}
          </select>
        )}
      </Field>
      <ProductChoice texts={texts.products} products={products} />
      <Field {...field("message")} optional={hasList}>
        {(control) => <textarea {...control} rows={5} required={!hasList} />}
      </Field>
    </>
  )
}

interface FieldProps {
  name: string
  texts: FieldTexts
  fault: Fault | undefined
  optional?: boolean
  /** Two half-width fields share a row where there is room. */
  half?: boolean
  children: (control: {
    id: string
    name: string
    className: string
    "aria-describedby": string | undefined
    "aria-invalid": true | undefined
  }) => React.ReactNode
}

/** The id of a field's control. */
const fieldId = (name: string) => `inquiry-${name}`

/** A label, a hint, the control and its fault. */
function Field({ name, texts, fault, optional = false, half = false, children }: FieldProps) {
  const id = fieldId(name)
  const classNames = [styles.field, half ? styles.half : "", fault ? fields.isFaulty : ""]
  return (
    <div className={classNames.filter(Boolean).join(" ")}>
      <label className={fields.label} htmlFor={id}>
        {texts.label}
        {optional ? <Optional /> : null}
      </label>
      <Hint id={id} hint={texts.hint} />
      {children({
        id,
        name,
        className: `${fields.control} ${fields.tall} ${styles.field__in}`,
        "aria-describedby": describedBy(id, texts.hint, fault),
        "aria-invalid": fault ? true : undefined,
      })}
      <FieldFault id={id} fault={fault} />
    </div>
  )
}

function Optional() {
  const { optional } = useWords("form")
  return <span className={styles.opt}>{` ${optional}`}</span>
}

function Hint({ id, hint }: { id: string; hint: string | null | undefined }) {
  return hint ? (
    <p className={`${fields.hint} ${styles.field__hint}`} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
}

function FieldFault({ id, fault }: { id: string; fault: Fault | undefined }) {
  return fault ? (
    <FaultLine className={styles.field__err} id={`${id}-fault`}>
      {fault.sentence}
    </FaultLine>
  ) : null
}

/** The ids of a field's hint and fault. */
function describedBy(id: string, hint: string | null | undefined, fault: Fault | undefined) {
  return (
    [hint ? `${id}-hint` : "", fault ? `${id}-fault` : ""].filter(Boolean).join(" ") || undefined
  )
}

interface ProductChoiceProps extends Pick<ContactFormProps, "products"> {
  texts: FieldTexts
}

/** Product checkboxes, folded until one is ticked. Their values are product names, which the sales staff read. */
function ProductChoice({ texts, products }: ProductChoiceProps) {
  const id = fieldId("products")
  return (
    <details className={styles.choice}>
      <summary className={fields.label}>
        <span>
          {texts.label}
          <Optional />
        </span>
      </summary>
      <fieldset aria-describedby={describedBy(id, texts.hint, undefined)}>
        <legend className="vh">{texts.label}</legend>
        <Hint id={id} hint={texts.hint} />
        <div className={styles.choice__list}>
          {products.map(({ slug, name }) => (
            <label className={styles.check} key={slug}>
              <input type="checkbox" name="products" value={name} data-slug={slug} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}

interface ConsentProps extends Pick<ContactFormProps, "texts"> {
  fault: Fault | undefined
}

/** The box that lets the firm use the details to answer, and the way to the notice of what it agrees to. */
function Consent({ texts, fault }: ConsentProps) {
  const id = fieldId("consent")
  return (
    <div className={fault ? styles.isFaulty : undefined}>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-describedby={describedBy(id, null, fault)}
          aria-invalid={fault ? true : undefined}
        />
        <span>{texts.consent}</span>
      </label>
      <FieldFault id={id} fault={fault} />
      <p className={styles.check__notice}>
        <PageLink className={`link ${styles.attach__see}`} to="/privacy">
          {texts.notice}
        </PageLink>
      </p>
    </div>
  )
}

/**
 * Hidden fields: the honeypot (must stay empty), the opening time, the suspicion mark, the list and the form name. The list is
 * present even when empty, because Netlify accepts only fields it found in the static HTML.
 */
function MachineFields({ route, list }: { route: InquiryRoute; list: string }) {
  const words = useWords("form")
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor="inquiry-trap">{words.trap}</label>
      <input id="inquiry-trap" type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={OPENED_FIELD} />
      <input type="hidden" name={SUSPICION_FIELD} />
      <input type="hidden" name="list" value={list} />
      {route.kind === "post" && route.service === "netlify" ? (
        <input type="hidden" name="form-name" value="inquiry" />
      ) : null}
    </div>
  )
}

interface FaultSummaryProps extends Pick<ContactFormProps, "texts"> {
  faults: readonly Fault[]
}

/** Links to all faulty fields. It takes the focus when mounted, so give it a new key for each attempt. */
function FaultSummary({ faults, texts }: FaultSummaryProps) {
  const words = useWords("form")
  const labelOf = (field: FaultyField) => (field === "consent" ? words.consent : texts[field].label)
  return (
    <Notice isError role="alert" tabIndex={-1} ref={focusOnMount}>
      <h3>{words.faults(faults.length)}</h3>
      <ul className={panels.faults}>
        {faults.map(({ field, brief }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={goToField}>
              {`${labelOf(field)}: ${brief}`}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Moves to the field without adding a history entry. */
function goToField(event: React.MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  showElement(control, "center")
}
