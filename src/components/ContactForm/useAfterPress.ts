import * as React from "react"

/**
 * Returns a function that runs a callback once the pointer is up. A fault that appears on blur could otherwise move a button
 * away while it is being pressed.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = React.useRef(false)

  React.useEffect(() => {
    const ended = new AbortController()
    const note = ({ type }: PointerEvent) => {
      isDown.current = type === "pointerdown"
    }
    for (const type of ["pointerdown", "pointerup", "pointercancel"] as const) {
      document.addEventListener(type, note, { capture: true, signal: ended.signal })
    }
    return () => ended.abort()
  }, [])

  return React.useCallback((run) => {
    // The click fires after pointerup, and after a touch even the blur does.
    const later = () => setTimeout(run)
    if (isDown.current) document.addEventListener("pointerup", later, { once: true })
    else later()
  }, [])
}
