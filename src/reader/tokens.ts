import { readNumber } from "../steel/figure"
import { plainCharacter } from "../steel/plainText"
import { anyAside, asidePatterns, type AsideKind } from "./asides"
import {
  gluedCut,
  isPlural,
  meaningOf,
  misspelt,
  numberOf,
  unitOf,
  type Kind,
  type Meaning,
  type Role,
  type Unit,
} from "./words"

/** A figure with its unit, a word or phrase, a mark, or an aside (a price, a telephone number and the like). */
export interface Token {
  readonly is: "figure" | "word" | "mark" | "aside"
  /** In plain lower case: "ms" for "M.S.", "x" for the joint of two figures, "|" for the border of cells. Of an aside its kind. */
  readonly word: string
  /** Position in the text. */
  readonly start: number
  readonly end: number
  /** True if there is no blank before it. */
  readonly isTight: boolean
  /** Of a figure or an aside; 0 for words and marks. */
  readonly value: number
  readonly meaning: Meaning | null
  /** True for a figure that can be read in two ways: "0,500", "2,5". */
  readonly isDoubtful: boolean
  /** True for a word of goods with a letter wrong. `word` is the word that was meant. */
  readonly isMisspelt: boolean
  /** True if its column says another unit. */
  readonly isContrary: boolean
  /** True if the unit stands in a cell of its own: "12 | Mtr". */
  readonly isCell: boolean
  /** True if the unit stands in front of it: "Mtr 12". */
  readonly isUnitFirst: boolean
  /** True if an "x" joins it to the figure before. */
  isJoined: boolean
  unit: Unit | null
  role: Role | null
  /** What it was read as. `along`: it is part of neither, and goes along as typed. */
  use: "taken" | "size" | "quantity" | "along" | null
}

const blank: Token = {
  ...{ is: "mark", word: "", start: 0, end: 0, isTight: false, value: 0, meaning: null },
  ...{ isDoubtful: false, isMisspelt: false, isContrary: false, isCell: false, isUnitFirst: false },
  ...{ isJoined: false, unit: null, role: null, use: null },
}

export function markToken(word: string, start: number, isTight = false): Token {
  return { ...blank, word, start, end: start, isTight }
}

export function isMark(token: Token | undefined, ...marks: readonly string[]): boolean {
  return token?.is === "mark" && marks.includes(token.word)
}

export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.is === "word" && words.includes(token.word)
}

/** Types for the guards below. They are narrower than Token, so in the other branch the type is still Token. */
type Figure = Token & { readonly is: "figure" }
type Word = Token & { readonly is: "word" }

export function isFigure(token: Token | undefined): token is Figure {
  return token?.is === "figure"
}

/** True for a word of one of these kinds. */
export function means(token: Token | undefined, ...kinds: readonly Kind[]): token is Word {
  return token?.is === "word" && token.meaning !== null && kinds.includes(token.meaning.is)
}

/** True for a word without a meaning. */
export function isUnknown(token: Token | undefined): token is Word & { readonly meaning: null } {
  return token?.is === "word" && token.meaning === null
}

/** True for a whole number without unit and role. */
export function isBare(token: Token | undefined): token is Figure & { readonly unit: null } {
  return isFigure(token) && !token.unit && !token.role && Number.isInteger(token.value)
}

/** True for a figure in metres or feet. */
export function isLong(token: Token | undefined): boolean {
  return token?.unit === "m" || token?.unit === "ft"
}

/** Units that count an amount of steel. */
export const amountUnits: ReadonlySet<string | null> = new Set([
  ...["pieces", "dozens", "kg", "tonnes", "quintals", "runningMetres", "runningFeet"],
])

/** A line with composed letters and single kinds of blanks and fractions. Its tokens have their positions in this text. */
export function tidy(line: string): string {
  return line
    .replace(/[¼½¾⅛⅜⅝⅞]/g, " $& ")
    .normalize("NFKC")
    .replace(/\p{Cf}|[\ufe0e\ufe0f]|\u20e3/gu, "")
    .replace(/[^\S\t]/g, " ")
}

