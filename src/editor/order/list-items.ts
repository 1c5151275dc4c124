import { parts } from "../inside-decap"

/** The handles of a list's own items, in order, without those of lists inside; marked so by the library that drags them. */
export function ownHandles(list: Element): HTMLElement[] {
  const handles = list.querySelectorAll<HTMLElement>(parts.handle)
  return [...handles].filter((handle) => handle.closest("[data-movable-list]") === list)
}

/** The items of a list, in their order. Each begins with a bar, in which its handle is. */
export function listItems(list: Element): Element[] {
  return ownHandles(list).flatMap((handle) => handle.parentElement?.parentElement ?? [])
}

/**
 * Names the arrow, handle and cross of each item by its place: "Slide 2", "Move slide 2", "Remove slide 2". In Decap they are
 * icons without a name, and the handle is described as moved by the space bar, which it is not.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-ui-default/src/ListItemTopBar.js
 */
export function nameItemButtons(list: Element, singular: string, folded: readonly boolean[]): void {
  ownHandles(list).forEach((handle, index) => {
    const item = `${singular.toLowerCase()} ${index + 1}`
    const arrow = handle.previousElementSibling
    arrow?.setAttribute("aria-label", `${item[0]?.toUpperCase()}${item.slice(1)}`)
    arrow?.setAttribute("aria-expanded", String(!folded[index]))
    handle.nextElementSibling?.setAttribute("aria-label", `Remove ${item}`)
    handle.setAttribute("aria-label", `Move ${item}`)
    handle.setAttribute("aria-description", "The arrow keys move it.")
    handle.removeAttribute("aria-describedby")
  })
}
