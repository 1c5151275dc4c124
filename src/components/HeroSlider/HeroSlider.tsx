import { Fragment, useCallback, useId, useRef, useState } from "react"
import type ReactSlick from "react-slick"
import { SlideButtons, SlideProgress } from "../Carousel/SlideControls"
import { PageLink } from "../PageLink/PageLink"
import { Slides } from "../Carousel/Slides"
import { isKeyboardFocus, usePlayback } from "../Carousel/usePlayback"
import { Icon } from "../Icon/Icon"
import { Picture, type PictureData } from "../Picture/Picture"
import { heroMarks, MARKS_VIEW_BOX } from "./heroMarks"
import * as styles from "./HeroSlider.module.css"

/** Milliseconds from one slide to the next, and the time the fade between them takes. */
const SLIDE_MS = 9500
const FADE_MS = 500

/** The picture covers its box, which on a phone is narrower than the 2 to 1 picture: full width is sharp enough there. */
const PICTURE_SIZES = "(min-width: 1024px) 100vw, (min-width: 640px) 113vw, 100vw"

export interface HeroSlide {
  /** Plain text. Line breaks are kept, and a multiplication sign is set in the accent. */
  readonly heading: string
  readonly overline?: string | null
  readonly text: string
  readonly name: string
  readonly standard?: string | null
  readonly linkLabel: string
  readonly linkTo: string
  readonly picture: PictureData
  /** The picture's file name without its ending, when dimension lines are placed on it. */
  readonly marks?: string | null
}

function Heading({ text }: { text: string }) {
  return (
    <p className={styles.hero__h}>
      {text.split(/\r?\n/).map((line, row) => (
        <Fragment key={row}>
          {row > 0 ? <br /> : null}
          {line.split("×").map((part, index) => (
            <Fragment key={index}>
              {index > 0 ? <span className={styles.x}>×</span> : null}
              {part}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  )
}

interface SlideViewProps {
  slide: HeroSlide
  index: number
  count: number
  /** `later` leaves the picture's place empty until the slide is about to be shown. */
  picture: "first" | "now" | "later"
}

function SlideView({ slide, index, count, picture }: SlideViewProps) {
  const marks = picture === "later" ? null : heroMarks(slide.marks)
  return (
    <div
      className={styles.hero__slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
    >
      <div className={styles.hero__media}>
        {picture === "later" ? null : (
          <div className={styles.hero__pic}>
            <Picture picture={slide.picture} sizes={PICTURE_SIZES} first={picture === "first"} />
          </div>
        )}
        {marks ? (
          <svg
            className={styles.hero__marks}
            viewBox={MARKS_VIEW_BOX}
            preserveAspectRatio="xMaxYMax slice"
            aria-hidden="true"
          >
            {marks}
          </svg>
        ) : null}
      </div>
      <div className={`sheet ${styles.hero__copy}`}>
        {slide.overline ? <p className={styles.hero__over}>{slide.overline}</p> : null}
        <Heading text={slide.heading} />
        <p className="lead">{slide.text}</p>
        <div className="btn-row">
          <PageLink to={slide.linkTo} className="btn btn--main btn--arrow">
            <span>{slide.linkLabel}</span>
            <Icon name="arrow" />
          </PageLink>
        </div>
      </div>
    </div>
  )
}

/**
 * The measured photographs at the head of the home page, with the page's own heading (`title`, for people who do not see
 * it). Before scripts the slides are a row to be swiped, the next one with its picture; the tallest keeps the height, then
 * and later, so nothing moves when they begin to change.
 */
export function HeroSlider({ slides, title }: { slides: readonly HeroSlide[]; title: string }) {
  const titleId = useId()
  const slider = useRef<ReactSlick | null>(null)
  const byClock = useRef(false)
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([0]))
  const [held, setHeld] = useState(false)
  const count = slides.length
  const several = count > 1
  const playback = usePlayback({
    able: ready && several,
    held,
    periodMs: SLIDE_MS,
    onTurn: () => {
      byClock.current = true
      slider.current?.slickNext()
    },
  })
  const show = useCallback(
    (index: number) => {
      setCurrent(index)
      setSeen((before) => new Set([...before, index, (index + 1) % count]))
    },
    [count],
  )
  const takeOver = useCallback(
    (start: number | null) => {
      setReady(start !== null)
      if (start !== null) show(start)
    },
    [show],
  )

  const slide = slides[current] ?? slides[0]
  if (!slide) return <h1 className="vh">{title}</h1>
  const next = slides[(current + 1) % count]
  const untilReady = ready ? "" : styles.waiting

  return (
    <section
      className={`dark ${styles.hero} ${several ? "" : styles.alone}`}
      aria-roledescription={several ? "carousel" : undefined}
      aria-labelledby={titleId}
    >
      <h1 className="vh" id={titleId}>
        {title}
      </h1>
      <div className={styles.hero__block}>
        <div className="sheet">
          {several ? (
            <div className={`${styles.hero__ctl} ${untilReady}`}>
              <SlideButtons
                playback={playback}
                what="the slides"
                onPrevious={() => slider.current?.slickPrev()}
                onNext={() => slider.current?.slickNext()}
              />
            </div>
          ) : null}
          {several ? (
            <div className={`${styles.hero__no} ${untilReady}`}>
              <b>
                {current + 1}
                <small> / {count}</small>
              </b>
              <SlideProgress
                playback={playback}
                current={current}
                count={count}
                periodMs={SLIDE_MS}
                className={styles.hero__prog}
              />
            </div>
          ) : null}
          <dl className={styles.hero__facts}>
            <div>
              <dt>On this slide</dt>
              <dd>{slide.name}</dd>
            </div>
            {slide.standard ? (
              <div>
                <dt>Standard</dt>
                <dd>{slide.standard}</dd>
              </div>
            ) : null}
            {several && next ? (
              <div className={`${styles.hero__next} ${untilReady}`}>
                <dt>Next</dt>
                <dd>{next.name}</dd>
              </div>
            ) : null}
          </dl>
        </div>
      </div>
      <div
        className={styles.hero__stage}
        onFocus={(event) => setHeld(isKeyboardFocus(event.target))}
        onBlur={() => setHeld(false)}
      >
        <Slides
          wanted={several}
          ready={ready}
          onReady={takeOver}
          slider={slider}
          announced={!playback.playing}
          settings={{
            fade: true,
            infinite: true,
            waitForAnimate: false,
            speed: playback.still ? 0 : FADE_MS,
            beforeChange: (_, index) => {
              show(index)
              if (!byClock.current) playback.restart()
              byClock.current = false
            },
          }}
          plain={
            <div className={styles.hero__plain}>
              {slides.map((each, index) => (
                <SlideView
                  key={index}
                  slide={each}
                  index={index}
                  count={count}
                  picture={index === 0 ? "first" : index === 1 ? "now" : "later"}
                />
              ))}
            </div>
          }
        >
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
        </Slides>
      </div>
    </section>
  )
}
