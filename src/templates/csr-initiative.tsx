import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CsrView } from "../components/CsrView/CsrView"
import { PageHead } from "../components/Seo/PageHead"

export function CsrPage({ data }: PageProps<Queries.CsrPageQuery>) {
  return <CsrView data={data} />
}

export function CsrHead({ data, location }: HeadProps<Queries.CsrPageQuery>) {
  return <PageHead words={data.csr} location={location} />
}

export const csrPageParts = graphql`
  fragment CsrPageParts on Query {
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
