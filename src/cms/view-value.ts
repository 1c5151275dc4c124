import { isEmpty, type AnyField, type FieldSet, type Widget } from "../content-model/fields/field"
import { markdownToHtml } from "../content-model/markdown"

export interface ViewSources {
  /** The address a file of content/media can be shown from: the upload itself, or the file of the site. */
  readonly fileAddress: (path: string) => string
  /** The fields of another entry, by collection and slug. */
  readonly entry: (collection: string, slug: string) => unknown
}

/**
 * What GraphQL would give a view for an entry as it is being written: files become addresses, markdown becomes HTML, lists
 * that are not there become empty, names of other entries become those entries. What is required and not there yet is
 * stood in for, text by the label of its field, so that a view never meets a form that is half filled.
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

/** Whether a group that may be left out has the files and numbers no words can stand in for. */
function holdsItsFigures(inner: FieldSet | undefined, value: unknown): boolean {
  if (isEmpty(value)) return false
  return Object.entries(inner ?? {}).every(
    ([name, { widget }]) =>
      widget.required === false ||
      !["image", "file", "number"].includes(widget.widget) ||
      !isEmpty((value as Record<string, unknown>)[name]),
  )
}

/** What stands where a required field is still empty. */
function standIn({ widget, label, default: byDefault, pattern, min, options }: Widget) {
  if (byDefault !== undefined) return byDefault
  switch (widget) {
    case "number":
      return min ?? 0
    case "select":
      return options?.[0]?.value
    case "boolean":
      return false
    case "datetime":
      return new Date().toISOString().slice(0, 10)
    case "image":
    case "file":
      return { name: "", publicURL: null, childImageSharp: null }
    case "markdown":
      return markdownToHtml(`[${label}]`)
    case "relation":
      return null
    default:
      // An address or number in the wrong form would be a broken link.
      return pattern === undefined ? `[${label}]` : ""
  }
}

/** A file as views know it; the name without ending is what the banner's measured pictures go by. */
function fileView(path: string, sources: ViewSources) {
  const name = path.replace(/^.*\//, "").replace(/\.[^.]*$/, "")
  return { name, publicURL: sources.fileAddress(path), childImageSharp: null }
}
