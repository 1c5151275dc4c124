import { graphql } from "gatsby"
import { VehiclesContext } from "../inquiry/load/LoadNote"
import { PageLink } from "../kit/PageLink"
import { Banner } from "../kit/blocks/Banner"
import { headOf, pageHead } from "../site/seo/PageHead"
import { InquiryList, type InquiryListProps } from "../inquiry/list/InquiryList"

interface InquiryPageProps {
  readonly data: Queries.InquiryPageQuery
  /** The address of the page, which may carry a list. */
  readonly location: InquiryListProps["address"]
}

/** The page with the inquiry list of a buyer. */
export default function InquiryPage({ data, location }: InquiryPageProps) {
  const words = data.inquiryPage
  if (!words) return null
  return (
    <VehiclesContext value={data.allVehicle.nodes}>
      <Banner {...words} />
      <InquiryList texts={words} address={location} />
      {data.cuttingListPage ? (
        <section className="band band--rule no-print">
          <div className="sheet stack">
            <p>{data.cuttingListPage.lead}</p>
            <p>
              <PageLink className="btn btn--line" to="/cutting-list">
                {data.cuttingListPage.breadcrumb}
              </PageLink>
            </p>
          </div>
        </section>
      ) : null}
    </VehiclesContext>
  )
}

export const Head = pageHead<Queries.InquiryPageQuery>(({ data }) =>
  headOf(data.inquiryPage, { noindex: true }),
)

export const query = graphql`
  query InquiryPage {
    inquiryPage {
      ...InquiryPageContent
    }
    cuttingListPage {
      breadcrumb
      lead
    }
    ...AllVehicles
  }
`
