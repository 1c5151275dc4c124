import { asideAt, ordinalLength, type AsideKind } from "./asides"
import { plainOf, tokenAt, type Token } from "./tokens"
import {
  gluedCut,
  isNumberWord,
  meaningOf,
  numberIn,
  unitOf,
  type Meaning,
  type Role,
  type Unit,
} from "./words"

/** What a part was read as. */
export type Use = "goods" | "size" | "quantity" | "length" | "number" | "remark" | "filler"

interface Span {
  /** Position in the typed text. */
  readonly start: number
  readonly end: number
  use: Use | null
}

/** A figure with its unit. */
export interface Figure extends Span {
  readonly is: "figure"
  readonly word: string
  readonly value: number
  unit: Unit | null
  role: Role | null
  /** True if an "x" joins it to the figure before. */
  isJoined: boolean
  /** True if there is no blank before it. */
  readonly isTight: boolean
  readonly isDoubtful: boolean
  /** True if the unit stands in a cell of its own: "12 | Mtr". */
  readonly isCell: boolean
}

/** A word or a phrase. */
export interface Word extends Span {
  readonly is: "word"
  readonly word: string
  readonly meaning: Meaning | null
}

/** A mark that is no letter, with "x" for the joint of two figures and "|" for the border of cells. */
export interface Mark extends Span {
  readonly is: "mark"
  readonly mark: string
}

/** A telephone number, a grade, a price and the like. */
export interface AsidePart extends Span {
  readonly is: "aside"
  readonly kind: AsideKind
  readonly value: number
}

export type Part = Figure | Word | Mark | AsidePart

export function isMark(part: Part | undefined, ...marks: readonly string[]): part is Mark {
  return part?.is === "mark" && marks.includes(part.mark)
}

export function isWord(part: Part | undefined, ...words: readonly string[]): part is Word {
  return part?.is === "word" && words.includes(part.word)
}

/** True for a word that has one of the kinds of meaning. */
export function means<Kind extends Meaning["is"]>(
  part: Part | undefined,
  ...kinds: readonly Kind[]
): part is Word & { readonly meaning: Extract<Meaning, { is: Kind }> } {
  return part?.is === "word" && kinds.some((kind) => kind === part.meaning?.is)
}

/** True for a word that names goods, whether they are sold here or not. */
export function namesGoods(part: Part | undefined): part is Word {
  return means(part, "goods", "shape", "series", "unsold", "product")
}

/** Units that count an amount of steel. */
export const amountUnits: ReadonlySet<Unit | null> = new Set<Unit>([
  "pieces",
  "kg",
  "tonnes",
  "quintals",
  "runningMetres",
  "runningFeet",
])

type ListToken = Token | (Token & { readonly aside: AsideKind })

/** The parts of a line, in order. Every character that is not blank belongs to one. */
export function partsOf(text: string): Part[] {
  const list = tokensOf(text)
  const parts: Part[] = []
  let place = 0
  while (place < list.length) {
    const token = list[place]
    const { start, end } = token
    const before = parts.at(-1)
    if ("aside" in token) {
      parts.push({ is: "aside", kind: token.aside, value: token.value, start, end, use: null })
      place += 1
    } else if (isFigureAt(list, place, before)) {
      const { figure, next } = figureAt(list, place, parts)
      parts.push(figure)
      place = next
    } else if (isJointAt(list, place, before)) {
      parts.push({ is: "mark", mark: "x", start, end, use: null })
      place += 1
    } else {
      const { part, length } = wordAt(list, place)
      parts.push(part)
      place += length
    }
  }
  return parts
}

function tokensOf(text: string): ListToken[] {
  const plain = plainOf(text)
  const tokens: ListToken[] = []
  let place = ordinalLength(plain)
  while (place < plain.plain.length) {
    if (/[^\S\t]/.test(plain.plain[place])) {
      place += 1
      continue
    }
    const aside = asideAt(plain, place, tokens)
    const { next, ...token } = tokenAt(plain, place, tokens)
    if (aside) {
      const end = place + aside.length
      tokens.push({
        ...token,
        kind: "word",
        value: aside.value,
        end: plain.places[end],
        aside: aside.kind,
        word: "",
      })
      place = end
    } else {
      tokens.push(...cutToken(token))
      place = next
    }
  }
  return tokens
}

/** "mmthk" and "mmx" are two words. */
function cutToken(token: Token): Token[] {
  const cut =
    token.kind === "word" && token.word.length === token.end - token.start
      ? gluedCut(token.word)
      : 0
  if (cut === 0) return [token]
  const middle = token.start + cut
  const tail = token.word.slice(cut)
  return [
    { ...token, word: token.word.slice(0, cut), end: middle },
    { ...token, kind: tail === "x" ? "mark" : "word", word: tail, start: middle, isTight: true },
  ]
}

const numbersFrom = (list: readonly ListToken[], place: number) =>
  numberIn(
    list.slice(place, place + 8).map(({ kind, word, value }) => (kind === "figure" ? value : word)),
  )

