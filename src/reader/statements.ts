import { LONGEST_PIECE, metresOf } from "./forms"
import { amountUnits, isFigure, isLong, markToken, means, tokensOf, type Token } from "./tokens"
import { unitOf, type Unit } from "./words"

/** What a line says for several sizes: a unit, a length or a quantity, without any goods. */
export interface Statement {
  /** Of the quantities: "Qty in MT". Of the figure, if there is one: "All in 12 m length". */
  readonly unit: Unit
  /** 0 if only the unit is said. */
  readonly value: number
  /** True if it is said of all sizes of a message, not only of those that follow. */
  readonly isForAll: boolean
}

const ALL = /^(all|sab|sabhi|saare|sare|every|each|ea|har|सब|सभी|सारे|हर|प्रत्येक|both|dono)$/
/** Words for whatever is listed. */
const GOODS = /^(above|note|materials?|items?|sizes?|maal|saman|माल|सामान)$/
const WHOLE = /^(note|materials?|maal|saman|माल|सामान)$/
/** Words that leave a length one of pieces: "handrail length 12 m" is about another thing. */
const OF_LENGTH = /^(full|standard|std|random|cut|approx|only|min|max|minimum|maximum)$/
const SAYS_UNIT = /^(qty|quantity|quantities|weight|wt|unit|units|uom|in|me|mein|में|मात्रा|वजन)$/

/** True for words about all sizes: "all", "each". */
export function saysAll(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => ALL.test(word))
}

/** The unit of an amount that a word says. */
function unitIn({ is, word }: Token): Unit | null {
  const unit =
    is === "word" && word.length > 1 && !/^(each|ea|in)$/.test(word) ? unitOf(word) : null
  return amountUnits.has(unit) || unit === "m" || unit === "lots" ? unit : null
}

/** True for words that a statement may have beside its unit. */
function isBeside(token: Token): boolean {
  const isRole = /^(quantity|weight|length)$/.test(token.meaning?.value ?? "")
  const isName = means(token, "polite", "filler", "and") || isRole || ALL.test(token.word)
  return token.is === "mark" || isName || SAYS_UNIT.test(token.word) || GOODS.test(token.word)
}

/** The statement that tokens make, if they say nothing else: "Qty in MT", "All in 12 m", "Length 12 m", "10 nos each". null for all others. */
export function statementOf(tokens: readonly Token[]): Statement | null {
  const isOfLength = tokens.some(isLong)
  // "All lengths 12 m"
  const others = tokens.filter((one) => !isBeside(one) && !(isOfLength && one.word === "lengths"))
  const isForAll = saysAll(tokens)
  const [one] = others
  if (others.length !== 1) return null
  if (isFigure(one)) {
    const { unit, value } = one
    const isAmount = amountUnits.has(unit) || isLong(one) || (unit === "mm" && value >= 1000)
    const isOfPieces =
      isLong(one) &&
      metresOf(one) <= LONGEST_PIECE &&
      tokens.some(({ meaning }) => meaning?.value === "length") &&
      !tokens.some((word) => means(word, "filler") && !OF_LENGTH.test(word.word))
    // "Sab maal 10 ton" is a total.
    const isTotal = !isLong(one) && tokens.some(({ word }) => WHOLE.test(word))
    return unit && isAmount && (isForAll || isOfPieces) && !isTotal
      ? { unit, value, isForAll }
      : null
  }
  const unit = unitIn(one)
  const isSaid = isForAll || tokens.some(({ word }) => SAYS_UNIT.test(word))
  return unit && isSaid ? { unit, value: 0, isForAll } : null
}

/** A statement in brackets in front of a line: "(Qty in MT) ISMC 100 - 5". */
const IN_FRONT = /^\s*\(([^()]{3,80})\)(?:\s+|$)/u

/** The tokens of a tidy line, or of a cell. A statement in front of it is one aside, with its unit and its value. */
export function tokensOfLine(text: string, isCell = false): Token[] {
  const [whole = "", said = ""] = IN_FRONT.exec(text) ?? []
  const statement = said === "" ? null : statementOf(tokensOf(said))
  if (!statement || (whole === text && !isCell)) return tokensOf(text)
  const { unit, value } = statement
  const end = whole.length
  const aside: Token = { ...markToken("statement", 0), is: "aside", unit, value, end }
  const rest = tokensOfLine(text.slice(end))
  return [aside, ...rest.map((one) => ({ ...one, start: one.start + end, end: one.end + end }))]
}
