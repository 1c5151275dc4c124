import type { Path } from "../../content-model/fields/field"

/** A text or number of an entry, with its path in it. */
interface EntryText {
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

/** A text as visitors read it: without Markdown, with single spaces. */
export function readText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** A text normalised for comparison. */
export function comparable(text: string): string {
  return readText(text).normalize("NFC").toLowerCase()
}
