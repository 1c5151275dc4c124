import * as React from "react"

/**
 * Returns a function that runs a callback once the pointer is up. A fault that appears on blur could otherwise move a button
 * away while it is being pressed.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = React.useRef(false)

  React.useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    const release = () => {
      isDown.current = false
    }
    document.addEventListener("pointerdown", press, true)
    document.addEventListener("pointerup", release, true)
    document.addEventListener("pointercancel", release, true)
    return () => {
      document.removeEventListener("pointerdown", press, true)
      document.removeEventListener("pointerup", release, true)
      document.removeEventListener("pointercancel", release, true)
    }
  }, [])

  return React.useCallback((run) => {
    // The click fires after pointerup, and after a touch even the blur does.
    const later = () => setTimeout(run)
    if (isDown.current) document.addEventListener("pointerup", later, { once: true })
    else later()
  }, [])
}
