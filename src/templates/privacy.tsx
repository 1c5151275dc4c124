import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PrivacyView } from "../components/PrivacyView/PrivacyView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

/** The privacy notice that the inquiry form links to. */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return data.privacyPage ? <PrivacyView words={data.privacyPage} /> : null
}

export const Head = pageHead(function PrivacyHead({
  data,
  location,
}: HeadProps<Queries.PrivacyPageQuery, PageContext>) {
  return <PageHead words={data.privacyPage} location={location} />
})

export const query = graphql`
  query PrivacyPage {
    ...SiteParts
    privacyPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      parts {
        heading
        text
      }
      askHeading
      askText
      withdrawLabel
      withdrawSubject
      draftNote
      confirmed
    }
  }
`
