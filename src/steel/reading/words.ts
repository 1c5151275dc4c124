import { rolledSeries } from "../range/size"
import type { Meaning, Unit } from "./meaning"
import {
  classes,
  unsoldWords,
  gluedHeads,
  goods,
  others,
  phraseWords,
  productWords,
  roles,
  shapes,
  filler,
  units,
} from "./wordTables"

function spread<Value>(
  rows: readonly (readonly [string, Value])[],
  meaning: (value: Value) => Meaning,
): [string, Meaning][] {
  return rows.flatMap(([words, value]) =>
    words.split(" ").map((word): [string, Meaning] => [plainWord(word), meaning(value)]),
  )
}

/** A word as it is looked up: composed letters, so that both ways of typing "ड़" are found. */
function plainWord(word: string): string {
  return word.normalize("NFKC").toLowerCase()
}

const series = rolledSeries.flatMap((name): [string, Meaning][] => [
  [name.toLowerCase(), { is: "series", series: name }],
  [name.slice(2).toLowerCase(), { is: "series", series: name }],
])

/** The common series as they are spelt in Hindi. */
const hindiSeries: readonly (readonly [string, Meaning])[] = [
  ["आईएसएमबी", { is: "series", series: "ISMB" }],
  ["आईएसएमसी", { is: "series", series: "ISMC" }],
  ["आईएसए", { is: "goods", families: ["equalAngle", "unequalAngle"] }],
]

/** The meaning of a word that is not the unit of a figure. Later rows win. */
const meanings = new Map<string, Meaning>([
  ...spread([[filler, null]], () => ({ is: "filler" })),
  ...spread(unsoldWords, (name) => ({ is: "unsold", name })),
  ...spread(productWords, (family) => ({ is: "product", family })),
  ...spread(units, (unit) => ({ is: "unit", unit })),
  ...series,
  ...hindiSeries,
  ...spread(goods, (families) => ({ is: "goods", families })),
  ...spread(shapes, (families) => ({ is: "shape", families })),
  ...spread(roles, (role) => ({ is: "role", role })),
  ...spread(classes, (pipeClass) => ({ is: "class", pipeClass })),
  ...others.flatMap(([words, meaning]) => spread([[words, meaning]], (value) => value)),
])

const unitsOnFigures = new Map(
  spread(units, (unit) => ({ is: "unit", unit })).map(([word, meaning]) => [word, meaning]),
)

const phrases = new Map<string, Meaning>(
  phraseWords.map(([words, meaning]) => [plainWord(words), meaning]),
)

/** The meaning of a word that does not follow a figure, or null for an unknown word. */
export function meaningOf(word: string): Meaning | null {
  return meanings.get(plainWord(word)) ?? null
}

/** Shorter words are too like names: "Sarita" is no sariya. */
const LEAST_MISSPELT = 7
const misspeltKinds: readonly Meaning["is"][] = ["goods", "shape", "unsold", "galvanized"]
const longWords = [...meanings].filter(
  ([word, { is }]) => word.length >= LEAST_MISSPELT && misspeltKinds.includes(is),
)

/** The goods that an unknown long word means with one letter mended: "chequred", "galvenised", "stainles". Otherwise null. */
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
  const isLetter = rest.slice(1) === other || rest === other.slice(1)
  return isLetter || rest.slice(1) === other.slice(1) || swapped === other
}

/** The unit that a word means after a figure, or null for other words. */
export function unitOf(word: string): Unit | null {
  const meaning = unitsOnFigures.get(plainWord(word))
  return meaning?.is === "unit" ? meaning.unit : null
}

/** The meaning of two words as one phrase, or null if they are none. */
export function phraseOf(first: string, second: string): Meaning | null {
  return phrases.get(plainWord(`${first} ${second}`)) ?? null
}

/** Where to cut an unknown word into two known ones: "mmthk" into "mm" and "thk". 0 if it cannot be cut. */
export function splitOf(word: string): number {
  if (meaningOf(word) || !/^[a-z]+$/.test(word)) return 0
  const head = gluedHeads.find(
    (start) =>
      word.startsWith(start) &&
      (word.slice(start.length) === "x" || isKnown(word.slice(start.length))),
  )
  return head?.length ?? 0
}

function isKnown(word: string): boolean {
  return word.length > 1 && (meaningOf(word) !== null || unitOf(word) !== null)
}
