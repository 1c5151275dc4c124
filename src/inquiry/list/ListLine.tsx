import * as React from "react"
import { FaultLine } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import { Icon } from "../../kit/blocks/Icon"
import { useSettled } from "../../kit/hooks/browser"
import { focusOnMount, showElement } from "../../kit/hooks/focus"
import { useCatalogue } from "../../sizes/catalogue/sizeCatalogue"
import { useWords } from "../../kit/words/words"
import { SizeEnd } from "../../sizes/drawing/SizeEnd"
import { roundTo } from "../../steel/format"
import {
  amountText,
  feetText,
  quantityText,
  quantityUnits,
  STANDARD_LENGTH,
  stepQuantity,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import { weightNotes, type Size } from "../../steel/range/size"
import { readAmount, readPieceLength } from "../../steel/quantity"
import type { ListWords, SteelSay, SteelWords } from "../../kit/words/catalogue"
import { linesOfText, useReading } from "../paste/readings"
import {
  asWritten,
  lineFault,
  MOST_LINES,
  quantityOf,
  tidyLine,
  type InquiryLine,
  type ProductLine,
} from "./line"
import { Question } from "./Question"
import { kgText, quantityIn, shownLine, type ShownLine } from "./list"
import { changeLine, inquiryLines, setLines } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

interface ListLineProps {
  line: InquiryLine
  /** Its place on the list. */
  place: number
  /** null for words, for an unknown id, and while the tables load. */
  size: Size | null
  /** Whether the tables are here. Until then it is not known whether there is such a size. */
  isKnown: boolean
}

/** The id of a line, for the focus. */
export const lineId = (place: number) => `inquiry-line-${place}`

/** Goes to a line once it is drawn, as what was pressed is no longer there. */
export function focusLine(place: number, block: ScrollLogicalPosition = "nearest"): void {
  requestAnimationFrame(() => {
    const line = document.getElementById(lineId(place))
    if (line) showElement(line, block)
  })
}

/**
 * A line of the list: a size with its drawing and weight, a product, or words. A quantity can be changed, a question answered, and
 * what the buyer wrote can be put right, which reads it again.
 */
export const ListLine = React.memo(function ListLine(props: ListLineProps) {
  const { line, place, size, isKnown } = props
  const steel = useWords("steel")
  const words = useWords("list")
  const [isEdited, setIsEdited] = React.useState(false)
  const row = shownLine(line, () => size, steel)
  const text = line.kind === "product" ? undefined : line.text
  const remove = () => {
    const lines = inquiryLines()
    const at = lines.indexOf(line)
    // Another tab may have changed the list since this line was drawn.
    if (at >= 0) setLines(lines.toSpliced(at, 1), words.removed(row.short), { place: at })
  }
  const answer = (next: InquiryLine) => {
    changeLine(line, next)
    focusLine(place)
  }
  const close = () => {
    setIsEdited(false)
    focusLine(place)
  }
  const icon = line.kind === "words" && line.isOpen ? "warning" : "inquiry"
  return (
    <li className={`item ${styles.line}`} id={lineId(place)} tabIndex={-1}>
      {line.kind === "size" ? <SizeEnd size={size} /> : <Icon name={icon} />}
      <div className={styles.what}>
        <b className={line.kind === "words" ? styles.words : "t22"}>{row.short}</b>
        {line.kind === "words" ? (
          <Question line={line} onAnswer={answer} />
        ) : (
          <small className="label">{aboutLine(row, isKnown, steel, words)}</small>
        )}
      </div>
      <span className={styles.tools}>
        {text === undefined ? null : (
          <button
            className="iconbtn"
            type="button"
            aria-label={words.changeWords(row.short)}
            aria-expanded={isEdited}
            onClick={() => setIsEdited(!isEdited)}
          >
            <Icon name="edit" />
          </button>
        )}
        <button
          className="iconbtn"
          type="button"
          aria-label={words.remove(row.short)}
          onClick={remove}
        >
          <Icon name="remove" />
        </button>
      </span>
      {quantityOf(line) && line.kind !== "words" ? <QuantityFields row={row} /> : null}
      {line.kind === "size" && line.text ? <AboutReading row={row} /> : null}
      {line.kind === "product" ? (
        <label className={fields.field}>
          <span className={fields.label}>{steel.remark}</span>
          <Remark line={line} />
        </label>
      ) : null}
      {isEdited && text !== undefined ? <LineText {...{ line, text }} onClose={close} /> : null}
    </li>
  )
})

/** "Square hollow section, IS 4923, computed"; what is known about a line besides its name. */
function aboutLine(
  { line, size }: ShownLine,
  isKnown: boolean,
  steel: SteelWords,
  words: ListWords,
): string {
  if (line.kind !== "size") return words.inWords
  if (!size) return isKnown ? words.notInTables : ""
  const { family, standard, basis, section } = size
  // Every sheet is computed, as its standard has it.
  const computed = basis === "computed" && section.shape !== "sheet" ? words.computed : ""
  return [steel.families[family], standard.split(",")[0], computed, line.remark]
    .filter(Boolean)
    .join(", ")
}

/** What the buyer wrote, where the reading does not say all of it, and what he should know of the reading. */
function AboutReading({ row }: { row: ShownLine }) {
  const steel = useWords("steel")
  const words = useWords("reading")
  const { line, written } = row
  const text = line.kind === "size" ? line.text : undefined
  const notes = useReading(text, useCatalogue().index, false)?.notes ?? []
  if (!written && notes.length === 0) return null
  return (
    <div className={`small ${styles.written}`}>
      {written ? <p>{steel.writtenAs(written)}</p> : null}
      {notes.map((say, place) => (
        <p className="muted" key={place}>
          {say(words)}
        </p>
      ))}
    </div>
  )
}

interface LineTextProps {
  line: InquiryLine
  text: string
  onClose: () => void
}

/** The words of a line, to put right. They are read again, and an answer to the former words is dropped. */
function LineText({ line, text, onClose }: LineTextProps) {
  const words = useWords("list")
  const steel = useWords("steel")
  const { index } = useCatalogue()
  const [typed, setTyped] = React.useState(text)
  const [fault, setFault] = React.useState("")
  const done = async () => {
    if (typed.trim() === text) return onClose()
    if (typed.trim() === "") return setFault(steel.wordsMissing)
    const read = index ? await linesOfText(typed, index).catch(() => null) : null
    const next = read ?? asWritten(typed)
    if (next.length === 0) return setFault(steel.wordsMissing)
    const lines = inquiryLines()
    const at = lines.indexOf(line)
    if (lines.length + next.length - 1 > MOST_LINES) return setFault(steel.listFull(MOST_LINES))
    const rate = next.length === 1 ? line.rate : undefined
    const own = next.map((each) => ({ ...tidyLine(each), rate }))
    if (at < 0) return onClose()
    setLines(lines.toSpliced(at, 1, ...own), words.readAgain, { place: at })
  }
  return (
    <div className={`stack ${styles.edit}`}>
      <textarea
        className={fields.control}
        aria-label={words.wordsOf}
        rows={Math.min(6, Math.ceil(typed.length / 40))}
        value={typed}
        autoComplete="off"
        ref={focusOnMount}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => (key === "Escape" ? onClose() : undefined)}
      />
      {fault ? <FaultLine role="alert">{fault}</FaultLine> : null}
      <span className="cluster">
        <button className="btn btn--line" type="button" onClick={() => void done()}>
          {words.done}
        </button>
        <button className="btn btn--text" type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </span>
    </div>
  )
}

