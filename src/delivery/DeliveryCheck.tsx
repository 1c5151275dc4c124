import * as React from "react"
import { checkDelivery, lineKg, pieceKg, type Tolerance } from "./check"
import {
  readDelivery,
  readRow,
  readSlip,
  slipIn,
  rowsOf,
  slipFields,
  type AskedDelivery,
  type ReceivedRow,
  type RowField,
  type TypedSlip,
} from "./received"
import { Result, VERDICT_ID } from "./Result"
import { weightText } from "./text"
import { ToolBand } from "../inquiry/ToolBand"
import { FaultLine, NumberField } from "../kit/blocks/Field"
import { IconButton } from "../kit/blocks/Icon"
import { Notice } from "../kit/blocks/Notice"
import { TablesMissing } from "../catalogue/TablesMissing"
import type { PageWords } from "../kit/page"
import { PasteBox } from "../inquiry/list/PasteBox"
import { focusOnMount } from "../kit/hooks/focus"
import { savedText, saveText, useSavedScroll, useSavedText } from "../kit/hooks/storage"
import { useSizeOf } from "../catalogue/sizeCatalogue"
import {
  asWritten,
  lineText,
  hasList,
  readLine,
  readListLink,
  type InquiryLine,
} from "../inquiry/list/line"
import { Question } from "../inquiry/list/Question"
import { usePlainHash } from "../kit/sending/pack"
import { inquiryLines, wordsOf } from "../inquiry/list/useInquiryList"
import { indianFigure } from "../steel/format"
import { tradeMassText, sizeName, type Size } from "../steel/range/size"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../kit/words/words"

interface DeliveryCheckProps {
  texts: PageWords<Queries.DeliveryCheckPageQuery["deliveryCheckPage"]>
  tolerances: readonly Tolerance[]
  /** The fragment of the page's address; it may contain a list. */
  hash: string
}

/** Compares a delivery's weighbridge net with its theoretical weight and the tolerances. */
export function DeliveryCheck(props: DeliveryCheckProps) {
  const [listHash, setListHash] = React.useState(props.hash)
  const hash = usePlainHash(listHash)
  // Another list replaces the one that is checked; a place on the page ("#main") does not.
  if (props.hash !== listHash && hasList(props.hash)) setListHash(props.hash)
  return (
    <ToolBand before={props.texts.before} kept={[KEPT, BOX[1]]}>
      {hash === undefined ? null : <LocalCheck key={listHash} {...props} hash={hash} />}
    </ToolBand>
  )
}

/** Where the typed delivery, and the text of the box for pasting, are kept. */
const KEPT = "typed-delivery"
const BOX = ["localStorage", "pasted-delivery"] as const

interface TypedDelivery {
  /** The list that the typing began with. */
  readonly list: string
  readonly rows: readonly ReceivedRow[]
  readonly slip: TypedSlip
}

/** What was typed before the page was left; null for none, and for what something else has stored there. */
function draftOf(text: string): TypedDelivery | null {
  try {
    const { list, rows, slip } = JSON.parse(text) as Partial<TypedDelivery>
    return list !== undefined && Array.isArray(rows) && slip ? { list, rows, slip } : null
  } catch {
    return null
  }
}

const nothingWeighed: TypedSlip = { gross: "", tare: "", net: "" }

/**
 * The typed delivery. It starts from the list in the address or the visitor's own list. What was typed survives a reload of the tab;
 * if the list is another then, that is offered beside it.
 */
function useTypedDelivery(hash: string) {
  const words = useWords("steel")
  const [text, setText] = useSavedText("sessionStorage", KEPT)
  const [box] = useSavedText(...BOX)
  const [replaced, setReplaced] = React.useState<string>()
  const [{ lines, unreadable }] = React.useState(() =>
    hasList(hash) ? readListLink(hash) : { lines: inquiryLines(), unreadable: [] },
  )
  const list = lines.map(lineText).join("_")
  const ofList = { list, rows: rowsOf(lines, words), slip: nothingWeighed }
  const typed: TypedDelivery = draftOf(text) ?? ofList
  const isOfList = typed.list === list
  /** Goods of the list that have no weight. */
  const unweighed = typed.list.split("_").flatMap((each) => {
    const line = readLine(each)
    if (!line) return []
    if (line.kind === "product") return [line.name]
    return line.kind === "words" && !line.isOpen ? [line.text] : []
  })
  const put = (next: TypedDelivery) => {
    const nextText = JSON.stringify(next)
    setText(nextText)
    return nextText
  }
  return {
    ...typed,
    /** What it is kept as. */
    text,
    /** Sentences about what of the list in the address could not be read. */
    unreadable,
    unweighed,
    /** What no verdict is about: that, and what stands in the box. */
    uncounted: [...unweighed, ...asWritten(box).map((line) => line.text)],
    change: (next: Partial<TypedDelivery>) => put({ ...typed, ...next }),
    /** Takes the sizes of the list in place of the typed ones; undefined if they began with it. */
    takeList:
      isOfList || lines.length === 0
        ? undefined
        : () => {
            setReplaced(text)
            put({ ...ofList, slip: typed.slip })
          },
    /** Takes that back. */
    undo: replaced === undefined ? undefined : () => (setReplaced(undefined), setText(replaced)),
  }
}

