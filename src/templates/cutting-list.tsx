import { graphql } from "gatsby"
import { CuttingList } from "../cutting/CuttingList"
import { VehiclesContext } from "../inquiry/load/LoadNote"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { headOf, pageHead } from "../site/seo/PageHead"
import type { OwnData } from "../kit/Site"

interface CuttingListPageProps {
  readonly data: OwnData<Queries.CuttingListPageQuery>
  /** The address of the page, which may carry a list. */
  readonly location: { readonly hash: string }
}

/** The page that turns the pieces of a drawing into bars to buy. */
export default function CuttingListPage({ data, location }: CuttingListPageProps) {
  const words = data.cuttingListPage
  if (!words) return null
  return (
    <VehiclesContext value={data.allVehicle.nodes}>
      <Banner {...words} />
      <CuttingList texts={words} hash={location.hash} />
      <section className="band band--rule no-print">
        <div className="sheet stack">
          <h2 className="h3">{words.methodHeading}</h2>
          <div className="prose">
            <ol>
              {words.method.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <CallToAction />
    </VehiclesContext>
  )
}

export const Head = pageHead<Queries.CuttingListPageQuery>(({ data }) =>
  headOf(data.cuttingListPage),
)

export const query = graphql`
  query CuttingListPage {
    ...SiteParts
    cuttingListPage {
      ...CuttingListPageContent
    }
    ...AllVehicles
  }
`
