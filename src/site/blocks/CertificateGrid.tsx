import { graphql } from "gatsby"
import { largestFile, Picture } from "./Picture"
import * as styles from "./CertificateGrid.module.css"
import { useWords } from "../words/words"

/** Certificates as a grid; each links to its scan at full size. */
export function CertificateGrid({
  certificates,
}: {
  certificates: readonly Queries.CertificateSheetFragment[]
}) {
  const words = useWords("shell")
  return (
    <div className={styles.certs}>
      {certificates.map(({ slug, name, note, picture }) => (
        <a
          key={slug}
          className={`card ${styles.cert}`}
          href={largestFile(picture) ?? undefined}
          target="_blank"
          rel="noopener"
        >
          <div className={styles.cert__pic}>
            <Picture picture={picture} sizes="64px" />
          </div>
          <span className={styles.cert__cap}>
            {name}
            {note ? <small className="label">{note}</small> : null}
            <span className="vh"> {words.opensNewTab}</span>
          </span>
        </a>
      ))}
    </div>
  )
}

export const certificateSheetFragment = graphql`
  fragment CertificateSheet on Certificate {
    slug
    name
    note
    picture {
      ...SheetPicture
    }
  }
`
