import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PrivacyView } from "../components/PrivacyView/PrivacyView"
import { Seo } from "../components/Seo/Seo"

/** The privacy notice the inquiry form leads to before a visitor agrees. */
export function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return data.privacyPage ? <PrivacyView words={data.privacyPage} /> : null
}

export function PrivacyHead({ data, location }: HeadProps<Queries.PrivacyPageQuery>) {
  const words = data.privacyPage
  if (!words) return null
  return (
    <Seo
      title={words.searchTitle}
      description={words.searchDescription}
      path={location.pathname}
      crumbs={{ between: [], current: words.breadcrumb }}
    />
  )
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
