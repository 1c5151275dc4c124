import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CsrView } from "../components/CsrView/CsrView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function CsrPage({ data }: PageProps<Queries.CsrPageQuery>) {
  return <CsrView data={data} />
}

export const Head = pageHead(function CsrHead({
  data,
  location,
}: HeadProps<Queries.CsrPageQuery, PageContext>) {
  return <PageHead words={data.csr} location={location} />
})

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
