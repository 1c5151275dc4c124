import type * as React from "react"

/** A ref that focuses an element when it appears, so that keyboard and screen reader continue there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
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
export function goToPlace(event: React.MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  showElement(place)
}
