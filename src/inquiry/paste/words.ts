import table from "./vocabulary.json"

/** Units of figures. `soot` is an eighth of an inch, `running*` a total length, `lots` a unit without a fixed amount. */
export type Unit = keyof (typeof table)["unit"]

/** What a neighbouring word says a figure is. */
export type Role = keyof (typeof table)["role"]

/** Goods that are not sold here. */
export type UnsoldGoods = keyof (typeof table)["unsold"]

/** The kinds of words. If a word has several meanings, that of the later kind counts. */
const kinds = [
  ...([
    "filler",
    "brand",
    "unsold",
    "product",
    "unit",
    "series",
    "goods",
    "role",
    "class",
  ] as const),
  ...(["price", "per", "by", "standard", "grade", "galvanized", "doubt", "and"] as const),
]

export type Kind = (typeof kinds)[number]

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

const meanings = new Map<string, Meaning>(
  kinds.flatMap((is) => rowsOf(table[is]).map(([word, value]) => [word, { is, value }] as const)),
)
const units = new Map(rowsOf(table.unit))
const numbers = new Map(rowsOf(table.number))
const plurals = new Set(wordsIn(table.plural))
const glued = wordsIn(table.glued)

/** The meaning of a word or phrase that is not the unit of a figure, or null. */
export function meaningOf(word: string): Meaning | null {
  return meanings.get(plainWord(word)) ?? null
}

/** The unit that a word or phrase means behind a figure, or null. */
export function unitOf(word: string): Unit | null {
  return (units.get(plainWord(word)) as Unit | undefined) ?? null
}

/** The number that a word says: "das", "dhai", "sau". null for other words. */
export function numberOf(word: string): number | null {
  return Number(numbers.get(plainWord(word))) || null
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
