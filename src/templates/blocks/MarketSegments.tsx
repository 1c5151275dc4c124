import { graphql } from "gatsby"
import { Band } from "../../kit/blocks/Band"
import { SectionGlyph, productGlyph } from "../../catalogue/SectionGlyph"
import * as styles from "./MarketSegments.module.css"

/** The four customer groups: what each gets and which products it asks for. */
export function MarketSegments({ heading, text, list }: Queries.MarketSegmentsFragment) {
  return (
    <Band heading={heading} text={text}>
      <ul className={`ruled ${styles.seg}`}>
        {list.map(({ name, text: offer, needs }) => (
          <li key={name}>
            <h3>{name}</h3>
            <div>
              <p>{offer}</p>
              <span className={`t18 ${styles.need}`}>
                {needs.map((need) => need.name).join(", ")}
              </span>
            </div>
            <div className={styles.seg__g} aria-hidden="true">
              {needs.slice(0, 3).map(({ slug, kind }) => (
                <SectionGlyph key={slug} shape={productGlyph(kind)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

export const marketSegmentsFragment = graphql`
  fragment MarketSegments on HomeSegments {
    heading
    text
    list {
      name
      text
      needs {
        slug
        name
        kind
      }
    }
  }
`
