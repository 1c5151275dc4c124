import { Banner } from "../Banner/Banner"
import { branchesShownOn } from "../../branches/shownBranches"
import { Branches } from "../Branches/Branches"
import { CallToAction } from "../CallToAction/CallToAction"
import { Claims } from "../Claims/Claims"
import { MarketSegments } from "../MarketSegments/MarketSegments"
import { TextBand } from "../TextBand/TextBand"
import { useSite, type OwnData } from "../Site/Site"
import { VisionMission } from "../VisionMission/VisionMission"

/** The About page: text, figures, vision and mission, market segments, branches. */
export function AboutView({ data }: { data: OwnData<Queries.AboutPageQuery> }) {
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
