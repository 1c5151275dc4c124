import * as React from "react"
import { useSettled } from "../../hooks/useSettled"

/**
 * The answer to show for what is typed. A new answer is shown at once. Faults wait for a pause: "1" is on its way to "100", so
 * until then the answer before them stays, and then the answer goes and the fields are marked together.
 *
 * @param answer compared by identity
 */
export function useShown<Answer extends { readonly isKnown: boolean }>(answer: Answer): Answer {
  const settled = useSettled(answer)
  const [shownBefore, setShownBefore] = React.useState(answer)
  const shown = answer.isKnown || settled === answer ? answer : shownBefore
  if (shown !== shownBefore) setShownBefore(shown)
  return shown
}
