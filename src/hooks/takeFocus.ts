import type * as React from "react"

/** A ref that moves the focus to what has just appeared, so that screen readers and the keyboard go on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Scrolls an element into view, clear of the header, and focuses it without a second jump. */
export function showElement(element: HTMLElement, block: ScrollLogicalPosition = "start"): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block })
}

/**
 * For a link to a place on the same page: goes there without a new entry in the browser's history, so that Back leaves the page
 * the first time. Where the place is not on the page, the browser follows the link itself.
 */
export function goToPlace(event: React.MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  showElement(place)
}
