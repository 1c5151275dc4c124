import * as React from "react"

/**
 * Runs something once the pointer is up again. A field that is left by pressing a button must not move the button away
 * under the pointer: the press would miss it.
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
    // The click itself comes after the release, and after a touch even the loss of focus does.
    const later = () => setTimeout(run)
    if (isDown.current) document.addEventListener("pointerup", later, { once: true })
    else later()
  }, [])
}
