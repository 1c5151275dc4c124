import * as React from "react"

/**
 * Menus are `<details>` and open without scripts. This closes them as people expect: on Escape (focus goes back to the
 * summary), when focus or a tap leaves them, and when the page changes.
 */
export function useClosingMenus(container: React.RefObject<HTMLElement | null>, path: string) {
  React.useEffect(() => {
    const header = container.current
    if (!header) return
    const openMenus = () =>
      [...header.querySelectorAll<HTMLDetailsElement>("details[open]")].reverse()

    const closeAround = (target: EventTarget | null) => {
      for (const menu of openMenus()) {
        if (!(target instanceof Node) || !menu.contains(target)) menu.open = false
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const [innermost] = openMenus()
      if (event.key !== "Escape" || !innermost) return
      innermost.open = false
      innermost.querySelector("summary")?.focus()
    }
    const onPointerDown = (event: PointerEvent) => closeAround(event.target)
    const onFocusIn = (event: FocusEvent) => closeAround(event.target)

    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    document.addEventListener("focusin", onFocusIn)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onPointerDown)
      document.removeEventListener("focusin", onFocusIn)
      for (const menu of openMenus()) menu.open = false
    }
  }, [container, path])
}
