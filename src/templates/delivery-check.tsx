import { graphql } from "gatsby"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { PageLink } from "../kit/PageLink"
import { headOf, pageHead } from "../site/seo/PageHead"
import type { OwnData } from "../kit/Site"
import { DeliveryCheck } from "../delivery/DeliveryCheck"
import { useWords } from "../kit/words/words"

interface DeliveryCheckPageProps {
  readonly data: OwnData<Queries.DeliveryCheckPageQuery>
  /** The address of the page, which may carry a list. */
  readonly location: { readonly hash: string }
}

/** The page that compares what was delivered with its tolerances. */
export default function DeliveryCheckPage({ data, location }: DeliveryCheckPageProps) {
  const { whereRead } = useWords("delivery")
  const words = data.deliveryCheckPage
  if (!words) return null
  return (
    <>
      <Banner {...words} />
      <DeliveryCheck texts={words} tolerances={data.allTolerance.nodes} hash={location.hash} />
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
          <p>
            <PageLink to="/weights#tolerances">{whereRead}</PageLink>
          </p>
        </div>
      </section>
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.DeliveryCheckPageQuery>(({ data }) =>
  headOf(data.deliveryCheckPage),
)

export const query = graphql`
  query DeliveryCheckPage {
    ...SiteParts
    deliveryCheckPage {
      ...DeliveryCheckPageContent
    }
    ...AllTolerances
  }
`
