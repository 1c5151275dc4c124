import { numberOfWord, unitOfWord, type FigureUnit } from "../steel/figure"
import table from "./vocabulary.json"

/** Units of figures. `soot` is an eighth of an inch, `running*` a total length, `lots` a unit without a fixed amount. */
export type Unit = FigureUnit | keyof (typeof table)["unit"]

/** What a neighbouring word says a figure is. */
export type Role = keyof (typeof table)["role"]

/** Goods that are not sold here. */
export type UnsoldGoods = keyof (typeof table)["unsold"]

/** Groups of the vocabulary that are no kinds of words. */
type OtherGroup = "glued" | "column" | "vague" | "asideColumn" | "plural" | "quality" | "part"

export type Kind = Exclude<keyof typeof table, OtherGroup>

/** The kinds of words, in the order of the vocabulary. If a word has several meanings, that of the later kind counts. */
const kinds = (Object.keys(table) as (Kind | OtherGroup)[]).filter(
  (group): group is Kind => !/^(glued|column|vague|asideColumn|plural|quality|part)$/.test(group),
)

/** The meaning of a word or a phrase: its kind and its row in the vocabulary, "square gpSquare" for "chaukor". */
export interface Meaning {
  readonly is: Kind
  readonly value: string
}

/** Composed letters, so that both ways of typing "ड़" are found. */
function plainWord(word: string): string {
  return word.normalize("NFKC").toLowerCase()
}

function wordsIn(list: string): string[] {
  return list.split(", ").map(plainWord)
}

/** The words of a group of the vocabulary, each with its row. A group of one row has no names. */
function rowsOf(group: string | Readonly<Record<string, string>>): (readonly [string, string])[] {
  const rows = typeof group === "string" ? { "": group } : group
  return Object.entries(rows).flatMap(([value, list]) =>
    wordsIn(list).map((word) => [word, value] as const),
  )
}

/** Words of the quantity fields that are no unit here: "6 length" can be a length, "Unit: kg" names one. */
const notAlone = new Set(["length", "unit", "joint", "joints"])

/** Those of the quantity fields, and more that buyers write in a line. */
const units: ReadonlyMap<string, string> = new Map([
  ...[...unitOfWord].filter(([word]) => !notAlone.has(word)),
  ...rowsOf(table.unit),
])
const meanings = new Map<string, Meaning>(
  kinds.flatMap((is) =>
    [...(is === "unit" ? units : rowsOf(table[is]))].map(
      ([word, value]) => [word, { is, value }] as const,
    ),
  ),
)
/** Names of goods not sold here, or words, of which something holds. */
export function groupOf(group: "quality" | "part" | "plural"): ReadonlySet<string> {
  return new Set(table[group].split(", "))
}
const plurals = groupOf("plural")
const glued = wordsIn(table.glued)

/** The meaning of a word or phrase that is not the unit of a figure, or null. */
export function meaningOf(word: string): Meaning | null {
  return meanings.get(plainWord(word)) ?? null
}

/** The unit that a word or phrase means behind a figure, or null. */
export function unitOf(word: string): Unit | null {
  return (units.get(plainWord(word)) as Unit | undefined) ?? null
}

/** The words of these units, the longest first, as a part of a pattern. */
export function unitPattern(isFit: (unit: Unit) => boolean): string {
  const words = [...units].filter(([word, unit]) => isFit(unit as Unit) && /^\p{L}/u.test(word))
  return words
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join("|")
}

/** The number that a word says: "das", "dhai", "sau". null for other words. */
export function numberOf(word: string): number | null {
  return numberOfWord.get(word) ?? null
}

/** True for goods that a figure counts: "5 sheets", "20 pipes". */
export function isPlural(word: string): boolean {
  return plurals.has(word)
}

/** Where to cut an unknown word into two known ones: "mmthk", "mspipe". 0 if it cannot be cut. */
export function gluedCut(word: string): number {
  if (meaningOf(word) || !/^[a-z]+$/.test(word)) return 0
  const head = glued.find((start) => {
    const rest = word.slice(start.length)
    const isKnown = rest === "x" || (rest.length > 1 && (meaningOf(rest) ?? unitOf(rest)) !== null)
    return word.startsWith(start) && isKnown
  })
  return head?.length ?? 0
}

/** Words of goods that are long enough to be known with a letter wrong, but not those that are near to others: "round", "ground". */
const longWords = [...meanings].filter(
  ([word, { is }]) =>
    /^[a-z]{5,}$/.test(word) && (is === "goods" || is === "class") && !/^(round|plank)/.test(word),
)
const seriesWords = [...meanings].filter(([word, { is }]) => is === "series" && word.length === 4)

/**
 * The word of goods that was meant by an unknown one with a letter too many, missing, or in the wrong place: "anglle", "palte", "isbm".
 * A wrong letter counts in words of six letters and more. null if there is none.
 */
export function misspelt(word: string): string | null {
  if (!/^[a-z]{4,14}$/.test(word)) return null
  const found = longWords.find(([known]) => known[0] === word[0] && isSlip(word, known))
  return (found ?? seriesWords.find(([known]) => isSwapped(word, known)))?.[0] ?? null
}

function isSlip(word: string, known: string): boolean {
  const [end, meant] = endsOf(word, known)
  const isWrong = known.length >= 6 && end.slice(1) === meant.slice(1)
  return end.slice(1) === meant || end === meant.slice(1) || isWrong || isSwapped(word, known)
}

function isSwapped(word: string, known: string): boolean {
  const [end, meant] = endsOf(word, known)
  return end.length > 1 && end === `${meant[1]}${meant[0]}${meant.slice(2)}`
}

/** What follows in two words behind the letters that they begin with in common. */
function endsOf(word: string, known: string): readonly [end: string, meant: string] {
  const place = [...known, ""].findIndex((letter, n) => letter !== word[n])
  return [word.slice(place), known.slice(place)]
}
