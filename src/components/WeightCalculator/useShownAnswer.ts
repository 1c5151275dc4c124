import * as React from "react"
import { useSettled } from "../../hooks/useSettled"

/**
 * The answer to show. A new answer shows at once. Faults wait for a pause in typing ("1" is on its way to "100"); until then
 * the previous answer stays.
 *
 * @param answer compared by identity
 */
export function useShownAnswer<Answer extends { readonly isKnown: boolean }>(
  answer: Answer,
): Answer {
  const settled = useSettled(answer)
  const [shownBefore, setShownBefore] = React.useState(answer)
  const shown = answer.isKnown || settled === answer ? answer : shownBefore
  if (shown !== shownBefore) setShownBefore(shown)
  return shown
}
