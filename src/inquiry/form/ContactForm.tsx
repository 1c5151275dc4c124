import * as React from "react"
import {
  inquiryHead,
  inquiryRoute,
  inquirySubject,
  SUSPICION_FIELD,
  TRAP_FIELD,
  fieldId,
  prepareForm,
  useInquiryForm,
  type Faults,
  type FaultyField,
  type InquiryRoute,
  type InquiryValues,
} from "./inquiryForm"
import { DirectWays, MarkAsSent, useListMessage } from "../list/sending"
import { useLinesToSend } from "../list/useInquiryList"
import { Ways } from "../../kit/sending/Ways"
import { wholeText, type Message } from "../../kit/sending/texts"
import { telephoneLink } from "../../kit/format/phoneLinks"
import { FORM_ID, INQUIRY_PAGE } from "../inquiryPage"
import { FaultLine, Tick } from "../../kit/blocks/Field"
import { Icon } from "../../kit/blocks/Icon"
import { Notice } from "../../kit/blocks/Notice"
import { PageLink, usePageAddress } from "../../kit/PageLink"
import { focusOnMount, goToAnchor } from "../../kit/hooks/focus"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import { useSavedScroll } from "../../kit/hooks/storage"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { TablesMissing } from "../../catalogue/TablesMissing"
import * as fields from "../../kit/blocks/Field.module.css"
import * as styles from "./ContactForm.module.css"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"

type Contact = NonNullable<Queries.ContactPageQuery["contact"]>
type FormTexts = Contact["form"]

/** Words, settings and products of the form. */
export interface ContactFormProps {
  contact: Pick<Contact, "form" | "sent" | "compose">
  inquiry: Parameters<typeof inquiryRoute>[0]
  products: readonly { readonly slug: string; readonly name: string }[]
}

/**
 * The inquiry form. Its controls are uncontrolled, so text typed before hydration stays. Without scripts the browser validates
 * and posts the form.
 */
export function ContactForm({ contact, inquiry, products }: ContactFormProps) {
  const texts = contact.form
  const words = useWords("form")
  const route = inquiryRoute(inquiry)
  const headingRef = React.useRef<HTMLHeadingElement>(null)
  const isHydrated = useIsHydrated()
  const ownList = useListMessage(usePageAddress()(INQUIRY_PAGE))
  const { catalogue } = useSizeOf(ownList !== undefined)
  // The line about the list has its height when the names of its sizes are here.
  const isNamed = catalogue.status !== "idle" && catalogue.status !== "loading"
  useSavedScroll(isHydrated && (ownList === undefined || isNamed))
  const [isListWanted, setIsListWanted] = React.useState(true)
  const list = isListWanted ? ownList : undefined
  // A list is not sent while the names and weights of its sizes are loading.
  const isWaiting = list !== undefined && !isNamed
  const { stage, faults, attempt, backToForm, handlers } = useInquiryForm(route, isWaiting)
  if (stage.at === "sent") {
    return (
      <div className={`stack ${styles.form__box} ${styles.isSent}`} role="status">
        <h2 tabIndex={-1} ref={focusOnMount}>
          {contact.sent.heading}
        </h2>
        <p className="lead">{contact.sent.text}</p>
      </div>
    )
  }
  const isComposed = stage.at === "composed"
  const said: Partial<Record<typeof stage.at, string>> = {
    sending: words.sending,
    wait: words.tooQuick,
    loading: isWaiting ? words.loading : "",
    again: words.sentAlready,
  }
  return (
    <div className={styles.form__box} id={FORM_ID}>
      {isComposed ? (
        <div className={`stack ${styles.sent}`}>
          <div role="status">
            <h2 tabIndex={-1} ref={focusOnMount}>
              {contact.compose.heading}
            </h2>
            <p className="muted">{contact.compose.text}</p>
          </div>
          {list && catalogue.status === "failed" ? <TablesMissing /> : null}
          <OtherWays values={stage.values} {...{ list, isWaiting }} />
          <button className="btn btn--text" type="button" onClick={() => backToForm(headingRef)}>
            {words.backToForm}
          </button>
        </div>
      ) : null}
      <div hidden={isComposed}>
        <h2 id="inquiry-heading" tabIndex={-1} ref={headingRef}>
          {texts.heading}
        </h2>
        {texts.text ? <p className={`muted ${styles.form__lead}`}>{texts.text}</p> : null}
        <form
          {...formTarget(route)}
          data-loading={route.target === "" ? words.loading : undefined}
          className={styles.form}
          name="inquiry"
          aria-labelledby="inquiry-heading"
          noValidate={isHydrated}
          ref={prepareForm}
          {...handlers}
        >
          {Object.keys(faults).length > 0 ? (
            <FaultSummary key={attempt} {...{ faults, texts }} />
          ) : null}
          {stage.at === "failed" ? (
            <Notice
              isError
              role="group"
              aria-labelledby="inquiry-failure"
              tabIndex={-1}
              ref={focusOnMount}
              key={attempt}
            >
              <div role="alert">
                <h3 id="inquiry-failure">{words.notSent}</h3>
                <p>{`${stage.failure(words)} ${words.stillHere}`}</p>
              </div>
              {/* The hidden field has the new text of the list only after this rendering. */}
              <OtherWays values={stage.values} {...{ list, isWaiting }} />
            </Notice>
          ) : null}
          <InquiryFields {...{ texts, faults, products, route }} hasList={list !== undefined} />
          {ownList ? (
            <AttachedList
              text={`${texts.list}: ${ownList.summary}`}
              isNamed={catalogue.status !== "failed"}
              checked={isListWanted}
              onChange={(event) => setIsListWanted(event.target.checked)}
            />
          ) : null}
          <Consent texts={texts} fault={faults.consent} />
          <MachineFields route={route} list={list ? wholeText(list) : ""} />
          <div className="cluster">
            <button
              className="btn btn--main btn--arrow"
              type="submit"
              aria-disabled={stage.at === "sending" ? true : undefined}
            >
              <span>{texts.submit}</span>
              <Icon name="arrow" />
            </button>
            <p className="small" role="status">
              <span>{said[stage.at] ?? ""}</span>
            </p>
          </div>
          {texts.privacy ? <p className="small muted">{texts.privacy}</p> : null}
          {route.mostMB === 0 ? (
            <div>
              <p className="small">{words.attachThere}</p>
              <DirectWays />
            </div>
          ) : null}
        </form>
      </div>
    </div>
  )
}

