import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Band } from "../components/Band/Band"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { InquiryList } from "../components/InquiryList/InquiryList"
import { NearestBranch } from "../components/NearestBranch/NearestBranch"
import { PageLink } from "../components/PageLink/PageLink"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import { Steps } from "../components/Steps/Steps"
import { DELIVERY_PAGE } from "../delivery/deliveryPage"
import { useWords } from "../interface/words"

export function InquiryPage({ data, location }: PageProps<Queries.InquiryPageQuery>) {
  const { company, navigation } = useSite()
  const shell = useWords("shell")
  const { inquiryPage: words, contact, deliveryCheckPage, allBranch } = data
  if (!words || !contact) return null
  return (
    <>
      <Banner crumbs={{ current: words.breadcrumb }} heading={words.heading} lead={words.lead} />
      <InquiryList
        texts={words}
        company={company}
        contactPage={navigation.contact.to}
        sizesPage="/products"
        address={location}
      />
      {deliveryCheckPage ? (
        <Band
          heading={deliveryCheckPage.heading}
          text={deliveryCheckPage.lead}
          className="band--rule no-print"
        >
          <PageLink className="btn btn--line" to={DELIVERY_PAGE}>
            {shell.checkDelivery}
          </PageLink>
        </Band>
      ) : null}
      <Band heading={contact.nearest.heading} className="band--rule no-print">
        <NearestBranch texts={contact.nearest} branches={allBranch.nodes} />
      </Band>
      <div className="no-print">
        <Steps steps={words.steps} />
      </div>
      <CallToAction />
    </>
  )
}

export function InquiryHead({ data, location }: HeadProps<Queries.InquiryPageQuery>) {
  return <PageHead words={data.inquiryPage} location={location} noindex />
}

export const inquiryPageParts = graphql`
  fragment NearestBranchTexts on NearestBranchWords {
    heading
    label
    hint
    privacy
  }

  fragment InquiryPageParts on Query {
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
    allBranch(sort: { order: ASC }) {
      nodes {
        ...BranchEntry
      }
    }
  }
`
