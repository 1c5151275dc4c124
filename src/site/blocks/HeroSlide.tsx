import { Fragment } from "react"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { PageLink } from "../PageLink"
import { Icon } from "./Icon"
import { Picture, type PictureData } from "./Picture"
import { heroMarks, MARKS_VIEW_BOX } from "./heroMarks"
import * as styles from "./HeroSlide.module.css"
import { useWords } from "../words/words"

/** The picture covers its box, which on a phone is narrower than the 2 to 1 picture: full width is sharp enough there. */
const PICTURE_SIZES = "(min-width: 1024px) 100vw, (min-width: 640px) 113vw, 100vw"

/** What a slide shows. */
export interface HeroSlide {
  /** Plain text. Line breaks stay, and a multiplication sign is in the accent colour. */
  readonly heading: string
  readonly overline?: string | null
  readonly text: string
  readonly name: string
  readonly standard?: string | null
  readonly linkLabel: string
  readonly linkTo: string
  readonly picture: PictureData
  /** The picture's file name without its ending, if it has dimension lines. */
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
  /** `later` leaves out the picture until the slide is about to be shown. */
  picture: "first" | "now" | "later"
}

/** A slide: picture with its dimension lines, heading, text and button. */
export function SlideView({ slide, index, count, picture }: SlideViewProps) {
  const words = useWords("slides")
  const marks = picture === "later" ? null : heroMarks(slide.marks)
  return (
    <div
      className={styles.hero__slide}
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.place(index + 1, count)}
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
          <PageLink to={INQUIRY_PAGE} className="btn btn--line">
            {words.sendList}
          </PageLink>
        </div>
      </div>
    </div>
  )
}
