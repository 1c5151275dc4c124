import * as React from "react"
import { checkDelivery } from "../../delivery/check"
import { readWeight, type WeightUnit } from "../../delivery/read"
import type { Tolerance } from "../../delivery/tolerance"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import type { SizeOf } from "../../inquiry/inquiryList"
import { hasList, listLink } from "../../inquiry/listAddress"
import { indianFigure } from "../../steel/format"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import { DirectWays, type CompanyReach } from "../ContactForm/OtherWays"
import { FaultLine } from "../FaultLine/FaultLine"
import * as fields from "../Field/Field.module.css"
import { Notice } from "../Notice/Notice"
import { Added, useAdded } from "../InquiryList/Added"
import { PasteRequirement } from "../InquiryList/PasteRequirement"
import { useSizeOf } from "../../hooks/useSizeOf"
import { PrintedCheck } from "./PrintedCheck"
import { readDelivery, type AskedDelivery } from "./readDelivery"
import { ReceivedSize, TypedField } from "./ReceivedSize"
import { Result, VERDICT_ID } from "./Result"
import { listedRows, useTypedDelivery } from "./useTypedDelivery"
import type { TypedWeight } from "./deliveryDraft"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../../interface/words"
import type { SteelSay } from "../../interface/catalogue"

interface DeliveryCheckProps {
  texts: {
    readonly before: string
    readonly linesHeading: string
    readonly empty: string
    readonly netLabel: string
    readonly netHint?: string | null
    readonly sendHeading: string
    readonly message: string
    readonly note: string
    readonly paste: React.ComponentProps<typeof PasteRequirement>["texts"]
  }
  company: CompanyReach
  tolerances: readonly Tolerance[]
  /** The fragment of the page's address; it may contain a list. */
  hash: string
}

/** Compares a delivery's weighbridge net with its theoretical weight and the tolerances. */
export function DeliveryCheck(props: DeliveryCheckProps) {
  const isHydrated = useIsHydrated()
  const [listHash, setListHash] = React.useState(props.hash)
  // Another list replaces the one that is checked; a place on the page ("#main") does not.
  if (props.hash !== listHash && hasList(props.hash)) setListHash(props.hash)
  return (
    <section className="band">
      <div className={`sheet ${styles.room}`}>
        {isHydrated ? (
          <OwnCheck key={listHash} {...props} hash={listHash} />
        ) : (
          <div className={styles.before}>
            <p className="lead">{props.texts.before}</p>
            <DirectWays company={props.company} />
          </div>
        )}
      </div>
    </section>
  )
}

function OwnCheck({ texts, company, tolerances, hash }: DeliveryCheckProps) {
  const { rows, net, unreadable, setNet, change, remove, add } = useTypedDelivery(hash)
  const { catalogue, sizeOf } = useSizeOf()
  const [asked, setAsked] = React.useState<AskedDelivery>()
  const [added, sayAdded] = useAdded()
  const form = React.useRef<HTMLFormElement>(null)

  const check = (weight: TypedWeight) => {
    const read = readDelivery(rows, sizeOf, readWeight(weight.text, weight.unit))
    setNet(weight)
    setAsked(read)
    requestAnimationFrame(() => focusOutcome(form.current, Boolean(read.delivery)))
  }
  const { delivery } = asked ?? {}
  const checked = delivery && checkDelivery(delivery.lines, delivery.netKg, tolerances)

  return (
    <>
      <div className={`${styles.grid} no-print`}>
        <form
          className={styles.form}
          ref={form}
          noValidate
          // Any change invalidates the verdict.
          onChange={() => setAsked(undefined)}
          onSubmit={(event) => {
            event.preventDefault()
            check(net)
          }}
        >
          <h2>{texts.linesHeading}</h2>
          {added ? <Added key={added.nth}>{added.sentence}</Added> : null}
          <LinkFaults sentences={unreadable} />
          {rows.length === 0 ? <p className="muted">{texts.empty}</p> : null}
          {catalogue.status === "failed" ? <TablesFailed /> : null}
          <ReceivedSizes
            label={texts.linesHeading}
            {...{ rows, sizeOf, asked, change }}
            onRemove={(key) => {
              setAsked(undefined)
              remove(key)
            }}
          />
          {rows.length > 0 ? (
            <NetWeight texts={texts} net={net} asked={asked} onChange={setNet} onMeant={check} />
          ) : null}
        </form>
        <div className={styles.side}>
          {delivery && checked ? (
            <Result
              lines={delivery.lines}
              check={checked}
              texts={texts}
              company={company}
              link={listLink(location.origin + location.pathname, listedRows(rows, sizeOf))}
            />
          ) : null}
          <PasteRequirement
            texts={texts.paste}
            catalogue={catalogue}
            page="delivery"
            onAdd={(lines) => {
              setAsked(undefined)
              add(lines)
              return null
            }}
            onAdded={sayAdded}
          />
        </div>
      </div>
      {delivery && checked ? (
        <PrintedCheck
          lines={delivery.lines}
          check={checked}
          heading={texts.message}
          note={texts.note}
        />
      ) : null}
    </>
  )
}

