import type { LocalBusiness } from "schema-dts"
import { directionsLink } from "../../branches/directionsLink"
import { sharePictureAddress } from "../../content/routes/share-picture"
import { isZeroNumber } from "../../content/model/placeholder-text"
import { organization, type DescribedCompany } from "./organization"
import { postalAddress } from "./place"

/** A branch as a place of business of the company. A telephone number of zeros is left out. */
export function branchBusiness(
  branch: Queries.BranchEntryFragment,
  path: string,
  company: DescribedCompany,
  siteUrl: string,
): Exclude<LocalBusiness, string> {
  const address = `${siteUrl}${path}`
  const phone = branch.phones.find((number) => !isZeroNumber(number))
  const { position } = branch
  return {
    "@type": "LocalBusiness",
    "@id": `${address}#branch`,
    name: `${company.name}, ${branch.name}`,
    url: address,
    image: `${siteUrl}${sharePictureAddress(path)}`,
    ...(phone ? { telephone: phone } : {}),
    address: postalAddress(branch.address),
    ...(position
      ? {
          geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng },
          hasMap: directionsLink(branch),
        }
      : {}),
    branchOf: organization(company, siteUrl),
  }
}
