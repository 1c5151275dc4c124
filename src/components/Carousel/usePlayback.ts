import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { useMediaQuery } from "../../hooks/useMediaQuery"

interface PlaybackOptions {
  /** False while there is nothing to play: one slide, or the slider has not arrived. */
  able: boolean
  /** Stopped for the moment, to go on with what was left of the turn: focus or pointer on a slide. */
  held: boolean
  /** Milliseconds from one slide to the next. */
  periodMs: number
  onTurn: () => void
}

export interface Playback {
  /** What the visitor sees on the button: playing (it offers Pause) or not (it offers Play). */
  playing: boolean
  /** Playing, but waiting for `held` to end or for the tab to come back. */
  waiting: boolean
  /** The visitor asked the system for less motion: nothing may slide, fade or fill. */
  still: boolean
  /** Counts the periods started by hand, so that what shows the time can start with them. */
  starts: number
  toggle: () => void
  /** Starts the period anew, after a slide was chosen by hand. */
  restart: () => void
}

/** Focus that would be lost with its slide. Focus left behind by a click or a swipe must not stop the slides. */
export function isKeyboardFocus(target: Element): boolean {
  return target.matches(":focus-visible")
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange)
  return () => document.removeEventListener("visibilitychange", onChange)
}

function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => true,
  )
}

/**
 * The clock of a slider. It plays by itself unless the visitor prefers reduced motion, and what the visitor chose on the
 * button stands from then on. react-slick's own autoplay is not used: it starts its interval anew whenever a picture
 * arrives or the window changes size, which a phone does on every scroll.
 */
export function usePlayback({ able, held, periodMs, onTurn }: PlaybackOptions): Playback {
  const [choice, setChoice] = useState<"play" | "pause" | null>(null)
  const [starts, setStarts] = useState(0)
  const still = useMediaQuery("(prefers-reduced-motion: reduce)")
  const visible = usePageVisible()
  const playing = choice === null ? !still : choice === "play"
  const waiting = playing && (held || !visible)
  const running = able && playing && !waiting
  const left = useRef(periodMs)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    left.current = periodMs
  }, [periodMs, starts])

  useEffect(() => {
    if (!running) return
    let due = Date.now() + left.current
    const tick = () => {
      const now = Date.now()
      // Counted from when it was due, so that lateness does not add up; anew after the machine slept.
      due = now - due < periodMs ? due + periodMs : now + periodMs
      timer = setTimeout(tick, due - now)
      turn()
    }
    let timer = setTimeout(tick, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, due - Date.now())
    }
  }, [running, periodMs, starts])

  const restart = useCallback(() => setStarts((count) => count + 1), [])
  const toggle = useCallback(() => {
    setChoice(playing ? "pause" : "play")
    setStarts((count) => count + 1)
  }, [playing])

  return { playing, waiting, still, starts, toggle, restart }
}
