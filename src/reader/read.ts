import type { ReadingSentence } from "../kit/words/catalogue"
import { steel } from "../kit/words/en/steel"
import type { SizeIndex } from "../steel/finder/sizeIndex"
import { plainText } from "../steel/plainText"
import { quantityText } from "../steel/quantity"
import { sizeName } from "../steel/range/size"
import { choose, type Candidate } from "./choose"
import { readTokens, refusalIn } from "./line"
import { outlineOf } from "./outline"
import { unsoldSentence, type Reading } from "./reading"
import { readTyped } from "./search"
import { sizesOf } from "./split"
import { linesOf, type TypedLine } from "./table"
import { means, type Token } from "./tokens"

export type { Candidate }

/** A line of the box, read. */
export interface ReadLine {
  /**
   * The line in the buyer's words, whole; in front of it the heading that says what it is: "MS angle: 50x50 20 nos". Read alone it
   * gives the same.
   */
  readonly text: string
  /**
   * "size": one candidate with at most one quantity. "question": the buyer chooses. "words": no candidates; it goes as written.
   * "letter": greeting, signature, address, date or terms, about no goods; the letters of a message stand once, before its lines.
   */
  readonly kind: "size" | "question" | "words" | "letter"
  /** The likeliest first. */
  readonly candidates: readonly Candidate[]
  /**
   * Whether the candidate's name and quantity say each word and figure of the text, but greetings, "please", "need", "send" and
   * their Hindi. If not, the text goes along below the reading, whole. False for words, and without a quantity.
   */
  readonly isWhole: boolean
  /** Whether a word of it may name another material: a grade, a brand, a coating. False for kind "words". */
  readonly namesMaterial: boolean
  /** Why it is asked, or goes as written; null if there is nothing to say. */
  readonly reason: ReadingSentence | null
  /** What a buyer should know of the reading: "16 gauge is 1.6 mm in the trade". */
  readonly notes: readonly ReadingSentence[]
  /** The family of a product of ours without tables of sizes, if the line names one: "door-frame". */
  readonly product: string | null
}

/**
 * Reads a text line by line, lazily, so that a page can read long texts in slices. Yields null while it looks through the whole text
 * first. Never throws. Nothing of the text is dropped: each word and figure is in the `text` of some line.
 */
export function* readLines(text: string, index: SizeIndex): Generator<ReadLine | null> {
  for (const line of yield* outlineOf(text)) {
    const { kind, typed, whole, isAlone } = line
    if (kind === "letter") yield { ...asWords(typed), kind }
    else if (kind === "total") yield asWords(typed)
    else if (STRUCK.test(typed)) yield asWords(typed, (words) => words.refusal(typed.trim()))
    else if (kind === "item" || kind === "row")
      yield* readOne(whole, index, whole === typed ? line : undefined)
    else if (kind === "heading" && isAlone) yield* readOne(typed, index, line)
  }
}

/** All at once. */
export function readText(text: string, index: SizeIndex): readonly ReadLine[] {
  return [...readLines(text, index)].filter((line) => line !== null)
}

/** "~ISMB 200 5 nos~", as WhatsApp copies what is struck through. */
const STRUCK = /^[\s\d.):#•*-]*~.+~[\s.,]*$/u

/** Reads a line: its sizes, each as a line of its own. */
function* readOne(typed: string, index: SizeIndex, seen?: TypedLine): Generator<ReadLine> {
  const line = seen ?? [...linesOf(typed)][0]
  const isWhole = line.isRow || refusalIn(line.tokens) !== undefined
  const sizes = isWhole ? [line.tokens] : sizesOf(line.tokens)
  if (sizes === null) {
    yield asWords(typed, line.tokens.length > 0 ? (words) => words.sharedQuantity : null)
  } else if (sizes.length === 1) {
    yield readLine(typed, readTokens(line.text, sizes[0]), index)
  } else {
    const readings = textsOf(line, sizes).map((text) => ({ text, reading: readTyped(text) }))
    const isOfSome =
      readings.some(({ reading: { pieceLength, goods } }) => {
        return pieceLength !== null && !goods.product && !goods.unsold
      }) &&
      readings.some(({ reading: { pieceLength, given, asked } }) => {
        const isPieces = given.some(({ unit }) => unit === "pieces")
        return pieceLength === null && isPieces && !asked.families.includes("sheet")
      })
    if (isOfSome) yield asWords(typed, (words) => words.lengthOfSome)
    else for (const { text, reading } of readings) yield readLine(text, reading, index)
  }
}

/** The parts of a line, each with the goods named before: "MS pipe medium: 1" 60 m 2" 120 m" is "MS pipe medium: 2" 120 m", too. */
function textsOf({ text }: TypedLine, sizes: readonly (readonly Token[])[]): string[] {
  let goods: readonly string[] = []
  let pipeClass: readonly string[] = []
  return sizes.map((tokens, place) => {
    const start = place === 0 ? 0 : tokens[0].start
    const own = text.slice(start, sizes[place + 1]?.[0].start).trim()
    const wordsOf = (...kinds: Parameters<typeof means>[1][]) =>
      tokens
        .filter((token) => means(token, ...kinds))
        .map(({ start: from, end }) => text.slice(from, end))
    if (wordsOf("goods", "series", "product", "unsold").length > 0) {
      goods = wordsOf("goods", "series")
      pipeClass = wordsOf("class")
      return own
    }
    const named = [...goods, ...(wordsOf("class").length > 0 ? [] : pipeClass)]
    return named.length === 0 ? own : `${named.join(" ")}: ${own}`
  })
}

/** True if the name and the quantity have each figure of a text as it was typed, but the number in front of the line. */
function saysFigures({ size, quantities: [quantity] }: Candidate, text: string): boolean {
  const shown = `${sizeName(size, steel)} ${quantity ? quantityText(quantity, steel) : ""}`
  const figures = new Set(figuresIn(shown))
  return figuresIn(text.replace(NUMBER_IN_FRONT, "")).every((figure) => figures.has(figure))
}

/** "3)", "#4", and the number of a row: "1 | ", "Sl: 2 | " */
const NUMBER_IN_FRONT =
  /^\s*(?:[#(]?\p{Nd}{1,3}\s*[).:\t|]|#\p{Nd}{1,3}|[^:|]{1,12}: \p{Nd}{1,3} \|)/u

function figuresIn(text: string): readonly string[] {
  return plainText(text).match(/\d+(?:[.,]\d+)*/g) ?? []
}

function asWords(text: string, reason: ReadingSentence | null = null): ReadLine {
  return {
    ...{ text, kind: "words", candidates: [], isWhole: false, namesMaterial: false, reason },
    notes: [],
    product: null,
  }
}

function readLine(text: string, reading: Reading, index: SizeIndex): ReadLine {
  const chosen = choose(reading, index)
  const { unsold, product } = reading.goods
  if (!chosen) {
    const notSold: ReadingSentence | null = unsold && ((words) => unsoldSentence(unsold, words))
    return {
      ...asWords(text, reading.refusal ?? notSold),
      product: reading.refusal || unsold ? null : product,
    }
  }
  const { candidates, question, notes, isWhole } = chosen
  // With a size it would stand on the list with the weight of one piece.
  if (reading.isUncounted && question === null) return asWords(text, (words) => words.uncounted)
  const kind = question === null ? "size" : "question"
  return {
    ...{ text, kind, candidates, reason: question, notes, product: null },
    namesMaterial: reading.namesMaterial,
    isWhole: question === null && isWhole && saysFigures(candidates[0], text),
  }
}
