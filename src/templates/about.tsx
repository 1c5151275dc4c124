import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutView } from "../components/AboutView/AboutView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return <AboutView data={data} />
}

export const Head = pageHead(function AboutHead({
  data,
  location,
}: HeadProps<Queries.AboutPageQuery, PageContext>) {
  return <PageHead words={data.about} location={location} />
})

export const query = graphql`
  query AboutPage {
    ...SiteParts
    about {
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
      vision {
        heading
        text
      }
      mission {
        heading
        text
      }
      branchesHeading
      branchesText
    }
    home {
      claims {
        ...CompanyClaims
      }
      segments {
        ...MarketSegments
      }
    }
    ...AllBranches
  }
`