function LocalCheck({ texts, tolerances, hash }: DeliveryCheckProps) {
  const words = useWords("delivery")
  const { linesLeft, came } = useWords("paste")
  const { undo: undoLabel } = useWords("list")
  const typed = useTypedDelivery(hash)
  const { text, rows, slip, unreadable, unweighed, uncounted, change, takeList, undo } = typed
  const isWanted = rows.some(({ sizeId }) => sizeId !== "")
  const { catalogue, sizeOf } = useSizeOf(isWanted)
  const isPending = isWanted && (catalogue.status === "idle" || catalogue.status === "loading")
  useSavedScroll(!isPending)
  const isAwaited = isPending && rows.some(({ sizeId }) => !sizeOf(sizeId))
  /** What was to be checked; any change voids the answer. Who asks before the tables have come gets it when they are here. */
  const [question, ask] = React.useState<{ readonly text: string }>()
  const isAsking = question?.text === text
  const asked = isAsking && !isAwaited ? readDelivery(rows, sizeOf, slip) : undefined
  const delivery = asked?.delivery
  const [added, setAdded] = React.useState({ sentence: "", nth: 0 })
  const form = React.useRef<HTMLFormElement>(null)
  const onAnswer = React.useEffectEvent(() => focusOutcome(form.current, asked))
  React.useEffect(() => onAnswer(), [question, isAwaited])

  /** Sizes and questions become rows, the weights of a slip go into its fields. Any other words stay in the box. */
  const add = (lines: readonly InquiryLine[]) => {
    const weights = lines.map((line) => (line.kind === "words" ? slipIn(line.text) : null))
    const goods = lines.filter((_, place) => weights[place] === null)
    const more = rowsOf(goods, words)
    const rest = goods.filter((line) => rowsOf([line], words).length === 0).map(wordsOf)
    change({ rows: [...rows, ...more], slip: Object.assign({}, slip, ...weights) as TypedSlip })
    saveText(...BOX, rest.join("\n"))
    const questions = more.filter(({ sizeId }) => sizeId === "").length
    const sentence = [
      more.length > 0 ? came(more.length - questions, questions, 0) : "",
      rest.length > 0 ? linesLeft(rest.length) : "",
    ].join(" ")
    setAdded(({ nth }) => ({ sentence, nth: nth + 1 }))
  }
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault()
    ask({ text })
  }
  const received = (
    <form key="received" className="stack no-print" ref={form} noValidate onSubmit={submit}>
      <h2 className="h3">{texts.linesHeading}</h2>
      {added.nth > 0 ? (
        // It takes the focus: on a phone the box for pasting is far below the sizes.
        <p className={styles.added} tabIndex={-1} ref={focusOnMount} key={added.nth}>
          {added.sentence}
        </p>
      ) : null}
      {takeList || undo ? (
        <Notice role="status">
          {takeList ? null : (
            // Not where the other was, so that a second press of that does not undo the first.
            <button className="btn btn--text" type="button" onClick={undo}>
              {undoLabel}
            </button>
          )}
          <p>{takeList ? words.draftKept : words.listTaken}</p>
          {takeList ? (
            <button className="btn btn--line" type="button" onClick={takeList}>
              {words.takeList}
            </button>
          ) : null}
        </Notice>
      ) : null}
      {unreadable.length > 0 ? (
        // Sizes may be missing, so a verdict would be wrong.
        <Notice role="status">
          {unreadable.map((sentence, place) => (
            <p key={place}>{sentence(words)}</p>
          ))}
        </Notice>
      ) : null}
      {unweighed.length > 0 ? <p>{words.notWeighed(unweighed.join(", "))}</p> : null}
      {catalogue.status === "failed" ? <TablesMissing /> : null}
      {rows.length === 0 ? (
        <p className="muted">{texts.empty}</p>
      ) : (
        <>
          <ul className={`${styles.rows} ruled`} aria-label={texts.linesHeading}>
            {rows.map((row, place) => (
              <Received
                key={place}
                row={row}
                size={sizeOf(row.sizeId)}
                faults={asked?.faults[place]}
                onChange={(next) => change({ rows: rows.with(place, next) })}
                onRemove={() => change({ rows: rows.toSpliced(place, 1) })}
              />
            ))}
          </ul>
          <Slip
            {...{ texts, slip, asked }}
            onChange={(next) => change({ slip: next })}
            onMeant={(next) => ask({ text: change({ slip: next }) })}
          />
          {isAsking && isAwaited ? <p role="status">{words.loading}</p> : null}
          <FaultLine role="alert">{asked?.hasUnknown ? words.unknownSize : ""}</FaultLine>
          <button className="btn btn--main" type="submit">
            {words.check}
          </button>
        </>
      )}
    </form>
  )
  const side = (
    <div className={styles.side} key="side">
      {delivery ? (
        <Result
          {...{ uncounted, texts }}
          check={checkDelivery(delivery.lines, delivery.netKg, tolerances)}
        />
      ) : null}
      <div className="no-print">
        <PasteBox texts={texts.paste} page="delivery" onAdd={add} />
      </div>
    </div>
  )
  // Without sizes the box for pasting is what the page is for.
  return <div className={styles.grid}>{rows.length > 0 ? [received, side] : [side, received]}</div>
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
  size: Size | null
  /** Faults to show after a check. */
  faults: ReturnType<typeof readRow>["faults"] | undefined
  onChange: (row: ReceivedRow) => void
  onRemove: () => void
}

