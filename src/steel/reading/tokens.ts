import { plainCharacter } from "../plainText"
import { meaningOf } from "./words"

/** A figure, word or mark in a typed line, with its position. Blanks are not tokens. */
export interface Token {
  readonly kind: "figure" | "word" | "mark"
  /** In plain lower case: "ms" for "M.S.", "x" for "×". Unknown characters stay. */
  readonly word: string
  /** The number of a figure; 0 for words and marks. */
  readonly value: number
  /** Position in the text as typed. */
  readonly start: number
  readonly end: number
  /** True if there is no blank before it. */
  readonly isTight: boolean
  /** True if the figure could be read in two ways: "0,500", "2,5". */
  readonly isDoubtful: boolean
}

/** "1 1/2", "1-1/2", "1.1/2" (all mean 1½) and "3/4". Only fractions of an inch. */
const FRACTION = /(?:(\d{1,2})[ .-] ?)?(?<!\d\/)(\d{1,2})\/(2|4|8|16|32)(?![\d/])/y
/** "50 3/4" is two figures: sizes this large have no fraction of an inch. */
const MOST_WHOLE_INCHES = 24
/** "1,20,000", "2,000.5" */
const GROUPED = /\d{1,3}(?:,\d\d\d?)*,\d{3}(?:\.\d+)?(?!\d|,\d)/y
/** "2,5": a decimal comma or two figures. */
const COMMA = /\d+,\d{1,2}(?![\d,x*])(?= ?(?:mm|m|kg|t|ton|mt)\b)/y
/** The point of "Rs.62.50" and "qty.10" belongs to the word. */
const NUMBER = /\d+(?:\.\d+)?|(?<!\p{L})\.\d+/uy
/** "m.s.", "N.B", "nos", "no's" */
const WORD = /\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])|[\p{L}\p{M}]+(?:'s(?!\p{L}))?/uy

/** The tokens of a text, in order. Every character that is not blank belongs to one of them. */
export function tokenize(text: string): Token[] {
  const { plain, places } = plainCharacters(text)
  const tokens: Token[] = []
  const at = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from
    return pattern.exec(plain)
  }
  let from = 0
  while (from < plain.length) {
    if (/\s/.test(plain[from])) {
      from += 1
      continue
    }
    const found = figureAt(at, from, tokens) ?? wordAt(at, from) ?? markAt(plain, from)
    const end = from + found.length
    tokens.push({
      kind: found.kind,
      word: found.word,
      value: found.value ?? 0,
      start: places[from],
      end: end < plain.length ? endOf(places, end) : text.length,
      isTight: from > 0 && !/\s/.test(plain[from - 1]),
      isDoubtful: found.isDoubtful ?? false,
    })
    from = end
  }
  return tokens.map((token) => ({ ...token, end: trimmedEnd(text, token) }))
}

interface Found {
  readonly kind: Token["kind"]
  readonly word: string
  readonly length: number
  readonly value?: number
  readonly isDoubtful?: boolean
}

type At = (pattern: RegExp, from: number) => RegExpExecArray | null

function figureAt(at: At, from: number, tokens: readonly Token[]): Found | null {
  const before = tokens.at(-1)
  const fraction = at(FRACTION, from)
  if (fraction) {
    const [word, whole = "0", above, below] = fraction
    if (Number(above) < Number(below) && Number(whole) <= MOST_WHOLE_INCHES) {
      const value = Number(whole) + Number(above) / Number(below)
      return { kind: "figure", word, length: word.length, value }
    }
  }
  const grouped = at(GROUPED, from)?.[0]
  if (grouped !== undefined) {
    const value = Number(grouped.replaceAll(",", ""))
    const isDoubtful = grouped.startsWith("0") || before?.word === "x"
    return { kind: "figure", word: grouped, length: grouped.length, value, isDoubtful }
  }
  // "ISMB 200,6 m,8 nos" and "IS 2062,5 mm": depths and numbers of standards have no decimals.
  const named = before && [":", "-"].includes(before.word) ? tokens.at(-2) : before
  const meaning = named ? meaningOf(named.word)?.is : null
  const isWhole = meaning === "series" || meaning === "standard"
  const comma = isWhole ? undefined : at(COMMA, from)?.[0]
  if (comma !== undefined) {
    const value = Number(comma.replace(",", "."))
    return { kind: "figure", word: comma, length: comma.length, value, isDoubtful: true }
  }
  const number = at(NUMBER, from)?.[0]
  if (number === undefined) return null
  return { kind: "figure", word: number, length: number.length, value: Number(number) }
}

function wordAt(at: At, from: number): Found | null {
  const word = at(WORD, from)?.[0]
  if (word === undefined) return null
  const plain = word.replaceAll(".", "").replace("'s", "s")
  return plain === "x"
    ? { kind: "mark", word: "x", length: 1 }
    : { kind: "word", word: plain, length: word.length }
}

function markAt(plain: string, from: number): Found {
  if (plain.startsWith("''", from)) return { kind: "mark", word: '"', length: 2 }
  const sign = String.fromCodePoint(plain.codePointAt(from) ?? 0)
  return { kind: "mark", word: sign, length: sign.length }
}

/** The text in plain characters, and the original position of each. */
function plainCharacters(text: string): { plain: string; places: readonly number[] } {
  let plain = ""
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const signs = plainCharacter(sign)
    for (let count = 0; count < signs.length; count += 1) places.push(place)
    plain += signs
    place += sign.length
  }
  return { plain, places }
}

function endOf(places: readonly number[], end: number): number {
  return Math.max(places[end], places[end - 1] + 1)
}

/** Leaves out blanks before the next token. */
function trimmedEnd(text: string, { start, end }: Token): number {
  return start + Math.max(1, text.slice(start, end).trimEnd().length)
}
