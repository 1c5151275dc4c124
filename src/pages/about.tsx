import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutView } from "../components/AboutView/AboutView"
import { Seo } from "../components/Seo/Seo"
import { english } from "../interface/en"
import { branches } from "../interface/en/branches"
import { inLanguage } from "../interface/words"

function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return <AboutView data={data} />
}

export default inLanguage({ ...english, branches }, AboutPage)

export function Head({ data, location }: HeadProps<Queries.AboutPageQuery>) {
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

export const query = graphql`
  query AboutPage {
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
