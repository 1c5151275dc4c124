import { slugOf, type ContentType } from "../../content/model/content-type"
import { contentTypes, typeOfFile } from "../../content/model/index"
import { placesIn } from "../../content/model/settings"
import { translatedEntry, translationFile, translationType } from "../../content/model/translation"
import { newEntrySlug, type PublishedContent } from "../published-content"
import { viewValue, type ViewSources } from "./view-value"

interface Open {
  readonly type: ContentType
  readonly isHindi: boolean
  /** Undefined for a new entry. */
  readonly slug?: string
  /** What the form holds. */
  readonly draft: unknown
  /** In the language of the form; see `inHindi`. */
  readonly published: PublishedContent
  /** The published original of the form. */
  readonly original: unknown
  readonly fileAddress: (path: string) => string | null
}

type Entry = Record<string, unknown>
type List = { readonly nodes: readonly Entry[] }

/**
 * The site around the open entry, and the entry as the form has it, in the shape of the pages' queries: `home`, `allBranch`, and
 * `branch` for one branch: the open one, or the first. The content model determines the fields, which TypeScript cannot follow.
 */
export function pageData({ type, isHindi, slug, draft, published, original, fileAddress }: Open) {
  const data: Entry = {}
  const listOf = (folder: string) => data[folder] as List
  const asView = (of: ContentType, entry: unknown, related: ViewSources["entry"] = () => null) =>
    dated(viewValue(of.fields, entry, { fileAddress, entry: related }))
  /** The published entries of a folder without the open one. Related entries stay names, hidden ones are left out. */
  const others = (of: ContentType, folder: string): List => ({
    nodes: Object.entries(published)
      .filter(([path, entry]) => path.startsWith(`${folder}/`) && !(entry as Entry).hidden)
      .map(([path, entry]) => ({
        ...asView(of, entry),
        slug: slugOf(path),
        order: placeOf(published, folder, slugOf(path)),
      }))
      .filter((entry) => of !== type || entry.slug !== slug)
      .sort(byPlace),
  })
  const shown = () => {
    const folder = "folder" in type.storedIn ? type.storedIn.folder : ""
    const words = isHindi ? translatedEntry(type, original, draft).entry : draft
    const related = (collection: string, wanted: string) =>
      listOf(collection).nodes.find((each) => each.slug === wanted)
    const order = placeOf(published, folder, slug ?? "")
    return { slug: slug || newEntrySlug, order, ...asView(type, words, related) }
  }
  for (const each of contentTypes) {
    const { name, storedIn } = each
    const field = name.replace(/^./, (letter) => letter.toLowerCase())
    if ("folder" in storedIn) {
      const { folder } = storedIn
      lazily(data, folder, () => others(each, folder))
      lazily(data, `all${name}`, () => data[folder])
      lazily(data, field, each === type ? shown : () => listOf(folder).nodes[0])
    } else {
      const own = () => asView(each, published[storedIn.file])
      lazily(data, field, each === type ? shown : own)
    }
  }
  lazily(data, "listing", () => data.allProduct)
  lazily(data, "hiddenProduct", () => data.product)
  return data
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
function byPlace(one: Entry, other: Entry): number {
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

/** Adds the date by the name that queries give it. */
function dated(entry: Entry): Entry {
  return entry.date === undefined ? entry : { ...entry, day: entry.date }
}

/** The content with the Hindi texts there are. */
export function inHindi(published: PublishedContent): PublishedContent {
  return Object.fromEntries(
    Object.entries(published).flatMap(([path, entry]) => {
      const type = typeOfFile(path)
      if (!type || !translationType(type)) return type ? [[path, entry]] : []
      return [[path, translatedEntry(type, entry, published[translationFile(path)]).entry]]
    }),
  )
}
