import * as React from "react"
import { quantityUnits } from "../steel/quantity"
import type { WeightShape } from "../steel/range/families"
import type { Size } from "../steel/range/size"
import * as styles from "../site/blocks/Field.module.css"
import { NumberField } from "../site/blocks/NumberField"
import { useWords } from "../site/words/words"
import { unitName, type Entries } from "./entries"
import { isRolled, shapeName, shapes } from "./shapes"
import * as own from "./WeightCalculator.module.css"

/** Sentences by field name. */
type FieldTexts = ReadonlyMap<string, string>

interface CalculatorFieldsProps {
  entries: Entries
  offered: readonly WeightShape[]
  known: readonly Size[]
  /** The table size that was typed; "" if none. */
  tableSizeId: string
  /** Values typed in other units, in mm. */
  hints: FieldTexts
  faults: FieldTexts
  onType: (name: string, value: string) => void
  onSize: (size: Size) => void
}

/** All fields for the current question and shape. */
export function CalculatorFields(props: CalculatorFieldsProps) {
  const words = useWords("calculator")
  const { entries, offered, known, tableSizeId, hints, faults, onType, onSize } = props
  const { question, shape, fields } = entries
  const isWallAsked = question === "wall"
  const field = (name: string, label: string, unit?: string | Record<string, string>) => {
    const own = unitName(name)
    const unitField = own in fields ? own : "unit"
    return (
      <NumberField
        key={name}
        name={name}
        label={label}
        value={fields[name] ?? ""}
        unit={
          typeof unit === "object"
            ? {
                name: unitField,
                value: fields[unitField] ?? "",
                options: Object.entries(unit).map(([value, text]) => ({ value, label: text })),
              }
            : unit
        }
        hint={hints.get(name)}
        fault={faults.get(name)}
        onType={onType}
      />
    )
  }
  const named = known.filter(({ family }) => family === shape)
  return (
    <>
      <fieldset className={own.segm}>
        <legend className="vh">{words.question}</legend>
        {(["weight", "wall"] as const).map((value) => (
          <label key={value}>
            <input
              className={styles.pick}
              type="radio"
              name="question"
              value={value}
              checked={question === value}
              onChange={() => onType("question", value)}
            />
            <span>{words.questions[value]}</span>
          </label>
        ))}
      </fieldset>
      <Choice
        name="shape"
        label={words.section}
        value={shape}
        options={offered.map((value) => ({ value, label: shapeName(value, words) }))}
        onChoose={(value) => onType("shape", value)}
      />
      {isRolled(shape) ? (
        // Channels and beams are chosen by name, which fills in their dimensions.
        <Choice
          name="size"
          label={words.tableSize}
          value={tableSizeId}
          options={[
            { value: "", label: words.otherDimensions },
            ...named.map(({ id, designation }) => ({ value: id, label: designation })),
          ]}
          onChoose={(id) => {
            const size = named.find((each) => each.id === id)
            if (size) onSize(size)
          }}
        />
      ) : null}
      <div className={own.calc__fields}>
        {shapes[shape].fields.map(({ name, label, units }) =>
          field(
            name,
            isWallAsked && name === "wall" ? words.nominalThickness : words.fields[label],
            Object.fromEntries(units.map((unit) => [unit, words.lengthUnits[unit]])),
          ),
        )}
      </div>
      {isWallAsked ? (
        <div className={own.calc__fields}>
          {field("weight", words.scaleWeight, "kg")}
          {field("length", words.pieceLength, "m")}
          {field("pieces", words.scalePieces)}
        </div>
      ) : (
        <div className={own.calc__fields}>
          {field(
            "amount",
            words.quantity,
            Object.fromEntries(quantityUnits.map((unit) => [unit, words.units[unit]])),
          )}
          {field("pieceLength", words.pieceLength, { m: "m", ft: words.feet })}
        </div>
      )}
    </>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChoose: (value: string) => void
}

function Choice({ name, label, value, options, onChoose }: ChoiceProps) {
  const id = React.useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={`${styles.control} ${styles.tall}`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
