import * as React from "react"
import { startTransition, useCallback, useEffect, useRef, useState } from "react"
import type ReactSlick from "react-slick"
import type { Settings } from "react-slick"
import * as styles from "./Slides.module.css"

/** Longest wait (ms) for the first pictures of the slider before it takes the place of the plain slides. */
const FIRST_PICTURES_MS = 1000

interface SlidesProps {
  /** The slides as plain HTML: what is there before scripts, and stays when the library cannot be fetched. */
  plain: React.ReactNode
  /** The same slides for the slider, one plain element each. */
  children: React.ReactNode
  /** Whether there is anything to slide. */
  wanted: boolean
  /** Whether the slider has taken over, as last told by `onReady`. */
  ready: boolean
  /** Called with the index of the slide the slider starts on when it takes over, with null when the plain slides do. */
  onReady: (start: number | null) => void
  slider: React.RefObject<ReactSlick | null>
  /** Remounts the slider when changed: react-slick does not follow a changed count of slides side by side. */
  sliderKey?: number
  settings: Settings
  /** Changes are announced only when they are not automatic. */
  announced: boolean
  fill?: boolean
}

interface Arrived {
  Slider: typeof ReactSlick
  start: number
}

/** The slide a plain row has been scrolled to by finger. */
function slideInView(row: Element | null | undefined): number {
  const [first, second] = Array.from(row?.children ?? [])
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  const step = second.offsetLeft - first.offsetLeft
  return step > 0 ? Math.min(Math.round(row.scrollLeft / step), row.children.length - 1) : 0
}

/** react-slick, fetched late; null until it is there. */
function useReactSlick(
  stage: React.RefObject<HTMLDivElement | null>,
  wanted: boolean,
): Arrived | null {
  const [arrived, setArrived] = useState<Arrived | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import("react-slick").then(
      ({ default: Slider }) => {
        if (gone) return
        // A slider is many elements: drawn as a transition, it leaves the visitor room to tap in between.
        startTransition(() =>
          setArrived({ Slider, start: slideInView(stage.current?.firstElementChild) }),
        )
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [stage, wanted])
  return arrived
}

/** Calls back once the focus is not in the element, and keeps it out from then on: an element about to go would lose it. */
function whenFocusIsElsewhere(element: HTMLElement, signal: AbortSignal, then: () => void) {
  const leave = () => {
    element.inert = true
    then()
  }
  if (!element.contains(document.activeElement)) return leave()
  element.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) leave()
    },
    { signal },
  )
}

/** Slides out of view, and the copies react-slick makes for its loop, keep their links out of reach. */
function markInert(stage: HTMLElement | null): void {
  for (const slide of stage?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    slide.inert = slide.getAttribute("aria-hidden") === "true"
  }
}

/**
 * Slides first as plain HTML, then, once react-slick has been fetched and has its first pictures, as its slider. Both lie
 * in one grid cell, so the swap neither moves nor blanks anything. The only importer of react-slick.
 */
export function Slides({
  plain,
  children,
  wanted,
  ready,
  onReady,
  slider,
  sliderKey,
  settings,
  announced,
  fill = false,
}: SlidesProps) {
  const stage = useRef<HTMLDivElement>(null)
  const arrived = useReactSlick(stage, wanted)
  const sliding = wanted ? arrived : null
  const keepInert = useCallback(() => markInert(stage.current), [])

  useEffect(() => {
    if (!sliding) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const pictures = stage.current?.querySelectorAll<HTMLImageElement>(".slick-active img") ?? []
    const longest = new Promise((resolve) => {
      timer = setTimeout(resolve, FIRST_PICTURES_MS)
    })
    const decoded = Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
    void Promise.race([decoded, longest]).then(() => {
      const [row, slides] = stage.current?.children ?? []
      if (stop.signal.aborted) return
      const takeOver = () => startTransition(() => onReady(sliding.start))
      if (slides && row instanceof HTMLElement) whenFocusIsElsewhere(row, stop.signal, takeOver)
      else takeOver()
    })
    return () => {
      stop.abort()
      clearTimeout(timer)
      onReady(null)
    }
  }, [sliding, sliderKey, onReady])

  return (
    <div
      ref={stage}
      className={fill ? `${styles.stage} ${styles.fill}` : styles.stage}
      aria-live={announced ? "polite" : "off"}
    >
      {sliding && ready ? null : plain}
      {sliding ? (
        <div className={ready ? undefined : styles.coming}>
          <sliding.Slider
            key={sliderKey}
            ref={slider}
            initialSlide={sliding.start}
            arrows={false}
            accessibility={false}
            draggable={false}
            pauseOnHover={false}
            {...settings}
            onInit={keepInert}
            onReInit={keepInert}
          >
            {children}
          </sliding.Slider>
        </div>
      ) : null}
    </div>
  )
}
