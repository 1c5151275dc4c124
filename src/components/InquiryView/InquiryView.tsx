import { InquiryList, type InquiryListProps } from "../../inquiry/list/InquiryList"
import { Banner } from "../Banner/Banner"
import type { PageWords } from "../Seo/PageHead"
import { useSite } from "../Site/Site"

interface InquiryViewProps {
  readonly words: PageWords<Queries.InquiryPageQuery["inquiryPage"]>
  /** The address of the page, which may carry a list. */
  readonly address: InquiryListProps["address"]
}

/** The page with the inquiry list of a buyer. */
export function InquiryView({ words, address }: InquiryViewProps) {
  const { company, navigation } = useSite()
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
    </>
  )
}
