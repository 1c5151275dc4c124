import * as React from "react"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { DeliveryCheckView } from "../components/DeliveryCheckView/DeliveryCheckView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PipeClass, SizeFamily } from "../steel/range/size"
import type { PageContext } from "../routes/page-context"

export default function DeliveryCheckPage({
  data,
  location,
}: PageProps<Queries.DeliveryCheckPageQuery>) {
  const { deliveryCheckPage, allTolerance } = data
  const tolerances = React.useMemo(() => allTolerance.nodes.map(asTolerance), [allTolerance.nodes])
  return deliveryCheckPage ? (
    <DeliveryCheckView words={deliveryCheckPage} tolerances={tolerances} hash={location.hash} />
  ) : null
}

type ToleranceNode = Queries.DeliveryCheckPageQuery["allTolerance"]["nodes"][number]

/** The content check allows only known families and classes. */
function asTolerance({ families, pipeClasses, confirmed, ...rest }: ToleranceNode) {
  return {
    ...rest,
    families: families as readonly SizeFamily[],
    pipeClasses: pipeClasses as readonly PipeClass[] | null,
    confirmed: confirmed === true,
  }
}

export const Head = pageHead(function DeliveryCheckHead({
  data,
  location,
}: HeadProps<Queries.DeliveryCheckPageQuery, PageContext>) {
  return <PageHead words={data.deliveryCheckPage} location={location} />
})

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
    allTolerance(sort: [{ standard: ASC }, { name: ASC }]) {
      nodes {
        name
        families
        over
        upTo
        pipeClasses
        sizeStandard
        standard
        edition
        clause
        piece {
          less
          more
        }
        lot {
          fromTonnes
          less
          more
        }
        readIn
        confirmed
      }
    }
  }
`
