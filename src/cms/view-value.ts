import type { FieldSet } from "../content-model/fields"
import { markdownToHtml } from "../content-model/markdown"

export interface ViewSources {
  /** The address a file of content/media can be shown from: the upload itself, or the file of the site. */
  readonly fileAddress: (path: string) => string
  /** The fields of another entry, by collection and slug. */
  readonly entry: (collection: string, slug: string) => unknown
}

/**
 * What GraphQL would give a view for an entry as it is being written: files become addresses, markdown becomes HTML, lists
 * that are not there become empty, names of other entries become those entries.
 */
export function viewValue(fields: FieldSet, entry: unknown, sources: ViewSources): unknown {
  const given = (entry ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(fields).map(([name, { widget, inner }]) => [
      name,
      fieldValue({ widget, inner }, given[name], sources),
    ]),
  )
}

interface ShownField {
  readonly widget: {
    readonly widget: string
    readonly multiple?: unknown
    readonly collection?: unknown
  }
  readonly inner?: FieldSet
}

function fieldValue({ widget, inner }: ShownField, value: unknown, sources: ViewSources): unknown {
  const isList = widget.widget === "list" || widget.multiple === true
  if (isList) {
    const items = Array.isArray(value) ? value : []
    if (widget.widget === "relation") {
      return items
        .map((slug) => sources.entry(String(widget.collection), String(slug)))
        .filter(Boolean)
    }
    return inner ? items.map((item) => viewValue(inner, item, sources)) : items
  }
  switch (widget.widget) {
    case "object":
      return value === undefined || value === null ? null : viewValue(inner ?? {}, value, sources)
    case "image":
    case "file":
      return typeof value === "string" && value !== "" ? fileView(value, sources) : null
    case "markdown":
      return typeof value === "string" ? markdownToHtml(value) : ""
    case "relation":
      return sources.entry(String(widget.collection), String(value)) ?? null
    default:
      return value ?? (widget.widget === "number" ? 0 : null)
  }
}

/** A file as views know it; the name without ending is what the banner's measured pictures go by. */
function fileView(path: string, sources: ViewSources) {
  const name = path.replace(/^.*\//, "").replace(/\.[^.]*$/, "")
  return { name, publicURL: sources.fileAddress(path), childImageSharp: null }
}
