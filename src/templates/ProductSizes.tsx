import * as React from "react"
import type { ChartFile } from "../content/routes/page-context"
import { Band } from "../kit/blocks/Band"
import { Icon } from "../kit/blocks/Icon"
import { ToolBoundary } from "../kit/blocks/ToolBoundary"
import { indianFigure } from "../steel/format"
import type { Quantity } from "../steel/quantity"
import type { Size } from "../steel/range/size"
import { sizeOfRow, type PageSizes } from "../steel/tables/pageSizes"
import { useSite } from "../kit/Site"
import { Compared } from "../sizes/compare/Compare"
import { SizeTables } from "../sizes/tables/SizeTables"
import { useOpenedSize, WeightCalculator } from "../calculator/WeightCalculator"
import { shapesOf, type SizeFamily } from "../steel/range/families"
import * as styles from "./product.module.css"

/** Size tables of a product, then the calculator, which starts with the size chosen in the tables. */
export function ProductSizes({ sizes }: { sizes: PageSizes }) {
  const { productHeadings: headings } = useSite().settings
  const first = React.useMemo(() => sizeOfRow(sizes.first), [sizes])
  const { open, opened } = useOpenedSize(first)

  return (
    <>
      <Band heading={headings.sizes} id="sizes">
        <ToolBoundary>
          <SizeTables sizes={sizes} first={first} onChoose={open} />
        </ToolBoundary>
      </Band>
      <Compared />
      <WeightBand families={sizes.tables.map((table) => table.family)} {...opened} />
    </>
  )
}

interface WeightBandProps {
  /** Size families of the product; at least one. */
  families: readonly SizeFamily[]
  /** The size to start with; by default the calculator chooses. */
  start?: Size | null | undefined
  /** How much of it. */
  startQuantity?: Quantity | undefined
  /** Says what the weight refers to, if the product itself is not in the calculator. */
  note?: string | undefined
}

/** The weight calculator for a product's sections. */
export function WeightBand({ families, start, startQuantity, note }: WeightBandProps) {
  const { productHeadings: headings } = useSite().settings
  return (
    <Band
      heading={headings.weight}
      text={note ?? headings.weightText}
      className="band--galv no-print"
      id="weight"
    >
      <ToolBoundary>
        <WeightCalculator shapes={shapesOf(families)} start={start} startQuantity={startQuantity} />
      </ToolBoundary>
    </Band>
  )
}

interface DownloadsProps {
  readonly charts: readonly ChartFile[]
  /** Text of the link to the PDF, if it is not the usual one. */
  readonly label?: string | null
}

/** The charts to download, each with its type and size. */
export function Downloads({ charts, label }: DownloadsProps) {
  const { siteUrl, productHeadings: headings } = useSite().settings
  const names = {
    PDF: { title: label ?? headings.chart, note: headings.chartNote },
    CSV: { title: headings.chartData, note: headings.chartDataNote },
  }
  return (
    <section className="band band--rule" id="downloads">
      <div className="sheet grid">
        <div className="aside">
          <h2>{headings.downloads}</h2>
        </div>
        <div className="beside">
          <div className={`ruled ${styles.dl}`}>
            {charts.map(({ kind, address, kilobytes }) => (
              <a key={address} href={address} download>
                <b className="t20">{kind}</b>
                <span>
                  {names[kind].title}
                  <small className="label">
                    {`${names[kind].note} (${kind}, ${indianFigure(kilobytes)}\u00a0KB)`}
                  </small>
                  <small className="print-only">{siteUrl + address}</small>
                </span>
                <Icon name="download" className="no-print" />
              </a>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
