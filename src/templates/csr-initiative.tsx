import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { Band } from "../kit/blocks/Band"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { FULL_WIDTH, Picture } from "../kit/blocks/Picture"
import { TextBand } from "../kit/blocks/Text"
import * as styles from "./pages.module.css"

/** The CSR page: text and gallery. */
export default function CsrPage({ data }: { data: Queries.CsrPageQuery }) {
  const { csr } = data
  if (!csr) return null
  return (
    <>
      <Banner {...csr} />
      <TextBand heading={csr.textHeading} html={csr.text} note={csr.picture?.caption} />
      {csr.gallery.length === 0 ? (
        <section className="sheet band band--rule">
          <h2 className="h4">{csr.galleryHeading}</h2>
          <p className="muted">{csr.galleryEmpty}</p>
        </section>
      ) : (
        <Band heading={csr.galleryHeading} className="band--rule">
          <div className={styles.gallery}>
            {csr.gallery.map((picture, index) => (
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
        </Band>
      )}
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.CsrPageQuery>(({ data }) => headOf(data.csr))

export const query = graphql`
  query CsrPage {
    csr {
      ...CsrContent
      picture {
        ...BannerPicture
      }
      gallery {
        ...WidePicture
      }
    }
  }
`
