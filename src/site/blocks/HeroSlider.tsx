import { useId, useState } from "react"
import ReactSlick from "react-slick"
import { SlideButtons, SlideProgress } from "./SlideControls"
import { useSlider } from "./useSlider"
import { SlideView, type HeroSlide } from "./HeroSlide"
import * as styles from "./HeroSlider.module.css"
import { useWords } from "../words/words"

/** Time per slide, and time of the fade between two, ms. */
const SLIDE_MS = 9500
const FADE_MS = 500

/** Slides with their pictures in the page: the current and next one, and earlier ones. */
function useSeen(current: number, count: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([0]))
  const wanted = [current, (current + 1) % count]
  if (wanted.every((index) => seen.has(index))) return seen
  const more = new Set([...seen, ...wanted])
  setSeen(more)
  return more
}

/**
 * The photographs with dimensions at the top of the home page, and the page's heading (`title`, for screen readers). Before
 * scripts the slides are a row to swipe. The tallest slide gives the height throughout, so nothing moves when they start to
 * change.
 */
export function HeroSlider({ slides, title }: { slides: readonly HeroSlide[]; title: string }) {
  const words = useWords("slides")
  const titleId = useId()
  const count = slides.length
  const several = count > 1
  const { state, key, slick, stage } = useSlider({
    count,
    shown: 1,
    periodMs: SLIDE_MS,
    moveMs: FADE_MS,
    fade: true,
  })
  const seen = useSeen(state.current, count)
  const slide = slides[state.current] ?? slides[0]
  if (!slide) return <h1 className="vh">{title}</h1>
  const next = several ? slides[(state.current + 1) % count] : undefined
  const untilSliding = state.sliding ? "" : styles.waiting

  return (
    <section
      className={`dark whole ${styles.hero} ${several ? "" : styles.alone}`}
      aria-roledescription={several ? words.carousel : undefined}
      aria-labelledby={titleId}
    >
      <h1 className="vh" id={titleId}>
        {title}
      </h1>
      <div className={styles.hero__block}>
        <div className="sheet">
          {several ? (
            <>
              <div className={`no-print ${styles.hero__ctl} ${untilSliding}`}>
                <SlideButtons slider={state} pause={words.pauseSlides} play={words.playSlides} />
              </div>
              <div className={`${styles.hero__no} ${untilSliding}`}>
                <b>
                  <span>{state.current + 1}</span>
                  <small>{` / ${count}`}</small>
                </b>
                <SlideProgress slider={state} className={styles.hero__prog} />
              </div>
            </>
          ) : null}
          <SlideFacts slide={slide} next={next} nextClass={untilSliding} />
        </div>
      </div>
      <div
        {...stage}
        className={`${styles.hero__stage} ${stage.className} ${state.sliding ? styles.fading : ""}`}
      >
        <ReactSlick key={key} {...slick}>
          {slides.map((each, index) => (
            <div key={index}>
              <SlideView
                slide={each}
                index={index}
                count={count}
                picture={index === 0 ? "first" : seen.has(index) ? "now" : "later"}
              />
            </div>
          ))}
        </ReactSlick>
      </div>
      <hr hidden />
    </section>
  )
}

interface SlideFactsProps {
  slide: HeroSlide
  next: HeroSlide | undefined
  nextClass: string
}

/** The title block of the current slide. */
function SlideFacts({ slide, next, nextClass }: SlideFactsProps) {
  const words = useWords("slides")
  return (
    <dl className={styles.hero__facts}>
      <div>
        <dt>{words.onThisSlide}</dt>
        <dd>{slide.name}</dd>
      </div>
      {slide.standard ? (
        <div>
          <dt>{words.standard}</dt>
          <dd>{slide.standard}</dd>
        </div>
      ) : null}
      {next ? (
        <div className={`${styles.hero__next} ${nextClass}`}>
          <dt>{words.nextSlide}</dt>
          <dd>{next.name}</dd>
        </div>
      ) : null}
    </dl>
  )
}
