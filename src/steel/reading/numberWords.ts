import type { Token } from "./tokens"

/** Numbers in words, as buyers write a count: "das nag", "आधा टन". Words that also mean something else are left out ("bis"). */
const numbers: readonly (readonly [number, string])[] = [
  [0.5, "half aadha adha आधा"],
  [0.75, "paun pauna paune पौन पौना पौने"],
  [1.25, "sava सवा"],
  [1.5, "dedh डेढ़ डेढ"],
  [2.5, "dhai ढाई"],
  [1, "one ek एक"],
  [3, "three teen तीन"],
  [4, "four char chaar चार"],
  [5, "five panch paanch पांच पाँच"],
  [6, "six chhe छह छः"],
  [7, "seven saat सात"],
  [8, "eight aath आठ"],
  [9, "nine nau नौ"],
  [10, "ten das dus दस"],
  [12, "twelve barah बारह"],
  [15, "fifteen pandrah पंद्रह"],
  [20, "twenty bees बीस"],
  [25, "pachis पच्चीस"],
  [30, "thirty तीस"],
  [40, "forty chalis चालीस"],
  [50, "fifty pachas पचास"],
  [2, "two"],
]

/** "two hundred", "डेढ़ लाख" */
const factors: readonly (readonly [number, string])[] = [
  [100, "hundred sau सौ"],
  [1000, "thousand hazar hazaar hajar हज़ार हजार"],
  [100_000, "lakh lakhs lac lacs लाख"],
]

/** "sava do" is 2¼, "sadhe teen" 3½, "paune do" 1¾. */
const quarters: readonly (readonly [number, string])[] = [
  [0.25, "sava सवा"],
  [0.5, "sadhe saadhe साढ़े साढे"],
  [-0.25, "paune पौने"],
]

/** "twenty five": the tens that a digit can follow. */
const tens: ReadonlySet<string> = new Set(["twenty", "thirty", "forty", "fifty"])

/** Two, or "give": it counts only before its unit. */
const TWO: ReadonlySet<string> = new Set(["do", "दो"])

const valuesOf = (rows: readonly (readonly [number, string])[]) =>
  new Map(
    rows.flatMap(([value, words]) =>
      words.split(" ").map((word) => [word.normalize("NFKC"), value]),
    ),
  )

const values = valuesOf(numbers)
const factorOf = valuesOf(factors)
const quarterOf = valuesOf(quarters)

/** The number that a word means, or null. */
export function numberOfWord(word: string): number | null {
  return values.get(word.normalize("NFKC")) ?? null
}

interface WordNumber {
  readonly value: number
  /** Tokens. */
  readonly length: number
}

/** The number in words that begins at a place: "paune do", "2 lakh", "do sau pachas". null if none, or a plain figure. */
export function numberAt(list: readonly Token[], place: number): WordNumber | null {
  let value = 0
  let length = 0
  let scale = Infinity
  while (scale > 1) {
    const part = partAt(list, place + length)
    if (!part || part.value >= scale) break
    value += part.value
    length += part.length
    scale = part.scale
  }
  return length > 0 ? { value, length } : null
}

/** A number with its factors: "dedh sau". Its scale is what the next part must be less than. */
function partAt(
  list: readonly Token[],
  place: number,
): (WordNumber & { readonly scale: number }) | null {
  const word = wordAt(list, place)
  const quarter = quarterOf.get(word)
  const base = quarter === undefined ? undefined : baseAt(list, place + 1)
  const isQuartered = quarter !== undefined && base !== undefined
  let value = isQuartered ? base + quarter : baseAt(list, place)
  let length = isQuartered ? 2 : value === undefined ? 0 : 1
  let scale = tens.has(word) ? 10 : 1
  let factor = factorOf.get(wordAt(list, place + length))
  const isFigure = list[place]?.kind === "figure"
  if (isFigure && factor === undefined) return null
  while (factor !== undefined) {
    value = (value ?? 1) * factor
    scale = factor
    length += 1
    factor = factorOf.get(wordAt(list, place + length))
  }
  return value === undefined ? null : { value, length, scale }
}

function baseAt(list: readonly Token[], place: number): number | undefined {
  const token = list[place]
  if (token?.kind === "figure") return token.value
  return TWO.has(token?.word ?? "") ? 2 : values.get(wordAt(list, place))
}

function wordAt(list: readonly Token[], place: number): string {
  return (list[place]?.word ?? "").normalize("NFKC")
}
