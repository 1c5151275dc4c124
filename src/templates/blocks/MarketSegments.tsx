import * as React from "react"
import { Band } from "../../kit/blocks/Band"
import { PageLink } from "../../kit/PageLink"
import { useProductsOf } from "../../kit/Site"
import { SectionGlyph, productGlyph } from "../../catalogue/SectionGlyph"
import * as styles from "./MarketSegments.module.css"

/** The four customer groups: what each gets and which products it asks for. */
export function MarketSegments({ heading, text, list }: Queries.HomeSegmentsContentFragment) {
  const productsOf = useProductsOf()
  return (
    <Band heading={heading} text={text}>
      <ul className={`ruled ${styles.seg}`}>
        {list.map(({ name, text: offer, needs }) => (
          <li key={name}>
            <h3>{name}</h3>
            <div>
              <p>{offer}</p>
              <p className={`t18 ${styles.need}`}>
                {productsOf(needs).map(({ slug, name: product, url }, nth) => (
                  <React.Fragment key={slug}>
                    {nth > 0 ? ", " : ""}
                    <PageLink className="link tap" to={url}>
                      {product}
                    </PageLink>
                  </React.Fragment>
                ))}
              </p>
            </div>
            <div className={styles.seg__g} aria-hidden="true">
              {productsOf(needs.slice(0, 3)).map(({ slug, kind }) => (
                <SectionGlyph key={slug} shape={productGlyph(kind)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
