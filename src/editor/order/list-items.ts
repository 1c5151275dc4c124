import { parts } from "../inside-decap"

/** The items of a list, in their order. */
export function listItems(list: Element): Element[] {
  return ownBars(list).flatMap((bar) => bar.parentElement ?? [])
}

/** The focusable elements of a list's own handles, in order, without those of lists inside. */
export function ownHandles(list: Element): HTMLElement[] {
  return ownBars(list).flatMap((bar) => handleIn(bar) ?? [])
}

/**
 * Names the arrow, handle and cross of each item by its place: "Slide 2", "Move slide 2", "Remove slide 2". In Decap they are
 * icons without a name, and the handle is described as moved by the space bar, which it is not.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-ui-default/src/ListItemTopBar.js
 */
export function nameItemButtons(list: Element, singular: string, folded: readonly boolean[]): void {
  const word = singular.toLowerCase()
  ownBars(list).forEach((bar, index) => {
    const item = `${word} ${index + 1}`
    const arrow = bar.querySelector(":scope > button:first-child")
    arrow?.setAttribute(
      "aria-label",
      item.replace(/^./, (letter) => letter.toUpperCase()),
    )
    arrow?.setAttribute("aria-expanded", String(!folded[index]))
    bar.querySelector(":scope > button:last-child")?.setAttribute("aria-label", `Remove ${item}`)
    const handle = handleIn(bar)
    handle?.setAttribute("aria-label", `Move ${item}`)
    handle?.setAttribute("aria-description", "The arrow keys move it.")
    handle?.removeAttribute("aria-describedby")
  })
}

/** The bars above the items of a list, in order, without those of lists inside. */
function ownBars(list: Element): Element[] {
  const bars = [...list.querySelectorAll(parts.itemButton)].flatMap((button) =>
    button.closest("[data-movable-list]") === list ? (button.parentElement ?? []) : [],
  )
  return [...new Set(bars)]
}

function handleIn(bar: Element): HTMLElement | null | undefined {
  return bar.querySelector(`:scope > * > ${parts.handle}`)?.parentElement
}
