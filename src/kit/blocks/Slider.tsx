import * as React from "react"
import { flushSync } from "react-dom"
import type ReactSlick from "react-slick"
import type { Settings } from "react-slick"
import { useMediaQuery } from "../hooks/browser"
import { useWords } from "../words/words"
import { IconButton } from "./Icon"
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
  const slider = React.useRef<ReactSlick>(null)
  const stage = React.useRef<HTMLDivElement>(null)
  const [start, setStart] = React.useState<number | null>(null)
  const [current, setCurrent] = React.useState(0)
  const [hasMoved, setHasMoved] = React.useState(false)
  // The visitor's choice on the button stays. By default slides play, unless the system asks for reduced motion.
  const [choice, setChoice] = React.useState<boolean | null>(null)
  const [hasFocus, setHasFocus] = React.useState(false)
  const [isUnderMouse, setUnderMouse] = React.useState(false)
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)")
  const isVisible = React.useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => true,
  )
  const playing = choice ?? !reducedMotion
  const overflows = count > shown
  const sliding = overflows && start !== null
  const running = sliding && playing && isVisible && !hasFocus && !isUnderMouse

  React.useEffect(() => {
    if (!overflows) slider.current?.slickGoTo(0, true)
  }, [overflows])

  // From another slide than the first the slider begins with new elements: a focus inside would be lost.
  const mayBegin = overflows && start === null && !hasFocus
  React.useEffect(() => {
    if (!mayBegin || !stage.current) return
    // A slider that nobody comes to stays a row, which costs a phone nothing.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!stage.current || !entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const first = slideInView(stage.current)
        React.startTransition(() => {
          setStart(first)
          setCurrent(first)
        })
      },
      { rootMargin: "50% 0px" },
    )
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [mayBegin])

  // Synchronously: slickNext() waits for a timer and React for a task, and a resize in between would restore the old slide.
  const step = (message: "next" | "previous") =>
    flushSync(() => slider.current?.innerSlider?.changeSlide({ message }))

  // A whole period for each slide, even after a press or a hold.
  React.useEffect(() => {
    if (!running) return
    const timer = setInterval(() => step("next"), periodMs)
    return () => clearInterval(timer)
  }, [running, periodMs, current])

  const settings: Settings = {
    arrows: false,
    // Arrow keys would move the focused slide away. The buttons work by keyboard.
    accessibility: false,
    draggable: false,
    pauseOnHover: false,
    // At the start nothing fades: the waiting slides would be painted under the first one for that time.
    speed: reducedMotion || !hasMoved ? 0 : moveMs,
    fade: fade && sliding,
    slidesToShow: sliding ? shown : count,
    // A press during a fade counts; while the row moves it would make it jump.
    waitForAnimate: !fade && !reducedMotion,
    initialSlide: start ?? 0,
    beforeChange: (_, next) => {
      setHasMoved(true)
      setCurrent(next)
    },
    onInit: () => keepOutOfReach(stage.current),
    onReInit: () => keepOutOfReach(stage.current),
  }
  return {
    /** The first visible slide, counted from 0. */
    current,
    count,
    periodMs,
    /** Whether react-slick moves the slides. Before that, or if all slides fit, they are a row to scroll by finger. */
    sliding,
    /** Whether the button offers Pause (playing) or Play. */
    playing,
    /** Whether slides play and neither focus, a mouse nor a hidden tab holds them. */
    running,
    toggle: () => setChoice(!playing),
    step,
    /** The key of `<ReactSlick>`. A new one starts it at the slide to which a visitor has scrolled. */
    key: start ?? 0,
    slick: { ref: slider as React.RefObject<ReactSlick>, ...settings },
    stage: {
      ref: stage,
      className: `${styles.stage} ${sliding ? "" : overflows ? styles.row : styles.fits}`,
      "aria-live": playing ? ("off" as const) : ("polite" as const),
      // Focus left behind by a click or swipe must not stop the slides.
      onFocus: ({ target }: React.FocusEvent) => {
        const isKept = target.matches(":focus-visible")
        setHasFocus(isKept)
        // The slider may be about to begin.
        if (isKept && !sliding) setStart(null)
      },
      onBlur: () => setHasFocus(false),
      onPointerEnter: ({ pointerType }: React.PointerEvent) =>
        setUnderMouse(holdsUnderMouse && pointerType === "mouse"),
      onPointerLeave: () => setUnderMouse(false),
    },
  }
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange)
  return () => document.removeEventListener("visibilitychange", onChange)
}

/** The slide to which a finger has scrolled the row, counted from 0. Clones are not counted: some come before the first. */
function slideInView(stage: HTMLElement): number {
  const left = stage.getBoundingClientRect().left
  const slides = Array.from(stage.querySelectorAll(".slick-slide:not(.slick-cloned)"))
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
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

type Slider = ReturnType<typeof useSlider>

interface SlideButtonsProps {
  slider: Slider
  /** Names of the button that pauses and plays the slides. */
  pause: string
  play: string
}

/** Pause first in the tab order, then back and next. */
export function SlideButtons({ slider, pause, play }: SlideButtonsProps) {
  const { playing, toggle, step } = slider
  const words = useWords("slides")
  const buttons = [
    { icon: playing ? "pause" : "play", label: playing ? pause : play, press: toggle },
    { icon: "previous", label: words.previous, press: () => step("previous") },
    { icon: "next", label: words.next, press: () => step("next") },
  ] as const
  return buttons.map(({ icon, label, press }, index) => (
    <IconButton key={index} icon={icon} label={label} onClick={press} />
  ))
}

/**
 * A dimension line that fills during the time of a slide. It is empty while something holds the slides, because their time then
 * starts again, and shows the position in the row when they are paused.
 */
export function SlideProgress({ slider, className }: { slider: Slider; className: string }) {
  const { current, count, periodMs, playing, running } = slider
  return (
    <span className={`${styles.line} ${className}`} aria-hidden="true">
      {playing ? (
        <i
          key={`${current} ${running}`}
          className={styles.filling}
          style={{
            animationDuration: `${periodMs}ms`,
            animationPlayState: running ? "running" : "paused",
          }}
        />
      ) : (
        <i style={{ width: `${(100 * (current + 1)) / count}%` }} />
      )}
    </span>
  )
}
