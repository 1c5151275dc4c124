import {
  fieldsAt,
  isEmpty,
  type FieldSet,
  type Path,
  type Widget,
} from "../../content/model/fields/field"
import { originalFile, translationFile, typeOfEntry } from "../../content/model/translation"
import type { PublishedContent } from "../published-content"
import { entryName, entryTitle, fieldLabels } from "../saving/change-check"
import { bothLabels } from "../sentences"
import words from "./synonyms.json"

const synonyms: Readonly<Record<string, readonly string[]>> = words.meanings

/** A field of an entry as the form has it, with what it holds as words; empty if it holds nothing. */
interface EntryField {
  readonly path: Path
  /** Its label alone: "Toll-free number". */
  readonly label: string
  readonly text: string
  /** Whether the text is one of those to choose from. */
  readonly isChoice: boolean
}

/** Fields that hold no words of the site: names of files of entries and addresses of pictures. */
const unread = ["relation", "entry-order", "image", "file"]

/** All fields of an entry that an editor may look for, also those that are empty. */
function fieldsOf(fields: FieldSet, entry: unknown): EntryField[] {
  return fieldsAt(fields, entry).flatMap(({ path, value, field: { widget } }) => {
    const { label, options } = widget
    if (widget.widget === "hidden") return []
    if (!unread.includes(widget.widget))
      return [{ path, label, text: shown(value, options), isChoice: options !== undefined }]
    return typeof path.at(-1) === "number" ? [] : [{ path, label, text: "", isChoice: false }]
  })
}

function shown(value: unknown, options: Widget["options"]): string {
  if (isEmpty(value) || typeof value === "boolean" || typeof value === "object") return ""
  return options?.find((option) => option.value === value)?.label ?? String(value)
}

/** A text as visitors read it: without Markdown, with single spaces. */
function readText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** A text for comparison. Numbers are their digits, however they are written: "1800-000-0000", "2,40,000". */
function comparable(text: string): string {
  return (
    readText(text)
      .normalize("NFC")
      .toLowerCase()
      // "e-mail" is "email", in Hindi, too.
      .replace(/(?<![\p{L}\p{M}])(\p{L})[-‑](?=\p{L})/gu, "$1")
      .replace(/[-‑–]/g, " ")
      .replace(/(?<=\d)[\s,.()]+(?=\d)/g, "")
      .replace(/\s+/g, " ")
  )
}

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

/**
 * All fields that contain a piece of text, or whose label does: the same texts and labels first, then whole words, then parts of
 * words, and last those where each word is in the text, the label or the name of the entry, in any order and either language.
 *
 * @param piece at least two letters
 */
export function foundTexts(content: PublishedContent, piece: string): readonly FoundText[] {
  const wanted = comparable(piece).trim()
  if (wanted.length < 2) return []
  const asked = wanted.split(" ").filter((word) => !words.empty.includes(word))
  const meanings = asked.map((word) => [word, ...(synonyms[word] ?? [])])
  const isHindi = /\p{Script=Devanagari}/u.test(wanted)
  const found = Object.entries(content).flatMap(([entry, values]) => {
    const type = typeOfEntry(entry)
    if (!type) return []
    const { fields } = type
    const title = entryTitle(entry, values)
    // What is not translated is in the English entry, which comes first.
    const late = originalFile(entry) === undefined ? 0 : isHindi ? 0.2 : 2
    const translation = content[translationFile(entry)]
    const names = [title, bothLabels(type.label), entryName(type, translation) ?? ""].join(" ")
    const all = fieldsOf(fields, values)
    const labelRank = (label: string) =>
      Math.min(
        ...bothLabels(label)
          .split(" · ")
          .map((each) => rankOf(each, wanted)),
      )
    // The first field stands for the entry, where that is what is searched.
    const meant = (synonyms[wanted] ?? []).map((each) => rankOf(type.label, each))
    const first = { rank: Math.min(labelRank(type.label), ...meant) + 0.2, field: all[0] }
    const ranked = all.map((field) => {
      const { label, text, isChoice } = field
      // The same as the text comes before the same as the label.
      const phrase = Math.min(rankOf(text, wanted) + (isChoice ? 2 : 0), labelRank(label) + 0.5)
      if (phrase < 5) return { rank: phrase, field }
      const place = wordsOf(`${fieldLabels(fields, field.path)} ${bothLabels(label)}`)
      const holds = (there: string) => (words: readonly string[]) =>
        words.some((word) => there.includes(` ${word}`))
      const held = wordsOf(text)
      const isNamed = meanings.some(holds(place))
      // The name of the entry alone would find all its fields.
      const isFound =
        (isNamed || meanings.some(holds(held))) &&
        meanings.every(holds(`${place} ${wordsOf(names)} ${held}`))
      return { rank: isFound ? (isNamed ? 5 : 6) : Infinity, field }
    })
    const seen = new Set<string>()
    return [first, ...ranked].flatMap(({ rank, field }) => {
      if (rank === Infinity || !field) return []
      const label = fieldLabels(fields, field.path)
      if (seen.has(label)) return []
      seen.add(label)
      const { path, text } = field
      return [{ rank: rank + late, entry, path, title, label, text: excerpt(text, piece) }]
    })
  })
  return found.sort((one, other) => one.rank - other.rank)
}