/** A figure, or a number in words before its unit: "das nag", "paune do ton", "bees length". */
function isFigureAt(list: readonly ListToken[], place: number, before: Part | undefined): boolean {
  if (list[place].kind === "figure") return true
  if (list[place].kind !== "word") return false
  const number = numbersFrom(list, place)
  if (!number) return false
  const behind = list[place + number.length]
  const unit = unitAt(list, place + number.length)
  const isLength =
    behind !== undefined && meaningOf(behind.word)?.is === "role" && /^l/.test(behind.word)
  if (!(unit && unit.length <= 2) && !isLength) return false
  // "bhej do ton" could be "give a ton", "twenty five nos" and "one and half ton" are longer numbers.
  if (before?.is === "word") {
    if (list[place].word === "do" && (before.meaning === null || before.meaning.is === "filler"))
      return false
    return before.meaning !== null && before.meaning.is !== "and" && !isNumberWord(before.word)
  }
  if (before?.is === "mark") return !/^[&+/]$/.test(before.mark) && !list[place].isTight
  if (number.value >= 1 || before?.is !== "figure") return true
  return before.unit !== null || before.isJoined || before.value > MOST_BEFORE_HALF
}

/** "2 half ton" could be two and a half. */
const MOST_BEFORE_HALF = 30

function figureAt(
  list: readonly ListToken[],
  place: number,
  parts: readonly Part[],
): { figure: Figure; next: number } {
  const token = list[place]
  const before = parts.at(-1)
  const isJoined = isMark(before, "x")
  const number = numbersFrom(list, place)
  const isScaled =
    number !== null && (token.kind !== "figure" || unitAt(list, place + number.length) !== null)
  const said = isScaled ? number.length - 1 : saidInWords(list, place)
  const isCode = /^0\d{2,}$/.test(token.word)
  const found = isCode ? null : unitAt(list, place + 1 + said)
  const isOfNext = found !== null && isUnitOfNext(list, place + 1 + said, found, parts, isJoined)
  const unit = isOfNext ? null : found
  const next = place + 1 + said + (unit?.length ?? 0)
  const inFront =
    unit === null && !isJoined && !isJointAt(list, next, undefined) ? unitInFront(parts) : null
  return {
    figure: {
      is: "figure",
      word: token.word,
      value: isScaled ? number.value : token.value,
      unit: unit?.unit ?? inFront,
      role: null,
      isJoined,
      isTight: token.isTight,
      isDoubtful: token.isDoubtful,
      isCell: inFront !== null || (unit?.isCell ?? false),
      start: token.start,
      end: list[next - 1].end,
      use: null,
    },
    next,
  }
}

/** "10 (ten) nos": the number of tokens that say the figure again, 0 for none. */
function saidInWords(list: readonly ListToken[], place: number): number {
  if (list[place + 1]?.word !== "(") return 0
  const words = numbersFrom(list, place + 2)
  const isSame = words?.value === list[place].value
  return isSame && list[place + 2 + words.length]?.word === ")" ? words.length + 2 : 0
}

/** "nos 20", "kg: 500", "MT | 2.5": the unit in front of a figure, which takes it along. */
function unitInFront(parts: readonly Part[]): Unit | null {
  const at = isMark(parts.at(-1), ":", ".", "-", "=", "|") ? -2 : -1
  const word = parts.at(at)
  if (!means(word, "unit") || word.word.length < 2 || word.use !== null) return null
  const label = parts.at(at - 1)
  const isLabel = word.word === "no" && label?.is === "word" && label.meaning === null
  const { unit } = word.meaning
  if (isLabel || !(amountUnits.has(unit) || ["m", "nb"].includes(unit))) return null
  word.use = "quantity"
  return unit
}

interface UnitAt {
  readonly unit: Unit
  readonly length: number
  readonly isCell: boolean
}

const unitsOfMarks: ReadonlyMap<string, Unit> = new Map([
  ['"', "inch"],
  ["'", "foot"],
])

/** The unit behind a figure and its number of tokens: "mm", "- nos", "sq. m", "| kg". null if there is none. */
function unitAt(list: readonly ListToken[], place: number): UnitAt | null {
  const mark = list[place]?.kind === "mark" ? list[place].word : ""
  const isMarked = ["-", ".", ",", "|", ";"].includes(mark)
  const at = isMarked ? place + 1 : place
  const first = list[at]
  if (!first || "aside" in first) return null
  if (first.kind === "mark") {
    const unit = unitsOfMarks.get(first.word)
    return unit && !isMarked ? { unit, length: 1, isCell: false } : null
  }
  const skip = at - place
  const isCell = mark === "|" || mark === ";"
  const [second, third] = list.slice(at + 1).filter(({ word }) => word !== ".")
  const pointed = (count: number) => {
    let length = at
    for (let words = 0; words < count; length += 1) if (list[length].word !== ".") words += 1
    return length - place
  }
  const phrase = second?.kind === "word" ? `${first.word} ${second.word}` : ""
  const ofPhrase = unitOf(phrase)
  if (ofPhrase) return { unit: ofPhrase, length: pointed(2), isCell }
  if (meaningOf(phrase) && first.word !== "t" && first.word.length === 1) return null
  const unit = unitOf(first.word)
  // "ISMC 150 in 12 m lengths"
  if (!unit || (first.word === "in" && second?.kind === "figure")) return null
  const isBore = (word: string) => unit === "mm" && unitOf(word) === "nb"
  if (second && isBore(second.word)) return { unit: "nb", length: pointed(2), isCell }
  if (second && third && isBore(`${second.word} ${third.word}`))
    return { unit: "nb", length: pointed(3), isCell }
  if (unit === "gauge" && second && unitOf(second.word) === "swg")
    return { unit: "swg", length: pointed(2), isCell }
  const isBound =
    ["pieces", "kg", "tonnes"].includes(unit) || (mark === "-" && first.word.length > 1)
  if (isMarked && !isBound && !isCell && (unit !== "mm" || mark === ",")) return null
  return { unit, length: skip + 1, isCell }
}

