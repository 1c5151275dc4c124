import * as React from "react"
import { unbroken } from "../format/texts"
import { useWords } from "../words/words"
import * as styles from "./Field.module.css"
import { Icon } from "./Icon"

/** What is wrong with a field or a form; nothing without a sentence. */
export function FaultLine({ className = "", children, ...rest }: React.ComponentProps<"p">) {
  return children === undefined || children === "" ? null : (
    <p className={`${styles.fault} ${className}`.trim()} {...rest}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}

interface LabelledProps {
  label: React.ReactNode
  className?: string | undefined
  children: React.ReactNode
}

/** A control below its label. */
export function Labelled({ label, className = "", children }: LabelledProps) {
  return (
    <label className={`${styles.field} ${className}`}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  )
}

/** A box to tick with its text. */
export function Tick({ text, ...input }: React.ComponentProps<"input"> & { text: string }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{text}</span>
    </label>
  )
}

interface UnitChoice {
  readonly name: string
  readonly value: string
  /** Names of the units. */
  readonly options: Readonly<Record<string, string>>
}

interface NumberFieldProps {
  name: string
  label: string
  value: string
  /** Units to choose from, or a fixed unit. */
  unit?: UnitChoice | string
  /** Small text under the field: the value in mm if typed in another unit. */
  hint?: string
  fault?: string
  /** Whether words go with the figures: "6 m, 12 m". */
  isText?: boolean
  onType: (name: string, value: string) => void
}

/** A number field with its unit. Phones show a keypad with a decimal point. */
export function NumberField({
  name,
  label,
  value,
  unit,
  hint,
  fault,
  isText,
  onType,
}: NumberFieldProps) {
  const words = useWords("steel")
  const id = React.useId()
  const choice = typeof unit === "object" ? unit : null
  const options = Object.entries(choice?.options ?? {})
  const described = fault ? `${id}-fault` : hint ? `${id}-hint` : undefined
  return (
    <div className={fault ? `${styles.field} ${styles.isFaulty}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${styles.frame} ${unit === undefined ? "" : styles.measure}`}>
        <input
          type="text"
          id={id}
          name={name}
          className={`${styles.framed} ${styles.measure__in}`}
          inputMode={isText ? "text" : "decimal"}
          autoComplete="off"
          maxLength={isText ? 200 : 24}
          value={value}
          onChange={(event) => onType(name, event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described}
        />
        {choice && options.length > 1 ? (
          <select
            className={styles.measure__unit}
            name={choice.name}
            aria-label={words.unitOf(label)}
            value={choice.value}
            onChange={(event) => onType(choice.name, event.target.value)}
          >
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : unit === undefined ? null : (
          <span className={styles.measure__only}>{choice ? options[0]?.[1] : String(unit)}</span>
        )}
      </div>
      {hint && !fault ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {unbroken(hint)}
        </p>
      ) : null}
      <FaultLine id={`${id}-fault`}>{fault}</FaultLine>
    </div>
  )
}
