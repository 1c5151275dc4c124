import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CsrView } from "../components/CsrView/CsrView"
import { Seo } from "../components/Seo/Seo"

export function CsrPage({ data }: PageProps<Queries.CsrPageQuery>) {
  return <CsrView data={data} />
}

export function CsrHead({ data, location }: HeadProps<Queries.CsrPageQuery>) {
  const { csr } = data
  if (!csr) return null
  return (
    <Seo
      title={csr.searchTitle}
      description={csr.searchDescription}
      path={location.pathname}
      crumbs={{ current: csr.breadcrumb }}
    />
  )
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
