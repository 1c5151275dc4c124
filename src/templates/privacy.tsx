import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PrivacyView } from "../components/PrivacyView/PrivacyView"
import { PageHead } from "../components/Seo/PageHead"

/** The privacy notice that the inquiry form links to. */
export function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return data.privacyPage ? <PrivacyView words={data.privacyPage} /> : null
}

export function PrivacyHead({ data, location }: HeadProps<Queries.PrivacyPageQuery>) {
  return <PageHead words={data.privacyPage} location={location} />
}

export const privacyPageParts = graphql`
  fragment PrivacyPageParts on Query {
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
