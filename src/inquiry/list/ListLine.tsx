import * as React from "react"
import { FaultLine } from "../../components/FaultLine/FaultLine"
import * as fields from "../../components/Field/Field.module.css"
import { Icon } from "../../components/Icon/Icon"
import { useWords } from "../../interface/words"
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
import { sizeDesignation, weightNotes, type CatalogueSize } from "../../steel/range/size"
import { tradeText } from "../../steel/range/tradeMass"
import { readAmount, readPieceLength, type TypedFigure } from "../../steel/typedQuantity"
import type { ListWords, SteelWords } from "../../interface/catalogue"
import { lineFault, type InquiryLine, type SizeLine, type WordsLine } from "./line"
import { kgText, sheetSides, shownLine, thicknessText } from "./list"
import { quantityIn } from "./quantityIn"
import { SizeDrawing } from "./SizeDrawing"
import { useTypedFigure } from "./useTypedFigure"
import * as styles from "./ListLine.module.css"

interface ListLineProps {
  place: number
  line: InquiryLine
  /** null for words, for an unknown id, and while the tables load. */
  size: CatalogueSize | null
  /** Whether the tables are still loading. */
  isPending: boolean
  onChange: (line: InquiryLine, next: InquiryLine) => void
  onRemove: (place: number, line: InquiryLine, name: string) => void
}

/** A line of the list: a size with its drawing and weight, or words; the quantity can be changed, and so can the words. */
export const ListLine = React.memo(function ListLine(props: ListLineProps) {
  const { place, line, size, isPending, onChange, onRemove } = props
  const steel = useWords("steel")
  const words = useWords("list")
  const name = nameOf(line, size, steel)
  return (
    <li className={styles.line}>
      {line.kind === "size" ? <SizeDrawing size={size} /> : <Icon name="inquiry" />}
      <div>
        {line.kind === "words" && line.product === undefined ? (
          <WrittenWords line={line} onChange={onChange} />
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
        onClick={() => onRemove(place, line, name)}
      >
        <Icon name="remove" />
      </button>
      {line.quantity ? (
        <QuantityFields line={line} name={name} size={size} onChange={onChange} />
      ) : null}
      {line.kind === "words" && line.product !== undefined ? (
        <label className={`${fields.field} ${styles.line__wide}`}>
          <span className={fields.label}>{steel.remark}</span>
          <TypedText
            value={line.remark ?? ""}
            read={(remark) => ({ ...line, remark })}
            onChange={(next) => onChange(line, next)}
          />
        </label>
      ) : null}
      {line.kind === "size" && size ? <WeightNotes line={line} size={size} /> : null}
    </li>
  )
})

/** The name of a line without its family: "100 × 100 × 4", "8 mm, 1219 × 2438 mm (4 × 8 ft)". */
function nameOf(line: InquiryLine, size: CatalogueSize | null, words: SteelWords): string {
  if (line.kind === "words") return line.words
  if (!size) return line.sizeId
  const sides = sheetSides(line, size)
  return sides ? `${thicknessText(size)}, ${sides}` : sizeDesignation(size, words)
}

/** "Square hollow section, IS 4923, computed"; what is known about a line besides its name. */
function aboutLine(
  line: InquiryLine,
  size: CatalogueSize | null,
  isPending: boolean,
  steel: SteelWords,
  words: ListWords,
): string {
  if (line.kind === "words") return words.inWords
  if (!size) return isPending ? "" : words.notInTables
  const { family, standard, basis, massPer, section } = size
  // Every sheet is computed, as its standard has it.
  const isComputed = basis === "computed" && massPer === "metre" && section.shape !== "sheet"
  const computed = isComputed ? words.computed : ""
  return [steel.families[family], standard.split(",")[0], computed, line.remark]
    .filter(Boolean)
    .join(", ")
}

/** What was written and not read; it can be put right here. */
function WrittenWords({
  line,
  onChange,
}: {
  line: WordsLine
  onChange: ListLineProps["onChange"]
}) {
  const words = useWords("list")
  return (
    <label className={styles.written}>
      <span className="vh">{words.wordsOf}</span>
      <TypedText
        isLong
        value={line.words}
        read={(text) => ({ ...line, words: text })}
        onChange={(next) => onChange(line, next)}
      />
      <small>{line.remark ? `${words.asWritten} ${line.remark}` : words.asWritten}</small>
    </label>
  )
}

interface TypedTextProps {
  value: string
  read: (text: string) => InquiryLine
  onChange: (next: InquiryLine) => void
  isLong?: boolean
}

/** A text of a line. One that the list cannot take stays here with the reason; the list has the one before. */
function TypedText({ value, read, onChange, isLong = false }: TypedTextProps) {
  const steel = useWords("steel")
  const id = React.useId()
  const [typed, setTyped] = React.useState<string>()
  const text = typed ?? value
  const fault = typed === undefined ? null : lineFault(read(typed))
  const control = {
    className: fields.control,
    value: text,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? id : undefined,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value)
      const next = read(target.value)
      if (!lineFault(next)) onChange(next)
    },
    onBlur: () => {
      if (!fault) setTyped(undefined)
    },
  }
  return (
    <>
      {isLong ? (
        <textarea {...control} rows={Math.min(6, Math.ceil(text.length / 34))} />
      ) : (
        <input {...control} autoComplete="off" />
      )}
      {fault ? (
        <FaultLine id={id} role="alert">
          {fault(steel)}
        </FaultLine>
      ) : null}
    </>
  )
}

