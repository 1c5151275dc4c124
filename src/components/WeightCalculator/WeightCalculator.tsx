import * as React from "react"
import type { CatalogueSize } from "../../steel/range/size"
import { computedSizeOfId } from "../../steel/range/computedSize"
import { quantityUnits } from "../../steel/quantity"
import type { Section } from "../../steel/section/section"
import { wallFromWeight, type NoWall, type TrueWall } from "../../steel/calculator/wall"
import {
  shapeFields,
  weightShapes,
  type DimensionField,
  type LengthUnit,
  type NoWeight,
  type WeightShape,
} from "../../steel/calculator/form"
import { requestCatalogue, useCatalogue } from "../../stores/sizeCatalogue"
import { WallFound, WeightFound } from "./Answers"
import { weightAnswer, type KnownSizes, type WeightAnswer } from "./answer"
import {
  changed,
  firstEntries,
  isWeighedShape,
  listedSize,
  shapeLabels,
  unitName,
  weighedPiece,
  type Entries,
} from "./entries"
import { NumberField } from "./NumberField"
import { useSettled } from "../../hooks/useSettled"
import { Formulas } from "./Working"
import * as styles from "./WeightCalculator.module.css"

interface WeightCalculatorProps {
  /** The shapes to choose from; all where nothing is said. */
  shapes?: readonly WeightShape[]
  /** The size to begin with, itself or its id. Another one later is taken over; quantities stay. */
  start?: string | CatalogueSize
}

const unitLabels: Record<LengthUnit, string> = {
  mm: "mm",
  inch: "inch",
  gauge: "gauge",
  nb: "nb",
}

const questions = [
  { value: "weight", label: "Weight" },
  { value: "wall", label: "True wall" },
] as const

/**
 * What does it weigh, and, the other way round, how thick is it really. The static page shows a worked example and the
 * formulas; the parent gives the section its heading.
 */
