import * as React from "react"
import type { CatalogueSize, SizeFamily } from "../../steel/catalogue"
import { Icon } from "../Icon/Icon"
import type { SiteContent } from "../Site/Site"
import * as styles from "./ProductView.module.css"
import { weighedShapes } from "./weighedShapes"
import type { WorkedExample } from "./workedExample"

const WeightCalculator = React.lazy(async () => ({
  default: (await import("../WeightCalculator/WeightCalculator")).WeightCalculator,
}))

interface WeightBandProps {
  /** What the product is made in; none means that any section can be weighed. */
  families: readonly SizeFamily[]
  /** The size it begins with; without one the calculator chooses. */
  start?: CatalogueSize
  /** What stands in the band until the calculator does, and where it cannot come. */
  example?: WorkedExample | null
  headings: SiteContent["settings"]["productHeadings"]
}

/** The weight calculator for the sections of a product. Its code is fetched when the band comes near, or is asked for. */
export function WeightBand({ families, start, example, headings }: WeightBandProps) {
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
      {example ? <Example example={example} /> : null}
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
              shapes={families.length > 0 ? weighedShapes(families) : undefined}
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

function Example({ example: { title, steps, formula, standard } }: { example: WorkedExample }) {
  return (
    <div className={styles.example}>
      <h3>{title}</h3>
      <dl>
        {steps.map(({ label, sum, result }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {sum} = <b>{result}</b>
            </dd>
          </div>
        ))}
        <div>
          <dt>Formula</dt>
          <dd>
            {formula}
            {standard ? `, ${standard}` : ""}
          </dd>
        </div>
      </dl>
    </div>
  )
}
