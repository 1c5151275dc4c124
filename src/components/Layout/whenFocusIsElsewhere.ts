/**
 * Calls back once the focus is not in the element, and keeps it out from then on: an element that makes room for another
 * would lose it, and a keyboard would have to start at the top of the page again.
 */
export function whenFocusIsElsewhere(
  element: HTMLElement,
  signal: AbortSignal,
  then: () => void,
): void {
  const leave = () => {
    element.inert = true
    then()
  }
  if (!element.contains(document.activeElement)) return leave()
  element.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) leave()
    },
    { signal },
  )
}
