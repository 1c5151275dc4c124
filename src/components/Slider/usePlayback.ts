import { useEffect, useState, useSyncExternalStore, type RefObject } from "react"

/**
 * Whether slides play (what the button says), and whether they run now: they wait until a visitor has seen them, in a hidden
 * tab, and while the focus or a mouse holds them.
 *
 * @param still whether the system asks for less motion; then slides play only when the visitor has chosen so
 */
export function usePlayback(
  stage: RefObject<HTMLElement | null>,
  still: boolean,
  holdsUnderMouse: boolean,
) {
  /** What the visitor chose on the button stays. */
  const [choice, setChoice] = useState<boolean | null>(null)
  const isSeen = useIsSeen(stage)
  const isHeld = useHold(stage, holdsUnderMouse)
  const visible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => true,
  )
  const playing = choice ?? !still
  return {
    playing,
    isRunning: playing && visible && isSeen && !isHeld,
    toggle: () => setChoice(!playing),
  }
}

/** So much of the slides is in sight when they begin. */
const HALF = 0.5

/** Whether a visitor has seen the slides. They do not begin to move before. */
function useIsSeen(stage: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!stage.current || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: HALF },
    )
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage, isSeen])
  return isSeen
}

/**
 * What holds the slides: the focus, or a mouse over them. React passes on no event of a part it has not taken over, and stops
 * the event at its root, so the document listens, before React.
 */
function useHold(stage: RefObject<HTMLElement | null>, holdsUnderMouse: boolean): boolean {
  const [held, setHeld] = useState({ focus: false, pointer: false })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const focus = ({ target, type }: FocusEvent) => {
      if (!(target instanceof Element) || !element.contains(target)) return
      // The focus a click or a swipe leaves behind must not stop the slides.
      const isHeld = type === "focusin" && target.matches(":focus-visible")
      setHeld((now) => ({ ...now, focus: isHeld }))
    }
    document.addEventListener("focusin", focus, { signal, capture: true })
    document.addEventListener("focusout", focus, { signal, capture: true })
    const point = ({ pointerType }: PointerEvent) =>
      setHeld((now) => ({ ...now, pointer: holdsUnderMouse && pointerType === "mouse" }))
    element.addEventListener("pointerenter", point, { signal })
    element.addEventListener("pointerleave", () => setHeld((now) => ({ ...now, pointer: false })), {
      signal,
    })
    return () => controller.abort()
  }, [stage, holdsUnderMouse])
  return held.focus || held.pointer
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange)
  return () => document.removeEventListener("visibilitychange", onChange)
}
