import { readContentFiles } from "../src/content/check/read-files"
import type { ContentFile } from "../src/content/check/fault"
import { wrongLink } from "../src/content/model/fields/kinds"
import type { FieldSet, Widget } from "../src/content/model/fields/field"
import { typeOfFile } from "../src/content/model/index"
import { linksInMarkdown } from "../src/content/model/markdown"
import payloads from "./payloads.json"

/*
 * payloads.json: texts that would run a script, leave their place or deceive a reader where a site trusts its content. Each sets
 * `ran` where it is taken for more than text. Links and e-mail addresses are strange where they are allowed, but have more in them
 * than an address; texts that reverse the order of letters are refused.
 */
const { html, templates, markdown, formulas, invisible, strangeLinks, strangeEmails } = payloads

/** Those that any text may be. */
export const textPayloads = [...html, ...templates, ...markdown, ...formulas, ...invisible]

type Field = FieldSet[string]

/** A text of an entry: how editors fill it in, what its field accepts, and where it is. */
interface Place {
  readonly text: string
  readonly widget: Widget
  readonly takes: (text: string) => boolean
  readonly where: string
}

/** The content with some of its texts replaced, and which were. */
interface ChangedContent {
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

/**
 * Formatted text with every payload as a paragraph, except those that make a link of their own: the content check refuses
 * them.
 */
export const hostileMarkdown: readonly string[] = [
  ...textPayloads.filter((payload) => linksInMarkdown(payload).length === 0),
  ...strangeLinks.map((link) => `[x](<${link}>)`),
]

/**
 * The content with a payload in every free text: addresses of pages, numbers, dates and choices stay. Each text gets the
 * next payload; formatted text has all of them. Links and e-mail addresses get one of those that are allowed.
 */
export function hostileContent(): ChangedContent {
  const texts = [...textPayloads]
  const links = [...strangeLinks]
  const emails = [...strangeEmails]
  /** The first payload that the field accepts. It goes to the end of the queue. */
  const next = (waiting: string[], takes: (text: string) => boolean) => {
    const payload = waiting.find(takes)
    if (payload !== undefined) waiting.push(...waiting.splice(waiting.indexOf(payload), 1))
    return payload
  }
  return contentWith(({ widget, takes }) => {
    if (!["string", "text", "markdown"].includes(widget.widget)) return undefined
    const rule = String(widget.pattern ?? "")
    if (rule.endsWith(wrongLink)) return next(links, takes)
    if (rule) return next(emails, takes)
    return widget.widget === "markdown" ? hostileMarkdown.join("\n\n") : next(texts, takes)
  })
}
