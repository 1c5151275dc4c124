import * as React from "react"
import { FaultLine } from "../../site/blocks/FaultLine"
import * as fields from "../../site/blocks/Field.module.css"
import { Icon } from "../../site/blocks/Icon"
import { useSettled } from "../../site/hooks/useSettled"
import { useWords } from "../../site/words/words"
import { roundTo } from "../../steel/format"
import {
  amountText,
  quantityText,
  quantityUnits,
  STANDARD_LENGTH,
  stepQuantity,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import { weightNotes, type Size } from "../../steel/range/size"
import { tradeText } from "../../steel/range/tradeMass"
import { readAmount, readPieceLength, type TypedFigure } from "../../steel/typedQuantity"
import type { ListWords, SteelSay, SteelWords } from "../../site/words/catalogue"
import { lineFault, tidyLine, type InquiryLine } from "./line"
import { kgText, quantityIn, shownLine } from "./list"
import { SizeDrawing } from "./SizeDrawing"
import { changeLine, inquiryLines, setLines } from "./useInquiryList"
import * as styles from "./ListLine.module.css"

interface ListLineProps {
  place: number
  line: InquiryLine
  /** null for words, for an unknown id, and while the tables load. */
  size: Size | null
  /** Whether the tables are still loading. */
  isPending: boolean
}

/** A line of the list: a size with its drawing and weight, or words; the quantity can be changed, and so can the words. */
export const ListLine = React.memo(function ListLine(props: ListLineProps) {
  const { place, line, size, isPending } = props
  const steel = useWords("steel")
  const words = useWords("list")
  const { short: name } = shownLine(line, () => size, steel)
  const remove = () => {
    const lines = inquiryLines()
    // Another tab may have changed the list since this line was drawn.
    if (lines[place] === line) setLines(lines.toSpliced(place, 1), words.removed(name), { place })
  }
  const isProduct = line.kind === "words" && line.product !== undefined
  return (
    <li className={styles.line}>
      {line.kind === "size" ? <SizeDrawing size={size} /> : <Icon name="inquiry" />}
      <div>
        {line.kind === "words" && !isProduct ? (
          <label className={styles.written}>
            <span className="vh">{words.wordsOf}</span>
            <TypedText line={line} field="words" />
            <small>{line.remark ? `${words.asWritten} ${line.remark}` : words.asWritten}</small>
          </label>
        ) : (
          <>
            <b>{name}</b>
            <small>{aboutLine(line, size, isPending, steel, words)}</small>
          </>
        )}
      </div>
      <button
        className={`iconbtn ${styles.line__remove}`}
        type="button"
        aria-label={words.remove(name)}
        onClick={remove}
      >
        <Icon name="remove" />
      </button>
      {line.quantity ? <QuantityFields line={line} name={name} size={size} /> : null}
      {isProduct ? (
        <label className={`${fields.field} ${styles.line__wide}`}>
          <span className={fields.label}>{steel.remark}</span>
          <TypedText line={line} field="remark" />
        </label>
      ) : null}
    </li>
  )
})

/** "Square hollow section, IS 4923, computed"; what is known about a line besides its name. */
function aboutLine(
  line: InquiryLine,
  size: Size | null,
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
  const [typed, setTyped] = React.useState({ text: "", value: "", before: "", isOpen: false })
  const [left, setLeft] = React.useState("")
  const value = valueOf(line)
  const isOwn = typed.isOpen && typed.value === value
  const text = isOwn ? typed.text : value
  const result = isOwn ? read(text) : line
  const fault = typeof result === "function" ? result : null
  const isSettled = useSettled(text) === text || left === text
  const shown = isSettled ? fault : null
  const leave = () => {
    setLeft(text)
    if (!fault) setTyped({ ...typed, isOpen: false })
  }
  type Control = HTMLInputElement | HTMLTextAreaElement
  const control = {
    value: text,
    autoComplete: "off",
    "aria-invalid": shown ? true : undefined,
    onChange: ({ target }: React.ChangeEvent<Control>) => {
      const before = isOwn ? typed.before : value
      const next = [target.value, before].map(read).find((each) => typeof each !== "function")
      const tidy = tidyLine(next ?? line)
      setTyped({ text: target.value, value: valueOf(tidy), before, isOpen: true })
      if (valueOf(tidy) !== value) changeLine(line, tidy)
    },
    // Enter settles a figure, as leaving the field does.
    onKeyDown: ({ key }: React.KeyboardEvent<Control>) => (key === "Enter" ? leave() : undefined),
    onBlur: leave,
  }
  return { fault: shown, control }
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
  return (
    <>
      {field === "words" ? (
        <textarea
          {...control}
          {...about}
          rows={Math.min(6, Math.ceil(control.value.length / 34))}
        />
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

interface QuantityFieldsProps {
  line: InquiryLine
  name: string
  size: Size | null
}

/** The quantity with its buttons, unit, piece length and fault, the weight and what is to be said about it. */
function QuantityFields({ line, name, size }: QuantityFieldsProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const id = React.useId()
  const quantity = quantityOf(line)
  const { unit } = quantity
  const isSize = line.kind === "size"
  const change = (next: Quantity) => changeLine(line, withQuantity(line, next))
  const read = (field: "amount" | "pieceLength", { value, fault }: TypedFigure) => {
    if (value === null) return fault
    const next = withQuantity(line, { ...quantity, [field]: roundTo(value, 3) })
    return lineFault(next) ?? next
  }
  const amount = useTyped(
    line,
    (each) => String(quantityOf(each).amount),
    (text) => read("amount", readAmount(text, unit)),
  )
  const length = useTyped(
    line,
    (each) => String(quantityOf(each).pieceLength),
    (text) => read("pieceLength", readPieceLength(text)),
  )
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
  const less = stepQuantity(quantity, -1)
  const isLeast = less.amount === quantity.amount
  const { kg } = shownLine(line, () => size, steel)
  const notes =
    isSize && size
      ? [
          tradeText(size, line.quantity, steel),
          ...weightNotes(size).map((say) => say(steel)),
          kg === null ? words.widthUnknown : "",
        ].filter(Boolean)
      : []
  return (
    <>
      <div className={styles.line__q}>
        <div className={`${styles.qty} ${amount.fault ? styles.isFaulty : ""}`}>
          <button
            type="button"
            aria-label={words.less(name)}
            aria-disabled={isLeast || undefined}
            onClick={() => (isLeast ? undefined : change(less))}
          >
            <Icon name="minus" />
          </button>
          {input(words.amountOf[unit](name), amount)}
          <button
            type="button"
            aria-label={words.more(name)}
            onClick={() => change(stepQuantity(quantity, 1))}
          >
            <Icon name="plus" />
          </button>
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
          </span>
        ) : null}
        <span className={styles.line__w}>{kg === null ? "" : kgText(kg, steel)}</span>
      </div>
      {fault ? (
        <FaultLine className={styles.line__wide} id={id} role="alert">
          <span>{fault(steel)}</span>{" "}
          <span>{words.stillCounted((isSize ? quantityText : amountText)(quantity, steel))}</span>
        </FaultLine>
      ) : null}
      {notes.map((note) => (
        <p className={styles.line__trade} key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

function quantityOf({ quantity }: InquiryLine): Quantity {
  return { pieceLength: STANDARD_LENGTH, amount: 1, unit: "pieces", ...quantity }
}

function withQuantity(line: InquiryLine, quantity: Quantity): InquiryLine {
  return { ...line, quantity } as InquiryLine
}
