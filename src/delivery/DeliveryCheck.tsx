import * as React from "react"
import { checkDelivery, pieceKg } from "./check"
import {
  draftOf,
  draftText,
  listedRows,
  readDelivery,
  readRow,
  readSlip,
  rowsOf,
  slipTimes,
  type AskedDelivery,
  type ReceivedRow,
  type RowField,
  type SlipField,
  type TypedDelivery,
  type TypedSlip,
} from "./received"
import { PrintedCheck, Result, VERDICT_ID } from "./Result"
import { weightText } from "./text"
import type { Tolerance } from "./tolerance"
import { DirectWays, type CompanyReach } from "../inquiry/form/Panels"
import { FaultLine } from "../components/FaultLine/FaultLine"
import { Icon } from "../components/Icon/Icon"
import { Added, useAdded } from "./Added"
import { PasteBox } from "../inquiry/paste/PasteBox"
import { Notice } from "../components/Notice/Notice"
import { useIsHydrated } from "../hooks/useIsHydrated"
import { useKeptPlace } from "../hooks/useKeptPlace"
import { useSizeOf } from "../hooks/useSizeOf"
import { lineText } from "../inquiry/list/line"
import { hasList, listLink, readListLink } from "../inquiry/list/link"
import { inquiryLines } from "../inquiry/list/useInquiryList"
import type { WantedSize } from "../inquiry/wantedSize"
import { indianFigure } from "../steel/format"
import { tradeMassText } from "../steel/range/tradeMass"
import { sizeName, type CatalogueSize } from "../steel/range/size"
import { requestCatalogue } from "../stores/sizeCatalogue"
import { storedText, storeText } from "../stores/storage"
import * as fields from "../components/Field/Field.module.css"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../interface/words"
import type { DeliverySay } from "../interface/catalogue"

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
    readonly paste: React.ComponentProps<typeof PasteBox>["texts"]
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

/** In session storage, so a shared computer forgets it when the tab closes. */
const DRAFT_KEY = "delivery-draft"

/**
 * The typed delivery. It starts from the list in the address or the visitor's own list, and survives a reload of the tab while
 * that list is unchanged.
 */
function useTypedDelivery(hash: string) {
  const words = useWords("steel")
  const [{ lines, unreadable }] = React.useState(() =>
    hasList(hash) ? readListLink(hash) : { lines: inquiryLines(), unreadable: [] },
  )
  const sizes = lines.filter((line) => line.kind === "size")
  const list = lines.map(lineText).join("_")
  const [typed, setTyped] = React.useState<TypedDelivery>(
    () =>
      draftOf(storedText("sessionStorage", DRAFT_KEY), list) ?? {
        rows: rowsOf(sizes, 0, words),
        slip: { gross: "", tare: "", net: "", unit: "kg" },
      },
  )
  React.useEffect(
    () => void storeText("sessionStorage", DRAFT_KEY, draftText(list, typed)),
    [list, typed],
  )
  const { rows } = typed
  const setRows = (next: readonly ReceivedRow[]) => setTyped({ ...typed, rows: next })
  return {
    ...typed,
    /** Sentences about what of the list in the address could not be read. */
    unreadable,
    /** Goods of the list that have no weight. */
    unweighed: lines.flatMap((line) => (line.kind === "words" ? [line.words] : [])),
    setSlip: (slip: TypedSlip) => setTyped({ ...typed, slip }),
    change: (key: number, field: RowField, text: string) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, [field]: text } : row))),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    add: (more: readonly WantedSize[]) =>
      setRows([...rows, ...rowsOf(more, Math.max(0, ...rows.map(({ key }) => key + 1)), words)]),
  }
}

function OwnCheck({ texts, company, tolerances, hash }: DeliveryCheckProps) {
  const words = useWords("delivery")
  const typed = useTypedDelivery(hash)
  const { rows, slip, unreadable, unweighed } = typed
  const { catalogue, sizeOf } = useSizeOf()
  useKeptPlace(catalogue.status !== "idle" && catalogue.status !== "loading")
  const [asked, setAsked] = React.useState<AskedDelivery>()
  const [added, sayAdded] = useAdded()
  const form = React.useRef<HTMLFormElement>(null)
  React.useEffect(() => focusOutcome(form.current, asked), [asked])

  const check = (weights: TypedSlip) => {
    typed.setSlip(weights)
    setAsked(readDelivery(rows, sizeOf, weights))
  }
  const { delivery } = asked ?? {}
  const result = delivery && {
    lines: delivery.lines,
    check: checkDelivery(delivery.lines, delivery.netKg, tolerances),
    unweighed,
  }
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
            check(slip)
          }}
        >
          <h2>{texts.linesHeading}</h2>
          {added ? <Added key={added.nth}>{added.sentence}</Added> : null}
          {unreadable.length > 0 ? (
            // Sizes may be missing, so a verdict would be wrong.
            <Notice role="status">
              {unreadable.map((say, place) => (
                <p key={place}>{say(words)}</p>
              ))}
            </Notice>
          ) : null}
          {unweighed.length > 0 ? <p>{words.notWeighed(unweighed.join(", "))}</p> : null}
          {rows.length === 0 ? <p className="muted">{texts.empty}</p> : null}
          {catalogue.status === "failed" ? (
            <p>
              <span>{words.tablesMissing}</span>{" "}
              <button className="btn btn--text" type="button" onClick={requestCatalogue}>
                {words.tryAgain}
              </button>
            </p>
          ) : null}
          <ul className={styles.rows} aria-label={texts.linesHeading}>
            {rows.map((row) => (
              <Received
                key={row.key}
                row={row}
                size={sizeOf(row.sizeId)}
                faults={asked?.faults.get(row.key)}
                onChange={(field, text) => typed.change(row.key, field, text)}
                onRemove={() => {
                  setAsked(undefined)
                  typed.remove(row.key)
                }}
              />
            ))}
          </ul>
          {rows.length > 0 ? (
            <Slip {...{ texts, slip, asked }} onChange={typed.setSlip} onMeant={check} />
          ) : null}
        </form>
        <div className={styles.side}>
          {result ? (
            <Result
              {...result}
              texts={texts}
              company={company}
              link={listLink(location.origin + location.pathname, listedRows(rows, sizeOf))}
            />
          ) : null}
          <PasteBox
            texts={texts.paste}
            catalogue={catalogue}
            page="delivery"
            isOfSizes
            onAdd={(lines) => {
              setAsked(undefined)
              typed.add(lines.filter((line) => line.kind === "size"))
              return null
            }}
            onAdded={sayAdded}
          />
        </div>
      </div>
      {result ? <PrintedCheck {...result} heading={texts.message} note={texts.note} /> : null}
    </>
  )
}

