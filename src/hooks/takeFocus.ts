/** A ref that moves the focus to what has just appeared, so that screen readers and the keyboard go on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
