import { Band } from "../Band/Band"
import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { InquiryList } from "../InquiryList/InquiryList"
import { NearestBranch } from "../../branches/nearest/NearestBranch"
import { PageLink } from "../PageLink/PageLink"
import { useSite } from "../Site/Site"
import { Steps } from "../Steps/Steps"
import type { PageWords } from "../Seo/PageHead"
import { useWords } from "../../interface/words"

interface InquiryViewProps {
  readonly words: PageWords<Queries.InquiryPageQuery["inquiryPage"]>
  readonly contact: NonNullable<Queries.InquiryPageQuery["contact"]>
  readonly deliveryCheckPage: Queries.InquiryPageQuery["deliveryCheckPage"]
  readonly branches: Queries.InquiryPageQuery["allBranch"]["nodes"]
  /** The address of the page, which may carry a list. */
  readonly address: React.ComponentProps<typeof InquiryList>["address"]
}

/** The page with the inquiry list of a buyer. */
export function InquiryView(props: InquiryViewProps) {
  const { words, contact, deliveryCheckPage, branches, address } = props
  const { company, navigation } = useSite()
  const shell = useWords("shell")
  return (
    <>
      <Banner crumbs={{ current: words.breadcrumb }} heading={words.heading} lead={words.lead} />
      <InquiryList
        texts={words}
        company={company}
        contactPage={navigation.contact.to}
        sizesPage="/products"
        address={address}
      />
      {deliveryCheckPage ? (
        <Band
          heading={deliveryCheckPage.heading}
          text={deliveryCheckPage.lead}
          className="band--rule no-print"
        >
          <PageLink className="btn btn--line" to="/delivery-check">
            {shell.checkDelivery}
          </PageLink>
        </Band>
      ) : null}
      <Band heading={contact.nearest.heading} className="band--rule no-print">
        <NearestBranch texts={contact.nearest} branches={branches} />
      </Band>
      <div className="no-print">
        <Steps steps={words.steps} />
      </div>
      <CallToAction />
    </>
  )
}
