import * as React from "react"
import { kgText, lineKg } from "../../inquiry/inquiryList"
import { roundTo } from "../../steel/format"
import { quantityFault } from "../../inquiry/storedList"
import { readAmount, readPieceLength, type TypedFigure } from "../../steel/typedQuantity"
import type { WantedSize } from "../../inquiry/wantedSize"
import { sizeDesignation, weightNotes, type CatalogueSize } from "../../steel/range/size"
import {
  quantityText,
  quantityUnits,
  stepQuantity,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import { tradeText } from "../../steel/range/tradeMass"
import { FaultLine } from "../FaultLine/FaultLine"
import { Icon } from "../Icon/Icon"
import * as fields from "../Field/Field.module.css"
import { quantityIn } from "./quantityIn"
import { SizeDrawing } from "./SizeDrawing"
import { useTypedFigure } from "./useTypedFigure"
import * as styles from "./ListLine.module.css"
import { useWords } from "../../interface/words"
import type { ListWords, SteelWords } from "../../interface/catalogue"

interface ListLineProps {
  place: number
  line: WantedSize
  /** null for an unknown id, or while the tables load. */
  size: CatalogueSize | null
  /** Whether the tables are still loading. */
  isPending: boolean
  onChange: (place: number, wanted: WantedSize) => void
  onRemove: (place: number, line: WantedSize, name: string) => void
}

/** A line of the list: drawing, name, editable quantity and weight. */
export const ListLine = React.memo(function ListLine({
  place,
  line,
  size,
  isPending,
  onChange,
  onRemove,
}: ListLineProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { sizeId, quantity } = line
  const name = size ? sizeDesignation(size, steel) : sizeId
  const kg = lineKg(line, size)
  const trade = size ? tradeText(size, quantity, steel) : ""
  return (
    <li className={styles.line}>
      <SizeDrawing size={size} />
      <div>
        <b>{name}</b>
        <small>{size ? aboutSize(size, steel, words) : isPending ? "" : words.notInTables}</small>
      </div>
      <button
        className={`iconbtn ${styles.line__remove}`}
        type="button"
        aria-label={words.remove(name)}
        onClick={() => onRemove(place, line, name)}
      >
        <Icon name="remove" />
      </button>
      <QuantityFields
        quantity={quantity}
        name={name}
        size={size}
        weight={kg === null ? "" : kgText(kg, steel)}
        onChange={(next) => onChange(place, { sizeId, quantity: next })}
      />
      {trade ? <p className={styles.line__trade}>{trade}</p> : null}
      {(size ? weightNotes(size) : []).map((say, nth) => (
        <p className={styles.line__trade} key={nth}>
          {say(steel)}
        </p>
      ))}
      {size && kg === null ? (
        <p className={`label ${styles.line__wide}`}>{words.widthUnknown}</p>
      ) : null}
    </li>
  )
})

/** "Square hollow section, IS 4923", or "Square hollow section, computed" */
function aboutSize(
  { family, standard, basis, massPer, section }: CatalogueSize,
  steel: SteelWords,
  words: ListWords,
): string {
  // Every sheet is computed, as its standard has it.
  const isComputed = basis === "computed" && massPer === "metre" && section.shape !== "sheet"
  return [steel.families[family], standard.split(",")[0], isComputed ? words.computed : ""]
    .filter(Boolean)
    .join(", ")
}

interface QuantityFieldsProps {
  quantity: Quantity
  /** The name of the size. */
  name: string
  size: CatalogueSize | null
  /** "1,075 kg" */
  weight: string
  onChange: (quantity: Quantity) => void
}

/** The quantity with its buttons, unit, piece length and fault. */
function QuantityFields({ quantity, name, size, weight, onChange }: QuantityFieldsProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const id = React.useId()
  const { unit } = quantity
  const amount = useTypedFigure(
    quantity.amount,
    (text) => allowed(readAmount(text, unit), (value) => ({ ...quantity, amount: value })),
    (value) => onChange({ ...quantity, amount: value }),
  )
  const length = useTypedFigure(
    quantity.pieceLength,
    (text) => allowed(readPieceLength(text), (value) => ({ ...quantity, pieceLength: value })),
    (value) => onChange({ ...quantity, pieceLength: value }),
  )
  const fault = amount.fault ?? length.fault
  const describedBy = fault ? id : undefined
  const less = stepQuantity(quantity, -1)
  const isLeast = less.amount === quantity.amount
  return (
    <>
      <div className={styles.line__q}>
        <div className={`${styles.qty} ${amount.fault ? styles.isFaulty : ""}`}>
          <button
            type="button"
            aria-label={words.less(name)}
            aria-disabled={isLeast || undefined}
            onClick={() => (isLeast ? undefined : onChange(less))}
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
            onClick={() => onChange(stepQuantity(quantity, 1))}
          >
            <Icon name="plus" />
          </button>
        </div>
        <select
          className={`${fields.control} ${fields.inline}`}
          aria-label={words.unitOf(name)}
          value={unit}
          onChange={(event) =>
            onChange(quantityIn(event.target.value as QuantityUnit, quantity, size))
          }
        >
          {quantityUnits.map((known) => (
            <option key={known} value={known}>
              {steel.units[known]}
            </option>
          ))}
        </select>
        {unit === "pieces" ? (
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
        <span className={styles.line__w}>{weight}</span>
      </div>
      {fault ? (
        <FaultLine className={styles.line__wide} id={id} role="alert">
          {fault(steel)} {words.stillCounted(quantityText(quantity, steel))}
        </FaultLine>
      ) : null}
    </>
  )
}

/** Passes a figure on, or the reason why the list cannot take the quantity it gives. */
function allowed(figure: TypedFigure, quantityOf: (value: number) => Quantity): TypedFigure {
  if (figure.value === null) return figure
  const value = roundTo(figure.value, 3)
  const fault = quantityFault(quantityOf(value))
  return fault === null ? { value, fault } : { value: null, fault }
}

interface FigureInputProps {
  label: string
  field: ReturnType<typeof useTypedFigure>
  describedBy: string | undefined
}

/** An input for a number in any usual notation. */
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
      onBlur={field.leave}
    />
  )
}
