import { graphql } from "gatsby"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Gallery } from "../components/Gallery/Gallery"
import { TextBand } from "../components/TextBand/TextBand"
import type { OwnData } from "../components/Site/Site"

/** The CSR page: text and gallery. */
export default function CsrPage({ data }: { data: OwnData<Queries.CsrPageQuery> }) {
  const { csr } = data
  if (!csr) return null
  return (
    <>
      <Banner
        crumbs={{ current: csr.breadcrumb }}
        heading={csr.heading}
        lead={csr.lead}
        picture={csr.picture}
      />
      <TextBand heading={csr.textHeading} html={csr.text} note={csr.picture?.caption} />
      <Gallery heading={csr.galleryHeading} empty={csr.galleryEmpty} pictures={csr.gallery} />
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.CsrPageQuery>(({ data, location }) => (
  <PageHead words={data.csr} location={location} />
))

export const query = graphql`
  query CsrPage {
    ...SiteParts
    csr {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      picture {
        ...BannerPicture
      }
      textHeading
      text
      galleryHeading
      galleryEmpty
      gallery {
        ...WidePicture
      }
    }
  }
`
