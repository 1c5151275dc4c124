import { showPane } from "./phone-layout"

/** Longer texts than these are found by a part of them: a paragraph of a longer text, a heading with a word added. */
const certainLength = 8

/**
 * The place of the field of an entry that holds a text of its page, as Decap writes places: "slides.0.heading". Undefined when no
 * field holds it, for instance because another entry does.
 */
export function fieldOfText(entry: unknown, shown: string): string | undefined {
  const text = plain(shown)
  if (text === "") return undefined
  const fields = leaves(entry, [])
  const found =
    fields.find(([, value]) => value === text) ??
    fields.find(([, value]) => text.length >= certainLength && value.includes(text)) ??
    fields.find(([, value]) => value.length >= certainLength && text.includes(value))
  return found?.[0]
}

/** All texts and numbers of a value with their places. */
function leaves(value: unknown, path: readonly string[]): (readonly [string, string])[] {
  if (typeof value === "string" || typeof value === "number") {
    return [[path.join("."), plain(String(value))]]
  }
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

/** A text without the marks of Markdown, with single blanks, in small letters. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
}

/** A press on a text or picture of the page opens the field that holds it. */
export function openPressedField(
  target: Element,
  entry: unknown,
  openField: (place: string) => void,
): void {
  const words = target.getAttribute("alt") ?? target.textContent ?? ""
  const place = fieldOfText(entry, words)
  if (place === undefined) return
  showPane("form")
  openField(place)
}