/** A text in which each word begins after a blank. */
const wordsOf = (text: string) => ` ${comparable(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")}`

/** 0 for the same text, 1 for its beginning, 2 for a beginning of its words, 3 for parts of words. */
function rankOf(text: string, wanted: string): number {
  const there = comparable(text)
  if (there === wanted) return 0
  if (!there.includes(wanted)) return Infinity
  return there.startsWith(wanted) ? 1 : there.includes(` ${wanted}`) ? 2 : 3
}

/** Characters shown before and after the searched text. */
const around = 60

function excerpt(text: string, piece: string): string {
  const read = readText(text)
  const words = piece.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const at = Math.max(0, read.search(new RegExp(words.join("[^\\p{L}\\p{N}]+"), "iu")))
  const start = Math.max(0, at - around)
  const end = Math.min(read.length, at + piece.length + around)
  return `${start > 0 ? "… " : ""}${read.slice(start, end)}${end < read.length ? " …" : ""}`
}

/** Texts longer than this many characters may match in part: a paragraph of a longer text, a heading with a word added. */
const certainLength = 8

/**
 * The field that holds a text of a page: of the open entry, or else those of others that hold just this text, such as a telephone
 * number or the name of a branch.
 *
 * @param file that of the open entry
 * @param entry as the form has it
 */
export function fieldOfText(
  content: PublishedContent,
  file: string,
  entry: unknown,
  pressed: string,
): { readonly own?: Path; readonly others?: readonly FoundText[] } {
  const text = comparable(pressed)
  if (text === "") return {}
  // Of "2,40,000 MT" the figure, whose unit is a field of its own.
  const figure = pressed.length <= 20 ? /\d{3,}/.exec(text)?.[0] : undefined
  const filled = fieldsOf(typeOfEntry(file)?.fields ?? {}, entry).flatMap((field) =>
    field.text === "" ? [] : [{ ...field, value: comparable(field.text) }],
  )
  const own =
    filled.find(({ value }) => value === text) ??
    filled.find(({ value }) => value === figure) ??
    filled.find(({ value }) => text.length >= certainLength && value.includes(text)) ??
    filled.find(({ value }) => value.length >= certainLength && text.includes(value))
  if (own) return { own: own.path }
  const others = [...new Set([text, figure ?? ""])].flatMap((piece) =>
    foundTexts(content, piece).filter((found) => comparable(found.text) === piece),
  )
  // Numbers and names that are not translated are in the English entry alone.
  const isHindi = originalFile(file) !== undefined
  const isAlike = (found: FoundText) => (originalFile(found.entry) !== undefined) === isHindi
  const alike = others.filter(isAlike)
  // Settings "on product pages" are nearer to a product than those of all pages.
  const kind = comparable(typeOfEntry(file)?.labelSingular ?? "").split(" ")[0]
  const isNear = ({ label }: FoundText) => Boolean(kind) && comparable(label).includes(kind ?? "")
  const found = alike.length > 0 || !isHindi ? alike : others
  return { others: found.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one))) }
}
