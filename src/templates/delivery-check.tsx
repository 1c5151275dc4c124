import { graphql, type PageProps } from "gatsby"
import { DeliveryCheckView } from "../delivery/DeliveryCheckView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"

export default function DeliveryCheckPage({
  data,
  location,
}: PageProps<Queries.DeliveryCheckPageQuery>) {
  const { deliveryCheckPage, allTolerance } = data
  return deliveryCheckPage ? (
    <DeliveryCheckView
      words={deliveryCheckPage}
      tolerances={allTolerance.nodes}
      hash={location.hash}
    />
  ) : null
}

export const Head = pageHead<Queries.DeliveryCheckPageQuery>(({ data, location }) => (
  <PageHead words={data.deliveryCheckPage} location={location} />
))

export const query = graphql`
  query DeliveryCheckPage {
    ...SiteParts
    deliveryCheckPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      before
      linesHeading
      empty
      netLabel
      netHint
      sendHeading
      message
      note
      paste {
        heading
        text
        label
        example
      }
      methodHeading
      method
      tolerancesHeading
      tolerancesText
    }
    ...AllTolerances
  }
`
