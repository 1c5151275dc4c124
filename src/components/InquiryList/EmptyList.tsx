import { PageLink } from "../PageLink/PageLink"
import * as styles from "./InquiryList.module.css"

/** The words of an empty list. */
export interface EmptyTexts {
  readonly emptyHeading: string
  readonly empty: string
  readonly linkLabel?: string | null
}

/** An empty list: what it is for and how to start. */
export function EmptyList({ texts, sizesPage }: { texts: EmptyTexts; sizesPage: string }) {
  return (
    <div className={styles.empty}>
      <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M18 4H78A14 14 0 0 1 92 18V78A14 14 0 0 1 78 92H18A14 14 0 0 1 4 78V18A14 14 0 0 1 18 4ZM18 11A7 7 0 0 0 11 18V78A7 7 0 0 0 18 85H78A7 7 0 0 0 85 78V18A7 7 0 0 0 78 11Z"
        />
      </svg>
      <h2>{texts.emptyHeading}</h2>
      <p className="muted">{texts.empty}</p>
      {texts.linkLabel ? (
        <PageLink className="btn btn--line" to={sizesPage}>
          {texts.linkLabel}
        </PageLink>
      ) : null}
    </div>
  )
}