interface AttachedListProps extends React.ComponentProps<typeof Tick> {
  /** False if the names of its sizes could not be loaded. */
  isNamed: boolean
}

/** The check box that attaches the inquiry list, with a link to the list. */
function AttachedList({ isNamed, ...box }: AttachedListProps) {
  return (
    <>
      {isNamed ? null : <TablesMissing />}
      <div className="cluster">
        <Tick {...box} />
        <PageLink className="link tap small" to={INQUIRY_PAGE}>
          {useWords("form").seeList}
        </PageLink>
      </div>
    </>
  )
}

/** Where the browser sends the form without scripts. */
function formTarget(route: InquiryRoute): React.ComponentProps<"form"> {
  // Outside a dialog this method submits nothing, so no personal data ends up in an address or a log.
  if (route.target === "") return { method: "dialog" }
  const netlify = { "data-netlify": "true", "data-netlify-honeypot": TRAP_FIELD }
  return {
    method: "post",
    action: route.action,
    ...(route.mostMB > 0 && { encType: "multipart/form-data" }),
    ...(route.isNetlify && netlify),
  }
}

/** The fields of one line, with what browsers fill in. */
const inputs = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "company", type: "text", autoComplete: "organization" },
  { name: "phone", type: "tel", autoComplete: "tel", required: true, minLength: 10 },
  { name: "email", type: "email", autoComplete: "email", spellCheck: false },
  { name: "city", type: "text", autoComplete: "address-level2" },
] as const

interface InquiryFieldsProps extends Pick<ContactFormProps, "products"> {
  texts: FormTexts
  faults: Faults
  route: InquiryRoute
  /** Whether an inquiry list is attached; the message is then optional. */
  hasList: boolean
}

/** All visible fields of the form. */
function InquiryFields({ texts, faults, products, route, hasList }: InquiryFieldsProps) {
  const words = useWords("form")
  const { mostMB } = route
  return (
    <>
      {inputs.map((input) => (
        <Field key={input.name} {...input} {...{ faults }} texts={texts[input.name]} isHalf />
      ))}
      <Field as="select" name="trade" texts={texts.trade} isHalf {...{ faults }}>
        <option value="">{words.choose}</option>
        {texts.trades.map((trade) => (
          <option key={trade}>{trade}</option>
        ))}
      </Field>
      <ProductChoice texts={texts.products} products={products} />
      <Field
        as="textarea"
        name="message"
        texts={texts.message}
        required={!hasList}
        {...{ faults, rows: 5 }}
      />
      {mostMB > 0 ? (
        <Field
          type="file"
          name="file"
          texts={{ label: words.file, hint: words.fileHint(mostMB) }}
          {...{ faults }}
        />
      ) : null}
    </>
  )
}

interface FieldProps extends React.ComponentProps<"input"> {
  as?: "input" | "select" | "textarea"
  name: string
  texts: FormTexts["name"]
  faults: Faults
  /** Two half-width fields share a row where there is room. */
  isHalf?: boolean
}

/** A label, a hint, the control and its fault. */
function Field({ as = "input", texts, faults, isHalf, children, ...attributes }: FieldProps) {
  const Control = as as React.ElementType
  const fault = faults[attributes.name as FaultyField]
  const control = described(attributes.name, texts.hint, fault)
  const classNames = [fields.field, isHalf ? styles.half : "", fault ? fields.isFaulty : ""]
  return (
    <div className={classNames.filter(Boolean).join(" ")}>
      <label className={fields.label} htmlFor={control.id}>
        {texts.label}
        {attributes.required ? null : <Optional />}
      </label>
      <Hint id={control.id} hint={texts.hint} />
      <Control
        {...control}
        {...attributes}
        className={`${fields.control} ${fields.tall} ${styles.field__in}`}
      >
        {children}
      </Control>
      <FaultLine id={`${control.id}-fault`} className={styles.field__fault}>
        {fault}
      </FaultLine>
    </div>
  )
}

