import type { Path } from "../../content-model/fields/field"
import { typeOfEntry } from "../../content-model/translation"
import { comparable, digitsOf, fieldsOf, numbersIn, readText } from "../fields/entry-texts"
import type { PublishedContent } from "../published-content"
import { entryTitle, fieldLabels } from "../saving/change-check"

/** A field that contains the searched text, or is named so. */
export interface FoundText {
  /** The entry, by its path in content/. */
  readonly entry: string
  readonly path: Path
  /** "Branches, Raipur" */
  readonly title: string
  /** "Telephone numbers, number 1" */
  readonly label: string
  /** The text, or the part around the searched text; empty for an empty field. */
  readonly text: string
}

/** Characters shown before and after the searched text. */
const around = 60

/** A number of this many digits or more is found in any way of writing it. */
const certainDigits = 3

/**
 * All fields that contain a piece of text, or whose label does: the same texts and labels first, then whole words, then parts of
 * words.
 *
 * @param piece at least two letters
 */
export function foundTexts(content: PublishedContent, piece: string): readonly FoundText[] {
  const wanted = comparable(piece)
  if (wanted.length < 2) return []
  const digits = digitsOf(piece) ?? ""
  const files = Object.entries(content).map(([path, entry]) => ({
    path,
    text: JSON.stringify(entry),
  }))
  const found = files.flatMap(({ path: entry }) => {
    const type = typeOfEntry(entry)
    if (!type) return []
    return fieldsOf(type.fields, content[entry]).flatMap(({ path, label, text }) => {
      const rank = Math.min(rankOf(text, wanted, digits), rankOfLabel(label, wanted))
      if (rank === none) return []
      const title = entryTitle(entry, files)
      return [
        {
          rank,
          entry,
          path,
          title,
          label: fieldLabels(type.fields, path),
          text: excerpt(text, wanted),
        },
      ]
    })
  })
  return found.sort((one, other) => one.rank - other.rank)
}

const none = 9

function rankOf(text: string, wanted: string, digits: string): number {
  const there = comparable(text)
  const isNumber = digits.length >= certainDigits && digitsOf(text) === digits
  if (there === wanted || isNumber) return 0
  const numbers = digits.length >= certainDigits ? numbersIn(text) : []
  if (numbers.includes(digits)) return 1
  if (there.includes(wanted)) return there.startsWith(wanted) ? 3 : isWord(there, wanted) ? 4 : 6
  return numbers.some((number) => number.includes(digits)) ? 5 : none
}

function rankOfLabel(label: string, wanted: string): number {
  const there = comparable(label)
  if (there === wanted) return 2
  if (!there.includes(wanted)) return none
  return isWord(there, wanted) ? 4 : 7
}

/** Whether a piece of a text begins and ends where words do. */
function isWord(text: string, piece: string): boolean {
  return ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `.includes(` ${piece} `)
}

function excerpt(text: string, wanted: string): string {
  const read = readText(text)
  const at = Math.max(0, comparable(text).indexOf(wanted))
  const start = Math.max(0, at - around)
  const end = Math.min(read.length, at + wanted.length + around)
  return `${start > 0 ? "… " : ""}${read.slice(start, end)}${end < read.length ? " …" : ""}`
}
