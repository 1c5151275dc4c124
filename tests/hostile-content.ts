import { readContentFiles } from "../src/build/content-files"
import type { ContentFile } from "../src/build/content-check"
import type { FieldSet, Widget } from "../src/content-model/fields"
import { typeOfFile } from "../src/content-model/index"
import { textPayloads } from "./payloads"

type Field = FieldSet[string]

/** A text of an entry: how editors fill it in, what its field takes, and where it stands. */
interface Place {
  readonly text: string
  readonly widget: Widget
  readonly takes: (text: string) => boolean
  readonly where: string
}

/** The content with some of its texts replaced, and which were. */
export interface ChangedContent {
  readonly files: readonly ContentFile[]
  readonly places: readonly { readonly where: string; readonly text: string }[]
}

/** Asks for a new text for every text of the project's content; undefined leaves it as it is. */
export function contentWith(replacement: (place: Place) => string | undefined): ChangedContent {
  const places: { where: string; text: string }[] = []
  const replaced = (value: string, place: Place) => {
    const text = replacement(place)
    if (text !== undefined) places.push({ where: place.where, text })
    return text ?? value
  }
  const changed = (field: Field, value: unknown, where: string): unknown => {
    if (typeof value === "string") {
      const takes = (text: string) => field.schema.safeParse(text).success
      return replaced(value, { text: value, widget: field.widget, takes, where })
    }
    if (Array.isArray(value)) {
      const takes = (text: string) => field.schema.safeParse([text]).success
      return value.map((item: unknown, index) => {
        const inList = `${where}[${index}]`
        if (typeof item === "object" && item !== null) return within(field.inner, item, inList)
        const widget = (field.widget.field ?? field.widget) as Widget
        return typeof item === "string"
          ? replaced(item, { text: item, widget, takes, where: inList })
          : item
      })
    }
    return typeof value === "object" && value !== null ? within(field.inner, value, where) : value
  }
  const within = (fields: FieldSet = {}, entry: object, where: string) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        fields[name] ? changed(fields[name], value, `${where} ${name}`) : (value as unknown),
      ]),
    )
  const files = readContentFiles("content").map(({ path, text }) => {
    const entry = JSON.parse(text) as object
    return { path, text: JSON.stringify(within(typeOfFile(path)?.fields, entry, path), null, 2) }
  })
  return { files, places }
}

/** The content with a payload in every text that is free: not an address, a number, a date or a choice. Each in turn. */
export function hostileContent(): ChangedContent {
  const waiting = [...textPayloads]
  return contentWith(({ widget, takes }) => {
    if (!["string", "text", "markdown"].includes(widget.widget) || widget.pattern) return undefined
    const payload = waiting.find(takes)
    if (payload !== undefined) waiting.push(...waiting.splice(waiting.indexOf(payload), 1))
    return payload
  })
}
