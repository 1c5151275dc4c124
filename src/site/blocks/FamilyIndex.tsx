import { PageLink } from "../PageLink"
import { SectionGlyph } from "../../sizes/drawing/SectionGlyph"
import { familyGlyph } from "../../steel/section/familyGlyph"
import type { ListedProduct } from "../Site"
import * as styles from "./FamilyIndex.module.css"

interface FamilyIndexProps {
  products: readonly ListedProduct[]
  label: string
}

/** Links to products: glyph, name and range. */
export function FamilyIndex({ products, label }: FamilyIndexProps) {
  if (products.length === 0) return null
  return (
    <nav className={`whole no-print ${styles.findex}`} aria-label={label}>
      <div className="sheet">
        <ul>
          {products.map(({ slug, url, name, range, family }) => (
            <li key={slug}>
              <PageLink className="card" to={url}>
                <SectionGlyph shape={familyGlyph(family)} />
                <div>
                  {/* A line does not begin with a bar: "Angle | Channel | Beam". */}
                  <b>{name.replaceAll(" |", "\u00a0|")}</b>
                  <span>{range}</span>
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
