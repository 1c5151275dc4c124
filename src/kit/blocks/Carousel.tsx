import type * as React from "react"
import ReactSlick from "react-slick"
import { useMediaQuery } from "../hooks/browser"
import { useWords } from "../words/words"
import * as styles from "./Carousel.module.css"
import { SlideButtons, SlideProgress, useSlider } from "./Slider"

/** Time per slide, and time the row takes to move by one, ms. */
const PERIOD_MS = 2500
const MOVE_MS = 400

interface CarouselProps {
  /** What the slides show, for screen readers. */
  label: string
  /** Must have no element ids: the slider shows some slides twice to close its loop. */
  slides: readonly React.ReactNode[]
  /**
   * Left of the controls, above 1, 2, 3 and 4 slides side by side as the window grows. Without it one slide at a time fills the
   * nearest positioned ancestor, with the controls on its lower corner.
   */
  heading?: React.ReactNode
}

/** Slides that advance by themselves, or a plain row if they all fit. */
export function Carousel({ label, slides, heading }: CarouselProps) {
  const words = useWords("slides")
  const inRow = useSlidesInRow()
  const slider = useSlider({
    count: slides.length,
    shown: heading ? inRow : 1,
    periodMs: PERIOD_MS,
    moveMs: MOVE_MS,
    holdsUnderMouse: true,
  })
  const controls =
    slides.length > 1 ? (
      <div className={slider.sliding ? styles.carctl : `${styles.carctl} waiting`}>
        <span className={`fig ${styles.carctl__no}`}>
          {`${slider.current + 1} / ${slides.length}`}
        </span>
        <SlideProgress slider={slider} className={styles.carctl__prog} />
        <SlideButtons slider={slider} pause={words.pauseCarousel} play={words.playCarousel} />
      </div>
    ) : null

  return (
    <section
      className={heading ? styles.carousel : `${styles.carousel} ${styles.single}`}
      aria-roledescription={words.carousel}
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
      <div {...slider.stage} className={`${styles.window} ${slider.stage.className}`}>
        <ReactSlick key={slider.key} {...slider.slick}>
          {slides.map((slide, index) => (
            <div key={index}>
              <div
                className={styles.slide}
                role="group"
                aria-roledescription={words.slide}
                aria-label={words.place(index + 1, slides.length)}
              >
                {slide}
              </div>
            </div>
          ))}
        </ReactSlick>
      </div>
    </section>
  )
}

/**
 * The number of slides side by side at the current window width. react-slick's own `responsive` setting does nothing until the
 * first resize.
 *
 * @see https://github.com/akiran/react-slick/issues/2446
 */
function useSlidesInRow(): number {
  const fitsTwo = useMediaQuery("(min-width: 640px)")
  const fitsThree = useMediaQuery("(min-width: 768px)")
  const fitsFour = useMediaQuery("(min-width: 1024px)")
  return fitsFour ? 4 : fitsThree ? 3 : fitsTwo ? 2 : 1
}
