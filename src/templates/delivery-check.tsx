import * as React from "react"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { DeliveryCheck } from "../components/DeliveryCheck/DeliveryCheck"
import * as styles from "../components/DeliveryCheck/DeliveryCheck.module.css"
import { Tolerances } from "../components/DeliveryCheck/Tolerances"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import type { PipeClass, SizeFamily } from "../steel/range/size"

export function DeliveryCheckPage({ data, location }: PageProps<Queries.DeliveryCheckPageQuery>) {
  const { company } = useSite()
  const { deliveryCheckPage: words, allTolerance } = data
  const tolerances = React.useMemo(() => allTolerance.nodes.map(asTolerance), [allTolerance.nodes])
  if (!words) return null
  return (
    <>
      <Banner crumbs={{ current: words.breadcrumb }} heading={words.heading} lead={words.lead} />
      <DeliveryCheck texts={words} company={company} tolerances={tolerances} hash={location.hash} />
      <section className="band band--rule no-print">
        <div className={`sheet ${styles.columns}`}>
          <div>
            <h2>{words.methodHeading}</h2>
            <ol>
              {words.method.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
          </div>
          <div>
            <Tolerances
              heading={words.tolerancesHeading}
              text={words.tolerancesText}
              tolerances={tolerances}
            />
          </div>
        </div>
      </section>
      <CallToAction />
    </>
  )
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

export function DeliveryCheckHead({ data, location }: HeadProps<Queries.DeliveryCheckPageQuery>) {
  return <PageHead words={data.deliveryCheckPage} location={location} />
}

export const deliveryCheckPageParts = graphql`
  fragment DeliveryCheckPageParts on Query {
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
