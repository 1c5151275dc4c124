import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutView } from "../components/AboutView/AboutView"
import { Seo } from "../components/Seo/Seo"

export function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return <AboutView data={data} />
}

export function AboutHead({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  const { about } = data
  if (!about) return null
  return (
    <Seo
      title={about.searchTitle}
      description={about.searchDescription}
      path={location.pathname}
      crumbs={{ current: about.breadcrumb }}
    />
  )
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
    allBranch(sort: { order: ASC }) {
      nodes {
        ...BranchEntry
      }
    }
  }
`