/** What the older chart says, and why a delivered weight may differ. */
function WeightNotes({ line, size }: { line: SizeLine; size: CatalogueSize }) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { kg } = shownLine(line, () => size, steel)
  const notes = [
    tradeText(size, line.quantity, steel),
    ...weightNotes(size).map((say) => say(steel)),
  ]
  return (
    <>
      {notes.filter(Boolean).map((note) => (
        <p className={styles.line__trade} key={note}>
          {note}
        </p>
      ))}
      {kg === null ? <p className={`label ${styles.line__wide}`}>{words.widthUnknown}</p> : null}
    </>
  )
}

interface QuantityFieldsProps {
  line: InquiryLine
  /** The name of the size. */
  name: string
  size: CatalogueSize | null
  onChange: ListLineProps["onChange"]
}

/** The quantity with its buttons, unit, piece length and fault, and the weight. */
function QuantityFields({ line, name, size, onChange }: QuantityFieldsProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const id = React.useId()
  const quantity = {
    pieceLength: STANDARD_LENGTH,
    amount: 1,
    unit: "pieces",
    ...line.quantity,
  } as const
  const { unit } = quantity
  const change = (next: Quantity) => onChange(line, withQuantity(line, next))
  const read = (figure: TypedFigure, field: "amount" | "pieceLength") =>
    allowed(figure, (value) => withQuantity(line, { ...quantity, [field]: value }))
  const amount = useTypedFigure(
    quantity.amount,
    (text) => read(readAmount(text, unit), "amount"),
    (value) => change({ ...quantity, amount: value }),
  )
  const length = useTypedFigure(
    quantity.pieceLength,
    (text) => read(readPieceLength(text), "pieceLength"),
    (value) => change({ ...quantity, pieceLength: value }),
  )
  const fault = amount.fault ?? length.fault
  const describedBy = fault ? id : undefined
  const less = stepQuantity(quantity, -1)
  const isLeast = less.amount === quantity.amount
  const { kg } = shownLine(line, () => size, steel)
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
          <FigureInput
            label={words.amountOf[unit](name)}
            field={amount}
            describedBy={describedBy}
          />
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
        {unit === "pieces" && line.kind === "size" ? (
          <span className={`${styles.length} ${length.fault ? styles.isFaulty : ""}`}>
            {words.pieceLength.before}
            <FigureInput
              label={words.pieceLengthOf(name)}
              field={length}
              describedBy={describedBy}
            />
            {words.pieceLength.after}
          </span>
        ) : null}
        <span className={styles.line__w}>{kg === null ? "" : kgText(kg, steel)}</span>
      </div>
      {fault ? (
        <FaultLine className={styles.line__wide} id={id} role="alert">
          <span>{fault(steel)}</span>{" "}
          <span>
            {words.stillCounted(
              line.kind === "size" ? quantityText(quantity, steel) : amountText(quantity, steel),
            )}
          </span>
        </FaultLine>
      ) : null}
    </>
  )
}

function withQuantity(line: InquiryLine, quantity: Quantity): InquiryLine {
  return { ...line, quantity } as InquiryLine
}

/** Passes a figure on, or the reason why the list cannot take the line that it gives. */
function allowed(figure: TypedFigure, lineOf: (value: number) => InquiryLine): TypedFigure {
  if (figure.value === null) return figure
  const value = roundTo(figure.value, 3)
  const fault = lineFault(lineOf(value))
  return fault === null ? { value, fault } : { value: null, fault }
}

interface FigureInputProps {
  label: string
  field: ReturnType<typeof useTypedFigure>
  describedBy: string | undefined
}

/** An input for a number in any usual notation. Enter settles it, as leaving the field does. */
function FigureInput({ label, field, describedBy }: FigureInputProps) {
  return (
    <input
      aria-label={label}
      aria-describedby={field.fault ? describedBy : undefined}
      aria-invalid={field.fault ? true : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={field.text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => field.type(event.target.value)}
      onKeyDown={(event) => (event.key === "Enter" ? field.leave() : undefined)}
      onBlur={field.leave}
    />
  )
}
