import * as React from "react"
import { Breadcrumbs } from "./Breadcrumbs"
import { FULL_WIDTH, Picture, type PictureData } from "./Picture"
import { TitleBlock, type TitleBlockRow } from "./TitleBlock"
import * as styles from "./Banner.module.css"

interface BannerProps {
  crumbs: React.ComponentProps<typeof Breadcrumbs>
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
export function Banner({
  crumbs,
  heading,
  lead,
  picture,
  media,
  figure,
  rows,
  children,
}: BannerProps) {
  const showsPicture = media ?? picture
  return (
    <>
      <section className={`whole ${styles.banner} ${showsPicture ? "" : styles.bannerPlain}`}>
        <div className={`sheet ${showsPicture || figure ? styles.banner__grid : ""}`}>
          <div className={styles.banner__copy}>
            <Breadcrumbs {...crumbs} />
            <h1>{heading}</h1>
            {lead ? <p className="lead">{lead}</p> : null}
            {children}
          </div>
          {showsPicture ? (
            <div className={`no-print ${styles.banner__pic}`}>
              {media ?? (
                <Picture
                  picture={picture}
                  first
                  sizes={`(min-width: 1024px) 50vw, ${FULL_WIDTH}`}
                />
              )}
            </div>
          ) : null}
          {figure ? <div className={styles.banner__fig}>{figure}</div> : null}
        </div>
        <hr hidden />
      </section>
      {rows && rows.length > 0 ? (
        <div className={styles.banner__tb}>
          <div className="sheet">
            <TitleBlock rows={rows} />
          </div>
        </div>
      ) : null}
    </>
  )
}
