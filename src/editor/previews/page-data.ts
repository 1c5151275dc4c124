import {
  isEmpty,
  type AnyField,
  type FieldSet,
  type Widget,
} from "../../content/model/fields/field"
import { markdownToHtml } from "../../content/model/markdown"
import { slugOf, type ContentType } from "../../content/model/content-type"
import { contentTypes, typeOfFile } from "../../content/model/index"
import { placesIn } from "../../content/model/settings"
import { translatedEntry, translationFile, translationType } from "../../content/model/translation"
import { newEntrySlug, today, type PublishedContent } from "../published-content"
import { labelWords } from "../sentences"

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
  /** The weight charts of a product, as the query of its page selects them. */
  const chartsOf = (product = ""): List => ({
    nodes: listOf("charts")
      .nodes.filter((chart) => {
        const { products } = published[`charts/${String(chart.slug)}.json`] as Entry
        return Array.isArray(products) && products.includes(product)
      })
      .sort((one, other) => String(one.name).localeCompare(String(other.name))),
  })
  for (const each of contentTypes) {
    const { name, storedIn } = each
    const field = name.replace(/^./, (letter) => letter.toLowerCase())
    if ("folder" in storedIn) {
      const { folder } = storedIn
      lazily(data, folder, () => others(each, folder))
      const isOfProduct = name === "Chart" && type.name === "Product"
      lazily(data, `all${name}`, () => (isOfProduct ? chartsOf(slug) : data[folder]))
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

export interface ViewSources {
  /** The address of a file of content/media; null if it could not be fetched. */
  readonly fileAddress: (path: string) => string | null
  /** The fields of another entry, by collection and slug. */
  readonly entry: (collection: string, slug: string) => unknown
}

/**
 * The value GraphQL would give a view for an entry that is being edited: files become addresses, markdown becomes HTML, missing
 * lists become empty, names of other entries become those entries. Missing required values get placeholders, text the label of
 * its field, so that views never get a half-filled form.
 */
export function viewValue(
  fields: FieldSet,
  entry: unknown,
  sources: ViewSources,
): Record<string, unknown> {
  const given = (entry ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldValue(field, given[name], sources)]),
  )
}

function fieldValue(
  { widget, inner }: Pick<AnyField, "widget" | "inner">,
  value: unknown,
  sources: ViewSources,
): unknown {
  const isList = widget.widget === "list" || widget.multiple === true
  if (isList) {
    const items = Array.isArray(value) ? value : []
    if (widget.widget === "relation") {
      return items
        .map((slug) => sources.entry(widget.collection ?? "", String(slug)))
        .filter(Boolean)
    }
    return inner
      ? items.map((item) => viewValue(inner, item, sources))
      : items.filter((item) => !isEmpty(item))
  }
  const isOptional = widget.required === false
  if (widget.widget === "object") {
    return isOptional && !holdsItsFigures(inner, value)
      ? null
      : viewValue(inner ?? {}, value, sources)
  }
  if (isEmpty(value)) return isOptional ? null : standIn(widget)
  switch (widget.widget) {
    case "image":
    case "file":
      return fileView(String(value), sources)
    case "markdown":
      return markdownToHtml(String(value))
    case "relation":
      return sources.entry(widget.collection ?? "", String(value)) ?? null
    default:
      return value
  }
}

/** Whether an optional group has the files and numbers for which there are no placeholders. */
function holdsItsFigures(inner: FieldSet | undefined, value: unknown): boolean {
  if (isEmpty(value)) return false
  return Object.entries(inner ?? {}).every(
    ([name, { widget }]) =>
      widget.required === false ||
      !["image", "file", "number"].includes(widget.widget) ||
      !isEmpty((value as Record<string, unknown>)[name]),
  )
}

/** The placeholder of an empty required field. */
function standIn({ widget, label, default: byDefault, pattern, min, options }: Widget) {
  if (byDefault !== undefined) return byDefault
  switch (widget) {
    case "number":
      return min ?? 0
    case "select":
      return options?.[0]?.value
    case "boolean":
      return false
    case "day":
      return today()
    case "image":
    case "file":
      return { name: "", publicURL: null, childImageSharp: null }
    case "markdown":
      return markdownToHtml(`[${labelWords(label)}]`)
    case "relation":
      return null
    default:
      // A malformed address or number would be a broken link.
      return pattern === undefined ? `[${labelWords(label)}]` : ""
  }
}

/** A file as views expect it. The banner finds measured pictures by the name without its ending. */
function fileView(path: string, sources: ViewSources) {
  const name = path.replace(/^.*\//, "").replace(/\.[^.]*$/, "")
  return { name, publicURL: sources.fileAddress(path), childImageSharp: null }
}
