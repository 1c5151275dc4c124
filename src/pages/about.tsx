import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../components/Banner/Banner"
import { branchesShownOn } from "../components/Branches/mapBranches"
import { Branches } from "../components/Branches/Branches"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Claims } from "../components/Claims/Claims"
import { MarketSegments } from "../components/MarketSegments/MarketSegments"
import { Seo } from "../components/Seo/Seo"
import { TextBand } from "../components/TextBand/TextBand"
import { useSite } from "../components/Site/Site"
import { VisionMission } from "../components/VisionMission/VisionMission"

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { settings } = useSite()
  const { about, home, allBranch } = data
  if (!about || !home) return null
  return (
    <>
      <Banner
        crumbs={{ current: about.breadcrumb }}
        heading={about.heading}
        lead={about.lead}
        picture={about.picture}
      />
      <TextBand heading={about.textHeading} html={about.text} note={settings.pictureCredit} />
      <section className="band band--rule">
        <div className="sheet">
          <Claims {...home.claims} />
        </div>
      </section>
      <VisionMission vision={about.vision} mission={about.mission} />
      <MarketSegments {...home.segments} />
      <Branches
        heading={about.branchesHeading}
        text={about.branchesText}
        listed={branchesShownOn(allBranch.nodes, "about")}
        all={allBranch.nodes}
      />
      <CallToAction />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  const { about } = data
  if (!about) return null
  return (
    <Seo title={about.searchTitle} description={about.searchDescription} path={location.pathname} />
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
    allBranch(sort: { number: ASC }) {
      nodes {
        ...BranchEntry
      }
    }
  }
`
