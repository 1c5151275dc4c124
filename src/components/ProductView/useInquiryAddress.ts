import { FORM_ID } from "../../inquiry/inquiryPage"
import { useSite } from "../Site/Site"

/** The address of the form for an inquiry about a product. */
export function useInquiryAddress({ slug }: Pick<Queries.ProductViewFragment, "slug">): string {
  return `${useSite().navigation.contact.to}?product=${slug}#${FORM_ID}`
}
