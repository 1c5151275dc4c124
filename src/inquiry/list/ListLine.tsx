import * as React from "react"
import { FaultLine } from "../../site/blocks/Field"
import * as fields from "../../site/blocks/Field.module.css"
import { Icon } from "../../site/blocks/Icon"
import { useSettled } from "../../site/hooks/browser"
import { useWords } from "../../site/words/words"
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
import type { ListWords, SteelSay, SteelWords } from "../../site/words/catalogue"
import { lineFault, tidyLine, type InquiryLine } from "./line"
import { kgText, quantityIn, shownLine, type ShownLine } from "./list"
import { changeLine, inquiryLines, setLines } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

interface ListLineProps {
  line: InquiryLine
  /** null for words, for an unknown id, and while the tables load. */
  size: Size | null
  /** Whether the tables are still loading. */
  isPending: boolean
}

/** A line of the list: a size with its drawing and weight, or words; the quantity can be changed, and so can the words. */
export const ListLine = React.memo(function ListLine({ line, size, isPending }: ListLineProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const row = shownLine(line, () => size, steel)
  const remove = () => {
    const lines = inquiryLines()
    const place = lines.indexOf(line)
    // Another tab may have changed the list since this line was drawn.
    if (place >= 0) setLines(lines.toSpliced(place, 1), words.removed(row.short), { place })
  }
  const isProduct = line.kind === "words" && line.product !== undefined
  return (
    <li className={`item ${styles.line}`}>
      {line.kind === "size" ? <SizeEnd size={size} /> : <Icon name="inquiry" />}
      <div>
        {line.kind === "words" && !isProduct ? (
          <label>
            <span className="vh">{words.wordsOf}</span>
            <TypedText line={line} field="words" />
            <small className="label">
              {line.remark ? `${words.asWritten} ${line.remark}` : words.asWritten}
            </small>
          </label>
        ) : (
          <>
            <b className="t22">{row.short}</b>
            <small className="label">{aboutLine(row, isPending, steel, words)}</small>
          </>
        )}
      </div>
      <button
        className="iconbtn"
        type="button"
        aria-label={words.remove(row.short)}
        onClick={remove}
      >
        <Icon name="remove" />
      </button>
      {line.quantity ? <QuantityFields row={row} /> : null}
      {isProduct ? (
        <label className={fields.field}>
          <span className={fields.label}>{steel.remark}</span>
          <TypedText line={line} field="remark" />
        </label>
      ) : null}
    </li>
  )
})

/** "Square hollow section, IS 4923, computed"; what is known about a line besides its name. */
function aboutLine(
  { line, size }: ShownLine,
  isPending: boolean,
  steel: SteelWords,
  words: ListWords,
): string {
  if (line.kind === "words") return words.inWords
  if (!size) return isPending ? "" : words.notInTables
  const { family, standard, basis, section } = size
  // Every sheet is computed, as its standard has it.
  const computed = basis === "computed" && section.shape !== "sheet" ? words.computed : ""
  return [steel.families[family], standard.split(",")[0], computed, line.remark]
    .filter(Boolean)
    .join(", ")
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
  type Control = HTMLInputElement | HTMLTextAreaElement
  const fault = isSettled && typeof result === "function" ? result : null
  const control = {
    value: text,
    autoComplete: "off",
    "aria-invalid": fault ? true : undefined,
    onChange: ({ target }: React.ChangeEvent<Control>) => {
      const before = own?.before ?? value
      const next = [target.value, before].map(read).find((each) => typeof each !== "function")
      const tidy = tidyLine(next ?? line)
      setTyped({ text: target.value, value: valueOf(tidy), before })
      if (valueOf(tidy) !== value) changeLine(line, tidy)
    },
    // Enter settles a figure, as leaving the field does.
    onKeyDown: ({ key }: React.KeyboardEvent<Control>) => (key === "Enter" ? leave() : undefined),
    onBlur: leave,
  }
  return { fault, control }
}

/** The words or the remark of a line. */
function TypedText({ line, field }: { line: InquiryLine; field: "words" | "remark" }) {
  const steel = useWords("steel")
  const id = React.useId()
  const { fault, control } = useTyped(
    line,
    (each) => (field === "words" && each.kind === "words" ? each.words : (each.remark ?? "")),
    (text) => {
      const next = { ...line, [field]: text }
      return lineFault(next) ?? next
    },
  )
  const about = { className: fields.control, "aria-describedby": fault ? id : undefined }
  const rows = Math.min(6, Math.ceil(control.value.length / 26))
  return (
    <>
      {field === "words" ? (
        <textarea {...control} {...about} rows={rows} />
      ) : (
        <input {...control} {...about} />
      )}
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
  const quantity = quantityOf(line)
  const { unit } = quantity
  const isSize = line.kind === "size"
  const withQuantity = (next: Partial<Quantity>) =>
    ({ ...line, quantity: { ...quantity, ...next } }) as InquiryLine
  const change = (next: Quantity) => changeLine(line, withQuantity(next))
  const useFigure = (field: "amount" | "pieceLength", read: (text: string) => number | SteelSay) =>
    useTyped(
      line,
      (each) => String(quantityOf(each)[field]),
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
            {words.pieceLength.before}
            {input(words.pieceLengthOf(name), length)}
            {words.pieceLength.after}
            <span>{feetText(quantity.pieceLength, steel)}</span>
          </span>
        ) : null}
        <span className={`t20 ${styles.line__w}`}>{kg === null ? "" : kgText(kg, steel)}</span>
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

function quantityOf({ quantity }: InquiryLine): Quantity {
  return { pieceLength: STANDARD_LENGTH, amount: 1, unit: "pieces", ...quantity }
}
