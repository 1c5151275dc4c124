import * as React from "react"
import { pieceKg } from "../../delivery/check"
import { weightText } from "../../delivery/text"
import { sizeName, type CatalogueSize } from "../../steel/range/size"
import { tradeMassText } from "../../steel/range/tradeMass"
import { FaultLine } from "../FaultLine/FaultLine"
import { Icon } from "../Icon/Icon"
import { readRow, type ReceivedField, type RowFaults } from "./useTypedDelivery"
import type { ReceivedRow } from "./deliveryDraft"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../../interface/words"

interface ReceivedSizeProps {
  row: ReceivedRow
  /** null while the tables load, or for an unknown id. */
  size: CatalogueSize | null
  /** Faults to show after a check. */
  faults: RowFaults
  onChange: (field: ReceivedField, text: string) => void
  onRemove: () => void
}

/** One received size: pieces, length and theoretical weight. */
export function ReceivedSize({ row, size, faults, onChange, onRemove }: ReceivedSizeProps) {
  const words = useWords("delivery")
  const name = size ? sizeName(size, words) : row.sizeId
  const read = size && readRow(row, size)
  const line = read && "line" in read ? read.line : null
  const field = (of: ReceivedField) => ({
    value: row[of],
    fault: faults[of]?.(words),
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
        <TypedField label={words.fields.pieces} {...field("pieces")} />
        {size?.massPer === "squareMetre" ? (
          <TypedField label={words.fields.width} {...field("width")} />
        ) : null}
        <TypedField label={words.fields.length} {...field("length")} />
        <p className={styles.row__kg}>
          {line ? (
            <>
              {weightText(line.pieces * pieceKg(line), words)}
              <small>{words.perPiece(weightText(pieceKg(line), words))}</small>
            </>
          ) : null}
        </p>
      </div>
    </li>
  )
}

interface TypedFieldProps {
  label: string
  value: string
  fault: string | undefined
  hint?: string | null
  onChange: (text: string) => void
}

/** A number field with its fault or hint. */
export function TypedField({ label, value, fault, hint, onChange }: TypedFieldProps) {
  const id = React.useId()
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
        <FaultLine id={`${id}-about`}>{fault}</FaultLine>
      ) : hint ? (
        <p className="small muted" id={`${id}-about`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
