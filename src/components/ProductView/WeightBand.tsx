import * as React from "react"
import type { CatalogueSize, SizeFamily } from "../../steel/catalogue"
import type { WeightShape } from "../../steel/weight"
import { Icon } from "../Icon/Icon"
import type { SiteContent } from "../Site/Site"
import * as styles from "./ProductView.module.css"

const WeightCalculator = React.lazy(async () => ({
  default: (await import("../WeightCalculator/WeightCalculator")).WeightCalculator,
}))

const shapes: Record<SizeFamily, WeightShape> = {
  square: "square",
  rectangular: "rectangular",
  pipe: "pipe",
  gpSquare: "square",
  gpRectangular: "rectangular",
  gpPipe: "pipe",
  equalAngle: "angle",
  unequalAngle: "angle",
  channel: "channel",
  beam: "beam",
  sheet: "sheet",
  chequered: "chequered",
  plank: "plank",
}

interface WeightBandProps {
  /** What the product is made in; none means that any section can be weighed. */
  families: readonly SizeFamily[]
  /** The size it begins with; without one the calculator chooses. */
  start?: CatalogueSize
  headings: SiteContent["settings"]["productHeadings"]
}

/** The weight calculator for the sections of a product. Its code is fetched when the band comes near, or is asked for. */
export function WeightBand({ families, start, headings }: WeightBandProps) {
  const band = React.useRef<HTMLElement>(null)
  const [isNear, setIsNear] = React.useState(false)

  React.useEffect(() => {
    if (!band.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: "400px" },
    )
    observer.observe(band.current)
    return () => observer.disconnect()
  }, [])

  const opener = (
    <div className={styles.opener}>
      <h2>{headings.weight}</h2>
      <p>{headings.weightText}</p>
      <a className="btn btn--line" href="/products#weight">
        <Icon name="arrow" />
        <span>{headings.weightLink}</span>
      </a>
    </div>
  )
  return (
    <section className="band band--galv no-print" id="weight" ref={band}>
      <div className={`sheet ${styles.weight}`}>
        {isNear ? (
          <React.Suspense fallback={opener}>
            <WeightCalculator
              shapes={
                families.length > 0
                  ? [...new Set(families.map((family) => shapes[family]))]
                  : undefined
              }
              start={start}
            />
          </React.Suspense>
        ) : (
          opener
        )}
      </div>
    </section>
  )
}
