import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { PageLink } from "../components/PageLink/PageLink"
import { Seo } from "../components/Seo/Seo"
import { Steps } from "../components/Steps/Steps"

export default function InquiryPage({ data }: PageProps<Queries.InquiryPageQuery>) {
  const words = data.inquiryPage
  if (!words) return null
  return (
    <>
      <Banner crumbs={{ current: words.breadcrumb }} heading={words.heading} lead={words.empty}>
        {words.linkLabel ? (
          <div className="btn-row">
            <PageLink className="btn btn--main" to="/products">
              {words.linkLabel}
            </PageLink>
          </div>
        ) : null}
      </Banner>
      <Steps steps={words.steps} />
      <CallToAction />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.InquiryPageQuery>) {
  const words = data.inquiryPage
  if (!words) return null
  return (
    <Seo
      title={words.searchTitle}
      description={words.searchDescription}
      path={location.pathname}
      noindex
    />
  )
}

export const query = graphql`
  query InquiryPage {
    inquiryPage {
      heading
      searchTitle
      searchDescription
      breadcrumb
      empty
      steps
      linkLabel
    }
  }
`
