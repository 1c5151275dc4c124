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
import { useMediaQuery } from "../hooks/useMediaQuery"
import * as styles from "./Slider.module.css"

declare module "react-slick" {
  interface InnerSlider {
    changeSlide(options: { message: "next" | "previous" }): void
  }
}

interface SliderOptions {
  /** How many slides there are. */
  readonly count: number
  /** How many of them are visible at a time. */
  readonly shown: number
  /** Time per slide, ms. */
  readonly periodMs: number
  /** Time of the change to the next slide, ms. */
  readonly moveMs: number
  /** Whether slides fade instead of moving. */
  readonly fade?: boolean
  /** Whether a mouse over the slides holds them. */
  readonly holdsUnderMouse?: boolean
}

export interface SliderState {
  /** The first visible slide, counted from 0. */
  readonly current: number
  readonly count: number
  readonly periodMs: number
  /** Whether react-slick moves the slides. Before that, or if all slides fit, they are a row to scroll by finger. */
  readonly sliding: boolean
  /** Whether the button offers Pause (playing) or Play. */
  readonly playing: boolean
  /** Whether slides play and neither focus, a mouse nor a hidden tab holds them. */
  readonly running: boolean
  readonly toggle: () => void
  readonly previous: () => void
  readonly next: () => void
}

/** The slide to which a finger has scrolled the row, counted from 0. Clones are not counted: some come before the first. */
function slideInView(stage: HTMLElement): number {
  const left = stage.getBoundingClientRect().left
  const slides = Array.from(stage.querySelectorAll(".slick-slide:not(.slick-cloned)"))
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange)
  return () => document.removeEventListener("visibilitychange", onChange)
}

/** The visitor's choice on the button stays. By default slides play, unless the system asks for reduced motion. */
function usePlayback(reducedMotion: boolean) {
  const [choice, setChoice] = useState<boolean | null>(null)
  const playing = choice ?? !reducedMotion
  return { playing, toggle: () => setChoice(!playing) }
}

/** Whether focus, or a mouse over the slides, holds them; and the handlers for the element around them. */
function useHolds(holdsUnderMouse: boolean) {
  const [focus, setFocus] = useState(false)
  const [pointer, setPointer] = useState(false)
  return {
    held: focus || pointer,
    events: {
      // Focus left behind by a click or swipe must not stop the slides.
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
 * The server's HTML is react-slick's own for a slider that shows all slides at once. It then has no clones and hides nothing,
 * so the style sheet can make it a row to scroll by finger. After hydration the same elements become the slider: pictures,
 * focus and layout stay.
 *
 * react-slick's own autoplay is not used: it restarts its interval whenever a picture loads or the window is resized, which
 * happens on a phone while scrolling; its pause on focus works for only the last slider of a page; and its pause on hover does
 * not end after a tap.
 *
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
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)")
  const visible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => true,
  )
  const { playing, toggle } = usePlayback(reducedMotion)
  const overflows = count > shown
  const sliding = overflows && start !== null
  const running = sliding && playing && visible && !holds.held

  useEffect(() => {
    if (!overflows) return slider.current?.slickGoTo(0, true)
    startTransition(() => {
      const first = stage.current ? slideInView(stage.current) : 0
      setStart(first)
      setCurrent(first)
    })
  }, [overflows])

  // Synchronously: slickNext() waits for a timer and React for a task, and a resize in between would restore the old slide.
  const step = (message: "next" | "previous") =>
    flushSync(() => slider.current?.innerSlider?.changeSlide({ message }))

  // A whole period for each slide, even after a press or a hold.
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
    // Arrow keys would move the focused slide away. The buttons work by keyboard.
    accessibility: false,
    draggable: false,
    pauseOnHover: false,
    speed: reducedMotion ? 0 : moveMs,
    fade: fade && sliding,
    slidesToShow: sliding ? shown : count,
    // A press during a fade counts; while the row moves it would make it jump.
    waitForAnimate: !fade && !reducedMotion,
    initialSlide: start ?? 0,
    beforeChange: (_, next) => setCurrent(next),
    onInit: () => keepOutOfReach(stage.current),
    onReInit: () => keepOutOfReach(stage.current),
  }
  return {
    state,
    /** The key of `<ReactSlick>`. A new one starts it at the slide to which a visitor has scrolled. */
    key: start ?? 0,
    slick: { ref: slider as RefObject<ReactSlick>, ...settings },
    stage: {
      ref: stage,
      className: `${styles.stage} ${sliding ? "" : overflows ? styles.row : styles.fits}`,
      "aria-live": playing ? ("off" as const) : ("polite" as const),
      ...holds.events,
    },
  }
}

/**
 * react-slick hides clones and slides out of view, but leaves their links reachable by keyboard.
 *
 * @see https://github.com/akiran/react-slick/issues/1980
 */
function keepOutOfReach(stage: HTMLElement | null): void {
  for (const slide of stage?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    slide.inert = slide.getAttribute("aria-hidden") === "true"
  }
}
