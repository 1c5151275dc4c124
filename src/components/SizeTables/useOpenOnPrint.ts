import * as React from "react"

/** Opens every `<details>` inside for as long as the page is being printed. */
export function useOpenOnPrint(container: React.RefObject<HTMLElement | null>): void {
  React.useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [
        ...(container.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? []),
      ]
      for (const group of opened) group.open = true
    }
    const close = () => {
      for (const group of opened) group.open = false
    }
    window.addEventListener("beforeprint", open)
    window.addEventListener("afterprint", close)
    return () => {
      window.removeEventListener("beforeprint", open)
      window.removeEventListener("afterprint", close)
    }
  }, [container])
}
