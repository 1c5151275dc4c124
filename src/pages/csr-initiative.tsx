import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CsrView } from "../components/CsrView/CsrView"
import { Seo } from "../components/Seo/Seo"
import { english } from "../interface/en"
import { inLanguage } from "../interface/words"

function CsrPage({ data }: PageProps<Queries.CsrPageQuery>) {
  return <CsrView data={data} />
}

export default inLanguage(english, CsrPage)

export function Head({ data, location }: HeadProps<Queries.CsrPageQuery>) {
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
