import * as React from "react"
import ReactSlick from "react-slick"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { unbroken } from "../../kit/format/texts"
import { PageLink } from "../../kit/PageLink"
import { useWords } from "../../kit/words/words"
import * as styles from "./HeroSlider.module.css"
import { Icon } from "../../kit/blocks/Icon"
import { Picture } from "../../kit/blocks/Picture"
import { SlideButtons, SlideProgress, useSlider } from "../../kit/blocks/Slider"

/** Time per slide, and time of the fade between two, ms. */
const SLIDE_MS = 9500
const FADE_MS = 500

/** The picture covers its box, which on a phone is narrower than the 2 to 1 picture: full width is sharp enough there. */
const PICTURE_SIZES = "(min-width: 1024px) 100vw, (min-width: 640px) 113vw, 100vw"

type HeroSlide = NonNullable<Queries.HomePageQuery["home"]>["slides"][number]

/** Slides with their pictures in the page: the current and next one, and earlier ones. */
function useSeen(current: number, count: number): ReadonlySet<number> {
  const [seen, setSeen] = React.useState<ReadonlySet<number>>(() => new Set([0]))
  const wanted = [current, (current + 1) % count]
  if (wanted.every((index) => seen.has(index))) return seen
  const more = new Set([...seen, ...wanted])
  setSeen(more)
  return more
}

/**
 * The photographs at the top of the home page, and the page's heading (`title`, for screen readers). Before
 * scripts the slides are a row to swipe. The tallest slide gives the height throughout, so nothing moves when they start to
 * change.
 */
export function HeroSlider({ slides, title }: { slides: readonly HeroSlide[]; title: string }) {
  const words = useWords("slides")
  const titleId = React.useId()
  const count = slides.length
  const several = count > 1
  const slider = useSlider({ count, shown: 1, periodMs: SLIDE_MS, moveMs: FADE_MS, fade: true })
  const { current, sliding, stage } = slider
  const seen = useSeen(current, count)
  const slide = slides[current] ?? slides[0]
  if (!slide) return <h1 className="vh">{title}</h1>
  const untilSliding = sliding ? "" : "waiting"
  const facts = [
    { label: words.onThisSlide, value: slide.name },
    { label: words.standard, value: slide.standard },
    {
      label: words.nextSlide,
      value: several ? slides[(current + 1) % count]?.name : undefined,
      className: `${styles.hero__next} ${untilSliding}`,
    },
  ]

  return (
    <section
      className={`dark whole ${styles.hero} ${several ? "" : styles.alone}`}
      aria-roledescription={several ? words.carousel : undefined}
      aria-labelledby={titleId}
    >
      <h1 className="vh" id={titleId}>
        {title}
      </h1>
      <div className={`${styles.hero__block} ${several ? "" : "if-wide"}`}>
        <div className="sheet">
          {several ? (
            <>
              <div className={`no-print ${styles.hero__ctl} ${untilSliding}`}>
                <SlideButtons slider={slider} pause={words.pauseSlides} play={words.playSlides} />
              </div>
              <div className={`${styles.hero__no} ${untilSliding}`}>
                <b>
                  <span>{current + 1}</span>
                  <small>{` / ${count}`}</small>
                </b>
                <SlideProgress slider={slider} className={styles.hero__prog} />
              </div>
            </>
          ) : null}
          <dl className={`if-wide ${styles.hero__facts}`}>
            {facts.map(({ label, value, className }) =>
              value ? (
                <div key={label} className={className}>
                  <dt className="label">{label}</dt>
                  <dd className="t22">{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </div>
      </div>
      <div {...stage} className={`${stage.className} ${sliding ? styles.fading : ""}`}>
        <ReactSlick key={slider.key} {...slider.slick}>
          {slides.map((each, index) => (
            <div key={index}>
              <div
                className={styles.hero__slide}
                role="group"
                aria-roledescription={words.slide}
                aria-label={words.place(index + 1, count)}
              >
                <div className={styles.hero__media}>
                  {seen.has(index) ? (
                    <div className={styles.hero__pic}>
                      <Picture picture={each.picture} sizes={PICTURE_SIZES} first={index === 0} />
                    </div>
                  ) : null}
                </div>
                <SlideText slide={each} sendList={words.sendList} />
              </div>
            </div>
          ))}
        </ReactSlick>
      </div>
      <hr hidden />
    </section>
  )
}

/** Line breaks of the heading stay, and its multiplication sign is in the accent colour. */
function SlideText({ slide, sendList }: { slide: HeroSlide; sendList: string }) {
  return (
    <div className={`sheet ${styles.hero__copy}`}>
      {slide.overline ? <p className={styles.hero__over}>{slide.overline}</p> : null}
      <p className={styles.hero__h}>
        {slide.heading.split(/(\r?\n|×)/).map((part, index) => {
          if (part === "×") {
            return (
              <span key={index} className={styles.x}>
                ×
              </span>
            )
          }
          return /\n/.test(part) ? <br key={index} /> : part
        })}
      </p>
      <p className="lead">{unbroken(slide.text)}</p>
      <div className="btn-row">
        <PageLink to={slide.linkTo} className="btn btn--main btn--arrow">
          <span>{slide.linkLabel}</span>
          <Icon name="arrow" />
        </PageLink>
        <PageLink to={INQUIRY_PAGE} className="btn btn--line">
          {sendList}
        </PageLink>
      </div>
    </div>
  )
}
