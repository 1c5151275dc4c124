import type { Organization } from "schema-dts"
import { isExampleAddress, isNetworkHome, isZeroNumber } from "../../content/model/placeholder-text"
import { postalAddress } from "./place"

/** The company's details; see content/model/company.ts */
export interface DescribedCompany {
  readonly name: string
  readonly tagline: string
  readonly tollFree: string
  readonly infoEmail: string
  readonly office: { readonly address: string }
  readonly social: readonly { readonly url: string }[]
}

/** The id of the company in structured data, the same on every page. */
export function companyId(siteUrl: string): string {
  return `${siteUrl}/#organization`
}

/** The company, without placeholders such as a number of zeros. */
export function organization(
  { name, tagline, tollFree, infoEmail, office, social }: DescribedCompany,
  siteUrl: string,
): Exclude<Organization, string> {
  const profiles = social.map(({ url }) => url).filter((url) => !isNetworkHome(url))
  return {
    "@type": "Organization",
    "@id": companyId(siteUrl),
    name,
    slogan: tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    ...(isZeroNumber(tollFree) ? {} : { telephone: tollFree }),
    ...(isExampleAddress(infoEmail) ? {} : { email: infoEmail }),
    address: postalAddress(office.address),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}
