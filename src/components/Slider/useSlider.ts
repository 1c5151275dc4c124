import {
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from "react"
import type ReactSlick from "react-slick"
import type { Settings } from "react-slick"
import { flushSync } from "react-dom"
import { useMediaQuery } from "../../hooks/useMediaQuery"
import * as styles from "./Slider.module.css"

declare module "react-slick" {
  interface InnerSlider {
    changeSlide(options: { message: "next" | "previous" }): void
  }
}

interface SliderOptions {
  /** How many slides there are. */
  readonly count: number
  /** How many of them are side by side. */
  readonly shown: number
  /** Milliseconds from one slide to the next. */
  readonly periodMs: number
  /** How long (ms) a slide takes to come in. */
  readonly moveMs: number
  /** Slides fade into one another instead of moving along. */
  readonly fade?: boolean
  /** A mouse over the slides holds them. */
  readonly holdsUnderMouse?: boolean
}

export interface SliderState {
  /** The first slide in sight, counted from 0. */
  readonly current: number
  readonly count: number
  readonly periodMs: number
  /** react-slick moves the slides. Before that, and where all slides fit, they are a row that scrolls by finger. */
  readonly sliding: boolean
  /** What the button says: playing (it offers Pause) or not (it offers Play). */
  readonly playing: boolean
  /** Playing, and neither the focus, a mouse nor a hidden tab holds the slides. */
  readonly running: boolean
  readonly toggle: () => void
  readonly previous: () => void
  readonly next: () => void
}

/** The slide a row has been scrolled to by finger, counted from 0. */
function slideInView(stage: HTMLElement): number {
  const left = stage.getBoundingClientRect().left
  const slides = Array.from(stage.querySelectorAll(".slick-slide"))
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange)
  return () => document.removeEventListener("visibilitychange", onChange)
}

/** What the visitor chose on the button stays. Without a choice slides play, unless the system asks for less motion. */
function usePlayback(still: boolean) {
  const [choice, setChoice] = useState<boolean | null>(null)
  const playing = choice ?? !still
  return { playing, toggle: () => setChoice(!playing) }
}

/** Whether focus, or a mouse over the slides, holds them; and the handlers for the element around them. */
function useHolds(holdsUnderMouse: boolean) {
  const [focus, setFocus] = useState(false)
  const [pointer, setPointer] = useState(false)
  return {
    held: focus || pointer,
    events: {
      // The focus a click or a swipe leaves behind must not stop the slides.
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(":focus-visible")),
      onBlur: () => setFocus(false),
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        setPointer(holdsUnderMouse && pointerType === "mouse"),
      onPointerLeave: () => setPointer(false),
    },
  }
}

/**
 * Runs react-slick for a banner or a carousel. Spread `stage` on an element around `<ReactSlick {...slick}>`.
 *
 * The HTML of the server is react-slick's own, of a slider that shows all its slides at once: it draws no copies for its loop
 * then, and hides nothing, so the style sheet makes a row of it that scrolls by finger. After hydration the same elements
 * become the slider: pictures, focus and layout stay.
 *
 * react-slick's own autoplay is not used: it starts its period again whenever a picture arrives or the window changes its size,
 * which a phone does while it scrolls; its pause for the focus hears only the last slider of a page; and its pause for the mouse
 * does not end after a tap.
 * @see https://github.com/akiran/react-slick/issues/2052
 * @see https://github.com/akiran/react-slick/issues/2375
 */
export function useSlider(options: SliderOptions) {
  const { count, shown, periodMs, moveMs, fade = false, holdsUnderMouse = false } = options
  const slider = useRef<ReactSlick>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState<number | null>(null)
  const [current, setCurrent] = useState(0)
  const holds = useHolds(holdsUnderMouse)
  const still = useMediaQuery("(prefers-reduced-motion: reduce)")
  const visible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => true,
  )
  const { playing, toggle } = usePlayback(still)
  const wanted = count > shown
  const sliding = wanted && start !== null
  const running = sliding && playing && visible && !holds.held

  useEffect(() => {
    if (!wanted) return slider.current?.slickGoTo(0, true)
    startTransition(() => {
      const first = stage.current ? slideInView(stage.current) : 0
      setStart(first)
      setCurrent(first)
    })
  }, [wanted])

  // At once: slickNext() waits for a timer and React for a task, and a resize in between puts the old slide back.
  const step = (message: "next" | "previous") =>
    flushSync(() => slider.current?.innerSlider?.changeSlide({ message }))

  // A whole period for each slide, also for one chosen by hand and after a hold.
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => step("next"), periodMs)
    return () => clearInterval(timer)
  }, [running, periodMs, current])

  const state: SliderState = {
    current,
    count,
    periodMs,
    sliding,
    playing,
    running,
    toggle,
    previous: () => step("previous"),
    next: () => step("next"),
  }
  const settings: Settings = {
    arrows: false,
    // Arrow keys would move a slide away from under the focus. The buttons work by keyboard.
    accessibility: false,
    draggable: false,
    pauseOnHover: false,
    speed: still ? 0 : moveMs,
    fade: fade && sliding,
    slidesToShow: sliding ? shown : count,
    // A press during a fade counts; during a glide of the row it would make the row jump.
    waitForAnimate: !fade && !still,
    initialSlide: start ?? 0,
    beforeChange: (_, next) => setCurrent(next),
    onInit: () => keepOutOfReach(stage.current),
    onReInit: () => keepOutOfReach(stage.current),
  }
  return {
    state,
    /** The key of `<ReactSlick>`: a new one starts where a visitor has scrolled the row to before. */
    key: start ?? 0,
    slick: { ref: slider as RefObject<ReactSlick>, ...settings },
    stage: {
      ref: stage,
      className: `${styles.stage} ${sliding ? "" : wanted ? styles.row : styles.fits}`,
      "aria-live": playing ? ("off" as const) : ("polite" as const),
      ...holds.events,
    },
  }
}

/** react-slick hides slides out of sight, and the copies for its loop, but leaves their links to the keyboard. */
function keepOutOfReach(stage: HTMLElement | null): void {
  for (const slide of stage?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    slide.inert = slide.getAttribute("aria-hidden") === "true"
  }
}
