import { graphql, type HeadProps, type PageProps } from "gatsby"
import { InquiryView } from "../components/InquiryView/InquiryView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function InquiryPage({ data, location }: PageProps<Queries.InquiryPageQuery>) {
  const { inquiryPage, contact, deliveryCheckPage, allBranch } = data
  return inquiryPage && contact ? (
    <InquiryView
      words={inquiryPage}
      contact={contact}
      deliveryCheckPage={deliveryCheckPage}
      branches={allBranch.nodes}
      address={location}
    />
  ) : null
}

export const Head = pageHead(function InquiryHead({
  data,
  location,
}: HeadProps<Queries.InquiryPageQuery, PageContext>) {
  return <PageHead words={data.inquiryPage} location={location} noindex />
})

export const query = graphql`
  fragment NearestBranchTexts on NearestBranchWords {
    heading
    label
    hint
    privacy
  }

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
      message
      paste {
        heading
        text
        label
        example
      }
      steps
    }
    deliveryCheckPage {
      heading
      lead
    }
    contact {
      nearest {
        ...NearestBranchTexts
      }
    }
    ...AllBranches
  }
`
