import type * as React from "react"
import type { SiteContent } from "../../site/Site"
import { slugOf, type ContentType } from "../../content/model/content-type"
import { contentTypes, typeOfFile } from "../../content/model/index"
import { placesIn } from "../../content/model/order"
import { translatedEntry, translationFile, translationType } from "../../content/model/translation"
import { postDate } from "../../site/format/dates"
import type AboutPage from "../../templates/about"
import type DeliveryCheckPage from "../../templates/delivery-check"
import type HiddenProductPage from "../../templates/hidden-product"
import type HomePage from "../../templates/home"
import type PostPage from "../../templates/post"
import type ProductPage from "../../templates/product"
import type { SizedProduct } from "../../steel/range/productSizes"
import { newEntrySlug, type PublishedContent } from "../published-content"
import { viewValue, type ViewSources } from "./view-value"

type DataOf<Page extends (props: never) => React.ReactNode> = Parameters<Page>[0] extends {
  readonly data: infer Data
}
  ? { readonly [Part in keyof Data]: NonNullable<Data[Part]> }
  : never

/** What the queries of all pages find together, and of the open entry what else its preview needs. */
export type PageData = Omit<DataOf<typeof HomePage>, "allPost" | "allProject"> &
  DataOf<typeof AboutPage> &
  DataOf<typeof DeliveryCheckPage> &
  DataOf<typeof HiddenProductPage> &
  DataOf<typeof PostPage> &
  DataOf<typeof ProductPage> &
  SiteContent & {
    readonly contact: NonNullable<Queries.ContactPageQuery["contact"]>
    readonly product: SizedProduct & { readonly hidden: boolean | null }
    readonly post: ListedPost
    readonly project: Node<"allProject"> & { readonly order: number }
    readonly certificate: Node<"allCertificate">
    readonly tolerance: Queries.DeliveryCheckPageQuery["allTolerance"]["nodes"][number]
    readonly allProject: { readonly nodes: readonly PageData["project"][] }
    readonly allPost: { readonly nodes: readonly ListedPost[] }
  }

type Node<List extends "allProject" | "allCertificate"> =
  Queries.HomePageQuery[List]["nodes"][number]

interface ListedPost {
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly shownDate: string
}

interface Open {
  readonly type: ContentType
  readonly isHindi: boolean
  /** Undefined for a new entry. */
  readonly slug?: string
  /** What the form holds. */
  readonly draft: unknown
  readonly content: PublishedContent
  readonly fileAddress: (path: string) => string
}

/**
 * The site around the open entry, and the entry as the form has it, in the shape of the pages' queries: `home`, `allBranch`, and
 * `branch` for one branch: the open one, or the first. The content model determines the fields, which TypeScript cannot follow.
 */
export function pageData(open: Open): PageData {
  const { type, isHindi, slug, draft, content, fileAddress } = open
  const published = isHindi ? inHindi(content) : content
  const asView = (of: ContentType, entry: unknown, entryOf: ViewSources["entry"]) =>
    dated(viewValue(of.fields, entry, { fileAddress, entry: entryOf }))
  /** The published entries of a folder without the open one. Related entries stay names, hidden ones are left out. */
  const others = (of: ContentType, folder: string): Entry[] =>
    Object.entries(published)
      .filter(([path, entry]) => path.startsWith(`${folder}/`) && !(entry as Hideable).hidden)
      .map(([path, entry]) => ({
        ...asView(of, entry, () => null),
        slug: slugOf(path),
        order: placeOf(published, folder, slugOf(path)),
      }))
      .filter((entry) => of !== type || entry.slug !== slug)
      .sort(byPlace)

  const data: Entry = {}
  const shown = () => {
    const folder = "folder" in type.storedIn ? type.storedIn.folder : ""
    const words = isHindi ? translatedEntry(type, content[fileOf(type, slug)], draft).entry : draft
    const related = (collection: string, wanted: string) =>
      (data[listName(collection)] as { nodes: Entry[] }).nodes.find((each) => each.slug === wanted)
    const order = placeOf(published, folder, slug ?? "")
    return { slug: slug || newEntrySlug, order, ...asView(type, words, related) }
  }
  for (const each of contentTypes) {
    const { name, storedIn } = each
    const field = name.replace(/^./, (letter) => letter.toLowerCase())
    if ("file" in storedIn) {
      const own = () => asView(each, published[storedIn.file], () => null)
      lazily(data, field, each === type ? shown : own)
      continue
    }
    lazily(data, `all${name}`, () => ({ nodes: others(each, storedIn.folder) }))
    const first = () => (data[`all${name}`] as { nodes: Entry[] }).nodes[0]
    lazily(data, field, each === type ? shown : first)
  }
  lazily(data, "listing", () => data.allProduct)
  lazily(data, "hiddenProduct", () => data.product)
  return data as unknown as PageData
}

type Entry = Record<string, unknown>
type Hideable = { readonly hidden?: unknown }

/** The name of a folder's entries in queries. */
function listName(folder: string): string {
  const type = contentTypes.find(
    ({ storedIn }) => "folder" in storedIn && storedIn.folder === folder,
  )
  return `all${type?.name}`
}

/** Makes a value when it is asked for, once. */
function lazily(data: Entry, name: string, make: () => unknown): void {
  let made: { readonly value: unknown } | undefined
  Object.defineProperty(data, name, { get: () => (made ??= { value: make() }).value })
}

/** The file of an entry in content/. */
export function fileOf({ storedIn }: ContentType, slug = ""): string {
  return "folder" in storedIn ? `${storedIn.folder}/${slug}.json` : storedIn.file
}

/** In the order editors chose; posts, newest first. */
export function byPlace(
  one: { readonly date?: unknown; readonly order?: unknown },
  other: { readonly date?: unknown; readonly order?: unknown },
): number {
  if (one.date !== undefined) return String(other.date).localeCompare(String(one.date))
  return Number(one.order) - Number(other.order)
}

/** The position of an entry in its collection. A new one comes last. */
function placeOf(published: PublishedContent, folder: string, slug: string): number {
  const slugs = Object.keys(published)
    .filter((path) => path.startsWith(`${folder}/`))
    .map(slugOf)
  const order = (published["site/order.json"] ?? {}) as Readonly<Record<string, string[]>>
  return placesIn(order[folder] ?? [], slugs).get(slug) ?? slugs.length + 1
}

/** Adds the dates that queries derive for a post. */
function dated(entry: Entry): Entry {
  return entry.date === undefined
    ? entry
    : { ...entry, day: entry.date, shownDate: postDate(String(entry.date)) }
}

/** The content in Hindi, for each content. */
const hindiOf = new WeakMap<PublishedContent, PublishedContent>()

/** The content with the Hindi texts there are. */
function inHindi(published: PublishedContent): PublishedContent {
  const made = hindiOf.get(published) ?? translated(published)
  hindiOf.set(published, made)
  return made
}

function translated(published: PublishedContent): PublishedContent {
  return Object.fromEntries(
    Object.entries(published).flatMap(([path, entry]) => {
      const type = typeOfFile(path)
      if (!type || !translationType(type)) return type ? [[path, entry]] : []
      return [[path, translatedEntry(type, entry, published[translationFile(path)]).entry]]
    }),
  )
}
