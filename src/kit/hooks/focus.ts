import type * as React from "react"

/** A ref that focuses an element when it appears, so that keyboard and screen reader continue there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/** A ref that focuses an element only if the focus was lost because the pressed element disappeared. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** Scrolls an element into view, clear of the header, and focuses it. */
export function showElement(element: HTMLElement, block: ScrollLogicalPosition = "start"): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block })
}

/**
 * Click handler for a link to a place on the same page. Adds no history entry, so Back leaves the page at the first press. If
 * the place is missing, the browser follows the link.
 */
export function goToAnchor(
  event: React.MouseEvent<HTMLAnchorElement>,
  block?: ScrollLogicalPosition,
): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  if (!place || opensElsewhere(event)) return
  event.preventDefault()
  showElement(place, block)
}

/** Whether a click on a link opens a new tab or window, which the browser handles itself. */
export function opensElsewhere(event: MouseEvent | React.MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey
}