/** What makes a control known: its id, and the ids of its hint and its fault. */
function described(name: string, hint: string | null, fault: string | undefined) {
  const id = fieldId(name)
  const ids = [hint ? `${id}-hint` : "", fault ? `${id}-fault` : ""].filter(Boolean)
  return {
    id,
    "aria-describedby": ids.join(" ") || undefined,
    "aria-invalid": fault ? true : undefined,
  } as const
}

function Hint({ id, hint }: { id: string; hint: string | null }) {
  return hint ? (
    <p className={`${fields.hint} ${styles.field__hint}`} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
}

function Optional() {
  return <span className={styles.opt}>{` ${useWords("form").optional}`}</span>
}

interface ProductChoiceProps extends Pick<ContactFormProps, "products"> {
  texts: FormTexts["products"]
}

/** Product checkboxes, folded until one is ticked. Their values are product names, which the sales staff read. */
function ProductChoice({ texts, products }: ProductChoiceProps) {
  const { id, ...about } = described("products", texts.hint, undefined)
  return (
    <details className={`fold ${styles.choice}`}>
      <summary>
        <span>
          {texts.label}
          <Optional />
        </span>
      </summary>
      <fieldset {...about}>
        <legend className="vh">{texts.label}</legend>
        <Hint id={id} hint={texts.hint} />
        <div className={styles.choice__list}>
          {products.map(({ slug, name }) => {
            const tick = { id: fieldId(`product-${slug}`), name: "products", value: name }
            return <Tick key={slug} {...tick} text={name} />
          })}
        </div>
      </fieldset>
    </details>
  )
}

/** The box that lets the firm use the details to answer, and the way to the notice of what it agrees to. */
function Consent({ texts, fault }: { texts: FormTexts; fault: string | undefined }) {
  const control = described("consent", null, fault)
  return (
    <div>
      <Tick {...control} name="consent" value="yes" required text={texts.consent} />
      <FaultLine id={`${control.id}-fault`} className={styles.field__fault}>
        {fault}
      </FaultLine>
      <p className={styles.check__notice}>
        <PageLink className="link tap small" to="/privacy">
          {texts.notice}
        </PageLink>
      </p>
    </div>
  )
}

/**
 * Hidden fields: the honeypot (must stay empty), the suspicion mark, the list and the form name. The list is present even when
 * empty, because Netlify accepts only fields it found in the static HTML.
 */
function MachineFields({ route, list }: { route: InquiryRoute; list: string }) {
  const words = useWords("form")
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor="inquiry-trap">{words.trap}</label>
      <input id="inquiry-trap" type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={SUSPICION_FIELD} />
      <input type="hidden" name="list" value={list} />
      {route.isNetlify ? <input type="hidden" name="form-name" value="inquiry" /> : null}
    </div>
  )
}

/** Links to all faulty fields. It takes the focus when mounted, so give it a new key for each attempt. */
function FaultSummary({ faults, texts }: { faults: Faults; texts: FormTexts }) {
  const words = useWords("form")
  const labelOf = (field: FaultyField) =>
    field === "consent" || field === "file" ? words[field] : texts[field].label
  const all = Object.entries(faults) as [FaultyField, string][]
  return (
    <Notice isError role="alert" tabIndex={-1} ref={focusOnMount}>
      <h3>{words.faults(all.length)}</h3>
      <ul className={styles.faults}>
        {all.map(([field, sentence]) => (
          <li key={field}>
            <a
              className="tap"
              href={`#${fieldId(field)}`}
              onClick={(event) => goToAnchor(event, "center")}
            >
              {`${labelOf(field)}: ${sentence}`}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface OtherWaysProps {
  values: InquiryValues
  /** The inquiry list that goes along. */
  list: Message | undefined
  /** Whether the names of its sizes are still loading. */
  isWaiting: boolean
}

/** Other ways to send the typed inquiry: WhatsApp, e-mail, telephone, or a copy of the message. */
function OtherWays({ values, list, isWaiting }: OtherWaysProps) {
  const { company } = useSite()
  const words = useWords("form")
  const steel = useWords("steel")
  const { lines } = useLinesToSend()
  // After “Yes, it is sent” the list is empty, and the confirmation is shown here.
  const [hadList, setHadList] = React.useState(false)
  if (list && !hadList) setHadList(true)
  const head = inquiryHead(values, words)
  const message = list
    ? { ...list, head: [...head, ...list.head] }
    : { head, items: [], link: null }
  return (
    <div className="stack">
      {isWaiting ? <p role="status">{steel.loading}</p> : null}
      <Ways {...{ message, isWaiting }} subject={inquirySubject(values, company.name, words)}>
        <a className="btn btn--line" href={telephoneLink(company.tollFree)}>
          <Icon name="call" />
          {company.tollFree}
        </a>
      </Ways>
      <p className="small">{words.attachThere}</p>
      {list || (hadList && lines.length === 0) ? <MarkAsSent /> : null}
    </div>
  )
}
