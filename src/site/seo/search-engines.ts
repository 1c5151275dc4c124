import { directionsLink } from "../../branches/places"
import { isExampleAddress, isNetworkHome, isZeroNumber } from "../../content/model/placeholder-text"
import { sharePictureAddress } from "../../content/routes/paths"
import { largestFile, type PictureData } from "../../kit/blocks/Picture"
import type { SiteContent } from "../../kit/Site"
import { languageOf, languageTag } from "../../kit/words/language"

/** A thing of schema.org. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>

type PostContent = NonNullable<Queries.PostPageQuery["post"]>

/** How many characters of a title search engines show. */
export const longestTitle = 60
/** How many characters of a description search engines show. */
export const longestDescription = 160

/** The page's title with the company's name, if both fit. */
export function titleWithCompany(title: string, company: string): string {
  const full = `${title} | ${company}`
  return full.length <= longestTitle ? full : title
}

/** Description of a branch page: name, address and offer; without the address if too long. `stop` ends a sentence. */
export function branchDescription(
  { name, address }: { readonly name: string; readonly address: string },
  offer: string,
  stop: string,
): string {
  const place = address.replace(/\s*\n\s*/g, ", ")
  const whole = `${name}: ${place}${stop} ${offer}`
  return whole.length <= longestDescription ? whole : `${name}: ${offer}`
}

/** The breadcrumb of a page, which is its last step. */
export function breadcrumbList(
  crumbs: readonly { readonly label: string; readonly to: string }[],
  siteUrl: string,
): Thing {
  const itemListElement = crumbs.map(
    ({ label, to }, index) =>
      ({ "@type": "ListItem", position: index + 1, name: label, item: `${siteUrl}${to}` }) as const,
  )
  return { "@type": "BreadcrumbList", itemListElement }
}

/**
 * The text of a JSON-LD script. Every "<" is written as its code, so that no content can end the script or start a comment. So
 * is every "&", because Gatsby decodes entities in the scripts of a page's head: "&lt;/script>" would end the script too.
 */
export function jsonLdText(things: readonly Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things }
  return JSON.stringify(graph).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")
}

/**
 * A postal address from text: the last part is the state, the one before it the city, the rest the street. "Pipe
 * Market, Ghaziabad, Uttar Pradesh 201001"
 */
export function postalAddress(written: string): Thing {
  const pin = /\b\d{3} ?\d{3}\b/.exec(written)?.[0]
  const parts = written
    .replace(pin ?? "", "")
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s-]+|[\s-]+$/g, ""))
    .filter((part) => part !== "" && part.toLowerCase() !== "india")
  const region = parts.pop()
  const locality = parts.pop()
  return {
    "@type": "PostalAddress",
    streetAddress: parts.join(", ") || undefined,
    addressLocality: locality,
    addressRegion: region,
    postalCode: pin?.replace(" ", ""),
    addressCountry: "IN",
  }
}

type Company = Pick<
  SiteContent["company"],
  "name" | "tagline" | "tollFree" | "infoEmail" | "office" | "social"
>

/** The id of the company in structured data, the same on every page. */
function companyId(siteUrl: string): string {
  return `${siteUrl}/#organization`
}

/** The company, without placeholders such as a number of zeros. What is undefined is left out of the JSON. */
export function organization(
  { name, tagline, tollFree, infoEmail, office, social }: Company,
  siteUrl: string,
): Thing {
  const profiles = social.map(({ url }) => url).filter((url) => !isNetworkHome(url))
  return {
    "@type": "Organization",
    "@id": companyId(siteUrl),
    name,
    slogan: tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    telephone: isZeroNumber(tollFree) ? undefined : tollFree,
    email: isExampleAddress(infoEmail) ? undefined : infoEmail,
    address: {
      ...postalAddress(office.address),
      addressLocality: office.locality,
      addressRegion: office.region,
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

/** A branch as a place of business of the company. A telephone number of zeros is left out. */
export function branchBusiness(
  branch: Queries.BranchEntryFragment,
  path: string,
  company: Company,
  siteUrl: string,
): Thing {
  const address = `${siteUrl}${path}`
  const { position } = branch
  return {
    "@type": "LocalBusiness",
    "@id": `${address}#branch`,
    name: `${company.name}, ${branch.name}`,
    url: address,
    image: `${siteUrl}${sharePictureAddress(path)}`,
    telephone: branch.phones.find((number) => !isZeroNumber(number)),
    address: postalAddress(branch.address),
    geo: position
      ? { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng }
      : undefined,
    hasMap: position ? directionsLink(branch) : undefined,
    branchOf: organization(company, siteUrl),
  }
}

type DescribedProduct = Pick<
  NonNullable<Queries.ProductPageQuery["product"]>,
  "name" | "searchDescription" | "specifications" | "standards" | "pictures"
>

/** The tables of sizes on a page, and the same as files. */
interface PageTables {
  /** The id of the part of the page. */
  readonly id: string
  readonly name: string
  readonly files: readonly { readonly address: string }[]
}

/**
 * The page of a product or of a weight chart, with its tables. It is not a `Product`: search engines show one only with a price, rating or review, and
 * report one without as faulty.
 *
 * @param tables null for a page without tables
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function pageWithTables(
  { name, searchDescription, specifications, standards, pictures }: DescribedProduct,
  tables: PageTables | null,
  path: string,
  siteUrl: string,
): Thing {
  const address = `${siteUrl}${path}`
  const others = standards.filter(
    (standard) => !specifications.some(({ value }) => value === standard),
  )
  const specified = [...specifications.map(({ label, value }) => `${label}: ${value}`), ...others]
  return {
    "@type": "WebPage",
    "@id": `${address}#page`,
    name,
    description: searchDescription,
    url: address,
    inLanguage: languageTag[languageOf(path)],
    primaryImageOfPage: { "@type": "ImageObject", url: siteUrl + pictureOf(pictures[0], path) },
    publisher: { "@id": companyId(siteUrl) },
    about: { "@type": "Thing", name, description: specified.join(", ") || undefined },
    hasPart: tables
      ? {
          "@type": "Table",
          name: tables.name,
          url: `${address}#${tables.id}`,
          encoding: tables.files.map(({ address: file }) => ({
            "@type": "MediaObject",
            contentUrl: siteUrl + file,
            encodingFormat: file.endsWith(".pdf") ? "application/pdf" : "text/csv",
          })),
        }
      : undefined,
  }
}

/** The picture of an entry, or else the one for shared links to its page. */
function pictureOf(picture: PictureData | null | undefined, path: string): string {
  return (picture && largestFile(picture)) ?? sharePictureAddress(path)
}

/** A post of the blog, and its film. */
export function blogPosting(
  { title, searchDescription, date, poster, film }: PostContent,
  path: string,
  company: string,
  siteUrl: string,
): Thing {
  const address = `${siteUrl}${path}`
  const image = siteUrl + pictureOf(poster, path)
  const author = { "@type": "Organization", "@id": companyId(siteUrl), name: company } as const
  const video = (caption: string, file: string): Thing => ({
    "@type": "VideoObject",
    name: title,
    description: caption,
    thumbnailUrl: image,
    // Midnight in India.
    uploadDate: `${date}T00:00:00+05:30`,
    contentUrl: siteUrl + file,
  })
  return {
    "@type": "BlogPosting",
    "@id": `${address}#post`,
    headline: title,
    description: searchDescription,
    datePublished: date,
    inLanguage: languageTag[languageOf(path)],
    mainEntityOfPage: address,
    image,
    author,
    publisher: author,
    video: film?.mp4.publicURL ? video(film.caption, film.mp4.publicURL) : undefined,
  }
}
