import { graphql, type HeadProps, type PageProps } from "gatsby"
import { InquiryView } from "../components/InquiryView/InquiryView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function InquiryPage({ data, location }: PageProps<Queries.InquiryPageQuery>) {
  const { inquiryPage } = data
  return inquiryPage ? <InquiryView words={inquiryPage} address={location} /> : null
}

export const Head = pageHead(function InquiryHead({
  data,
  location,
}: HeadProps<Queries.InquiryPageQuery, PageContext>) {
  return <PageHead words={data.inquiryPage} location={location} noindex />
})

export const query = graphql`
  query InquiryPage {
    ...SiteParts
    inquiryPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      before
      emptyHeading
      empty
      linkLabel
      sendHeading
      weightNote
      paste {
        heading
        text
        label
        example
      }
      steps
    }
  }
`
