import * as React from "react"

/**
 * Closes the header's `<details>` menus on Escape (returning the focus to the summary), when the focus or a press leaves them,
 * and when a link in them is followed, even to the same page.
 */
export function useClosingMenus(container: React.RefObject<HTMLElement | null>) {
  React.useEffect(() => {
    const header = container.current
    if (!header) return
    const openMenus = () =>
      [...header.querySelectorAll<HTMLDetailsElement>("details[open]")].reverse()

    const closeAround = (target: EventTarget | null) => {
      for (const menu of openMenus()) {
        // A list in the phone's menu stays: closing it would move the link under the finger before the press ends.
        const around = menu.parentElement?.closest("details") ?? menu
        if (!(target instanceof Node) || !around.contains(target)) menu.open = false
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const [innermost] = openMenus()
      if (event.key !== "Escape" || !innermost) return
      innermost.open = false
      innermost.querySelector("summary")?.focus()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) closeAround(null)
    }

    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener("keydown", onKeyDown, { signal })
    header.addEventListener("click", onClick, { signal })
    document.addEventListener("pointerdown", ({ target }) => closeAround(target), { signal })
    document.addEventListener("focusin", ({ target }) => closeAround(target), { signal })
    return () => ended.abort()
  }, [container])
}
