import { isEmpty, type AnyField, type FieldSet } from "./fields/field"
import { markdownToHtml } from "./markdown"

/** Where the parts of a view come from: the nodes of a build, or the form and the published content of the editor. */
export interface ViewSources {
  /** A file of content/media, by its path from the entry. */
  readonly file: (path: string) => unknown
  /** The addresses of hidden products. Items of lists that lead there are left out. */
  readonly hidden: readonly string[]
  /** The value shown for a required field that is still empty. Only a form can have one. */
  readonly standIn: (field: AnyField) => unknown
}

/**
 * An entry as pages show it: files are files, markdown is HTML, missing lists are empty.
 * Gatsby's resolvers and the editor's preview both call this.
 */
export function entryView(
  fields: FieldSet,
  entry: unknown,
  sources: ViewSources,
): Record<string, unknown> {
  const given = (entry ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldView(field, given[name], sources)]),
  )
}

/** The same for the value of one field. */
export function fieldView(field: AnyField, value: unknown, sources: ViewSources): unknown {
  const { widget, inner } = field
  if (widget.widget === "list" || widget.multiple === true) {
    return listView(field, Array.isArray(value) ? value : [], sources)
  }
  const isOptional = widget.required === false
  if (inner) {
    return isOptional && !holdsItsFigures(inner, value) ? null : entryView(inner, value, sources)
  }
  // In a form a number may be a text that is no number.
  const isUnread = widget.widget === "number" && typeof value !== "number"
  if (isEmpty(value) || isUnread) return isOptional ? null : sources.standIn(field)
  switch (widget.widget) {
    case "image":
    case "file":
      return sources.file(String(value))
    case "markdown":
      return markdownToHtml(String(value))
    default:
      return value
  }
}

function listView({ inner, leadsBy }: AnyField, items: unknown[], sources: ViewSources) {
  if (!inner) return items.filter((item) => !isEmpty(item))
  const views = items.map((item) => entryView(inner, item, sources))
  const leadsTo = (item: (typeof views)[number]) =>
    String(item[leadsBy ?? ""]).replace(/[?#].*$/, "")
  return views.filter((item) => !sources.hidden.includes(leadsTo(item)))
}

/** Whether an optional group has the files and numbers for which nothing can stand. */
function holdsItsFigures(inner: FieldSet, value: unknown): boolean {
  if (isEmpty(value)) return false
  return Object.entries(inner).every(
    ([name, { widget }]) =>
      widget.required === false ||
      !["image", "file", "number"].includes(widget.widget) ||
      !isEmpty((value as Record<string, unknown>)[name]),
  )
}
