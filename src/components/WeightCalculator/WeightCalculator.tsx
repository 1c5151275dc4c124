import * as React from "react"
import { type NoWeight } from "../../steel/calculator/form"
import { weightShapes, type WeightShape } from "../../steel/range/families"
import { wallFromWeight, type NoWall, type TrueWall } from "../../steel/calculator/wall"
import type { Quantity } from "../../steel/quantity"
import type { CatalogueSize } from "../../steel/range/size"
import type { Section } from "../../steel/section/section"
import { formFields } from "../../hooks/formFields"
import { requestCatalogue, useCatalogue } from "../../stores/sizeCatalogue"
import { WallFound, WeightFound } from "./Answers"
import { weightAnswer, type KnownSizes, type WeightAnswer } from "../../steel/calculator/answer"
import { CalculatorFields, type FieldTexts } from "./CalculatorFields"
import {
  changeEntries,
  firstEntries,
  weighedPiece,
  type Entries,
  type OpenSize,
} from "../../steel/calculator/entries"
import { withThickness } from "../../steel/calculator/sectionOf"
import { useShownAnswer } from "./useShownAnswer"
import { sizeToStart, useStart } from "./useStart"
import { Formulas } from "./Working"
import * as styles from "./WeightCalculator.module.css"
import { useWords } from "../../interface/words"
import type { CalculatorSay, CalculatorWords } from "../../interface/catalogue"

interface WeightCalculatorProps {
  /** Shapes to choose from; all by default. */
  shapes?: readonly WeightShape[]
  /** The size to start with, or its id. When it changes, the new size is taken over; quantities stay. */
  start?: string | CatalogueSize
  /** How much of it. Without it, quantities stay. */
  startQuantity?: Quantity | undefined
}

/**
 * Calculates the weight of a section, or its actual thickness from a weight. The static page shows a worked example and the
 * formulas. The parent provides the heading.
 */
export function WeightCalculator({
  shapes = weightShapes,
  start,
  startQuantity,
}: WeightCalculatorProps) {
  const words = useWords("calculator")
  const catalogue = useCatalogue()
  // Memoized: answers are compared by identity, and a size computed from an id is a new object each time.
  const startSize = React.useMemo(
    () => sizeToStart(start, catalogue.index ?? null),
    [start, catalogue.index],
  )
  const [entries, dispatch] = React.useReducer(changeEntries, startSize, (size) => {
    const first = firstEntries(shapes[0] ?? "square", size)
    // The calculator may load after the visitor has asked for so much of a size.
    return size && startQuantity
      ? changeEntries(first, { kind: "size", size, quantity: startQuantity })
      : first
  })
  const onSize: OpenSize = (size, quantity) => dispatch({ kind: "size", size, quantity })
  useStart(start, startQuantity, startSize, entries.isExample, onSize)

  const form = React.useRef<HTMLFormElement>(null)
  React.useEffect(() => {
    // Takes over what was typed before hydration or restored by the browser.
    if (form.current) dispatch({ kind: "form", fields: formFields(form.current) })
  }, [])

  const known = React.useMemo(
    () => catalogue.index ?? knownByItself(startSize),
    [catalogue.index, startSize],
  )
  const weight = useShownAnswer(React.useMemo(() => weightAnswer(entries, known), [entries, known]))
  const found = useShownAnswer(React.useMemo(() => wallAnswer(entries, known), [entries, known]))
  const isWallAsked = entries.question === "wall"

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
          shapes={shapes}
          known={known}
          tableSizeId={weight.isKnown ? (weight.tableSize?.id ?? "") : ""}
          hints={hintsOf(weight)}
          faults={faultsOf(isWallAsked ? found : weight, words)}
          onType={(name, value) => dispatch({ kind: "field", name, value })}
          onSize={onSize}
        />
      </form>
      {isWallAsked ? (
        <WallFound entries={entries} found={found} section={trueSection(weight, found)} />
      ) : (
        <WeightFound entries={entries} answer={weight} tablesLoaded={Boolean(catalogue.index)} />
      )}
      <Formulas shapes={shapes} />
    </div>
  )
}

/** A size given whole serves as its own table. */
function knownByItself(size: CatalogueSize | null): KnownSizes | null {
  return size && { sizes: [size], byId: new Map([[size.id, size]]) }
}

function wallAnswer(entries: Entries, known: KnownSizes | null): TrueWall | NoWall {
  return wallFromWeight(weighedPiece(entries), known?.sizes, entries.sizeId)
}

/** The named section with its actual thickness; null if that cannot be drawn. */
function trueSection(named: WeightAnswer | NoWeight, found: TrueWall | NoWall): Section | null {
  if (!named.isKnown || !found.isKnown) return null
  return withThickness(named.section, Number(found.wall.toFixed(2)))
}

interface Faulty {
  readonly isKnown: boolean
  readonly faults?: readonly { readonly field: string; readonly sentence: CalculatorSay }[]
}

function faultsOf({ faults = [] }: Faulty, words: CalculatorWords): FieldTexts {
  return new Map(faults.map(({ field, sentence }) => [field, sentence(words)]))
}

/** Values typed in inches, bores or gauge numbers, in mm. */
function hintsOf(answer: WeightAnswer | NoWeight): FieldTexts {
  if (!answer.isKnown) return new Map()
  return new Map(
    answer.shape.steps.flatMap(({ field, value }) =>
      field ? [[field, `${value}\u00a0mm`] as const] : [],
    ),
  )
}
