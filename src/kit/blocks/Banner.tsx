import * as React from "react"
import { unbroken } from "../format/texts"
import { PageLink } from "../PageLink"
import { useSite } from "../Site"
import { useWords } from "../words/words"
import * as styles from "./Banner.module.css"
import { FULL_WIDTH, Picture, type PictureData } from "./Picture"
import { TitleBlock, type TitleBlockRow } from "./TitleBlock"

/** The step of a page in its breadcrumb, and the pages between Home and it. */
export interface Crumbs {
  readonly breadcrumb: string
  readonly between?: readonly { readonly label: string; readonly to: string }[] | undefined
}

/** The texts of many pages are a banner's props. */
interface BannerProps extends Crumbs {
  heading: string
  lead?: string | null
  picture?: PictureData | null
  /** Replaces the picture, for example with a slider. */
  media?: React.ReactNode
  figure?: React.ReactNode
  rows?: readonly TitleBlockRow[]
  children?: React.ReactNode
}

/** The head of an inner page: breadcrumb, heading, picture and a title block of key figures. */
export function Banner(props: BannerProps) {
  const { breadcrumb, between, heading, lead, picture, figure, rows = [], children } = props
  const media =
    props.media ??
    (picture ? (
      <Picture picture={picture} first sizes={`(min-width: 1024px) 50vw, ${FULL_WIDTH}`} />
    ) : null)
  return (
    <>
      <section className={`whole ${styles.banner} ${media ? styles.banner__tall : ""}`}>
        <div className={`sheet ${media || figure ? styles.banner__grid : ""}`}>
          <div className={styles.banner__copy}>
            <Breadcrumbs breadcrumb={breadcrumb} between={between} />
            <h1>{heading}</h1>
            {lead ? <p className="lead">{unbroken(lead)}</p> : null}
            {children}
          </div>
          {media ? <div className={`no-print ${styles.banner__pic}`}>{media}</div> : null}
          {figure ? <div className={styles.banner__fig}>{figure}</div> : null}
        </div>
        <hr hidden />
      </section>
      {rows.length > 0 ? (
        <div className={styles.banner__tb}>
          <div className="sheet">
            <TitleBlock rows={rows} />
          </div>
        </div>
      ) : null}
    </>
  )
}

/** Home > … > this page. */
function Breadcrumbs({ between = [], breadcrumb }: Crumbs) {
  const { navigation } = useSite()
  const words = useWords("shell")
  return (
    <nav className={`no-print ${styles.crumbs}`} aria-label={words.breadcrumb}>
      <ol>
        {[navigation.home, ...between].map(({ label, to }) => (
          <li key={to}>
            <PageLink className="tap" to={to}>
              {label}
            </PageLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{breadcrumb}</span>
        </li>
      </ol>
    </nav>
  )
}