/**
 * "ISMC 100 nos 20", "50x50x6 kg: 500", "60x60x3 | Nos | 24": the unit of an amount behind a figure of the size belongs to the
 * bare figure behind it.
 */
function isUnitOfNext(
  list: readonly ListToken[],
  place: number,
  { unit, length }: UnitAt,
  parts: readonly Part[],
  isJoined: boolean,
): boolean {
  const before = parts.at(-1)
  // "SHS 72x72x3.2 Mtr 180": the third figure of a size is its wall.
  const isWall = isJoined && isJoinedFigure(parts.at(-2)) && !means(parts.at(-6), "series")
  if (!amountUnits.has(unit) && !(unit === "m" && (list[place].word === "|" || isWall)))
    return false
  const behind = place + length
  const at = [".", ":", "-", "=", "|"].includes(list[behind]?.word ?? "") ? behind + 1 : behind
  const isBare =
    list[at]?.kind === "figure" &&
    unitAt(list, at + 1) === null &&
    list[at + 1]?.word !== "x" &&
    list[at + 1]?.word !== "*"
  if (!isBare) return false
  const isDepth = means(before, "series")
  const isCount = isMark(before, "x") && isLengthFigure(parts.at(-2))
  return (
    isDepth ||
    (isJoined && !isCount) ||
    (unit === "pieces" && length > 1 && list[place].word !== "|")
  )
}

function isJoinedFigure(part: Part | undefined): boolean {
  return part?.is === "figure" && part.isJoined && part.unit === null
}

function isLengthFigure(part: Part | undefined): boolean {
  return part?.is === "figure" && (part.unit === "m" || part.unit === "foot")
}

/** "x", "by" or "*" between two figures. "125* 2" has a star that joins nothing. */
function isJointAt(list: readonly ListToken[], place: number, before: Part | undefined): boolean {
  const token = list[place]
  const next = list[place + 1]
  if (!token || !next) return false
  if (token.word === "x") return true
  const isBehind = before === undefined || before.is === "figure"
  // "75/50/6"
  const isSlashed = token.word === "/" && next.isTight && token.isTight && next.kind === "figure"
  if (
    isSlashed &&
    before?.is === "figure" &&
    (before.isJoined || (list[place + 2]?.word === "/" && list[place + 3]?.kind === "figure"))
  )
    return true
  if (token.word === "*")
    return isBehind && next.kind === "figure" && next.isTight === token.isTight
  const isBy = token.kind === "word" && meaningOf(token.word)?.is === "by"
  return isBy && before?.is === "figure" && !amountUnits.has(before.unit) && next.kind === "figure"
}

/** Marks between the words of a phrase: "pre-galvanized", "sq. pipe", `"B" class`, "class: B". */
const phraseMarks = /^[-.:"'=]$/

function wordAt(list: readonly ListToken[], place: number): { part: Word | Mark; length: number } {
  const token = list[place]
  const { start } = token
  const of = (word: string, length: number): { part: Word; length: number } => ({
    part: {
      is: "word",
      word,
      meaning: meaningOf(word),
      start,
      end: list[place + length - 1].end,
      use: null,
    },
    length,
  })
  // A quote in front of a class: `"B" class`.
  const from = /^["']$/.test(token.word) ? place + 1 : place
  let word = list[from]?.kind === "word" ? list[from].word : ""
  let at = from + 1
  let longest: { part: Word; length: number } | null = null
  for (let words = 1; words < 3 && word !== ""; words += 1) {
    let marks = 0
    while (marks < 2 && phraseMarks.test(list[at + marks]?.word ?? "")) marks += 1
    const second = list[at + marks]
    if (second?.kind !== "word" || "aside" in second) break
    word = `${word} ${second.word}`
    at += marks + 1
    const meaning = meaningOf(word)
    const isLoose =
      marks > 0 && meaning?.is !== "class" && !second.isTight && list[at - 2].word !== "."
    if (meaning && !isLoose) longest = of(word, at - place)
  }
  if (longest) return longest
  if (token.kind === "mark" && meaningOf(token.word) === null)
    return { part: { is: "mark", mark: token.word, start, end: token.end, use: null }, length: 1 }
  return of(token.word, 1)
}
