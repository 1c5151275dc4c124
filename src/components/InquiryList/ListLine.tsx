import * as React from "react"
import { lineFigures } from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { familyNames, type CatalogueSize } from "../../steel/range/size"
import { indianFigure } from "../../steel/format"
import { readNumber } from "../../steel/measure"
import { quantityUnits, type Quantity, type QuantityUnit } from "../../steel/quantity"
import { Icon } from "../Icon/Icon"
import { quantityIn } from "./quantityIn"
import { SizeDrawing } from "./SizeDrawing"
import * as styles from "./InquiryList.module.css"

interface ListLineProps {
  place: number
  line: WantedSize
  /** null for an id that names no size, or none that is known yet. */
  size: CatalogueSize | null
  /** The sizes are on their way. */
  isPending: boolean
  /** Units of the drawing for one mm. */
  scale: number
  /** Says why a quantity was refused, or null. */
  onChange: (place: number, quantity: Quantity) => string | null
  onRemove: (place: number) => void
}

/** One size of the list: its drawing and name, the quantity to edit, its weight. */
export const ListLine = React.memo(function ListLine({
  place,
  line,
  size,
  isPending,
  scale,
  onChange,
  onRemove,
}: ListLineProps) {
  const id = React.useId()
  const [fault, setFault] = React.useState<string | null>(null)
  // The figures are shown anew when they were changed from beside their fields.
  const [edition, setEdition] = React.useState(0)
  const { quantity } = line
  const name = size?.designation ?? line.sizeId
  const kg = size && lineFigures(quantity, size).kg
  const change = (next: Quantity) => setFault(onChange(place, next))
  const changeFromBeside = (next: Quantity) => {
    change(next)
    setEdition((count) => count + 1)
  }
  const step = (by: number) =>
    changeFromBeside({ ...quantity, amount: Math.max(1, quantity.amount + by) })

  return (
    <li className={styles.line}>
      <SizeDrawing size={size} scale={scale} />
      <div>
        <b>{name}</b>
        <small>{size ? aboutSize(size) : isPending ? "" : "This size is not known here."}</small>
      </div>
      <button
        className={`iconbtn ${styles.line__remove}`}
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(place)}
      >
        <Icon name="remove" />
      </button>
      <div className={styles.line__q}>
        <div className={`${styles.qty} ${fault ? styles.isErr : ""}`}>
          <button type="button" aria-label={`Less of ${name}`} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
          <NumberInput
            key={edition}
            label={`${unitNames[quantity.unit]} of ${name}`}
            value={quantity.amount}
            describedBy={fault ? id : undefined}
            onValue={(amount) => change({ ...quantity, amount })}
            onFault={setFault}
          />
          <button type="button" aria-label={`More of ${name}`} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </div>
        <span className={styles.unit}>
          <select
            aria-label={`Unit of ${name}`}
            value={quantity.unit}
            onChange={(event) =>
              changeFromBeside(quantityIn(event.target.value as QuantityUnit, quantity, size))
            }
          >
            {quantityUnits.map((unit) => (
              <option key={unit} value={unit}>
                {unitNames[unit].toLowerCase()}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
        {quantity.unit === "pieces" ? (
          <span className={styles.length}>
            of
            <NumberInput
              label={`Length of a piece of ${name} in metres`}
              value={quantity.pieceLength}
              describedBy={fault ? id : undefined}
              onValue={(pieceLength) => change({ ...quantity, pieceLength })}
              onFault={setFault}
            />
            m
          </span>
        ) : null}
        <span className={styles.line__w}>{kg === null ? "" : massText(kg)}</span>
      </div>
      {fault ? (
        <p className={styles.line__err} id={id} role="alert">
          <Icon name="warning" />
          {fault}
        </p>
      ) : null}
      {size && kg === null ? (
        <p className={styles.line__note}>
          Choose kg or tonnes to have it weighed: the width of this sheet is not known.
        </p>
      ) : null}
    </li>
  )
})

export const unitNames: Record<QuantityUnit, string> = {
  pieces: "Pieces",
  metres: "Metres",
  kg: "kg",
  tonnes: "Tonnes",
}

/** "Square hollow section, IS 4923" */
export function aboutSize({ family, standard }: CatalogueSize): string {
  return [familyNames[family], standard.split(",")[0]].filter(Boolean).join(", ")
}

/** "1,075 kg"; light lines with a decimal. */
export function massText(kg: number): string {
  return `${indianFigure(kg, kg < 100 ? 1 : 0)}\u00a0kg`
}

interface NumberInputProps {
  label: string
  value: number
  describedBy: string | undefined
  onValue: (value: number) => void
  onFault: (sentence: string) => void
}

/** A figure that may be typed in any way; what is no number stays to be put right. */
function NumberInput({ label, value, describedBy, onValue, onFault }: NumberInputProps) {
  const [typed, setTyped] = React.useState<string>()
  const read = (text: string) => {
    setTyped(text)
    const number = readNumber(text)
    if (number === null) onFault(text.trim() === "" ? "Give a number." : `“${text}” is no number.`)
    else onValue(number)
  }
  return (
    <input
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => read(event.target.value)}
      onBlur={() => {
        if (typed !== undefined && readNumber(typed) === value) setTyped(undefined)
      }}
    />
  )
}
