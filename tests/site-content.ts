import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { readEntries } from "../src/content/check/read-files"
import type { branch } from "../src/content/model/collections"
import type { company as companyType } from "../src/content/model/settings"
import type { EntryOf } from "../src/content/model/content-type"
import type { home as homeType } from "../src/content/model/fixed-pages"
import type { navigation as navigationType } from "../src/content/model/settings"
import type { post } from "../src/content/model/collections"
import type { product } from "../src/content/model/product"
import { placesIn, type OrderedCollection } from "../src/content/model/settings"
import { blogPath } from "../src/content/routes/paths"
import type { Language } from "../src/kit/words/language"
import { siteRoutes } from "../src/content/routes/routes"

/*
 * What the site must show, read from content/: tests compare pages with it, so that an editor who renames, reorders, hides or
 * adds something changes both sides.
 */

const contentFolder = path.resolve(__dirname, "../content")

/** One file of content/, read as JSON. Throws when it is not there or no JSON. */
export function contentFile<Entry>(file: string): Entry {
  return JSON.parse(readFileSync(path.join(contentFolder, file), "utf8")) as Entry
}

/** All entries of a folder of content/, each with its file's name as `slug`. */
export function contentFolderEntries<Entry>(folder: string): (Entry & { readonly slug: string })[] {
  return readdirSync(path.join(contentFolder, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({
      ...contentFile<Entry>(`${folder}/${name}`),
      slug: name.replace(/\.json$/, ""),
    }))
}

export type ProductContent = EntryOf<typeof product> & { readonly hidden?: boolean }
export type BranchContent = EntryOf<typeof branch>

export const company = contentFile<EntryOf<typeof companyType>>("site/company.json")
export const navigation = contentFile<EntryOf<typeof navigationType>>("site/navigation.json")
export const home = contentFile<EntryOf<typeof homeType>>("site/home.json")

/** The entries of a collection in the order editors gave them. */
function inOrder<Entry>(collection: OrderedCollection) {
  const entries = contentFolderEntries<Entry>(collection)
  const list = contentFile<Record<OrderedCollection, string[]>>("site/order.json")[collection]
  const places = placesIn(
    list,
    entries.map(({ slug }) => slug),
  )
  return entries.sort((one, other) => Number(places.get(one.slug)) - Number(places.get(other.slug)))
}

const allProducts = inOrder<ProductContent>("products")
/** The products of the range, in their order. */
export const products = allProducts.filter(({ hidden }) => !hidden)
/** Hidden products: a page at their address says so. */
export const hiddenProducts = allProducts.filter(({ hidden }) => hidden)

/** A product of the range or out of it, by its file. Throws when there is none of that name. */
export function productEntry(slug: string): ProductContent {
  const product = allProducts.find((each) => each.slug === slug)
  if (!product) throw new Error(`content/products has no ${slug}.json`)
  return product
}

/** The products of one list, in their order. */
export const productsListedIn = (place: NonNullable<ProductContent["listedIn"]>[number]) =>
  products.filter(({ listedIn = [] }) => listedIn.includes(place))

export const branches = inOrder<BranchContent>("branches")
/** The name of a branch, by its file. Throws when there is none of that name. */
export function branchName(slug: string): string {
  const branch = branches.find((each) => each.slug === slug)
  if (!branch) throw new Error(`content/branches has no ${slug}.json`)
  return branch.name
}
export const branchesShownOn = (place: "home" | "about" | "contact") =>
  branches.filter(({ shownOn }) => shownOn.includes(place))
export const mappedBranches = branches.filter(({ position }) => position)

export const projects = inOrder<{ name: string; linkTo: string }>("projects")

export const posts = contentFolderEntries<EntryOf<typeof post>>("posts").sort(
  (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
)

/** The entries of Our Products in the menu: the listed products, then the further pages. */
export const menuEntries: readonly (readonly [label: string, path: string])[] = [
  ...productsListedIn("navigation").map(
    ({ navigationName, url }) => [navigationName, url] as const,
  ),
  ...navigation.products.more.map(({ label, to }) => [label, to] as const),
]

/** The address that dials a number written for people. */
export function dialled(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`
}

/** The address of a WhatsApp chat, without a text. */
export function whatsappChat(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}`
}

/** Text normalised for comparison: sizes as 100x50, whatever the page's spaces and characters. */
export function plainText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?[×x] ?(?=\d)/g, "x")
    .trim()
}

export interface SitePage {
  readonly path: string
  /** The template that makes the page: "contact". */
  readonly kind: string
  /** Its file in content/: "site/contact.json". */
  readonly entry: string
  readonly heading: string
  /** The last step of the breadcrumb; Home has none. */
  readonly crumb?: string
  /** Search engines are asked to leave the page out. */
  readonly noindex: boolean
  readonly language: Language
  /** The address of the page in the other language, if it is there. */
  readonly translation?: string
  /** The address of the same text that the page names as its own. */
  readonly canonical?: string
  /** Every text of the entry the page is made of, in the language of the page. */
  readonly texts: readonly string[]
}

/** Every page of the site that answers 200 to a visitor, by the route table and the words of its entry. */
export const pages: readonly SitePage[] = siteRoutes(readEntries(contentFolder))
  .filter(({ linkable }) => linkable)
  .map(({ path: address, template, entry, card, indexed, language, translation, canonical }) => {
    const words = contentFile<Partial<Record<"heading" | "breadcrumb" | "name", string>>>(entry)
    const heading = template === "product" ? (words.heading ?? "") : card.heading
    return {
      path: address,
      kind: template,
      entry,
      heading,
      crumb: crumbOf(address, words, card.heading),
      noindex: !indexed,
      language,
      translation,
      canonical,
      texts: textsIn(words),
    }
  })

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function crumbOf(
  address: string,
  { breadcrumb }: { readonly breadcrumb?: string },
  heading: string,
): string | undefined {
  if (address === "/") return undefined
  if (address === blogPath)
    return contentFile<{ breadcrumb: string }>("site/blog-page.json").breadcrumb
  return address === "/contact/thank-you" ? heading : (breadcrumb ?? heading)
}
