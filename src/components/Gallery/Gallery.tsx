import { Band } from "../Band/Band"
import { FULL_WIDTH, Picture, type PictureData } from "../Picture/Picture"
import * as styles from "./Gallery.module.css"

interface GalleryProps {
  heading: string
  /** Shown while there are no pictures. */
  empty: string
  pictures: readonly PictureData[]
}

/** Pictures with captions, or a line that says there are none. */
export function Gallery({ heading, empty, pictures }: GalleryProps) {
  return (
    <Band heading={heading} className="band--rule">
      {pictures.length === 0 ? (
        <p className={styles.gallery__empty}>{empty}</p>
      ) : (
        <div className={styles.gallery}>
          {pictures.map((picture, index) => (
            <figure key={index}>
              <div className={styles.gallery__pic}>
                <Picture
                  picture={picture}
                  sizes={`(min-width: 1024px) 30vw, (min-width: 640px) 46vw, ${FULL_WIDTH}`}
                />
              </div>
              {picture.caption ? (
                <figcaption className="label">{picture.caption}</figcaption>
              ) : null}
            </figure>
          ))}
        </div>
      )}
    </Band>
  )
}
