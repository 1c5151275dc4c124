import * as React from "react"
import { formFields, useSettled } from "../site/hooks/browser"
import { useWords } from "../site/words/words"
import type { Quantity } from "../steel/quantity"
import { weightShapes, type WeightShape } from "../steel/range/families"
import type { Size } from "../steel/range/size"
import { requestCatalogue, useCatalogue } from "../site/hooks/sizeCatalogue"
import { WallFound, WeightFound } from "./Answers"
import { CalculatorFields } from "./CalculatorFields"
import { changeEntries, firstEntries } from "./entries"
import type { NoAnswer } from "./read"
import { wallFromWeight } from "./wall"
import { weightAnswer } from "./weight"
import * as styles from "./WeightCalculator.module.css"

interface WeightCalculatorProps {
  /** Shapes to choose from; all by default. */
  shapes?: readonly WeightShape[]
  /** The size to start with. Another one, or a copy of the same, is taken over; quantities stay. */
  start?: Size | null | undefined
  /** How much of it. Without it, quantities stay. */
  startQuantity?: Quantity | undefined
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
  const [taken, take] = React.useState(start)
  if (start !== taken) {
    take(start)
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
