import type { ContentFile, Fault, MediaFile } from "../../content/check/fault"
import { contentFaults } from "../../content/check/rules"
import { entryText, slugOf, type ContentType } from "../../content/model/content-type"
import { missing, valueAt, type FieldSet, type Path } from "../../content/model/fields/field"
import { typeOfEntry } from "../../content/model/translation"
import { checkWords, itemWords, labelWords, say } from "../sentences"

/** The content of the site: the text of each entry by its path in content/, and the files of content/media. */
export interface Content {
  readonly files: readonly ContentFile[]
  readonly media: readonly MediaFile[]
}

/** A change about to be written. Paths start in content/: "branches/raipur.json", "media/yard.jpg". */
export interface Change {
  readonly writes?: readonly ContentFile[]
  readonly uploads?: readonly MediaFile[]
  readonly deletes?: readonly string[]
}

/** "content/branches/raipur.json" reads "branches/raipur.json". */
export function inContent(path: string): string {
  return path.replace(/^content\//, "")
}

/** The text of an entry; undefined if there is none. */
export function textIn({ files }: Content, path: string): string | undefined {
  return files.find((file) => file.path === inContent(path))?.text
}

/** The content after a change. */
export function changed(
  { files, media }: Content,
  { writes = [], uploads = [], deletes = [] }: Change,
): Content {
  const inMedia = ({ path }: MediaFile) => `media/${path}`
  const gone = [...deletes, ...writes.map(({ path }) => path), ...uploads.map(inMedia)]
  return {
    files: [...files.filter(({ path }) => !gone.includes(path)), ...writes],
    media: [...media.filter((file) => !gone.includes(inMedia(file))), ...uploads],
  }
}

/**
 * The faults a change would cause in the content check of the whole site: all faults of the entries written, and new faults
 * elsewhere.
 */
export function changeFaults(before: Content, after: Content): readonly Fault[] {
  const faults = contentFaults(after.files, after.media)
  if (faults.length === 0) return []
  const known = contentFaults(before.files, before.media).map(named)
  const written = after.files.filter((file) => !before.files.includes(file))
  return faults.filter(
    (fault) =>
      written.some(({ path }) => fault.file === `content/${path}`) || !known.includes(named(fault)),
  )
}

function named({ file, field, message }: Fault): string {
  return [file, field, message].join("\n")
}

/**
 * A fault as the editor shows it. In the open entry the label of the field is enough; otherwise the name of the entry comes
 * first: "Products, HR Sheet, Text: leads to /ms-sheet, and there is no such page".
 */
export function faultSentence(fault: Fault, content: Content, open?: string): string {
  const place = faultPlace(fault, content, open)
  const group = fault.message === missing ? groupToLeaveOut(fault) : undefined
  const words = group
    ? say("please fill in, or empty all fields of “{group}” to leave it out", { group })
    : checkWords(fault.message)
  const message = words.replace(/content\/(\S+\.json)/g, (_, other: string) =>
    titleIn(content, other),
  )
  return place ? `${place}: ${message}` : message
}

/** The place of a fault: "Products, HR Sheet, Text". Empty if it is in no existing entry. */
export function faultPlace({ file, field }: Fault, content: Content, open?: string): string {
  const path = inContent(file)
  const type = typeOfEntry(path)
  if (!type || textIn(content, path) === undefined) return ""
  const title = path === open ? [] : [titleIn(content, path)]
  const labels = field ? [fieldLabels(type.fields, fieldPath(field))] : []
  return [...title, ...labels].join(", ")
}

/** The label of the optional group that a field is in, if all in it may stay empty. */
function groupToLeaveOut({ file, field }: Fault): string | undefined {
  let inside = typeOfEntry(inContent(file))?.fields
  let group: string | undefined
  for (const part of fieldPath(field).slice(0, -1)) {
    const around: FieldSet[string] | undefined = inside?.[part]
    const { widget, required, label } = around?.widget ?? {}
    // An item of a list is there.
    if (typeof part === "number") group = undefined
    else if (widget === "object" && required === false) group = labelWords(String(label))
    if (typeof part === "string") inside = around?.inner
  }
  return group
}

/** "pictures[1].alt" as the parts of a path */
export function fieldPath(field: string): Path {
  return [...field.matchAll(/[^.[\]]+/g)].map(([part]) =>
    /^\d+$/.test(part) ? Number(part) : part,
  )
}

/** Where the form has what was written at a path: empty items of its lists were not. */
export function placeInForm(fields: FieldSet, form: unknown, path: Path): Path {
  const place: (string | number)[] = []
  let inside: FieldSet | undefined = fields
  for (const part of path) {
    const value = valueAt(form, place)
    if (typeof part === "string") inside = inside?.[part]?.inner
    const isFilled = (item: unknown) => entryText(inside ?? {}, item) !== entryText({}, {})
    const filled = Array.isArray(value) ? [...value.keys()].filter((at) => isFilled(value[at])) : []
    place.push(typeof part === "number" ? (filled[part] ?? part) : part)
  }
  return place
}

/** The name of an entry in the editor's lists: "Products, MS Pipes". */
export function entryTitle(path: string, entry: unknown): string {
  const type = typeOfEntry(path)
  if (!type || "file" in type.storedIn) return type ? labelWords(type.label) : path
  return `${labelWords(type.label)}, ${entryName(type, entry) ?? slugOf(path)}`
}

/** The same of an entry of this content. */
export function titleIn(content: Content, path: string): string {
  return entryTitle(path, entryIn(textIn(content, path)))
}

/** The name of an entry on the site. */
export function entryName({ fields, namedBy }: ContentType, entry: unknown): string | undefined {
  const name = valueAt(entry, ["name" in fields ? "name" : String(namedBy)])
  return typeof name === "string" ? name : undefined
}

/** The entry in a file; an empty one if the file is missing or not JSON. */
export function entryIn(text = "{}"): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** ["pictures", 1, "alt"] reads Pictures, picture 2, What the picture shows */
export function fieldLabels(fields: FieldSet, path: Path): string {
  const labels: string[] = []
  let inside: FieldSet | undefined = fields
  let singular = itemWords("entry")
  for (const part of path) {
    if (typeof part === "number") {
      labels.push(`${singular} ${part + 1}`)
      continue
    }
    const field: FieldSet[string] | undefined = inside?.[part]
    labels.push(labelWords(field?.widget.label ?? part))
    singular = itemWords(String(field?.widget.label_singular ?? singular))
    inside = field?.inner
  }
  return labels.join(", ")
}