/** Moves the focus to the verdict or to the first faulty field. */
function focusOutcome(form: HTMLFormElement | null, isChecked: boolean): void {
  const place = isChecked
    ? document.getElementById(VERDICT_ID)
    : form?.querySelector<HTMLElement>("[aria-invalid=true]")
  place?.focus()
}

interface ReceivedSizesProps extends Pick<ReturnType<typeof useTypedDelivery>, "rows" | "change"> {
  label: string
  sizeOf: SizeOf
  asked: AskedDelivery | undefined
  onRemove: (key: number) => void
}

function ReceivedSizes({ label, rows, sizeOf, asked, change, onRemove }: ReceivedSizesProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <ReceivedSize
          key={row.key}
          row={row}
          size={sizeOf(row.sizeId)}
          faults={asked?.faults.get(row.key) ?? {}}
          onChange={(field, text) => change(row.key, field, text)}
          onRemove={() => onRemove(row.key)}
        />
      ))}
    </ul>
  )
}

/** What of a shared list could not be read. Sizes may be missing, so a verdict would be wrong. */
function LinkFaults({ sentences }: { sentences: readonly SteelSay[] }) {
  const words = useWords("steel")
  if (sentences.length === 0) return null
  return (
    <Notice role="status">
      {sentences.map((say, place) => (
        <p key={place}>{say(words)}</p>
      ))}
    </Notice>
  )
}

function TablesFailed() {
  const words = useWords("delivery")
  return (
    <p>
      {words.tablesMissing}{" "}
      <button className="btn btn--text" type="button" onClick={requestCatalogue}>
        {words.tryAgain}
      </button>
    </p>
  )
}

interface NetWeightProps {
  texts: { readonly netLabel: string; readonly netHint?: string | null }
  net: TypedWeight
  asked: AskedDelivery | undefined
  onChange: (net: TypedWeight) => void
  /** Called when the visitor meant the other unit. */
  onMeant: (net: TypedWeight) => void
}

/** The net weight with its unit, a question if the unit looks wrong, and the button that checks. */
function NetWeight({ texts, net, asked, onChange, onMeant }: NetWeightProps) {
  const words = useWords("delivery")
  const meantKg = asked?.meantKg
  return (
    <>
      <div className={styles.net}>
        <TypedField
          label={texts.netLabel}
          hint={texts.netHint}
          value={net.text}
          fault={asked?.netFault?.(words)}
          onChange={(text) => onChange({ ...net, text })}
        />
        <select
          className={`${fields.control} ${fields.inline}`}
          aria-label={words.unitOfWeight}
          value={net.unit}
          onChange={(event) => onChange({ ...net, unit: event.target.value as WeightUnit })}
        >
          <option value="kg">{words.kgUnit}</option>
          <option value="t">{words.tonnesUnit}</option>
        </select>
        {meantKg ? (
          <button
            className="btn btn--line"
            type="button"
            onClick={() => onMeant({ text: indianFigure(meantKg, 3), unit: "kg" })}
          >
            {words.yesKg(indianFigure(meantKg, 3))}
          </button>
        ) : null}
      </div>
      {asked?.rowsFault ? <FaultLine role="alert">{words[asked.rowsFault]}</FaultLine> : null}
      <button className="btn btn--main" type="submit">
        {words.check}
      </button>
    </>
  )
}
