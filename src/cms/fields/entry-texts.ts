import type { Path } from "../../content-model/fields/field"

/** A text or number of an entry, with its place in it. */
export interface EntryText {
  readonly path: Path
  readonly text: string
}

/** All texts and numbers of an entry. */
export function textsOf(value: unknown, path: Path = []): readonly EntryText[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, text: String(value) }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** A text as visitors read it: without the marks of Markdown, with single blanks. */
export function readText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** A text in the form in which texts are compared. */
export function comparable(text: string): string {
  return readText(text).normalize("NFC").toLowerCase()
}
