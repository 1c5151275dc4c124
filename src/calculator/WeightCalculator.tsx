import * as React from "react"
import { formFields, useSettled } from "../kit/hooks/browser"
import { useWords } from "../kit/words/words"
import { type Quantity, quantityUnits } from "../steel/quantity"
import { weightShapes, type WeightShape } from "../steel/range/families"
import type { Size } from "../steel/range/size"
import { requestCatalogue, useCatalogue } from "../catalogue/sizeCatalogue"
import { WallFound, WeightFound } from "./Answers"
import { changeEntries, firstEntries, unitName, type Entries, type OpenSize } from "./entries"
import type { NoAnswer } from "./read"
import { wallFromWeight } from "./wall"
import { weightAnswer } from "./weight"
import * as styles from "./WeightCalculator.module.css"
import * as controls from "../kit/blocks/Field.module.css"
import { NumberField } from "../kit/blocks/Field"
import { isRolled, shapeName, shapes } from "./shapes"

interface WeightCalculatorProps {
  /** Shapes to choose from; all by default. */
  shapes?: readonly WeightShape[]
  /** The size to start with. Another one, or a copy of the same, replaces it; quantities stay. */
  start?: Size | null | undefined
  /** How much of it. Without it, quantities stay. */
  startQuantity?: Quantity | undefined
}

/** The size that is opened in a calculator of the page, and what opens another. */
export function useOpenedSize(first?: Size) {
  const [[start, startQuantity], setOpened] = React.useState<[Size?, Quantity?]>([first])
  // A copy, by which the calculator sees that the same size was opened again.
  const open = React.useCallback<OpenSize>((size, of) => setOpened([{ ...size }, of]), [])
  return { open, opened: { start, startQuantity } }
}

/** Calculates the weight of a section, or its actual thickness from a weight. The parent provides the heading. */
export function WeightCalculator({
  shapes = weightShapes,
  start,
  startQuantity: quantity,
}: WeightCalculatorProps) {
  const words = useWords("calculator")
  const { index } = useCatalogue()
  const [entries, change] = React.useReducer(changeEntries, start, (size) => {
    const first = firstEntries(shapes[0] ?? "square", size)
    // The calculator may load after the visitor has asked for so much of a size.
    return size && quantity ? changeEntries(first, { size, quantity }) : first
  })
  const [lastStart, setLastStart] = React.useState(start)
  if (start !== lastStart) {
    setLastStart(start)
    if (start) change({ size: start, quantity })
  }
  const form = React.useRef<HTMLFormElement>(null)
  React.useEffect(() => {
    // Takes over what was typed before hydration or restored by the browser.
    if (form.current) change({ fields: formFields(form.current) })
  }, [])

  // A size given whole serves as its own table.
  const known = React.useMemo(() => index?.sizes ?? (start ? [start] : null), [index, start])
  const weight = useShownAnswer(React.useMemo(() => weightAnswer(entries, known), [entries, known]))
  const found = useShownAnswer(
    React.useMemo(
      () => (entries.question === "wall" ? wallFromWeight(entries, known) : unasked),
      [entries, known],
    ),
  )
  const isWallAsked = entries.question === "wall" && found !== unasked
  const shown = isWallAsked ? found : weight
  const faults = shown.isKnown ? [] : shown.faults
  const converted = weight.isKnown ? [...weight.converted] : []

  return (
    <div className={styles.calc} onFocus={requestCatalogue} onPointerDown={requestCatalogue}>
      <form
        ref={form}
        className={styles.calc__in}
        aria-label={words.name}
        onSubmit={(event) => event.preventDefault()}
      >
        <CalculatorFields
          entries={entries}
          offered={shapes}
          known={known ?? []}
          tableSizeId={weight.isKnown ? (weight.tableSize?.id ?? "") : ""}
          hints={new Map(converted.map(([field, mm]) => [field, `${mm}\u00a0mm`]))}
          faults={new Map(faults.map(({ field, sentence }) => [field, sentence(words)]))}
          onType={(name, value) => change({ fields: [[name, value]] })}
          onSize={(size) => change({ size })}
        />
      </form>
      {isWallAsked ? (
        <WallFound entries={entries} found={found} />
      ) : (
        <WeightFound entries={entries} answer={weight} />
      )}
    </div>
  )
}

const unasked: NoAnswer = { isKnown: false, faults: [] }

/**
 * The answer to show. A new answer shows at once. Faults wait for a pause in typing ("1" is on its way to "100"); until then
 * the previous answer stays.
 *
 * @param answer compared by identity
 */
function useShownAnswer<Answer extends { readonly isKnown: boolean }>(answer: Answer): Answer {
  const settled = useSettled(answer)
  const [shownBefore, setShownBefore] = React.useState(answer)
  const shown = answer.isKnown || settled === answer ? answer : shownBefore
  if (shown !== shownBefore) setShownBefore(shown)
  return shown
}

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
function CalculatorFields(props: CalculatorFieldsProps) {
  const words = useWords("calculator")
  const { entries, offered, known, tableSizeId, hints, faults, onType, onSize } = props
  const { question, shape, fields } = entries
  const isWallAsked = question === "wall"
  const field = (name: string, label: string, unit?: string | Record<string, string>) => {
    const unitOfField = unitName(name)
    const unitField = unitOfField in fields ? unitOfField : "unit"
    return (
      <NumberField
        key={name}
        name={name}
        label={label}
        value={fields[name] ?? ""}
        unit={
          typeof unit === "object"
            ? { name: unitField, value: fields[unitField] ?? "", options: unit }
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
      <fieldset className={styles.segm}>
        <legend className="vh">{words.question}</legend>
        {(["weight", "wall"] as const).map((value) => (
          <label key={value}>
            <input
              className={controls.pick}
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
      <div className={styles.calc__fields}>
        {shapes[shape].fields.map(({ name, label, units }) =>
          field(
            name,
            isWallAsked && name === "wall" ? words.rows.nominal : words.fields[label],
            Object.fromEntries(units.map((unit) => [unit, words.lengthUnits[unit]])),
          ),
        )}
      </div>
      {isWallAsked ? (
        <div className={styles.calc__fields}>
          {field("weight", words.scaleWeight, "kg")}
          {field("length", words.pieceLength, "m")}
          {field("pieces", words.scalePieces)}
        </div>
      ) : (
        <div className={styles.calc__fields}>
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
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={`${controls.control} ${controls.tall}`}
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
