import type { Token } from "./tokens"
import { isCountInWords, saidInWords } from "./countWords"
import { numberAt } from "./numberWords"
import { withoutQuotes } from "./quotes"
import { unitAt } from "./unitAt"
import { meaningOf, phraseOf, splitOf } from "./words"
import type { Unit } from "./meaning"
import { isBare, type MarkTerm, type Measure, type Term, type WordTerm, means } from "./term"

export { isBare, type Measure, type Term, type WordTerm }

const goodsMeanings = ["goods", "shape", "series", "unsold", "product"] as const

/** True for a word that names goods, whether they are sold here or not. */
export function namesGoods(term: Term): boolean {
  return means(term, ...goodsMeanings)
}

/**
 * The terms of a line. Each token belongs to one term. A unit is bound to its figure ("8 mm", "20-nos"), a phrase is
 * one term ("c class"), and "x" joins figures.
 */
export function termsOf(tokens: readonly Token[]): Term[] {
  const list = withoutQuotes(tokens.flatMap(splitToken))
  const terms: Term[] = []
  let place = 0
  let isJoined = false
  while (place < list.length) {
    const token = list[place]
    if (token.kind === "figure" || isCountInWords(list, place, terms.at(-1))) {
      const { measure, next } = measureAt(list, place, isJoined, terms)
      terms.push(measure)
      place = next
      isJoined = false
    } else {
      const joint = jointAt(list, place, terms.at(-1))
      if (joint > 0) {
        terms.push({ is: "mark", mark: "x", tokens: list.slice(place, place + joint) })
        isJoined = true
        place += joint
      } else {
        const term = wordAt(list, place)
        terms.push(term)
        place += term.tokens.length
        isJoined = false
      }
    }
  }
  return terms
}

/** "mmthk" and "mmx" are two words. */
function splitToken(token: Token): Token[] {
  const isPlain = token.kind === "word" && token.word.length === token.end - token.start
  const cut = isPlain ? splitOf(token.word) : 0
  if (cut === 0) return [token]
  const middle = token.start + cut
  const tail = token.word.slice(cut)
  return [
    { ...token, word: token.word.slice(0, cut), end: middle },
    { ...token, kind: tail === "x" ? "mark" : "word", word: tail, start: middle, isTight: true },
  ]
}

function measureAt(
  list: readonly Token[],
  place: number,
  isJoined: boolean,
  terms: readonly Term[],
): { measure: Measure; next: number } {
  const token = list[place]
  const before = terms.at(-1)
  const isDepth = isSeries(before)
  const words = numberAt(list, place)
  // "Rs 2 lakh" is no quantity.
  const number =
    words && (token.kind !== "figure" || unitAt(list, place + words.length)) ? words : null
  const said = number ? number.length - 1 : saidInWords(list, place)
  const hasNoUnit =
    isCode(token) || isNumberOf(terms, token) || (isDepth && isRate(list, place + 1))
  const found = hasNoUnit ? null : unitAt(list, place + 1 + said)
  // "ISMC 100 nos 20", "ISMC 100 kg 500", "50x50x6 - nos 20", "150x75 nos 14": the unit belongs to the figure behind it.
  const isOfAmount = isDepth ? found?.unit !== "mm" : found?.unit === "pieces" && found.length > 1
  const behind = found ? place + 1 + said + found.length : 0
  // "50x50x6 Rs.62.50", "beam 150 Rs 63000 per ton". In "62 Rs 2 ton" it is that of 62.
  const isOfPrice = found?.unit === "rupees" && (isJoined || isDepth || isPrice(list, behind))
  const isOfNext =
    found &&
    (((isOfAmount || isOfPrice) && isFigureSoon(list, behind)) ||
      (isJoined &&
        !isPieces(terms) &&
        amountUnits.has(found.unit) &&
        // "60x60x3 | Nos | 24", "50x50x6 kg: 500"
        isBareFigure(list, behindMark(list, behind, "|", ":", "="))))
  const unit = isOfNext ? null : found
  const next = place + 1 + said + (unit?.length ?? 0)
  return {
    measure: {
      is: "measure",
      value: number?.value ?? token.value,
      unit: unit?.unit ?? null,
      role: null,
      isJoined,
      isTight: token.isTight,
      isDoubtful: token.isDoubtful,
      tokens: list.slice(place, next),
    },
    next,
  }
}

/** A figure that has no unit of an amount. */
function isPrice(list: readonly Token[], place: number): boolean {
  const at = behindMark(list, place, ".", ":", "-")
  return list[at]?.kind === "figure" && !amountUnits.has(unitAt(list, at + 1)?.unit)
}

/** "6 m x 10 nos 114.3 OD": the figure joined to a length counts pieces. */
function isPieces(terms: readonly Term[]): boolean {
  const length = terms.at(-2)
  return length?.is === "measure" && (length.unit === "m" || length.unit === "foot")
}

/** "ISMC 100 kg rate 56": the unit of a price. */
function isRate(list: readonly Token[], place: number): boolean {
  const unit = unitAt(list, place)
  return unit !== null && meaningOf(list[place + unit.length]?.word ?? "")?.is === "price"
}

