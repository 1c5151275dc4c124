import {
  isEmpty,
  type AnyField,
  type FieldSet,
  type Widget,
} from "../../content/model/fields/field"
import { markdownToHtml } from "../../content/model/markdown"

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
      return markdownToHtml(`[${label}]`)
    case "relation":
      return null
    default:
      // A malformed address or number would be a broken link.
      return pattern === undefined ? `[${label}]` : ""
  }
}

/** A file as views expect it. The banner finds measured pictures by the name without its ending. */
function fileView(path: string, sources: ViewSources) {
  const name = path.replace(/^.*\//, "").replace(/\.[^.]*$/, "")
  return { name, publicURL: sources.fileAddress(path), childImageSharp: null }
}

/** Today where the editor is, "2026-11-23". */
export function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}