/**
 * A field of a line. What the list cannot take stays in the field for correction, with the reason once the visitor pauses, unless
 * the list changes elsewhere in the meantime. Until then the list has the value from before he typed: not 1 for the beginning of
 * "1,5".
 *
 * @param valueOf what the list has, as text
 * @param read the line with what is typed, or why the list cannot take it
 */
function useTyped(
  line: InquiryLine,
  valueOf: (line: InquiryLine) => string,
  read: (text: string) => InquiryLine | SteelSay,
) {
  const [typed, setTyped] = React.useState<{ text: string; value: string; before: string }>()
  const value = valueOf(line)
  const own = typed?.value === value ? typed : undefined
  const text = own?.text ?? value
  const result = own ? read(text) : line
  const isSettled = useSettled(text) === text
  const leave = () => {
    if (typeof result !== "function") setTyped(undefined)
  }
  const fault = isSettled && typeof result === "function" ? result : null
  const control = {
    value: text,
    autoComplete: "off",
    "aria-invalid": fault ? true : undefined,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      const before = own?.before ?? value
      const next = [target.value, before].map(read).find((each) => typeof each !== "function")
      const tidy = tidyLine(next ?? line)
      setTyped({ text: target.value, value: valueOf(tidy), before })
      if (valueOf(tidy) !== value) changeLine(line, tidy)
    },
    // Enter settles a figure, as leaving the field does.
    onKeyDown: ({ key }: React.KeyboardEvent) => (key === "Enter" ? leave() : undefined),
    onBlur: leave,
  }
  return { fault, control }
}

