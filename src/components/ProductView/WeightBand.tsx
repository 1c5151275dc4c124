import * as React from "react"
import { flushSync } from "react-dom"
import { usePageAddress } from "../PageLink/usePageAddress"
import type { Quantity } from "../../steel/quantity"
import type { CatalogueSize, SizeFamily } from "../../steel/range/size"
import { Icon } from "../Icon/Icon"
import type { SiteContent } from "../Site/Site"
import * as styles from "./ProductView.module.css"
import { shapesOf } from "../../steel/range/families"
import type { WorkedExample } from "../../steel/calculator/workedExample"
import { useWords } from "../../interface/words"

type Calculator = typeof import("../WeightCalculator/WeightCalculator")

interface WeightBandProps {
  /** Size families of the product; at least one. */
  families: readonly SizeFamily[]
  /** The size to start with, or its id; by default the calculator chooses. */
  start?: string | CatalogueSize
  /** How much of it. */
  startQuantity?: Quantity | undefined
  /** Shown until the calculator is loaded, and if it cannot be loaded. */
  example?: WorkedExample | null
  /** Says what the weight refers to, if the product itself is not in the calculator. */
  note?: string
  headings: SiteContent["settings"]["productHeadings"]
}

/**
 * The weight calculator for a product's sections. Its code loads when the band comes near the viewport. It takes the place of a
 * worked example where nobody sees it happen, or when the visitor asks for it.
 */
export function WeightBand({
  families,
  start,
  startQuantity,
  example,
  note,
  headings,
}: WeightBandProps) {
  const address = usePageAddress()
  const band = React.useRef<HTMLElement>(null)
  const opener = React.useRef<HTMLDivElement>(null)
  const calculatorPlace = React.useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = React.useState<Calculator | null>(null)
  const [nearings, setNearings] = React.useState(0)
  const [isShown, setIsShown] = React.useState(false)
  const isAskedFor = useAskedFor()

  React.useEffect(() => {
    if (!band.current || isShown) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNearings((count) => count + 1)
      },
      { rootMargin: "800px" },
    )
    observer.observe(band.current)
    return () => observer.disconnect()
  }, [isShown])

  React.useEffect(() => {
    if (nearings === 0) return
    import("../WeightCalculator/WeightCalculator").then(
      (calculator) => React.startTransition(() => setLoaded(calculator)),
      // Without the code, the worked example and the link to the calculator stay.
      () => undefined,
    )
  }, [nearings])

  // The calculator is much taller than the example: in view, it would push away what the visitor reads. It waits until the
  // example is below the window. Nor does it remove the link while the focus is there or before it, because the keyboard would
  // lose its place. It tries again when the band next comes near.
  React.useLayoutEffect(() => {
    const { activeElement } = document
    if (!loaded || !opener.current || !activeElement) return
    const place = opener.current.compareDocumentPosition(activeElement)
    const isBelow = opener.current.getBoundingClientRect().top >= window.innerHeight
    const isAddressed = isAskedFor || window.location.hash === "#weight"
    if ((isBelow || isAddressed) && !(place & Node.DOCUMENT_POSITION_FOLLOWING)) setIsShown(true)
  }, [loaded, nearings, isAskedFor])

  const open = (event: React.MouseEvent) => {
    if (!loaded) return
    event.preventDefault()
    flushSync(() => setIsShown(true))
    calculatorPlace.current?.focus({ preventScroll: true })
  }

  return (
    <section className="band band--galv no-print" id="weight" ref={band}>
      <div className={`sheet ${styles.weight}`}>
        <h2>{headings.weight}</h2>
        {note ? <p className="muted">{note}</p> : null}
        {isShown ? null : (
          <div className={styles.opener} ref={opener}>
            <p>{headings.weightText}</p>
            {example ? <Example example={example} /> : null}
            <a className="btn btn--line" href={address("/products#weight")} onClick={open}>
              <Icon name="arrow" />
              <span>{headings.weightLink}</span>
            </a>
          </div>
        )}
        {loaded ? (
          <div hidden={!isShown} ref={calculatorPlace} tabIndex={-1}>
            <loaded.WeightCalculator
              shapes={shapesOf(families)}
              start={start}
              startQuantity={startQuantity}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** True once a link beside the tables has led here with a size. If one did before, the address does not change. */
function useAskedFor(): boolean {
  const [isAskedFor, setIsAskedFor] = React.useState(false)
  React.useEffect(() => {
    const ask = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href='#weight']")) setIsAskedFor(true)
    }
    document.addEventListener("click", ask)
    return () => document.removeEventListener("click", ask)
  }, [])
  return isAskedFor
}

function Example({ example: { title, steps, formula, standard } }: { example: WorkedExample }) {
  const words = useWords("tables")
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
          <dt>{words.formula}</dt>
          <dd>
            {formula}
            {standard ? `, ${standard}` : ""}
          </dd>
        </div>
      </dl>
    </div>
  )
}
