import { plainCharacter } from "../../steel/plainText"

/** A figure, word, mark or aside in a typed line, with its position. Blanks are not tokens. */
export interface Token {
  readonly kind: "figure" | "word" | "mark"
  /** In plain lower case: "ms" for "M.S.", "x" for "×". */
  readonly word: string
  /** The number of a figure; 0 for words and marks. */
  readonly value: number
  readonly start: number
  readonly end: number
  /** True if there is no blank before it. */
  readonly isTight: boolean
  /** True if a figure can be read in two ways: "0,500", "2,5". */
  readonly isDoubtful: boolean
}

/** A text in plain lower-case characters, and the position of each in the text as typed. */
export interface PlainText {
  readonly plain: string
  /** The place in the typed text of each plain character, and of the end. */
  readonly places: readonly number[]
}

export function plainOf(text: string): PlainText {
  let plain = ""
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const signs = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(sign)
      ? " "
      : plainCharacter(sign)
    for (let count = 0; count < signs.length; count += 1) places.push(place)
    plain += signs
    place += sign.length
  }
  places.push(place)
  return { plain, places }
}

/** "1 1/2", "1-1/2", "1.1/2" (all mean 1½) and "3/4". Only fractions of an inch. */
const FRACTION = /(?:(\d{1,2})[ .-] ?)?(?<!\d\/)(\d{1,2})\/(2|4|8|16|32)(?![\d/])/y
const MOST_WHOLE_INCHES = 24
/** "1,20,000", "2,000.5" */
const GROUPED = /\d{1,3}(?:,\d\d\d?)*,\d{3}(?:\.\d+)?(?!\d|,\d)/y
/** "2,5": a decimal comma or two figures. */
const COMMA = /\d+,\d{1,2}(?![\d,x*])(?= ?(?:mm|m|kg|t|ton|mt)\b)/y
/** The point of "Rs.62.50" belongs to the word. */
const NUMBER = /\d+(?:\.\d+)?|(?<!\p{L})\.\d+/uy
/** "m.s.", "N.B", "nos", "no's" */
const WORD = /\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])|[\p{L}\p{M}]+(?:'s(?!\p{L}))?/uy
/** Depths and numbers of standards have no decimals: "ISMB 200,6 m". */
const NAME = /^(is|bis|[ij]s[a-z]{1,3}|m[bc])$/

/** Reads a pattern at a place of the text. */
export function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place
  return pattern.exec(text)
}

/** The token at a place of a plain text that is no blank. `before` are the tokens in front of it. */
export function tokenAt(
  { plain, places }: PlainText,
  from: number,
  before: readonly Token[],
): Token & { next: number } {
  const found = figureAt(plain, from, before) ?? wordAt(plain, from) ?? markAt(plain, from)
  const end = from + found.length
  return {
    kind: found.kind,
    word: found.word,
    value: found.value ?? 0,
    start: places[from],
    end: Math.max(places[end - 1] + 1, Math.min(places[end], places[end - 1] + 2)),
    isTight: from > 0 && !/\s/.test(plain[from - 1]),
    isDoubtful: found.isDoubtful ?? false,
    next: end,
  }
}

interface Found {
  readonly kind: Token["kind"]
  readonly word: string
  readonly length: number
  readonly value?: number
  readonly isDoubtful?: boolean
}

function figure(word: string, value: number, isDoubtful = false): Found {
  return { kind: "figure", word, length: word.length, value, isDoubtful }
}

function figureAt(plain: string, from: number, tokens: readonly Token[]): Found | null {
  const before = tokens.at(-1)
  const fraction = matchAt(FRACTION, plain, from)
  if (fraction) {
    const [word, whole = "0", above, below] = fraction
    if (Number(above) < Number(below) && Number(whole) <= MOST_WHOLE_INCHES)
      return figure(word, Number(whole) + Number(above) / Number(below))
  }
  const grouped = matchAt(GROUPED, plain, from)?.[0]
  if (grouped !== undefined)
    return figure(
      grouped,
      Number(grouped.replaceAll(",", "")),
      grouped.startsWith("0") || before?.word === "x",
    )
  const named = before && [":", "-"].includes(before.word) ? tokens.at(-2) : before
  const comma = NAME.test(named?.word ?? "") ? undefined : matchAt(COMMA, plain, from)?.[0]
  if (comma !== undefined) return figure(comma, Number(comma.replace(",", ".")), true)
  const number = matchAt(NUMBER, plain, from)?.[0]
  return number === undefined ? null : figure(number, Number(number))
}

function wordAt(plain: string, from: number): Found | null {
  const word = matchAt(WORD, plain, from)?.[0]
  if (word === undefined) return null
  const bare = word.replaceAll(".", "").replace("'s", "s")
  return bare === "x"
    ? { kind: "mark", word: "x", length: 1 }
    : { kind: "word", word: bare, length: word.length }
}

function markAt(plain: string, from: number): Found {
  if (plain.startsWith("''", from)) return { kind: "mark", word: '"', length: 2 }
  const sign = String.fromCodePoint(plain.codePointAt(from) ?? 0)
  return { kind: "mark", word: sign === "\t" ? "|" : sign, length: sign.length }
}