type Found = Partial<Token> & { readonly length: number }

/** In plain lower case, each character at its place. */
function plainOf(text: string): string {
  return Array.from(text, (sign) => {
    const one = plainCharacter(sign)
    return one.length === sign.length ? one : sign
  }).join("")
}

/** The bullet or number in front of a line. */
export function bulletOf(text: string): string {
  return text.slice(0, frontOf(plainOf(text))[0])
}

/** The tokens of a tidy line, in order. Every character that is not blank belongs to one, but the number in front of the line. */
export function tokensOf(text: string): Token[] {
  const plain = plainOf(text)
  const tokens: Token[] = []
  const [bullet, mark] = frontOf(plain)
  let at = bullet + mark
  if (mark > 0)
    tokens.push({ ...blank, is: "aside", word: "along", start: bullet, end: at, isTight: false })
  while (at < plain.length) {
    const isTight = at > 0 && !/\s/.test(plain[at - 1])
    const gap = matchAt(GAP, plain, at)?.[0].length
    const found: Found | null =
      plain[at] === " "
        ? gap
          ? { word: "|", length: gap }
          : null
        : (asideAt(plain, at, tokens) ??
          figureAt(plain, at, tokens) ??
          wordAt(plain, at, tokens.at(-1)) ??
          markAt(plain, at))
    const end = at + (found?.length ?? 1)
    if (found) tokens.push({ ...blank, ...found, start: at, end, isTight })
    at = end
  }
  return withUnits(tokens)
}

/** So many blanks part the cells of a sheet. */
const GAP = /(?<=[^\s|,;:] *) {3,}(?=[^\s|,;:])/y
/** "1 1/2", "1-1/2", "1.1/2" (all mean 1½) and "3/4". Only fractions of an inch. */
const FRACTION = /(?:(\d{1,2})[ .-] ?)?(?<!\d\/)(\d{1,2})\/(2|4|8|16|32)(?![\d/])/y
const MOST_WHOLE_INCHES = 24
/** "1,20,000", "2,000.5" */
const GROUPED = /\d{1,3}(?:,\d\d\d?)*,\d{3}(?:\.\d+)?(?!\d|,\d)/y
/** "2,5": a decimal comma or two figures. Depths have no decimals: "ISMB 200,6 m". */
const COMMA = /(?<!s[a-z]{1,3}[ :-]*)\d+,\d{1,2}(?![\d,x*])(?= ?(?:mm|m|kg|t|ton|mt)\b)/y
/** The point of "Rs.62.50" belongs to the word. */
const NUMBER = /\d+(?:\.\d+)?|(?<![\p{L}'])\.\d+/uy
/** "m.s.", "N.B", "nos", "no's" */
const WORD = /\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])\.?|[\p{L}\p{M}]+(?:'s(?!\p{L}))?|[₹%]/uy
const NEXT_WORD = new RegExp(String.raw`(?! {3})([ .:="'/-]{1,4})(${WORD.source})`, "uy")

/** Reads a pattern at a place of the text. */
function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place
  return pattern.exec(text)
}