/** Brings the verdict under the header and gives it the focus, or gives it to the first faulty field. */
function focusOutcome(form: HTMLFormElement | null, asked: AskedDelivery | undefined): void {
  if (!asked) return
  if (!asked.delivery) return form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  const verdict = document.getElementById(VERDICT_ID)
  verdict?.focus({ preventScroll: true })
  verdict?.parentElement?.scrollIntoView({ block: "start" })
}

interface ReceivedProps {
  row: ReceivedRow
  /** null while the tables load, or for an unknown id. */
  size: CatalogueSize | null
  /** Faults to show after a check. */
  faults: Partial<Record<RowField, DeliverySay>> | undefined
  onChange: (field: RowField, text: string) => void
  onRemove: () => void
}

/** One received size: pieces, length and theoretical weight. */
function Received({ row, size, faults = {}, onChange, onRemove }: ReceivedProps) {
  const words = useWords("delivery")
  const name = size ? sizeName(size, words) : row.sizeId
  const read = size && readRow(row, size)
  const line = read && "line" in read ? read.line : null
  const field = (of: RowField) => ({
    label: words.fields[of],
    value: row[of],
    fault: faults[of],
    onChange: (text: string) => onChange(of, text),
  })
  return (
    <li className={styles.row}>
      <div className={styles.row__name}>
        <b>{name}</b>
        {row.ordered ? <small>{words.ordered(row.ordered)}</small> : null}
        {size?.tradeMass ? <small>{words.usesTable(tradeMassText(size, words))}</small> : null}
      </div>
      <button
        className={`iconbtn ${styles.row__remove}`}
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
      >
        <Icon name="remove" />
      </button>
      <div className={styles.row__fields}>
        <Typed {...field("pieces")} />
        {size?.massPer === "squareMetre" ? <Typed {...field("width")} /> : null}
        <Typed {...field("length")} />
        {line ? (
          <p className={styles.row__kg}>
            <span>{weightText(line.pieces * pieceKg(line), words)}</span>
            <small>{words.perPiece(weightText(pieceKg(line), words))}</small>
          </p>
        ) : null}
      </div>
    </li>
  )
}

interface SlipProps {
  texts: { readonly netLabel: string; readonly netHint?: string | null }
  slip: TypedSlip
  asked: AskedDelivery | undefined
  onChange: (slip: TypedSlip) => void
  /** Called when the visitor meant the other unit. */
  onMeant: (slip: TypedSlip) => void
}

/** Gross, tare and net with their unit, a question if the unit looks wrong, and the button that checks. */
function Slip({ texts, slip, asked, onChange, onMeant }: SlipProps) {
  const words = useWords("delivery")
  const read = readSlip(slip)
  const isDerived = slip.net.trim() === "" && "kg" in read
  const hint = isDerived ? words.grossLessTare(words.kg(indianFigure(read.kg, 3))) : texts.netHint
  const meant = asked?.factor ? slipTimes(slip, asked.factor) : null
  const meantKg = meant && readSlip(meant)
  const field = (of: SlipField) => ({
    value: slip[of],
    fault: asked?.slipFaults[of],
    onChange: (text: string) => onChange({ ...slip, [of]: text }),
  })
  return (
    <>
      <div className={styles.slip}>
        <Typed label={words.gross} {...field("gross")} />
        <Typed label={words.tare} {...field("tare")} />
        <Typed label={texts.netLabel} hint={hint} {...field("net")} />
        <select
          className={`${fields.control} ${fields.inline}`}
          aria-label={words.unitOfWeight}
          value={slip.unit}
          onChange={({ target }) => onChange({ ...slip, unit: target.value === "t" ? "t" : "kg" })}
        >
          <option value="kg">{words.kgUnit}</option>
          <option value="t">{words.tonnesUnit}</option>
        </select>
        {meant && meantKg && "kg" in meantKg ? (
          <button className="btn btn--line" type="button" onClick={() => onMeant(meant)}>
            {words.yesKg(indianFigure(meantKg.kg, 3))}
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

interface TypedProps {
  label: string
  value: string
  fault: DeliverySay | undefined
  hint?: string | null
  onChange: (text: string) => void
}

/** A number field with its fault or hint. */
function Typed({ label, value, fault, hint, onChange }: TypedProps) {
  const id = React.useId()
  const words = useWords("delivery")
  return (
    <div className={`${styles.field} ${fault ? styles.isFaulty : ""}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={fault || hint ? `${id}-about` : undefined}
        aria-invalid={fault ? true : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault ? (
        <FaultLine id={`${id}-about`}>{fault(words)}</FaultLine>
      ) : hint ? (
        <p className="small muted" id={`${id}-about`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
