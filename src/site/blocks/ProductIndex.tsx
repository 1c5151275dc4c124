import { Band } from "./Band"
import { Icon } from "./Icon"
import { PageLink } from "../PageLink"
import { SectionGlyph } from "../../sizes/drawing/SectionGlyph"
import { familyGlyph } from "../../steel/section/familyGlyph"
import type { ListedProduct } from "../Site"
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
        {products.map(({ slug, url, name, range, summary, family }) => (
          <li key={slug}>
            <PageLink className="card" to={url}>
              <SectionGlyph shape={familyGlyph(family)} />
              <div>
                <b>{name}</b>
                <span className={styles.index__range}>{range}</span>
              </div>
              <span className={styles.index__text}>{summary}</span>
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