export function WeightCalculator({ shapes = weightShapes, start }: WeightCalculatorProps) {
  const catalogue = useCatalogue()
  const startSize = sizeToStart(start, catalogue.index ?? null)
  const [entries, dispatch] = React.useReducer(changed, startSize, (size) =>
    firstEntries(shapes[0] ?? "square", size),
  )
  useStart(start, startSize, entries.isExample, (size) => dispatch({ kind: "size", size }))

  const form = React.useRef<HTMLFormElement>(null)
  React.useEffect(() => {
    // What was typed before the scripts came, or what the browser brought back, counts.
    if (form.current) dispatch({ kind: "form", fields: fieldsOf(form.current) })
  }, [])

  const onType = (name: string, value: string) => dispatch({ kind: "field", name, value })
  const known = React.useMemo(
    () => catalogue.index ?? knownByItself(startSize),
    [catalogue.index, startSize],
  )
  const weight = React.useMemo(() => weightAnswer(entries, known), [entries, known])
  const found = React.useMemo(() => wallAnswer(entries), [entries])
  const isWallAsked = entries.question === "wall"
  const faults = useFaults(isWallAsked ? found : weight)
  const hints = hintsOf(entries.shape, weight)

  const field = (dimension: DimensionField) => {
    const { name, label, units } = dimension
    const measure = entries.dimensions[name]
    return (
      <NumberField
        key={name}
        name={name}
        label={isWallAsked && name === "wall" ? `${label} as named` : label}
        value={measure?.value ?? ""}
        unit={{
          name: unitName(name),
          value: measure?.unit ?? "mm",
          options: units.map((unit) => ({ value: unit, label: unitLabels[unit] })),
        }}
        hint={hints.get(label)}
        fault={faults.get(name)}
        onType={onType}
      />
    )
  }
  const choices = isWallAsked ? shapes.filter(isWeighedShape) : shapes

  return (
    <div className={styles.calc} onFocus={requestCatalogue} onPointerDown={requestCatalogue}>
      <form
        ref={form}
        className={styles.calc__in}
        aria-label="Weight calculator"
        onSubmit={(event) => event.preventDefault()}
      >
        {shapes.some(isWeighedShape) ? (
          <fieldset className={styles.segm}>
            <legend className="vh">What to work out</legend>
            {questions.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="question"
                  value={value}
                  checked={entries.question === value}
                  onChange={() => onType("question", value)}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <Choice
          name="shape"
          label="Section"
          value={entries.shape}
          options={choices.map((shape) => ({ value: shape, label: shapeLabels[shape] }))}
          onChoose={(value) => onType("shape", value)}
        />
        <RolledSizes entries={entries} answer={weight} known={known} dispatch={dispatch} />
        <div className={styles.calc__fields}>{shapeFields[entries.shape].map(field)}</div>
        <div className={styles.calc__fields}>
          {isWallAsked ? (
            <>
              <NumberField
                name="weight"
                label="Weight on the scale"
                value={entries.weight}
                unit="kg"
                fault={faults.get("weight")}
                onType={onType}
              />
              <NumberField
                name="length"
                label="Length of a piece"
                value={entries.length}
                unit="m"
                fault={faults.get("length")}
                onType={onType}
              />
              <NumberField
                name="pieces"
                label="Pieces on the scale"
                value={entries.pieces}
                fault={faults.get("pieces")}
                onType={onType}
              />
            </>
          ) : (
            <>
              <NumberField
                name="amount"
                label="Quantity"
                value={entries.amount}
                unit={{
                  name: "unit",
                  value: entries.unit,
                  options: quantityUnits.map((unit) => ({ value: unit, label: unit })),
                }}
                fault={faults.get("amount")}
                onType={onType}
              />
              <NumberField
                name="pieceLength"
                label="Length of a piece"
                value={entries.pieceLength}
                unit={{
                  name: "pieceLengthUnit",
                  value: entries.pieceLengthUnit,
                  options: [
                    { value: "m", label: "m" },
                    { value: "ft", label: "feet" },
                  ],
                }}
                fault={faults.get("pieceLength")}
                onType={onType}
              />
            </>
          )}
        </div>
      </form>
      {isWallAsked ? (
        <WallFound entries={entries} found={found} section={trueSection(weight, found)} />
      ) : (
        <WeightFound entries={entries} answer={weight} />
      )}
      <Formulas shapes={shapes} />
    </div>
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
        className={styles.field__in}
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

interface RolledSizesProps {
  entries: Entries
  answer: ReturnType<typeof weightAnswer>
  known: KnownSizes | null
  dispatch: React.Dispatch<{ kind: "size"; size: CatalogueSize }>
}

/** Channels and beams go by name: choosing one fills in its dimensions. */
function RolledSizes({ entries, answer, known, dispatch }: RolledSizesProps) {
  const { shape } = entries
  if (shape !== "channel" && shape !== "beam") return null
  const sizes = known?.sizes.filter(({ family }) => family === shape) ?? []
  return (
    <Choice
      name="size"
      label="Size in the table"
      value={answer.isKnown ? (answer.tableSize?.id ?? "") : ""}
      options={[
        { value: "", label: "By its dimensions" },
        ...sizes.map(({ id, designation }) => ({ value: id, label: designation })),
      ]}
      onChoose={(id) => {
        const size = known?.byId.get(id)
        if (size) dispatch({ kind: "size", size })
      }}
    />
  )
}

/** The size to start with, where it can be known: of a name such as "ismb-200" only with the tables. */
function sizeToStart(
  start: string | CatalogueSize | undefined,
  known: KnownSizes | null,
): CatalogueSize | null {
  if (typeof start !== "string") return start ?? null
  return known?.byId.get(start) ?? computedSizeOfId(start)
}

/**
 * Takes over another size to start with, fetching the tables where its name needs them. The first one is only taken while
 * nothing has been typed.
 */
function useStart(
  start: string | CatalogueSize | undefined,
  size: CatalogueSize | null,
  isExample: boolean,
  take: (size: CatalogueSize) => void,
): void {
  const id = typeof start === "string" ? start : start?.id
  const first = React.useRef(id)
  const taken = React.useRef(size ? id : undefined)
  const takeSize = React.useEffectEvent(take)
  React.useEffect(() => {
    if (id === undefined || id === taken.current) return
    const isLater = id !== first.current
    if (size) {
      taken.current = id
      if (isLater || isExample) takeSize(size)
    } else if (isLater) requestCatalogue()
  }, [id, size, isExample])
}

/** A size given whole brings its own row of the table. */
function knownByItself(size: CatalogueSize | null): KnownSizes | null {
  return size && { sizes: [size], byId: new Map([[size.id, size]]) }
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return Array.from(new FormData(form)).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  )
}

function wallAnswer(entries: Entries): TrueWall | NoWall {
  const piece = weighedPiece(entries)
  return piece ? wallFromWeight(piece) : { isKnown: false, faults: [] }
}

/** The section as it was named, with the wall it truly has. */
function trueSection(named: WeightAnswer | { isKnown: false }, found: TrueWall | NoWall) {
  if (!named.isKnown || !found.isKnown) return null
  const { section } = named
  const wall = Number(found.wall.toFixed(2))
  const truly: Section =
    "wallThickness" in section
      ? { ...section, wallThickness: wall }
      : "thickness" in section
        ? { ...section, thickness: wall }
        : section
  return listedSize({ shape: "square", isPreGalvanized: false }, truly)?.section ?? null
}

interface Faulty {
  readonly isKnown: boolean
  readonly faults?: readonly { readonly field: string; readonly sentence: string }[]
}

/** The sentence of each field that cannot be. One that has just been typed gets half a second to become possible. */
function useFaults(answer: Faulty): ReadonlyMap<string, string> {
  const now = JSON.stringify(answer.faults ?? [])
  const settled = useSettled(now)
  return React.useMemo(() => {
    const of = (faults: string) =>
      (JSON.parse(faults) as NonNullable<Faulty["faults"]>).map(
        ({ field, sentence }) => [field, sentence] as const,
      )
    const before = new Set(of(settled).map(([field]) => field))
    return new Map(of(now).filter(([field]) => before.has(field)))
  }, [now, settled])
}

/** What was typed in inches, bores or gauge numbers, in mm, by the field's label. */
function hintsOf(shape: WeightShape, answer: WeightAnswer | NoWeight): ReadonlyMap<string, string> {
  if (!answer.isKnown) return new Map()
  const labels = shapeFields[shape].map(({ label }) => label)
  return new Map(
    answer.shape.steps
      .filter(({ label, unit }) => unit === "mm" && labels.includes(label))
      .map(({ label, value }) => [label, `${Number(value.toFixed(2))}\u00a0mm`]),
  )
}
