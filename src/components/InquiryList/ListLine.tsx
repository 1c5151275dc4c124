import * as React from "react"
import { kgText, lineKg } from "../../inquiry/inquiryList"
import { quantityFault } from "../../inquiry/storedList"
import {
  readAmount,
  readPieceLength,
  unitNames,
  type TypedFigure,
} from "../../inquiry/typedQuantity"
import type { WantedSize } from "../../inquiry/wantedSize"
import { familyNames, type CatalogueSize } from "../../steel/range/size"
import { quantityUnits, stepQuantity, type Quantity, type QuantityUnit } from "../../steel/quantity"
import { tradeText } from "../../steel/range/tradeMass"
import { FaultLine } from "../FaultLine/FaultLine"
import { Icon } from "../Icon/Icon"
import { SelectBox } from "../SelectBox/SelectBox"
import { quantityIn } from "./quantityIn"
import { SizeDrawing } from "./SizeDrawing"
import { useTypedFigure } from "./useTypedFigure"
import * as styles from "./InquiryList.module.css"

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
  const { sizeId, quantity } = line
  const name = size?.designation ?? sizeId
  const kg = lineKg(line, size)
  const trade = size ? tradeText(size, quantity) : ""
  return (
    <li className={styles.line}>
      <SizeDrawing size={size} />
      <div>
        <b>{name}</b>
        <small>{size ? aboutSize(size) : isPending ? "" : "This size is not in our tables."}</small>
      </div>
      <button
        className={`iconbtn ${styles.line__remove}`}
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(place, line, name)}
      >
        <Icon name="remove" />
      </button>
      <QuantityFields
        quantity={quantity}
        name={name}
        size={size}
        weight={kg === null ? "" : kgText(kg)}
        onChange={(next) => onChange(place, { sizeId, quantity: next })}
      />
      {trade ? <p className={styles.line__trade}>{trade}</p> : null}
      {size && kg === null ? (
        <p className={styles.line__note}>
          The width of this sheet is not known. Choose kg or tonnes to see its weight.
        </p>
      ) : null}
    </li>
  )
})

/** "Square hollow section, IS 4923" */
function aboutSize({ family, standard }: CatalogueSize): string {
  return [familyNames[family], standard.split(",")[0]].filter(Boolean).join(", ")
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
        <div className={`${styles.qty} ${amount.fault ? styles.isErr : ""}`}>
          <button
            type="button"
            aria-label={`Less of ${name}`}
            aria-disabled={isLeast || undefined}
            onClick={() => (isLeast ? undefined : onChange(less))}
          >
            <Icon name="minus" />
          </button>
          <FigureInput
            label={`${fieldNames[unit]} of ${name}`}
            field={amount}
            describedBy={describedBy}
          />
          <button
            type="button"
            aria-label={`More of ${name}`}
            onClick={() => onChange(stepQuantity(quantity, 1))}
          >
            <Icon name="plus" />
          </button>
        </div>
        <SelectBox
          aria-label={`Unit of ${name}`}
          value={unit}
          onChange={(event) =>
            onChange(quantityIn(event.target.value as QuantityUnit, quantity, size))
          }
        >
          {quantityUnits.map((known) => (
            <option key={known} value={known}>
              {unitNames[known]}
            </option>
          ))}
        </SelectBox>
        {unit === "pieces" ? (
          <span className={`${styles.length} ${length.fault ? styles.isErr : ""}`}>
            of
            <FigureInput
              label={`Length of a piece of ${name} in metres`}
              field={length}
              describedBy={describedBy}
            />
            m
          </span>
        ) : null}
        <span className={styles.line__w}>{weight}</span>
      </div>
      {fault ? (
        <FaultLine className={styles.line__err} id={id} role="alert">
          {fault}
        </FaultLine>
      ) : null}
    </>
  )
}

const fieldNames: Record<QuantityUnit, string> = {
  pieces: "Pieces",
  metres: "Metres",
  kg: "kg",
  tonnes: "Tonnes",
}

/** Passes a figure on, or the reason why the list cannot take the quantity it gives. */
function allowed(figure: TypedFigure, quantityOf: (value: number) => Quantity): TypedFigure {
  if (figure.value === null) return figure
  const fault = quantityFault(quantityOf(figure.value))
  return fault === null ? figure : { value: null, fault }
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
