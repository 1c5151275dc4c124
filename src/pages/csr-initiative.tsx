import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Gallery } from "../components/Gallery/Gallery"
import { Seo } from "../components/Seo/Seo"
import { TextBand } from "../components/TextBand/TextBand"

export default function CsrPage({ data }: PageProps<Queries.CsrPageQuery>) {
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

export function Head({ data, location }: HeadProps<Queries.CsrPageQuery>) {
  const { csr } = data
  if (!csr) return null
  return (
    <Seo title={csr.searchTitle} description={csr.searchDescription} path={location.pathname} />
  )
}

export const query = graphql`
  query CsrPage {
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
