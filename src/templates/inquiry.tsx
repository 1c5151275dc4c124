import { graphql } from "gatsby"
import { Banner } from "../site/blocks/Banner"
import { headOf, pageHead } from "../site/seo/PageHead"
import type { OwnData } from "../site/Site"
import { InquiryList, type InquiryListProps } from "../inquiry/list/InquiryList"

interface InquiryPageProps {
  readonly data: OwnData<Queries.InquiryPageQuery>
  /** The address of the page, which may carry a list. */
  readonly location: InquiryListProps["address"]
}

/** The page with the inquiry list of a buyer. */
export default function InquiryPage({ data, location }: InquiryPageProps) {
  const words = data.inquiryPage
  if (!words) return null
  return (
    <>
      <Banner {...words} />
      <InquiryList texts={words} address={location} />
    </>
  )
}

export const Head = pageHead<Queries.InquiryPageQuery>(({ data }) =>
  headOf(data.inquiryPage, { noindex: true }),
)

export const query = graphql`
  query InquiryPage {
    ...SiteParts
    inquiryPage {
      ...InquiryPageContent
    }
  }
`
