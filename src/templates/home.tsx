import { graphql, type HeadProps, type PageProps } from "gatsby"
import { HomeSlides } from "../components/HomeView/HomeSlides"
import { later } from "../components/Later/later"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import type { Rooms } from "../interface/rooms"
import { organization } from "../structured-data/organization"

/**
 * The home page.
 * @param loadWords fetches the words of the part below the slides
 */
export function homePage(loadWords: () => Promise<Partial<Rooms>>) {
  const HomeRest = later(
    () => import(/* webpackChunkName: "part---home" */ "../components/HomeView/HomeRest"),
    loadWords,
  )
  return function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
    return (
      <>
        <HomeSlides data={data} />
        <HomeRest data={data} />
      </>
    )
  }
}

export function HomeHead({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const { company, settings } = useSite()
  return (
    <PageHead
      words={data.home}
      location={location}
      things={[organization(company, settings.siteUrl)]}
    />
  )
}

export const homePageParts = graphql`
  fragment HomePageParts on Query {
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
