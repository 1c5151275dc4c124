import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { Banner } from "../kit/blocks/Banner"
import { branchesShownOn } from "../branches/places"
import { Branches } from "../branches/cards/Branches"
import { CallToAction } from "../kit/blocks/CallToAction"
import { Claims } from "./blocks/Claims"
import { MarketSegments } from "./blocks/MarketSegments"
import { TextBand } from "../kit/blocks/Text"
import { useSite } from "../kit/Site"
import * as styles from "./pages.module.css"

/** The About page: text, figures, vision and mission, market segments, branches. */
export default function AboutPage({ data }: { data: Queries.AboutPageQuery }) {
  const { settings } = useSite()
  const { about, home, allBranch } = data
  if (!about || !home) return null
  return (
    <>
      <Banner {...about} />
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
                <p className="lead">{text}</p>
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

export const Head = pageHead<Queries.AboutPageQuery>(({ data }) => headOf(data.about))

export const query = graphql`
  query AboutPage {
    about {
      ...AboutContent
      picture {
        ...BannerPicture
      }
    }
    home {
      claims {
        ...ClaimsContent
      }
      segments {
        ...HomeSegmentsContent
      }
    }
    ...AllBranches
  }
`
