import { graphql } from "gatsby"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { Method } from "./blocks/Method"
import { PageLink } from "../kit/PageLink"
import { headOf, pageHead } from "../site/seo/PageHead"
import { DeliveryCheck } from "../delivery/DeliveryCheck"
import { useWords } from "../kit/words/words"

interface DeliveryCheckPageProps {
  readonly data: Queries.DeliveryCheckPageQuery
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
      <Method texts={words}>
        <p>
          <PageLink to="/weights#tolerances">{whereRead}</PageLink>
        </p>
      </Method>
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.DeliveryCheckPageQuery>(({ data }) =>
  headOf(data.deliveryCheckPage),
)

export const query = graphql`
  query DeliveryCheckPage {
    deliveryCheckPage {
      ...DeliveryCheckPageContent
    }
    ...AllTolerances
  }
`
