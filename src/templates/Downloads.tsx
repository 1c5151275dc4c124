import type { ChartFile } from "../content/routes/page-context"
import { Icon } from "../kit/blocks/Icon"
import { useSite } from "../kit/Site"
import { indianFigure } from "../steel/format"
import * as styles from "./product.module.css"

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
