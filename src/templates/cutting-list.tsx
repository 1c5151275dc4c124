import { graphql } from "gatsby"
import { CuttingList } from "../cutting/CuttingList"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { Method } from "./blocks/Method"
import { headOf, pageHead } from "../site/seo/PageHead"

interface CuttingListPageProps {
  readonly data: Queries.CuttingListPageQuery
  /** The address of the page, which may carry a list. */
  readonly location: { readonly hash: string }
}

/** The page that turns the pieces of a drawing into bars to buy. */
export default function CuttingListPage({ data, location }: CuttingListPageProps) {
  const words = data.cuttingListPage
  if (!words) return null
  return (
    <>
      <Banner {...words} />
      <CuttingList texts={words} hash={location.hash} />
      <Method texts={words} />
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.CuttingListPageQuery>(({ data }) =>
  headOf(data.cuttingListPage),
)

export const query = graphql`
  query CuttingListPage {
    cuttingListPage {
      ...CuttingListPageContent
    }
  }
`
