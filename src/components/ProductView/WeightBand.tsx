import * as React from "react"
import type { CatalogueSize, SizeFamily } from "../../steel/catalogue"
import { Icon } from "../Icon/Icon"
import { whenFocusIsElsewhere } from "../Layout/whenFocusIsElsewhere"
import type { SiteContent } from "../Site/Site"
import * as styles from "./ProductView.module.css"
import { weighedShapes } from "./weighedShapes"
import type { WorkedExample } from "./workedExample"

type Calculator = typeof import("../WeightCalculator/WeightCalculator").WeightCalculator

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
  const opener = React.useRef<HTMLDivElement>(null)
  const [WeightCalculator, setWeightCalculator] = React.useState<Calculator | null>(null)

  React.useEffect(() => {
    if (!band.current) return undefined
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import("../WeightCalculator/WeightCalculator").then(
          (code) => {
            if (stop.signal.aborted || !opener.current) return
            whenFocusIsElsewhere(opener.current, stop.signal, () =>
              React.startTransition(() => setWeightCalculator(() => code.WeightCalculator)),
            )
          },
          // Without its code the worked example and the link to the calculator stay.
          () => undefined,
        )
      },
      { rootMargin: "400px" },
    )
    observer.observe(band.current)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [])

  return (
    <section className="band band--galv no-print" id="weight" ref={band}>
      <div className={`sheet ${styles.weight}`}>
        {WeightCalculator ? (
          <WeightCalculator
            shapes={families.length > 0 ? weighedShapes(families) : undefined}
            start={start}
          />
        ) : (
          <div className={styles.opener} ref={opener}>
            <h2>{headings.weight}</h2>
            <p>{headings.weightText}</p>
            {example ? <Example example={example} /> : null}
            <a className="btn btn--line" href="/products#weight">
              <Icon name="arrow" />
              <span>{headings.weightLink}</span>
            </a>
          </div>
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
