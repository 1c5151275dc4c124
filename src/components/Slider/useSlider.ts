import { startTransition, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react"
import type ReactSlick from "react-slick"
import type { Settings } from "react-slick"
import { flushSync } from "react-dom"
import { useMediaQuery } from "../../hooks/useMediaQuery"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { loadSlick } from "./Slick"
import { usePlayback } from "./usePlayback"
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
  /** The buttons work: there is more than fits, and the page is hydrated. */
  readonly controlled: boolean
  /** What the button says: playing (it offers Pause) or not (it offers Play). */
  readonly playing: boolean
  /** Playing, and neither the focus, a mouse nor a hidden tab holds the slides. */
  readonly running: boolean
  readonly toggle: () => void
  readonly previous: () => void
  readonly next: () => void
}

/** How long (ms) before the first move react-slick is fetched. Nobody needs it earlier. */
const AHEAD_MS = 500

/** A row that has not moved for so long (ms) has been scrolled to where it is. */
const SCROLLED_MS = 150

/** The slide a row has been scrolled to by finger, counted from 0. */
function slideInView(stage: HTMLElement): number {
  const left = stage.getBoundingClientRect().left
  const slides = Array.from(stage.querySelectorAll(".slick-slide"))
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/**
 * Runs react-slick for a banner or a carousel. Spread `stage` on an element around `<Slick {...slick}>`. react-slick is
 * fetched shortly before its first move: a page has its first seconds for what is in sight.
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
  const [isReady, setReady] = useState(false)
  const still = useMediaQuery("(prefers-reduced-motion: reduce)")
  const { playing, isRunning, toggle } = usePlayback(stage, still, holdsUnderMouse)
  const wanted = count > shown
  const sliding = wanted && start !== null
  const controlled = useIsHydrated() && wanted
  const running = wanted && isRunning

  useEffect(() => {
    if (!isReady) return
    if (!wanted) return slider.current?.slickGoTo(0, true)
    startTransition(() => {
      const first = stage.current ? slideInView(stage.current) : 0
      setStart(first)
      setCurrent(first)
    })
  }, [wanted, isReady])

  useScrolledRow(stage, wanted && !sliding)
  const step = useSteps(slider, sliding)
  const stepOn = useEffectEvent(() => step("next"))
  // A whole period for each slide, also for one chosen by hand and after a hold.
  useEffect(() => {
    if (!running) return
    const ahead = setTimeout(loadSlick, periodMs - AHEAD_MS)
    const timer = setInterval(() => stepOn(), periodMs)
    return () => {
      clearTimeout(ahead)
      clearInterval(timer)
    }
  }, [running, periodMs, current])

  const state: SliderState = {
    current,
    count,
    periodMs,
    sliding,
    controlled,
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
    onInit: () => {
      keepOutOfReach(stage.current)
      setReady(true)
    },
    onReInit: () => keepOutOfReach(stage.current),
  }
  return {
    state,
    slick: {
      isReady,
      /** Where a visitor has scrolled the row to before. */
      start: start ?? 0,
      settings: { ref: slider as RefObject<ReactSlick>, ...settings },
    },
    stage: {
      ref: stage,
      className: `${styles.stage} ${sliding ? "" : wanted ? styles.row : styles.fits}`,
      "aria-live": playing ? ("off" as const) : ("polite" as const),
    },
  }
}

/** react-slick hides slides out of sight, and the copies for its loop, but leaves their links to the keyboard. */
function keepOutOfReach(stage: HTMLElement | null): void {
  for (const slide of stage?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    slide.inert = slide.getAttribute("aria-hidden") === "true"
  }
}

/** Fetches react-slick once a visitor has scrolled the row, so that what is said of the slide in sight is true. */
function useScrolledRow(stage: RefObject<HTMLElement | null>, isRow: boolean): void {
  useEffect(() => {
    const row = stage.current
    if (!row || !isRow) return
    let timer: ReturnType<typeof setTimeout>
    // Not while the finger is on the row: the slider takes its place.
    const scroll = () => {
      clearTimeout(timer)
      timer = setTimeout(loadSlick, SCROLLED_MS)
    }
    if (row.scrollLeft > 0) scroll()
    row.addEventListener("scroll", scroll, { passive: true })
    return () => {
      clearTimeout(timer)
      row.removeEventListener("scroll", scroll)
    }
  }, [stage, isRow])
}

type Step = "next" | "previous"

/** Moves the slides by one. A step asked for before react-slick is there is done when it is. */
function useSteps(slider: RefObject<ReactSlick | null>, sliding: boolean): (to: Step) => void {
  const asked = useRef<Step>(null)
  useEffect(() => {
    const to = asked.current
    if (!sliding || !to) return
    asked.current = null
    // After React's work: a slider is moved at once.
    queueMicrotask(() => move(slider.current, to))
  }, [slider, sliding])
  return (to) => {
    if (sliding) return move(slider.current, to)
    asked.current = to
    loadSlick()
  }
}

/** At once: slickNext() waits for a timer and React for a task, and a resize in between puts the old slide back. */
function move(slider: ReactSlick | null, message: Step): void {
  flushSync(() => slider?.innerSlider?.changeSlide({ message }))
}
