import { graphql } from "gatsby"
import { PageHead, pageHead } from "../components/Seo/PageHead"
import { Banner } from "../components/Banner/Banner"
import { branchesShownOn } from "../branches/shownBranches"
import { Branches } from "../components/Branches/Branches"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Claims } from "../components/Claims/Claims"
import { MarketSegments } from "../components/MarketSegments/MarketSegments"
import { TextBand } from "../components/TextBand/TextBand"
import { useSite, type OwnData } from "../components/Site/Site"
import * as styles from "./about.module.css"

/** The About page: text, figures, vision and mission, market segments, branches. */
export default function AboutPage({ data }: { data: OwnData<Queries.AboutPageQuery> }) {
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
      <section className="band band--galv">
        <div className="sheet">
          <div className={`columns ${styles.vm}`}>
            {[about.vision, about.mission].map(({ heading, text }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
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

export const Head = pageHead<Queries.AboutPageQuery>(({ data, location }) => (
  <PageHead words={data.about} location={location} />
))

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
