import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutView } from "../components/AboutView/AboutView"
import { PageHead } from "../components/Seo/PageHead"

export function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return <AboutView data={data} />
}

export function AboutHead({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  return <PageHead words={data.about} location={location} />
}

export const aboutPageParts = graphql`
  fragment AboutPageParts on Query {
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
