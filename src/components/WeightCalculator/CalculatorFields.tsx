import * as React from "react"
import { shapeFields, shapeName, type DimensionField } from "../../steel/calculator/form"
import type { WeightShape } from "../../steel/range/families"
import { quantityUnits } from "../../steel/quantity"
import type { CatalogueSize } from "../../steel/range/size"
import type { KnownSizes } from "../../steel/calculator/answer"
import { unitName, type Entries } from "../../steel/calculator/entries"
import { NumberField } from "../NumberField/NumberField"
import * as fields from "../Field/Field.module.css"
import * as styles from "./WeightCalculator.module.css"
import { useWords } from "../../interface/words"

const questions = ["weight", "wall"] as const

/** Sentences by field name. */
export type FieldTexts = ReadonlyMap<string, string>

interface CalculatorFieldsProps {
  entries: Entries
  shapes: readonly WeightShape[]
  known: KnownSizes | null
  /** The table size that was typed; "" if none. */
  tableSizeId: string
  /** Values typed in other units, in mm. */
  hints: FieldTexts
  faults: FieldTexts
  onType: (name: string, value: string) => void
  onSize: (size: CatalogueSize) => void
}

/** All fields for the current question and shape. */
export function CalculatorFields(props: CalculatorFieldsProps) {
  const words = useWords("calculator")
  const { entries, shapes, onType } = props
  const isWallAsked = entries.question === "wall"
  return (
    <>
      <Questions asked={entries.question} onType={onType} />
      <Choice
        name="shape"
        label={words.section}
        value={entries.shape}
        options={shapes.map((shape) => ({ value: shape, label: shapeName(shape, words) }))}
        onChoose={(value) => onType("shape", value)}
      />
      <RolledSizes {...props} />
      <div className={styles.calc__fields}>
        {shapeFields[entries.shape].map((field) => (
          <DimensionInput key={field.name} {...props} field={field} />
        ))}
      </div>
      <div className={styles.calc__fields}>
        {isWallAsked ? <ScaleInputs {...props} /> : <QuantityInputs {...props} />}
      </div>
    </>
  )
}

function Questions({
  asked,
  onType,
}: {
  asked: Entries["question"]
  onType: CalculatorFieldsProps["onType"]
}) {
  const words = useWords("calculator")
  return (
    <fieldset className={styles.segm}>
      <legend className="vh">{words.question}</legend>
      {questions.map((value) => (
        <label key={value}>
          <input
            className={fields.pick}
            type="radio"
            name="question"
            value={value}
            checked={asked === value}
            onChange={() => onType("question", value)}
          />
          <span>{words.questions[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function DimensionInput({
  entries,
  hints,
  faults,
  onType,
  field: { name, label, units },
}: CalculatorFieldsProps & { field: DimensionField }) {
  const words = useWords("calculator")
  const measure = entries.dimensions[name]
  return (
    <NumberField
      name={name}
      label={
        entries.question === "wall" && name === "wall"
          ? words.nominalThickness
          : words.fields[label]
      }
      value={measure?.value ?? ""}
      unit={{
        name: unitName(name),
        value: measure?.unit ?? "mm",
        options: units.map((unit) => ({ value: unit, label: words.lengthUnits[unit] })),
      }}
      hint={hints.get(name)}
      fault={faults.get(name)}
      onType={onType}
    />
  )
}

/** What every field for a figure has besides its label and its unit. */
const figureField = ({ entries, faults, onType }: CalculatorFieldsProps) => {
  type Figure = "amount" | "pieceLength" | "weight" | "length" | "pieces"
  return (name: Figure) => ({ name, value: entries[name], fault: faults.get(name), onType })
}

function QuantityInputs(props: CalculatorFieldsProps) {
  const words = useWords("calculator")
  const figure = figureField(props)
  const { entries } = props
  return (
    <>
      <NumberField
        {...figure("amount")}
        label={words.quantity}
        unit={{
          name: "unit",
          value: entries.unit,
          options: quantityUnits.map((unit) => ({ value: unit, label: words.quantityUnits[unit] })),
        }}
      />
      <NumberField
        {...figure("pieceLength")}
        label={words.pieceLength}
        unit={{
          name: "pieceLengthUnit",
          value: entries.pieceLengthUnit,
          options: [
            { value: "m", label: "m" },
            { value: "ft", label: words.feet },
          ],
        }}
      />
    </>
  )
}

function ScaleInputs(props: CalculatorFieldsProps) {
  const words = useWords("calculator")
  const figure = figureField(props)
  return (
    <>
      <NumberField {...figure("weight")} label={words.scaleWeight} unit="kg" />
      <NumberField {...figure("length")} label={words.pieceLength} unit="m" />
      <NumberField {...figure("pieces")} label={words.scalePieces} />
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
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={`${fields.control} ${fields.tall}`}
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

/** Channels and beams are chosen by name, which fills in their dimensions. */
function RolledSizes({ entries, known, tableSizeId, onSize }: CalculatorFieldsProps) {
  const words = useWords("calculator")
  const { shape } = entries
  if (shape !== "channel" && shape !== "beam") return null
  const sizes = known?.sizes.filter(({ family }) => family === shape) ?? []
  return (
    <Choice
      name="size"
      label={words.tableSize}
      value={tableSizeId}
      options={[
        { value: "", label: words.otherDimensions },
        ...sizes.map(({ id, designation }) => ({ value: id, label: designation })),
      ]}
      onChoose={(id) => {
        const size = known?.byId.get(id)
        if (size) onSize(size)
      }}
    />
  )
}
