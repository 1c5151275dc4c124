import * as React from "react"
import { useCallback, useRef, useState } from "react"
import type ReactSlick from "react-slick"
import { SlideButtons, SlideProgress } from "./SlideControls"
import { Slides } from "./Slides"
import { useSlidesPerView } from "./slidesPerView"
import { isKeyboardFocus, usePlayback } from "./usePlayback"
import * as styles from "./Carousel.module.css"

/** How long (ms) the row takes to move by one slide. */
const MOVE_MS = 400

export interface CarouselSlide {
  readonly key: string
  /** Must hold no element ids: the slider shows some slides twice to close its loop. */
  readonly content: React.ReactNode
}

interface CarouselProps {
  /** What the carousel holds, for people who do not see it. */
  label: string
  slides: readonly CarouselSlide[]
  /** One slide at a time, or 1, 2, 3 and 4 side by side as the window grows. */
  perView: 1 | "responsive"
  /** Milliseconds from one slide to the next. */
  autoplayMs?: number
  /** Stands left of the controls. Without it the controls lie on the lower corner of the slides. */
  heading?: React.ReactNode
  /** Fills its nearest positioned ancestor instead of taking its height from the slides. */
  fill?: boolean
}

/**
 * Slides that move on by themselves. Before scripts, and when they all fit, a plain row that scrolls by finger with the
 * same count side by side.
 */
export function Carousel({
  label,
  slides,
  perView,
  autoplayMs = 2500,
  heading,
  fill = false,
}: CarouselProps) {
  const shown = useSlidesPerView(perView)
  const wanted = slides.length > shown
  const slider = useRef<ReactSlick | null>(null)
  const byClock = useRef(false)
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState(false)
  const [held, setHeld] = useState({ focus: false, pointer: false })
  const playback = usePlayback({
    able: ready && wanted,
    held: held.focus || held.pointer,
    periodMs: autoplayMs,
    onTurn: () => {
      byClock.current = true
      slider.current?.slickNext()
    },
  })
  const takeOver = useCallback((start: number | null) => {
    setReady(start !== null)
    setCurrent(start ?? 0)
  }, [])
  const single = perView === 1

  const controls =
    slides.length > 1 ? (
      <div className={ready ? styles.carctl : `${styles.carctl} ${styles.waiting}`}>
        <span className={`fig ${styles.carctl__no}`}>
          {current + 1} / {slides.length}
        </span>
        <SlideProgress
          playback={playback}
          current={current}
          count={slides.length}
          periodMs={autoplayMs}
          className={styles.carctl__prog}
        />
        <SlideButtons
          playback={playback}
          what="the carousel"
          onPrevious={() => slider.current?.slickPrev()}
          onNext={() => slider.current?.slickNext()}
        />
      </div>
    ) : null

  const content = slides.map(({ key, content: inside }, index) => (
    <div
      key={key}
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${slides.length}`}
    >
      {inside}
    </div>
  ))

  return (
    <section
      className={[styles.carousel, single ? styles.single : "", fill ? styles.fill : ""]
        .filter(Boolean)
        .join(" ")}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {heading ? (
        <div className="band__head">
          {heading}
          {controls}
        </div>
      ) : controls ? (
        <div className={`dark ${styles.corner}`}>{controls}</div>
      ) : null}
      <div
        className={styles.window}
        onFocus={(event) => {
          const focus = isKeyboardFocus(event.target)
          setHeld((now) => ({ ...now, focus }))
        }}
        onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
        onPointerEnter={(event) => {
          const pointer = event.pointerType === "mouse"
          setHeld((now) => ({ ...now, pointer }))
        }}
        onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      >
        <Slides
          wanted={wanted}
          ready={ready}
          onReady={takeOver}
          slider={slider}
          sliderKey={shown}
          announced={!playback.playing}
          fill={fill}
          settings={{
            slidesToShow: shown,
            slidesToScroll: 1,
            infinite: true,
            speed: playback.still ? 0 : MOVE_MS,
            waitForAnimate: !playback.still,
            beforeChange: (_, next) => {
              setCurrent(next)
              if (!byClock.current) playback.restart()
              byClock.current = false
            },
          }}
          plain={
            <div
              className={styles.row}
              role="group"
              aria-label={label}
              // A row that scrolls must be reachable by keyboard.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={wanted ? 0 : undefined}
            >
              {content}
            </div>
          }
        >
          {content.map((slide) => (
            <div key={slide.key}>{slide}</div>
          ))}
        </Slides>
      </div>
    </section>
  )
}