function isSeries(term: Term | undefined): boolean {
  return means(term, "series")
}

const amountUnits: ReadonlySet<Unit | null | undefined> = new Set<Unit>([
  "pieces",
  "kg",
  "tonnes",
  "quintals",
  "runningMetres",
  "runningFeet",
])

/** The place after one of the marks, or the place itself if none stands there. */
function behindMark(list: readonly Token[], place: number, ...marks: readonly string[]): number {
  return marks.includes(list[place]?.word ?? "") ? place + 1 : place
}

/** True for a figure without unit that no "x" joins to another. */
function isBareFigure(list: readonly Token[], place: number): boolean {
  const isFigure = list[place]?.kind === "figure"
  return isFigure && unitAt(list, place + 1) === null && list[place + 1]?.word !== "x"
}

/** "72162100 | MT | 3.5", "000200": a customs code with all its digits or an item number in front of a column is no quantity. */
function isCode({ word }: Token): boolean {
  return /^(7[23]\d{6}|0\d{2,})$/.test(word)
}

/** "Sch 40" */
export function isSchedule({ word }: WordTerm): boolean {
  return ["sch", "schedule"].includes(word)
}

/** "IS 2062", "IS:1239", "E250": the number of a standard or a grade has no unit, so "E250 nos" is no quantity. */
function isNumberOf(terms: readonly Term[], { isTight, value }: Token): boolean {
  const last = terms.at(-1)
  // "YST-310", "IS:2062"
  const isBound =
    last?.is === "mark" &&
    (last.mark === ":" || (last.mark === "-" && isTight && last.tokens[0].isTight))
  const before = isBound ? terms.at(-2) : last
  if (before?.is !== "word") return false
  if (isSchedule(before)) return true
  if (before.meaning?.is === "standard") return value >= 200
  // "YSt 210 | Kg | 1250", "Fe 410 | MT | 12"
  const isStrength = !/\d/.test(before.word) && value >= 165 && value <= 600
  return before.meaning?.is === "grade" && (isTight || isStrength)
}

function isFigureSoon(list: readonly Token[], place: number): boolean {
  return list[behindMark(list, place, ".", ":", "-", "=")]?.kind === "figure"
}

/** Number of tokens that join two figures: "x", "by", "*". 0 for none ("125* 2" has a star that joins nothing). */
function jointAt(list: readonly Token[], place: number, before: Term | undefined): number {
  const token = list[place]
  const next = list[place + 1]
  if (!before || !next) return 0
  const isJoint =
    token.word === "x" ||
    (token.kind === "word" &&
      meaningOf(token.word)?.is === "by" &&
      joinsSides(list, place, before)) ||
    (token.word === "*" &&
      next.kind === "figure" &&
      before.is === "measure" &&
      next.isTight === token.isTight)
  return isJoint ? 1 : 0
}

/** "4 by 8", but not "10 T by 15th" or "class B by 15th". */
function joinsSides(list: readonly Token[], place: number, before: Term): boolean {
  const isDate = dateEndings.has(list[place + 2]?.word)
  return before.is === "measure" && !amountUnits.has(before.unit) && !isDate
}

const dateEndings: ReadonlySet<string | undefined> = new Set(["st", "nd", "rd", "th"])

/** `class: B`, `"B" class`: marks may separate the words of a class. */
function classAt(list: readonly Token[], place: number): WordTerm | null {
  const { word } = list[place]
  const at = list.findIndex((token, index) => index > place && !classMarks.has(token.word))
  const second = list[at]
  if (!second || at - place > 3) return null
  const phrase = phraseOf(word, second.word)
  if (phrase?.is !== "class") return null
  return {
    is: "word",
    word: `${word} ${second.word}`,
    meaning: phrase,
    tokens: list.slice(place, at + 1),
  }
}

const classMarks = new Set([":", "-", '"', "'", ".", "="])

function wordAt(list: readonly Token[], place: number): WordTerm | MarkTerm {
  const token = list[place]
  if (token.kind === "mark" && meaningOf(token.word) === null) {
    return { is: "mark", mark: token.word, tokens: [token] }
  }
  const following = list.slice(place + 1, place + 3)
  // "pre-galvanized", "c-channel"
  const dash = following[0]?.word === "-" && following[0].isTight && following[1]?.isTight ? 1 : 0
  const second = following[dash]
  const phrase = second?.kind === "word" ? phraseOf(token.word, second.word) : null
  if (phrase && second) {
    const tokens = list.slice(place, place + dash + 2)
    return { is: "word", word: `${token.word} ${second.word}`, meaning: phrase, tokens }
  }
  const spaced = classAt(list, place)
  if (spaced) return spaced
  const meaning = meaningOf(token.word)
  const isAlloy = meaning?.is === "unsold" && meaning.name === "stainless"
  const tokens = isAlloy && isAlloyNumber(following[0]) ? list.slice(place, place + 2) : [token]
  return { is: "word", word: token.word, meaning, tokens }
}

/** "SS 304", "SS316L": the number names the material, not a size. */
function isAlloyNumber(token: Token | undefined): boolean {
  return /^[234]\d\d$/.test(token?.word ?? "")
}
