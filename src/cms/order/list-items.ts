/** Finds the handle of an item of a list. */
export const handle = "[class*=DragIconContainer]"

/** The items of a list, in their order. */
export function listItems(list: Element): Element[] {
  return ownHandles(list).flatMap((handle) => {
    const item = handle.closest('[class*="-TopBar"]')?.parentElement
    return item ? [item] : []
  })
}

/** The focusable elements of a list's own handles, in order, without those of lists inside. */
export function ownHandles(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(handle)].flatMap((icon) =>
    icon.closest("[data-movable-list]") === list && icon.parentElement ? [icon.parentElement] : [],
  )
}
