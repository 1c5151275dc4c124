import { indianFigure } from "../../steel/format"
import { Icon } from "./Icon"
import { useSite } from "../Site"
import * as styles from "./Downloads.module.css"

/** A file to download. */
interface Download {
  /** "PDF" */
  readonly kind: string
  readonly address: string
  readonly kilobytes: number
  readonly title: string
  readonly note: string
}

/** Files to download, each with its type and size. */
export function Downloads({ files }: { files: readonly Download[] }) {
  const { siteUrl } = useSite().settings
  return (
    <div className={`ruled ${styles.dl}`}>
      {files.map(({ kind, address, kilobytes, title, note }) => (
        <a key={address} href={address} download>
          <b className="t20">{kind}</b>
          <span>
            {title}
            <small className="label">{`${note} (${kind}, ${indianFigure(kilobytes)}\u00a0KB)`}</small>
            <small className="print-only">{siteUrl + address}</small>
          </span>
          <Icon name="download" className="no-print" />
        </a>
      ))}
    </div>
  )
}