/** 5'-6", 2'.6'', "5 ft 6 in" */
const FEET =
  /(\d{1,3}) ?(?:'|ft\b\.?|feet\b) ?[-.,]? ?(\d{1,2}(?:\.\d+)?)(?: ?''| ?"| ?in(?:ch(?:es)?)?\b)/y

function figureAt(plain: string, at: number, before: readonly Token[]): Found | null {
  if (!/[\d.]/.test(plain[at])) return null
  const [feet, feetOnly = "0", inches = "12"] = matchAt(FEET, plain, at) ?? []
  const inFeet = +feetOnly + +inches / 12
  if (feet && +inches < 12)
    return { is: "figure", word: feet, length: feet.length, value: inFeet, unit: "ft" }
  const [fraction, whole = "0", above, below] = matchAt(FRACTION, plain, at) ?? []
  const isFraction = fraction && +above < +below && +whole <= MOST_WHOLE_INCHES
  const patterns = [...(isFraction ? [FRACTION] : []), GROUPED, COMMA, NUMBER]
  const word = patterns.flatMap((pattern) => matchAt(pattern, plain, at)?.[0] ?? [])[0]
  if (word === undefined) return null
  const value = readNumber(word.replace(/(\d)[.-] ?(?=\d+\/)/, "$1 "))
  const decimal = Number(word.replace(/,(?=\d\d?$)/, ".").replaceAll(",", ""))
  const isList = word.includes(",") && isMark(before.at(-1), "x", "*")
  // "pieces,7,348"
  const isRun = word.includes(",") && (plain[at - 1] === "," || plain[at + word.length] === ",")
  // In "Rafter R1 1/2 inch" the 1 belongs to the mark.
  const isOfMark = word.includes(" ") && /\p{L}/u.test(plain[at - 1] ?? "")
  const isDoubtful = value === null || isList || isRun || isOfMark
  return { is: "figure", word, length: word.length, value: value ?? decimal, isDoubtful }
}

/** A word, or the longest phrase that has a meaning: "pre-galvanized", "sq. m", `"B" class`, "class: B". */
function wordAt(plain: string, at: number, before: Token | undefined): Found | null {
  const [typed] = matchAt(WORD, plain, at) ?? []
  if (typed === undefined) return null
  const bare = (text: string) => text.replaceAll(".", "").replace("'s", "s")
  const found = (word: string, length: number) =>
    ({ is: "word", word, length, meaning: meaningOf(word) }) as const
  let word = bare(typed)
  if (word === "x") return { word, length: 1 }
  let longest = found(word, typed.length)
  let end = at + typed.length
  // "10 T angle" are tonnes.
  const most = isFigure(before) && word === "t" ? 0 : 2
  for (let count = 0; count < most; count += 1) {
    const next = matchAt(NEXT_WORD, plain, end)
    if (!next) break
    word = `${word} ${bare(next[2])}`
    end += next[0].length
    const phrase = found(word, end - at)
    // "3 pc S/S"
    if (plain[end] === "/" && next[2].length === 1) break
    const isOne = phrase.meaning?.is === "class" || /^( +|[-/']|\. *)$/.test(next[1])
    if (phrase.meaning && isOne) longest = phrase
  }
  const isPlain = !longest.meaning && longest.length === longest.word.length
  const cut = isPlain ? gluedCut(longest.word) : 0
  if (cut > 0) return found(longest.word.slice(0, cut), cut)
  const meant = isPlain && unitOf(longest.word) === null ? misspelt(longest.word) : null
  return meant ? { ...found(meant, longest.length), isMisspelt: true } : longest
}

function markAt(plain: string, at: number): Found {
  if (plain.startsWith("''", at)) return { word: '"', length: 2 }
  const sign = String.fromCodePoint(plain.codePointAt(at) ?? 0)
  return { word: sign === "\t" ? "|" : sign, length: sign.length }
}

/** The tokens with each unit in its figure, numbers in words as figures, and joints between figures as "x". */
function withUnits(raw: readonly Token[]): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < raw.length) {
    const number = numberAt(raw, at, tokens.at(-1))
    if (number !== null) {
      const { figure, next } = figureWithUnit(raw, at, number, tokens)
      tokens.push(figure)
      at = next
    } else {
      const isX = isJoint(raw, at, tokens.at(-1))
      tokens.push(isX ? markToken("x", raw[at].start, raw[at].isTight) : raw[at])
      at += 1
    }
  }
  return tokens
}

/** Words in front of "do" that make it "give". */
const GIVE = /^(bhej|de|kar|dila|भेज|दे|कर)$/

/** The value of a figure, or of a number in words before its unit: "das nag", "dhai ton", "bees length". null for other tokens. */
function numberAt(raw: readonly Token[], at: number, before: Token | undefined): number | null {
  const { is, word, value, isTight } = raw[at]
  if (is === "figure") return value
  const number = is === "word" ? numberOf(word) : null
  const isCounted = unitAt(raw, at + 1) || raw[at + 1]?.meaning?.value === "length"
  // "Twenty five", "one and half ton", "1.5 lakh kg" are longer.
  const isOpen =
    (isTight ? before?.is === "mark" : isMark(before, "&", "+", "/")) ||
    isUnknown(before) ||
    means(before, "and") ||
    (isFigure(before) && (number ?? 0) >= 100) ||
    (before?.is === "word" && numberOf(before.word) !== null) ||
    // "Bhej do ton": give a ton. "Do inch", "do bundle" are two.
    (/^(do|दो)$/.test(word) &&
      GIVE.test(before?.word ?? "") &&
      amountUnits.has(unitAt(raw, at + 1)?.unit ?? null))
  return isCounted && !isOpen ? number : null
}

function figureWithUnit(raw: readonly Token[], at: number, value: number, tokens: Token[]) {
  const isJoined = isMark(tokens.at(-1), "x")
  const behind = at + 1
  const found = raw[at].unit ? null : unitAt(raw, behind)
  const unit = found && isOfSecond(raw, behind, found, tokens) ? null : found
  const next = behind + (unit?.length ?? 0)
  const isAlone = !raw[at].unit && unit === null && !isJoined && !isMark(raw[next], "x", "*")
  const inFront = isAlone ? unitInFront(tokens) : null
  const isCount = isAlone && Number.isInteger(value) && !means(tokens.at(-1), "series")
  const counted = isCount && raw[next]?.is === "word" && isPlural(raw[next].word) ? "pieces" : null
  const figure: Token = {
    ...raw[at],
    ...{ is: "figure", meaning: null, value, isJoined, end: raw[next - 1].end },
    unit: raw[at].unit ?? unit?.unit ?? inFront ?? counted,
    isUnitFirst: inFront !== null,
    isCell: inFront !== null || /^[|;]$/.test(unit?.mark ?? ""),
  }
  return { figure, next }
}

/**
 * Whether a unit between two figures is that of the second one. It is that of the nearer one; where they are equally near, a figure of
 * a size (a joined one, a depth) has no unit of an amount, and any other figure has it.
 *
 *     1.5 x 6.3 m - 3        first     a blank is nearer than a dash
 *     50x50x6 nos: 20        second    a colon is what a name has behind it
 *     ISMC-100, Nos, 150     second    a depth
 *     40x40x5, 75, mtr, 62   first     a bare figure
 *     ISMB 200x100 | Nos     neither   a size has no unit in another cell
 */
function isOfSecond(
  raw: readonly Token[],
  behind: number,
  { unit, length, mark }: UnitAt,
  tokens: readonly Token[],
): boolean {
  if (!amountUnits.has(unit) && unit !== "m") return false
  // "315 no. x 12 mtr"
  const joined = tokens.at(isMark(tokens.at(-2), ".") ? -3 : -2)
  const isOfSize =
    tokens.at(-1)?.meaning?.value === "nb" ||
    means(tokens.at(isMark(tokens.at(-1), "-") ? -2 : -1), "series") ||
    (isMark(tokens.at(-1), "x") && !isLong(joined) && !amountUnits.has(joined?.unit ?? null))
  const isCell = /^[|;,]$/.test(mark)
  const next = raw[behind + length]
  // "ISA 125 95 8, Nos., 12"
  const isRun =
    isCell && [-1, -2].every((at) => isBare(tokens.at(at))) && means(tokens.at(-3), "goods")
  if (!isOfSize && !isRun) return false
  // In "6000 mm x 303 nos | 49.5 by 49.5" the next cell begins a size, which has no unit of an amount.
  if (isCell) return !(isFigure(next) && isJoint(raw, behind + length + 1, next))
  // "40x40x13kg 0.260": the kilograms of a piece. "60.3x3.6T - 5": T is thick.
  const isTight = mark === "" && raw[behind].isTight
  if (isTight && (unit === "kg" || raw[behind].word === "t") && isMark(tokens.at(-1), "x"))
    return false
  const at = isMark(next, ".", ":", "-", "=", "|", ",") ? behind + length + 1 : behind + length
  const isNearer = unit === "m" && mark === "" && isMark(next, "-", "|", ",")
  const isAlone = unitAt(raw, at + 1) === null && !isJoint(raw, at + 1, raw[at])
  return isFigure(raw[at]) && isAlone && !isNearer
}

/** "nos 20", "kg: 500", "MT | 2.5", "Nos, 150": the unit in front of a figure, which takes it along. */
function unitInFront(tokens: readonly Token[]): Unit | null {
  const at = isMark(tokens.at(-1), ":", ".", "-", "=", "|", ";", ",") ? -2 : -1
  const word = tokens.at(at)
  const isBetween = isMark(tokens.at(-1), "|", ";", ",") && isMark(tokens.at(at - 1), "|", ";", ",")
  const isName = means(word, "unit") && (word.word.length > 1 || isBetween)
  const unit = isName ? unitOf(word.word) : null
  const isLabel = isWord(word, "no") && isUnknown(tokens.at(at - 1))
  // "angle 5 nos, 12": a comma is nearer only where another stands in front of the unit.
  const isApart = isMark(tokens.at(-1), ",", ";") && !isMark(tokens.at(at - 1), ",", ";", "|")
  const isUnit = amountUnits.has(unit) || unit === "m" || unit === "nb"
  if (!word || word.use || isLabel || isApart || !isUnit) return null
  word.use = "quantity"
  return unit
}

interface UnitAt {
  readonly unit: Unit
  readonly length: number
  /** The mark in front of it, or "". */
  readonly mark: string
}

/** The unit behind a figure and its number of tokens: "mm", "- nos", "| kg". null if there is none. */
function unitAt(raw: readonly Token[], at: number): UnitAt | null {
  const first = raw[at]
  if (isMark(first, '"')) return { unit: "inch", length: 1, mark: "" }
  // "NB 32 'C' class"
  const isQuoted = means(raw[at + 1], "class")
  if (isMark(first, "'")) return isQuoted ? null : { unit: "ft", length: 1, mark: "" }
  const mark = isMark(first, "|", ";", "-", ".", ",") ? first.word : ""
  const skip = mark === "" ? 0 : 1
  const [word, next] = [raw[at + skip], raw[at + skip + 1]]
  const unit = word?.is === "word" ? unitOf(word.word) : null
  // "ISMC 150 in 12 m lengths". "T=5 mm" names the thickness.
  const isName = word?.word === "t" && isMark(next, "=", ":")
  if (!unit || isName || (word.word === "in" && isFigure(next)) || isMark(next, "_")) return null
  const isCell = /^[|;]$/.test(mark)
  const isBound = ["pieces", "kg", "tonnes", "quintals", "runningMetres"].includes(unit) || isCell
  const isUnsure = mark === "," ? !isBound && unit !== "m" : !isBound && word.word.length === 1
  if (skip && isUnsure) return null
  return { unit, length: skip + 1, mark }
}

/** "x", "by", "*" or "/" between two figures. "125* 2" has a star that joins nothing, and "75/50/6" has two joints. */
function isJoint(raw: readonly Token[], at: number, before: Token | undefined): boolean {
  const [token, next] = [raw[at], raw[at + 1]]
  if (isMark(token, "x")) return true
  if (!isFigure(next)) return false
  const isSame = next.isTight === token.isTight
  if (isMark(token, "*")) return isSame && (before === undefined || isFigure(before))
  if (!isFigure(before)) return false
  const isSlash = isMark(token, "/") && token.isTight && isSame
  if (isSlash) return before.isJoined || (isMark(raw[at + 2], "/") && isFigure(raw[at + 3]))
  return means(token, "by") && !amountUnits.has(before.unit)
}

function isCode(word: string): boolean {
  return meaningOf(word) === null && unitOf(word) === null && gluedCut(word) === 0
}

/** The aside that begins at a place of a plain text, as a token without its position. null if none does. */
function asideAt(plain: string, at: number, before: readonly Token[]): Found | null {
  if (!/[\p{L}\d(+@/₹#]/u.test(plain[at]) || !matchAt(anyAside, plain, at)) return null
  for (const { kind, pattern } of asidePatterns) {
    const found = matchAt(pattern, plain, at)
    const word = before.at(/^[-,:]$/.test(before.at(-1)?.word ?? "") ? -2 : -1)
    const isOther =
      (kind === "code" && !isCode(found?.[1] ?? "")) ||
      (kind === "place" && !(word?.is === "word" && word.meaning === null))
    if (!found || isOther) continue
    const value = Number((found[1] ?? "").replaceAll(",", "")) || 0
    return { is: "aside", word: kind satisfies AsideKind, value, length: found[0].length }
  }
  return null
}

/** Bullets and numbers of a list in front of a line: "•", "1.", "(3)", "a)", "#4". */
const BULLET =
  /^[\s•▪●◦*>–—-]*(?:\|\s*)?(?:\(?\d{1,3}\s*[)\]]\s*|\(?(?:[a-z]|[ivx]{1,4})\)\s*|[a-z]\.\s+(?!\s*[a-z]\.)|\d{1,3}\.(?:\s+|(?=[^\d\s]))|\d{1,3}:\s+|#\s*\d{1,3}[.:)-]?\s*)?/u
/** Numbers of an item: "Sr. No. 4:", "Item 10.25.2:", "2.1.3", "4.1 |", "2c |". They go along. */
const ITEM =
  /^(?:(?:s|sr|sl|si|item|line|pos|sno|slno|srno)\b[\s.]*(?:no\b)?[\s.:#-]*\d{1,3}(?:\.\d+)*(?!\d|\s*[x*])\s*[).:-]?\s*|\d+(?:\.\d+){2,}:?\s+|\d{1,2}(?:\.\d{1,3})?[a-z]\s*[\t|](?=[^\t|]*\p{L}{2})(?!\s*(?:nos?|pcs|kgs?|mt|tons?|mtrs?)\b))/u
/** "B1 ISMB 300", "Column C1: SHS", "SKU-4402 MS angle". "C75" and "MB200" are sizes. */
const MARK =
  /^(?:\p{L}+\s+)?((?!x\d)[a-z]{1,3})[-.]?(\d{1,5})(?:-[a-z]{1,3}\d+)?\s*[:|\s-]\s*(?=[\p{L}\p{M}]|\d{1,2}\/[248]|\d+(?:\.\d+)?\s*[x*]\s*\d+(?:\.\d+)?\s*[x*]\s*\d)/u
const LEAST_LETTERED = 20

/** The lengths of the bullet in front of a plain line, and of the number of its item or the mark of a drawing behind that. */
function frontOf(plain: string): readonly [bullet: number, mark: number] {
  const bullet = BULLET.exec(plain)?.[0].length ?? 0
  const rest = plain.slice(bullet)
  const item = ITEM.exec(rest)?.[0].length ?? 0
  const [mark, letters, digits] = MARK.exec(rest.slice(item)) ?? ["", "", "0"]
  const isMark = letters.length === 1 ? +digits < LEAST_LETTERED : meaningOf(letters) === null
  // "Column C1", but not "pipe A1"
  return [bullet, isMark && mark.startsWith(letters) ? item + mark.length : item]
}
