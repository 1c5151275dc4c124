import type { AnyField } from "../../content/model/fields/field"
import { markdownToHtml } from "../../content/model/markdown"
import { slugOf, type ContentType } from "../../content/model/content-type"
import { contentTypes } from "../../content/model/index"
import { product as productType } from "../../content/model/product"
import { placesIn } from "../../content/model/settings"
import { translatedEntry } from "../../content/model/translation"
import { entryView, type ViewSources } from "../../content/model/view"
import { today } from "../../kit/format/dates"
import { newEntrySlug } from "../published-content"
import { labelWords } from "../sentences"

interface Open {
  readonly type: ContentType
  readonly isTranslation: boolean
  /** Undefined for a new entry. */
  readonly slug?: string
  /** What the form holds. */
  readonly draft: unknown
  /** The published entries in the language of the form, by their path in content/. */
  readonly published: ReadonlyMap<string, unknown>
  /** The published original of the form. */
  readonly original: unknown
  /** The address of a file of content/media; null if it could not be fetched. */
  readonly fileAddress: (path: string) => string | null
}

type Entry = Readonly<Record<string, unknown>>
type List = { readonly nodes: readonly Entry[] }

/**
 * The site around the open entry, and the entry as the form has it, in the shape of the pages' queries: `home`, `allBranch`, and
 * `branch` for one branch: the open one, or the first. The content model determines the fields, which TypeScript cannot follow.
 */
export function pageData(open: Open) {
  const { type, isTranslation, slug, draft, published, original } = open
  const data: Entry = {}
  const entries = [...published] as [string, Entry][]
  const inFolder = (folder: string) => entries.filter(([path]) => path.startsWith(`${folder}/`))
  const hidden = inFolder("products").filter(([, entry]) => entry.hidden)
  const sources: ViewSources = {
    file: (path) => fileView(path, open.fileAddress(path)),
    hidden: hidden
      .flatMap(([, { url, aliases = [] }]) => [url, ...(aliases as string[])])
      .map(String),
    standIn,
  }
  const listOf = (folder: string) => data[folder] as List
  /** The position of an entry in its collection. A new one comes last. */
  const placeOf = (folder: string, wanted: string) => {
    const slugs = inFolder(folder).map(([path]) => slugOf(path))
    const order = (published.get("site/order.json") ?? {}) as Readonly<Record<string, string[]>>
    return placesIn(order[folder] ?? [], slugs).get(wanted) ?? slugs.length + 1
  }
  /** The published entries of a folder that visitors see, without the open one. */
  const others = ({ fields }: ContentType, folder: string): List => ({
    nodes: inFolder(folder)
      .filter((each) => !hidden.includes(each))
      .map(([path, entry]): Entry => {
        const own = slugOf(path)
        return { ...entryView(fields, entry, sources), slug: own, order: placeOf(folder, own) }
      })
      .filter((entry) => folderOf(type) !== folder || entry.slug !== slug)
      .sort(byPlace),
  })
  const shown = () => {
    const entry = isTranslation ? translatedEntry(type, original, draft).entry : draft
    const view = entryView(type.fields, entry, sources)
    return { slug: slug || newEntrySlug, order: placeOf(folderOf(type), slug ?? ""), ...view }
  }
  /** The weight charts of a product, as the query of its page selects them. */
  const chartsOf = (product = ""): List => ({
    nodes: listOf("charts")
      .nodes.filter((chart) => {
        const { products } = published.get(`charts/${String(chart.slug)}.json`) as Entry
        return Array.isArray(products) && products.includes(product)
      })
      .sort((one, other) => String(one.name).localeCompare(String(other.name))),
  })
  for (const each of contentTypes) {
    const { name, fields, storedIn } = each
    const single = name.replace(/^./, (letter) => letter.toLowerCase())
    if ("folder" in storedIn) {
      const { folder } = storedIn
      const isOfProduct = name === "Chart" && type === productType
      lazily(data, folder, () => others(each, folder))
      lazily(data, `all${name}`, () => (isOfProduct ? chartsOf(slug) : data[folder]))
      lazily(data, single, each === type ? shown : () => listOf(folder).nodes[0])
    } else {
      const own = () => entryView(fields, published.get(storedIn.file), sources)
      lazily(data, single, each === type ? shown : own)
    }
  }
  lazily(data, "hiddenProduct", () => data.product)
  return data
}

/** Makes a value when it is asked for, once. */
function lazily(data: Entry, name: string, make: () => unknown): void {
  let made: { readonly value: unknown } | undefined
  Object.defineProperty(data, name, { get: () => (made ??= { value: make() }).value })
}

const folderOf = ({ storedIn }: ContentType) => ("folder" in storedIn ? storedIn.folder : "")

/** In the order editors chose; posts, newest first. */
function byPlace(one: Entry, other: Entry): number {
  if (one.date !== undefined) return String(other.date).localeCompare(String(one.date))
  return Number(one.order) - Number(other.order)
}

/**
 * The placeholder of an empty required field, text the label of the field, so that views never get a half-filled form.
 */
function standIn({
  widget: { widget, label, default: byDefault, pattern, least, options },
}: AnyField) {
  if (byDefault !== undefined) return byDefault
  switch (widget) {
    case "number":
      return least ?? 0
    case "select":
      return options?.[0]?.value
    case "day":
      return today()
    case "image":
    case "file":
      return fileView("", null)
    case "markdown":
      return markdownToHtml(`[${labelWords(label)}]`)
    default:
      // A malformed address or number would be a broken link.
      return pattern === undefined ? `[${labelWords(label)}]` : ""
  }
}

/** A file as views expect it. The banner finds measured pictures by the name without its ending. */
function fileView(path: string, publicURL: string | null) {
  const name = path.replace(/^.*\//, "").replace(/\.[^.]*$/, "")
  return { name, publicURL, childImageSharp: null }
}
