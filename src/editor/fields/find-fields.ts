import { fieldsAt, isEmpty, type FieldSet, type Path } from "../../content/model/fields/field"
import { originalFile, translationFile, typeOfEntry } from "../../content/model/translation"
import type { PublishedContent } from "../published-content"
import { entryName, entryTitle, fieldLabels } from "../saving/change-check"
import { bothLabels } from "../sentences"
import words from "./synonyms.json"

interface EntryField {
  readonly path: Path
  readonly label: string
  /** What it holds, as visitors read it; empty for pictures, switches and names of entries. */
  readonly text: string
  readonly isEmpty: boolean
  /** Whether its kind is what an editor asks for: a telephone number, an e-mail address. */
  readonly isAsked: boolean
}

/** All fields of an entry that an editor may look for. A list of single values is its values, unless it has none. */
function fieldsOf(fields: FieldSet, entry: unknown): EntryField[] {
  return fieldsAt(fields, entry).flatMap(({ path, value, field: { widget, inner } }) => {
    const item = inner ? undefined : (widget.field as typeof widget | undefined)
    const kind = (item ?? widget).widget
    const isText = /string|number/.test(typeof value) && !/relation|order|image|file/.test(kind)
    const isValues = Array.isArray(value) && value.length > 0 && item !== undefined
    const isOther = !isText && typeof path.at(-1) === "number"
    if (kind === "hidden" || isValues || isOther) return []
    const chosen = widget.options?.find((option) => option.value === value)?.label
    const text = isText ? readText(chosen ?? String(value)) : ""
    const isAsked = /phone|email/.test(kind)
    return [{ path, label: widget.label, text, isEmpty: isEmpty(value), isAsked }]
  })
}

/** A text as visitors read it: without Markdown, with single spaces. */
const readText = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()

/** A text for comparison: "e-mail" is "email", "1800-000" is "1800000", "फ़ोटो" is "फोटो", as most people type it. */
const comparable = (text: string) =>
  readText(text)
    .normalize("NFD")
    .replace(/\u093C/g, "")
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])(\p{L}\p{M}*)[-‑](?=\p{L})/gu, "$1")
    .replace(/[-‑–]/g, " ")
    .replace(/(?<=\d)[\s,.()]+(?=\d)/g, "")

/** A text in which each word begins after a blank. */
const wordsOf = (text: string) => ` ${comparable(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")}`

const meaningsOf = new Map(
  Object.entries<readonly string[]>(words.meanings).map(([word, meanings]) => [
    comparable(word),
    meanings.map(comparable),
  ]),
)
const empty = new Set(words.empty.map(comparable))

export interface FoundText {
  /** The entry, by its path in content/. */
  readonly entry: string
  readonly path: Path
  /** "Branches, Raipur" */
  readonly title: string
  /** "Telephone numbers, number 1" */
  readonly label: string
  /** What it holds, or the part of it around what is searched; empty for what is no text. */
  readonly text: string
  readonly isEmpty: boolean
}

/**
 * The fields that are, hold or are called what is searched, in the order of `ways`: the first that is true of a field is its place.
 *
 * @param piece at least two letters
 */
export function foundTexts(content: PublishedContent, piece: string): readonly FoundText[] {
  const wanted = comparable(piece)
  if (wanted.length < 2) return []
  const asked = wanted.split(" ").filter((word) => !empty.has(word))
  const meanings = asked.map((word) => [word, ...(meaningsOf.get(word) ?? [])])
  const found = Object.entries(content).flatMap(([entry, values]) => {
    const type = typeOfEntry(entry)
    if (!type) return []
    const title = entryTitle(entry, values)
    const other = entryName(type, content[translationFile(entry)]) ?? ""
    const kinds = bothLabels(type.label).split(" · ").map(comparable)
    const isEntry = meanings.length === 1 && kinds.some((kind) => meanings[0]?.includes(kind))
    const names = wordsOf(`${title} ${bothLabels(type.label)} ${other}`)
    return fieldsOf(type.fields, values).flatMap((field, at) => {
      const { path, text } = field
      const label = fieldLabels(type.fields, path)
      const held = comparable(text)
      const named = bothLabels(field.label).split(" · ").map(comparable)
      const place = wordsOf(`${label} ${bothLabels(field.label)}`)
      const isIn = (there: string) => (each: readonly string[]) =>
        each.some((word) => there.includes(` ${word}`))
      const hasAll = asked.length > 0 && meanings.every(isIn(`${place} ${names} ${wordsOf(text)}`))
      const isNamed = hasAll && meanings.some(isIn(place))
      const ways = [
        isNamed && field.isAsked && !field.isEmpty,
        // The first field stands for the entry.
        isEntry && at === 0,
        held === wanted,
        named.includes(wanted),
        held.startsWith(wanted) || held.includes(` ${wanted}`),
        named.some((each) => each.includes(wanted)),
        held.includes(wanted),
        isNamed,
        hasAll && meanings.some(isIn(wordsOf(text))),
        hasAll && at === 0,
      ]
      const rank = ways.indexOf(true)
      if (rank < 0) return []
      return [
        { rank, entry, path, title, label, text: excerpt(text, piece), isEmpty: field.isEmpty },
      ]
    })
  })
  // What is not translated is in the English entry, which comes first.
  const late = ({ entry }: FoundText) => Number(originalFile(entry) !== undefined)
  return found.sort((one, two) => one.rank - two.rank || late(one) - late(two))
}

/** Characters shown before and after the searched text. */
const around = 60

function excerpt(text: string, piece: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(piece.trim().toLowerCase()))
  const [from, to] = [Math.max(0, at - around), at + piece.length + around]
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`
}

/** Texts from this many characters on may match in part: a paragraph of a longer text, a heading with a word added. */
const certainLength = 8

/**
 * The field of the open entry that holds a text of its page.
 *
 * @param file of the entry
 * @param entry as the form has it
 */
export function fieldOfText(file: string, entry: unknown, pressed: string): Path | undefined {
  const text = comparable(pressed)
  if (text === "") return undefined
  // Of "2,40,000 MT" the figure, whose unit is a field of its own.
  const figure = pressed.length <= 20 ? (/\d{3,}/.exec(text)?.[0] ?? text) : text
  const filled = fieldsOf(typeOfEntry(file)?.fields ?? {}, entry).filter((each) => each.text !== "")
  const isPart = (whole: string, part: string) =>
    part.length >= certainLength && whole.includes(part)
  const ways = [
    (held: string) => held === text,
    (held: string) => held === figure,
    (held: string) => isPart(held, text) || isPart(text, held),
  ]
  for (const isIt of ways) {
    const own = filled.find((field) => isIt(comparable(field.text)))
    if (own) return own.path
  }
  return undefined
}
