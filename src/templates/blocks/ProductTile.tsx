import { rangeDrawing, RangeDrawing } from "../../catalogue/RangeDrawing"
import { Icon } from "../../kit/blocks/Icon"
import type { ListedProduct } from "../../kit/page"
import { PageLink } from "../../kit/PageLink"
import { unbroken } from "../../kit/format/texts"
import { Picture } from "../../kit/blocks/Picture"
import { representativeSection } from "../../steel/section/representative"
import { SectionDrawing } from "../../catalogue/SectionDrawing"
import * as styles from "./ProductTile.module.css"

interface ProductTilesProps {
  products: readonly ListedProduct[]
  /** The line at the foot of each tile. */
  label: string
  /** Whether the tiles are visible on load, so that the first picture loads eagerly. */
  isInSight?: boolean
  /** Heading level of the names. */
  heading?: "h2" | "h3"
}

/** Products as tiles: the range drawn to scale (not on phones), picture, name and summary. */
export function ProductTiles({
  products,
  label,
  isInSight = false,
  heading: Heading = "h3",
}: ProductTilesProps) {
  return (
    <div className={`${styles.tiles} ${products.length === 4 ? styles.tilesFour : ""}`}>
      {products.map((product, index) => {
        const section = representativeSection(product.kind)
        const range = rangeDrawing(product.kind)
        return (
          <PageLink key={product.slug} className={`card ${styles.tile}`} to={product.url}>
            {range ? (
              <div className={styles.tile__draw}>
                <RangeDrawing name={range} />
              </div>
            ) : section ? (
              <div className={styles.tile__section}>
                <SectionDrawing section={section} hatch={false} />
              </div>
            ) : null}
            <div className={styles.tile__txt}>
              <div className={`zoom ${styles.tile__pic}`}>
                <Picture
                  picture={product.pictures?.[0]}
                  first={isInSight && index === 0}
                  sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 300px"
                />
              </div>
              <Heading>{unbroken(product.name)}</Heading>
              <p>{product.summary}</p>
              <span className={styles.tile__go}>
                {label} <Icon name="arrow" />
              </span>
            </div>
          </PageLink>
        )
      })}
    </div>
  )
}