/** What the buyer says about a product. */
function Remark({ line }: { line: ProductLine }) {
  const steel = useWords("steel")
  const id = React.useId()
  const { fault, control } = useTyped(
    line,
    (each) => (each.kind === "product" && each.remark) || "",
    (remark) => lineFault({ ...line, remark }) ?? { ...line, remark },
  )
  return (
    <>
      <input {...control} className={fields.control} aria-describedby={fault ? id : undefined} />
      {fault ? (
        <FaultLine id={id} role="alert">
          {fault(steel)}
        </FaultLine>
      ) : null}
    </>
  )
}

/** The quantity with its buttons, unit, piece length and fault, the weight and what is to be said about it. */
function QuantityFields({ row: { line, size, short: name, kg, trade } }: { row: ShownLine }) {
  const steel = useWords("steel")
  const words = useWords("list")
  const id = React.useId()
  const quantity = fullQuantity(line)
  const { unit } = quantity
  const isSize = line.kind === "size"
  // With another quantity than the one he wrote, the buyer's words go along.
  const withQuantity = (next: Partial<Quantity>) =>
    ({ ...line, quantity: { ...quantity, ...next }, isWhole: undefined }) as InquiryLine
  const change = (next: Quantity) => changeLine(line, withQuantity(next))
  const useFigure = (field: "amount" | "pieceLength", read: (text: string) => number | SteelSay) =>
    useTyped(
      line,
      (each) => String(fullQuantity(each)[field]),
      (text) => {
        const value = read(text)
        if (typeof value === "function") return value
        const next = withQuantity({ [field]: roundTo(value, 3) })
        return lineFault(next) ?? next
      },
    )
  const amount = useFigure("amount", (text) => readAmount(text, unit))
  const length = useFigure("pieceLength", readPieceLength)
  const fault = amount.fault ?? length.fault
  const input = (label: string, { fault: own, control }: typeof amount) => (
    <input
      {...control}
      aria-label={label}
      aria-describedby={own ? id : undefined}
      inputMode="decimal"
      onFocus={(event) => event.target.select()}
    />
  )
  const step = (label: string, icon: "minus" | "plus", next: Quantity) => {
    const isEnd = next.amount === quantity.amount
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={isEnd || undefined}
        onClick={() => (isEnd ? undefined : change(next))}
      >
        <Icon name={icon} />
      </button>
    )
  }
  const notes = size
    ? [
        trade,
        ...weightNotes(size).map((say) => say(steel)),
        kg === null ? words.widthUnknown : "",
      ].filter(Boolean)
    : []
  return (
    <>
      <div className={styles.line__q}>
        <div className={`${styles.qty} ${amount.fault ? styles.isFaulty : ""}`}>
          {step(words.less(name), "minus", stepQuantity(quantity, -1))}
          {input(words.amountOf(name), amount)}
          {step(words.more(name), "plus", stepQuantity(quantity, 1))}
        </div>
        <select
          className={`${fields.control} ${fields.inline}`}
          aria-label={words.unitOf(name)}
          value={unit}
          onChange={({ target }) =>
            change(quantityIn(target.value as QuantityUnit, quantity, size))
          }
        >
          {quantityUnits.map((known) => (
            <option key={known} value={known}>
              {steel.units[known]}
            </option>
          ))}
        </select>
        {unit === "pieces" && isSize ? (
          <span className={`${styles.length} ${length.fault ? styles.isFaulty : ""}`}>
            <span>{words.pieceLength.before}</span>
            {input(words.pieceLengthOf(name), length)}
            <span>{words.pieceLength.after}</span>
            <span>{feetText(quantity.pieceLength, steel)}</span>
          </span>
        ) : null}
        <span className={`t20 ${styles.line__w}`}>
          <span>{kg === null ? "" : kgText(kg, steel)}</span>
        </span>
      </div>
      {fault ? (
        <FaultLine id={id} role="alert">
          <span>{fault(steel)}</span>{" "}
          <span>{words.stillCounted((isSize ? quantityText : amountText)(quantity, steel))}</span>
        </FaultLine>
      ) : null}
      {notes.map((note) => (
        <p className={`small ${styles.line__trade}`} key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

function fullQuantity(line: InquiryLine): Quantity {
  return { pieceLength: STANDARD_LENGTH, amount: 1, unit: "pieces", ...quantityOf(line) }
}
