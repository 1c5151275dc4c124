import {
  rolledSeries,
  type PipeClass,
  type RolledSeries,
  type SizeFamily,
} from "../../steel/range/size"
import table from "./vocabulary.json"

/** Units of figures. `soot` is an eighth of an inch, `running*` a total length, `lots` a unit without a fixed amount. */
export type Unit = keyof (typeof table)["unit"]

/** What a neighbouring word says a figure is. */
export type Role = keyof (typeof table)["role"]

/** Goods that are not sold here. */
export type UnsoldGoods = keyof (typeof table)["unsold"]

/** The meaning of a word or a phrase. */
export type Meaning =
  /** Goods with size tables, and the families the word allows. */
  | { readonly is: "goods"; readonly families: readonly SizeFamily[] }
  /** A cross-section: pipe, if a wall follows, or a solid bar. */
  | { readonly is: "shape"; readonly families: readonly SizeFamily[] }
  /** Goods of ours without a size table: the family of their product. */
  | { readonly is: "product"; readonly family: string }
  | { readonly is: "unsold"; readonly name: UnsoldGoods }
  | { readonly is: "series"; readonly series: RolledSeries }
  | { readonly is: "unit"; readonly unit: Unit }
  | { readonly is: "role"; readonly role: Role }
  | { readonly is: "class"; readonly pipeClass: PipeClass }
  | { readonly is: Plain }

/** Words that have no value of their own. */
type Plain =
  | "price"
  | "per"
  | "and"
  | "by"
  | "standard"
  | "grade"
  | "galvanized"
  | "doubt"
  | "brand"
  | "filler"

/** Composed letters, so that both ways of typing "ड़" are found. */
function plainWord(word: string): string {
  return word.normalize("NFKC").toLowerCase()
}

function wordsIn(list: string): string[] {
  return list.split(", ").map(plainWord)
}

function rows<Value>(
  group: Readonly<Record<string, string>>,
  meaning: (value: string) => Value,
): [string, Value][] {
  return Object.entries(group).flatMap(([value, list]) =>
    wordsIn(list).map((word): [string, Value] => [word, meaning(value)]),
  )
}

const families = (value: string) => value.split(" ") as SizeFamily[]

const units = new Map(rows(table.unit, (unit) => unit as Unit))

/** Later rows win. */
const meanings = new Map<string, Meaning>([
  ...plainRows("filler", "brand"),
  ...rows(table.unsold, (name): Meaning => ({ is: "unsold", name: name as UnsoldGoods })),
  ...rows(table.product, (family): Meaning => ({ is: "product", family })),
  ...[...units].map(([word, unit]): [string, Meaning] => [word, { is: "unit", unit }]),
  ...rolledSeries.flatMap((series): [string, Meaning][] => [
    [series.toLowerCase(), { is: "series", series }],
    [series.slice(2).toLowerCase(), { is: "series", series }],
  ]),
  ...rows(table.series, (series): Meaning => ({ is: "series", series: series as RolledSeries })),
  ...rows(table.goods, (value): Meaning => ({ is: "goods", families: families(value) })),
  ...rows(table.shape, (value): Meaning => ({ is: "shape", families: families(value) })),
  ...rows(table.role, (role): Meaning => ({ is: "role", role: role as Role })),
  ...rows(table.class, (value): Meaning => ({ is: "class", pipeClass: value as PipeClass })),
  ...plainRows("price", "per", "by", "standard", "grade", "galvanized", "doubt", "and"),
])

function plainRows(...groups: readonly Plain[]): [string, Meaning][] {
  return groups.flatMap((is) => wordsIn(table[is]).map((word): [string, Meaning] => [word, { is }]))
}

/** The meaning of a word or phrase that is not the unit of a figure, or null. */
export function meaningOf(word: string): Meaning | null {
  return meanings.get(plainWord(word)) ?? null
}

/** The unit that a word or phrase means behind a figure, or null. */
export function unitOf(word: string): Unit | null {
  return units.get(plainWord(word)) ?? null
}

const numbers = new Map(rows(table.number, Number))
const factors = new Map(rows(table.factor, Number))
const quarters = new Map(rows(table.quarter, Number))

/** A number in words, as buyers write a count, and how many words it takes: "das", "paune do", "do sau pachas", "2 lakh". */
export function numberIn(
  words: readonly (string | number)[],
): { value: number; length: number } | null {
  let value = 0
  let length = 0
  let scale = Infinity
  while (scale > 1) {
    const part = numberPart(words.slice(length))
    if (!part || part.value >= scale) break
    value += part.value
    length += part.length
    scale = part.scale
  }
  return length > 0 ? { value, length } : null
}

/** A number with its factors: "dedh sau". Its scale is what the next part must be less than. */
function numberPart(words: readonly (string | number)[]) {
  const word = (place: number) => plainWord(String(words[place] ?? ""))
  const base = (place: number) => {
    const said = words[place]
    if (typeof said === "number") return said
    return /^(do|दो)$/.test(word(place)) ? 2 : numbers.get(word(place))
  }
  const quarter = quarters.get(word(0))
  const whole = quarter === undefined ? undefined : base(1)
  let value = quarter !== undefined && whole !== undefined ? whole + quarter : base(0)
  let length = value === undefined ? 0 : whole === undefined ? 1 : 2
  let scale = [20, 30, 40, 50].includes(value ?? 0) && length === 1 ? 10 : 1
  let factor = factors.get(word(length))
  if (typeof words[0] === "number" && factor === undefined) return null
  for (; factor !== undefined; factor = factors.get(word(length))) {
    value = (value ?? 1) * factor
    scale = factor
    length += 1
  }
  return value === undefined ? null : { value, length, scale }
}

/** True for a word that says a number. */
export function isNumberWord(word: string): boolean {
  return numbers.has(plainWord(word))
}

/** Shorter words are too like names: "Sarita" is no sariya. */
const LEAST_MISSPELT = 7
const longWords = [...meanings].filter(
  ([word, { is }]) =>
    word.length >= LEAST_MISSPELT && ["goods", "shape", "unsold", "galvanized"].includes(is),
)

/** The goods that an unknown long word means with one letter mended: "chequred", "galvenised". null for other words. */
export function misspeltGoods(word: string): Meaning | null {
  if (word.length < LEAST_MISSPELT || meaningOf(word)) return null
  return longWords.find(([known]) => isOneLetterOff(plainWord(word), known))?.[1] ?? null
}

/** True if one letter is missing, too many or another, or two neighbours changed places. The first letter must be right. */
function isOneLetterOff(word: string, known: string): boolean {
  const same = [...known].findIndex((letter, place) => letter !== word[place])
  const place = same < 0 ? known.length : same
  if (place === 0) return false
  const rest = word.slice(place)
  const other = known.slice(place)
  const swapped = `${rest[1] ?? ""}${rest[0] ?? ""}${rest.slice(2)}`
  return (
    [rest.slice(1), swapped].includes(other) ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1)
  )
}

const glued = wordsIn(table.glued)

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
