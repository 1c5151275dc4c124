import * as React from "react"

/** For `useSyncExternalStore` of a value that only differs between the static HTML and the browser. */
export function subscribeToNothing(): () => void {
  return () => undefined
}

/** The window a view is measured in: the page's own, except in the frame of the editor's preview. */
export const ShownWindow = React.createContext<Window | null>(null)

/** Whether a media query matches. False on the server and during hydration, so that both render the same. */
export function useMediaQuery(query: string): boolean {
  const shown = React.useContext(ShownWindow)
  const subscribe = React.useCallback(
    (onChange: () => void) => {
      const list = (shown ?? window).matchMedia(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    [query, shown],
  )
  return React.useSyncExternalStore(
    subscribe,
    () => (shown ?? window).matchMedia(query).matches,
    () => false,
  )
}

/** Looks at the layout at first, and once a frame while the page is scrolled or changes its size. */
export function useLayoutLook(look: () => void): void {
  const onLook = React.useEffectEvent(look)
  React.useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => onLook())
    }
    const observer = new ResizeObserver(later)
    observer.observe(document.body)
    const ended = new AbortController()
    const { signal } = ended
    addEventListener("scroll", later, { passive: true, signal })
    addEventListener("resize", later, { signal })
    later()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      ended.abort()
    }
  }, [])
}

/** Milliseconds to finish a figure before it is called wrong: "1" is on its way to "100". */
const PAUSE = 500

/** A value once it has been unchanged for half a second. Compared by identity. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = React.useState(value)
  React.useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Milliseconds; long enough for a browser to ask where to save the file. */
const REVOKE_AFTER = 60_000

/** Saves a text as a file on the visitor's device. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement("a"), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}

/** The text fields of a form with their values, in their order. */
export function formFields(form: HTMLFormElement): [string, string][] {
  return Array.from(new FormData(form)).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  )
}
