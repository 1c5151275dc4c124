import { graphql, type HeadProps, type PageProps } from "gatsby"
import { HomeView } from "../components/HomeView/HomeView"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import { pageHead } from "../components/Site/pageHead"
import { organization } from "../structured-data/organization"
import type { PageContext } from "../routes/page-context"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return <HomeView data={data} />
}

export const Head = pageHead(function HomeHead({
  data,
  location,
}: HeadProps<Queries.HomePageQuery, PageContext>) {
  const { company, settings } = useSite()
  return (
    <PageHead
      words={data.home}
      location={location}
      things={[organization(company, settings.siteUrl)]}
    />
  )
})

export const query = graphql`
  query HomePage {
    ...SiteParts
    home {
      heading
      searchTitle
      searchDescription
      slides {
        overline
        heading
        text
        name
        standard
        linkLabel
        linkTo
        picture {
          ...HeroPicture
        }
      }
      about {
        ...AboutTeaser
      }
      claims {
        ...CompanyClaims
      }
      projects {
        heading
        note
      }
      segments {
        ...MarketSegments
      }
      products {
        heading
        linkLabel
        linkTo
        tileLabel
      }
      certificates {
        heading
        text
      }
      blog {
        heading
        watch
        newTab
      }
      branches {
        heading
        text
      }
    }
    allProject(sort: { order: ASC }) {
      nodes {
        slug
        name
        linkTo
        picture {
          ...PortraitPicture
        }
      }
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductTile
      }
    }
    allCertificate(sort: { order: ASC }) {
      nodes {
        ...CertificateSheet
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        ...PostCard
      }
    }
    ...AllBranches
  }
`
