import { graphql } from "gatsby"
import { Icon } from "../Icon/Icon"
import { largestFile, Picture } from "../Picture/Picture"
import * as styles from "./CertificateGrid.module.css"
import { useWords } from "../../interface/words"

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
            <Picture picture={picture} sizes="(min-width: 768px) 17vw, 34vw" />
          </div>
          <span className={styles.cert__cap}>
            <span>
              {name}
              {note ? <small>{note}</small> : null}
            </span>
            <span className="vh">{words.opensNewTab}</span>
            <Icon name="outside" />
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
