import { SectionGlyph, productGlyph } from "../../catalogue/SectionGlyph"
import { chartPath } from "../../content/routes/paths"
import { unbroken } from "../../kit/format/texts"
import { PageLink } from "../../kit/PageLink"
import type { ListedProduct } from "../../kit/page"
import { useWords } from "../../kit/words/words"
import { families, sizeFamilies } from "../../steel/range/families"
import { Band } from "../../kit/blocks/Band"
import { Icon } from "../../kit/blocks/Icon"
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
              <SectionGlyph shape={productGlyph(product.kind)} />
              <div>
                <b>{unbroken(product.name)}</b>
                <br />
                <span className="t18">{unbroken(product.range)}</span>
              </div>
              <span className={`if-wide ${styles.index__text}`}>{product.summary}</span>
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** A link of a list with drawing, name and range. */
function Cell({ url, kind, name, range }: Pick<ListedProduct, "url" | "kind" | "name" | "range">) {
  return (
    <li>
      <PageLink className="card" to={url}>
        <SectionGlyph shape={productGlyph(kind)} />
        <div>
          <b className="t18">{unbroken(name)}</b>
          <span className="label">{unbroken(range)}</span>
        </div>
      </PageLink>
    </li>
  )
}

/** Products as a strip of links: drawing, name and range. The heading is for screen readers. */
export function ProductCells({ heading, products }: ProductIndexProps) {
  if (products.length === 0) return null
  return (
    <nav className={`whole no-print ${styles.findex}`} aria-label={heading}>
      <div className="sheet">
        <ul>
          {products.map((product) => (
            <Cell key={product.slug} {...product} />
          ))}
        </ul>
      </div>
      <hr hidden />
    </nav>
  )
}

type ListedChart = Queries.ListedChartFragment

const familyOf = ({ sizeTables: [first] }: ListedChart) =>
  sizeFamilies.find((family) => family === first)

/** Weight charts as a list of links in the order of families, with a heading to be seen. */
export function ChartIndex({ nodes }: { nodes: readonly ListedChart[] }) {
  const { weightCharts } = useWords("tables")
  const places: readonly (string | undefined)[] = sizeFamilies
  const inOrder = [...nodes].sort(
    (one, other) => places.indexOf(familyOf(one)) - places.indexOf(familyOf(other)),
  )
  return nodes.length === 0 ? null : (
    <Band heading={weightCharts} className="no-print" id="charts">
      <ul className={`ruled ${styles.charts}`}>
        {inOrder.map((chart) => {
          const family = familyOf(chart)
          const kind = family ? families[family].filter : chart.kind
          return <Cell key={chart.slug} {...chart} url={chartPath(chart.slug)} kind={kind} />
        })}
      </ul>
    </Band>
  )
}
