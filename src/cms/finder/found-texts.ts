import type { Path } from "../../content-model/fields/field"
import { typeOfEntry } from "../../content-model/translation"
import { comparable, readText, textsOf } from "../fields/entry-texts"
import type { PublishedContent } from "../published-content"
import { fieldLabels, entryTitle } from "../saving/change-check"

/** A field that contains the searched text. */
export interface FoundText {
  /** The entry, by its path in content/. */
  readonly entry: string
  readonly path: Path
  /** "Branches, Raipur" */
  readonly title: string
  /** "Telephone numbers, number 1" */
  readonly label: string
  /** The text, or the part around the searched text. */
  readonly text: string
}

/** Characters shown before and after the searched text. */
const around = 60

/**
 * All fields that contain a piece of text: first those that contain nothing else, then those that begin with it.
 *
 * @param piece at least two letters
 */
export function foundTexts(content: PublishedContent, piece: string): readonly FoundText[] {
  const wanted = comparable(piece)
  if (wanted.length < 2) return []
  const files = Object.entries(content).map(([path, entry]) => ({
    path,
    text: JSON.stringify(entry),
  }))
  const found = Object.entries(content).flatMap(([entry, value]) =>
    textsOf(value).flatMap(({ path, text }) => {
      const at = comparable(text).indexOf(wanted)
      const type = typeOfEntry(entry)
      if (at < 0 || !type) return []
      const rank = comparable(text) === wanted ? 0 : at === 0 ? 1 : 2
      const title = entryTitle(entry, files)
      const label = fieldLabels(type.fields, path)
      return [{ rank, entry, path, title, label, text: excerpt(readText(text), at, wanted.length) }]
    }),
  )
  return found.sort((one, other) => one.rank - other.rank)
}

function excerpt(text: string, at: number, length: number): string {
  const start = Math.max(0, at - around)
  const end = Math.min(text.length, at + length + around)
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`
}