/** One received size: pieces, length and theoretical weight. */
function Received({ row, size, faults, onChange, onRemove }: ReceivedProps) {
  const words = useWords("delivery")
  const name = size ? sizeName(size, words) : (row.asked ?? row.sizeId)
  const line = size && readRow(row, size).line
  const shown: readonly RowField[] =
    size?.massPer === "squareMetre" ? ["pieces", "width", "length"] : ["pieces", "length"]
  return (
    <li className="item">
      <div>
        <b className="t22">{name}</b>
        {row.asked && !row.sizeId ? (
          <Question
            line={{ kind: "words", text: row.asked, isOpen: true }}
            onAnswer={(answer) => {
              const [next] = rowsOf([answer], words)
              if (next) return onChange({ ...next, asked: row.asked })
              // Words without a size have no weight. They go to the box, and the verdict lists them as not counted.
              saveText(...BOX, [savedText(...BOX), wordsOf(answer)].filter(Boolean).join("\n"))
              onRemove()
            }}
          />
        ) : null}
        {row.ordered ? <small className="label">{words.ordered(row.ordered)}</small> : null}
        {size?.tradeMass ? (
          <small className="label">{words.usesTable(tradeMassText(size, words))}</small>
        ) : null}
      </div>
      <IconButton
        icon="remove"
        label={words.remove(name)}
        // The second click of a double click lands on the next row.
        onClick={({ detail }) => (detail > 1 ? undefined : onRemove())}
      />
      <div className={styles.row__fields}>
        {(row.sizeId ? shown : []).map((field) => (
          <NumberField
            key={field}
            name={field}
            label={words.fields[field]}
            value={row[field]}
            fault={faults?.[field]?.(words)}
            onType={(_, text) => onChange({ ...row, [field]: text })}
          />
        ))}
        {line ? (
          <p className={`t20 ${styles.row__kg}`}>
            <span>{weightText(lineKg(line), words, line.pieces)}</span>
            <small className="label">{words.perPiece(weightText(pieceKg(line), words, 1))}</small>
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
  /** Called when the visitor meant tonnes. */
  onMeant: (slip: TypedSlip) => void
}

/** Gross, tare and net, and a question if the weight looks like one in tonnes. */
function Slip({ texts, slip, asked, onChange, onMeant }: SlipProps) {
  const words = useWords("delivery")
  const { kg } = readSlip(slip)
  const derived = slip.net.trim() === "" && kg !== null && words.kg(indianFigure(kg, 3))
  const hint = (derived ? words.grossLessTare(derived) : texts.netHint) ?? undefined
  const labels = { gross: words.gross, tare: words.tare, net: texts.netLabel }
  const meant = asked?.meant
  return (
    <div className={styles.slip}>
      {slipFields.map((field) => (
        <NumberField
          key={field}
          name={field}
          label={labels[field]}
          unit={words.units.kg}
          value={slip[field]}
          hint={field === "net" ? hint : undefined}
          fault={asked?.slipFaults[field]?.(words)}
          onType={(_, text) => onChange({ ...slip, [field]: text })}
        />
      ))}
      {meant ? (
        <button className="btn btn--line" type="button" onClick={() => onMeant(meant)}>
          {words.yesKg(indianFigure(readSlip(meant).kg ?? 0, 3))}
        </button>
      ) : null}
    </div>
  )
}
