import { SectionGlyph, familyGlyph } from "../../sizes/drawing/SectionGlyph"
import { PageLink } from "../PageLink"
import type { ListedProduct } from "../Site"
import { Band } from "./Band"
import { Icon } from "./Icon"
import * as styles from "./ProductIndex.module.css"

interface ProductIndexProps {
  heading: string
  products: readonly ListedProduct[]
}

/** Products as a list of links: drawing, name, range and summary. */
export function ProductIndex({ heading, products }: ProductIndexProps) {
  return (
    <Band heading={heading}>
      <ul className={`ruled ${styles.index}`}>
        {products.map((product) => (
          <li key={product.slug}>
            <PageLink className="card" to={product.url}>
              <SectionGlyph shape={familyGlyph(product.family)} />
              <div>
                <b>{product.name}</b>
                <br />
                <span className="t18">{product.range}</span>
              </div>
              <span className={styles.index__text}>{product.summary}</span>
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** Products as a strip of links: drawing, name and range. The heading is for screen readers. */
export function FamilyIndex({ heading, products }: ProductIndexProps) {
  if (products.length === 0) return null
  return (
    <nav className={`whole no-print ${styles.findex}`} aria-label={heading}>
      <div className="sheet">
        <ul>
          {products.map((product) => (
            <li key={product.slug}>
              <PageLink className="card" to={product.url}>
                <SectionGlyph shape={familyGlyph(product.family)} />
                <div>
                  <b className="t18">{unbrokenBars(product.name)}</b>
                  <span className="label">{product.range}</span>
                </div>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <hr hidden />
    </nav>
  )
}

/** A line does not begin with a bar: "Angle | Channel | Beam". */
export function unbrokenBars(name: string): string {
  return name.replaceAll(" |", "\u00a0|")
}
