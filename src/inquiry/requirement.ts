import type { CatalogueSize } from "../steel/range/size"
import { METRES_PER_FOOT, plainText, readNumber } from "../steel/measure"
import { STANDARD_LENGTH, type Quantity, type QuantityUnit } from "../steel/quantity"
import { findSizes, type FoundSizes, type SizeIndex, type SizeMatch } from "../steel/sizeFinder"
import { parseSizeQuery, type SizeQuery } from "../steel/sizeQuery"
import { MOST_LINES } from "./storedList"

interface TypedLine {
  /** The line as it was typed. */
  readonly typed: string
  /** null where the line says none. */
  readonly quantity: Quantity | null
  /** What to check: sentences. */
  readonly notes: readonly string[]
}

/** One size fits. */
export interface MatchedLine extends TypedLine {
  readonly kind: "matched"
  readonly size: CatalogueSize
}

/** Several sizes fit: the visitor chooses. */
export interface AmbiguousLine extends TypedLine {
  readonly kind: "ambiguous"
  readonly candidates: readonly SizeMatch[]
  readonly sentence: string
}

/** No size fits. */
export interface UnmatchedLine extends TypedLine {
  readonly kind: "unmatched"
  readonly nearMisses: readonly SizeMatch[]
  readonly sentence: string
}

/** "MS angles:" stands over lines that only give sizes. */
export interface HeadingLine {
  readonly kind: "heading"
  readonly typed: string
}

export type RequirementLine = MatchedLine | AmbiguousLine | UnmatchedLine | HeadingLine

export interface Requirement {
  /** One for every line that is not empty, in their order. */
  readonly lines: readonly RequirementLine[]
  /** A sentence where the text was too long to be read to its end. */
  readonly leftOut: string | null
}

/** Steel of other kinds, with sizes that look like ours: "flat 50x6" is no angle. */
const otherGoods =
  /^(flats?|bars?|rods?|tmt|rebars?|saria|wires?|elbows?|bends?|flanges?|sockets?|tees?|nuts?|bolts?|rails?|purlins?)$/

const MOST_CANDIDATES = 8
const LONGEST_LINE = 200
const LONGEST_TEXT = 100_000

/**
 * A requirement in free text, as buyers type or paste it, a size on a line: "100x50x4 - 20 pcs", "ms pipe 40 nb medium 2 ton",
 * "ISMB 200 - 12 mtr x 5 nos". A line of words alone ("MS angles:") is a heading for the lines after it. Never throws.
 */
export function readRequirement(text: string, index: SizeIndex): Requirement {
  const typedLines = text
    .slice(0, LONGEST_TEXT)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
  let heading = ""
  const lines = typedLines.slice(0, MOST_LINES).map((typed): RequirementLine => {
    if (!/\d/.test(plainText(typed)) && parseSizeQuery(typed).families.length > 0) {
      heading = typed
      return { kind: "heading", typed }
    }
    return readLine(typed, heading, index)
  })
  const more = typedLines.length - lines.length
  return {
    lines,
    leftOut:
      more > 0 || text.length > LONGEST_TEXT
        ? `Only the first ${lines.length} lines were read.`
        : null,
  }
}

function readLine(typed: string, heading: string, index: SizeIndex): RequirementLine {
  const { quantity, sizeText, notes } = takeQuantity(typed)
  const own = parseSizeQuery(sizeText)
  const query =
    heading !== "" && own.families.length === 0 && own.series === null
      ? parseSizeQuery(`${heading} ${sizeText}`)
      : own
  if (!/\d/.test(plainText(sizeText))) {
    const sentence = "There is no size in this line."
    return { kind: "unmatched", typed, quantity, notes: [], nearMisses: [], sentence }
  }
  const found = findSizes(index, { ...query, openDigits: null }, {}, MOST_CANDIDATES)
  const line = {
    typed,
    quantity: quantity && sheetQuantity(quantity, query),
    notes: [...notes, ...query.notes, ...unreadWords(query)],
  }
  const other = query.unknownWords.find((word) => otherGoods.test(word))
  if (other !== undefined) {
    const sentence = `“${other}” is not among our sizes. Write it in the message.`
    return { kind: "unmatched", ...line, notes: [], nearMisses: [], sentence }
  }
  const fitting = fittingMatches(found)
  const meant = meantMatch(fitting, query)
  if (meant) {
    const { why } = meant
    return {
      kind: "matched",
      ...line,
      size: meant.size,
      notes: [...line.notes, ...(why === "" ? [] : [why]), ...otherReading(fitting)],
    }
  }
  if (fitting.length > 0) {
    const sentence =
      found.total > fitting.length
        ? `${found.total} sizes fit. Say more, or choose.`
        : `${fitting.length} sizes fit. Choose one.`
    return { kind: "ambiguous", ...line, candidates: fitting, sentence }
  }
  const { nearMisses } = found
  const sentence =
    nearMisses.length > 0
      ? "No size fits. These come near."
      : "No size fits. Write it like 50x50x3 or ISMB 200."
  return { kind: "unmatched", ...line, nearMisses, sentence }
}

/** What fits all that was said. Of sheet of a given width, only that width. */
function fittingMatches({ matches, query }: FoundSizes): SizeMatch[] {
  const fitting = matches.filter(({ kind }) => kind === "exact" || kind === "computed")
  const strips = fitting.filter(
    ({ size }) => size.section.shape === "sheet" && size.massPer === "metre",
  )
  return query.sides.length > 0 && strips.length > 0 ? strips : fitting
}

/** The only one that fits, or the only one in the usual reading: black before pre-galvanized, equal angles before unequal. */
function meantMatch(fitting: readonly SizeMatch[], query: SizeQuery): SizeMatch | undefined {
  if (fitting.length <= 1) return fitting[0]
  const usual = fitting.filter(({ size: { family } }) => !isUnusual(family, query))
  return usual.length === 1 ? usual[0] : undefined
}

function isUnusual(family: CatalogueSize["family"], query: SizeQuery): boolean {
  return family.startsWith("gp") || (family === "unequalAngle" && query.sides.length < 2)
}

function otherReading(fitting: readonly SizeMatch[]): string[] {
  return fitting.length > 1 && fitting.some(({ size }) => size.family.startsWith("gp"))
    ? ["Read as black tube. Write GP for pre-galvanized."]
    : []
}

function unreadWords({ unknownWords }: SizeQuery): string[] {
  return unknownWords.length === 0
    ? []
    : [`Not understood: ${unknownWords.map((word) => `“${word}”`).join(", ")}.`]
}

/** The longer side of a sheet is the length of its piece. */
function sheetQuantity(quantity: Quantity, { sides, families }: SizeQuery): Quantity {
  const isSheet = families.includes("sheet") || families.includes("chequered")
  return isSheet && sides.length === 2
    ? { ...quantity, pieceLength: Math.max(...sides) / 1000 }
    : quantity
}

const AMOUNT = String.raw`(?<![\d.,x/])(\d[\d,]*\.?\d*|\.\d+)`
const PIECES = "(?:pieces?|pcs?|pcs|nos?|numbers?|lengths?|bars?|sheets?|tubes?|pipes?|qty)"
const METRES = "(?:running )?(?:metres?|meters?|mtrs?|rmt|rm|m)"
const FEET = "(?:feet|foot|ft|')"
const END = String.raw`(?![a-z\d/])\.?`

/** Amounts that are said with a unit, by the unit. "kg" of "3.77 kg/m" is none. */
const amounts: readonly (readonly [RegExp, QuantityUnit, number])[] = [
  [new RegExp(`${AMOUNT}[ -]*(?:tonnes?|tons?|tn|m\\.?t\\.?|t)${END}`), "tonnes", 1],
  [new RegExp(`${AMOUNT}[ -]*(?:kilograms?|kilos?|kgs?)${END}(?! ?(?:/|per\\b|p\\b))`), "kg", 1],
  [new RegExp(`${AMOUNT}[ -]*(?:quintals?|qtls?|qtl)${END}`), "kg", 100],
]
const pieces = new RegExp(`${AMOUNT}[ -]*${PIECES}${END}`)
const piecesBehind = new RegExp(`\\b(?:qty|quantity|nos|pcs)[ .:=-]*${AMOUNT}${END}`)
/** A length may end a chain: "50x50x3x12m". */
const LENGTH = AMOUNT.replace(",x", ",")
const metres = new RegExp(`${LENGTH}[ -]*${METRES}${END}(?: long)?`)
const feet = new RegExp(`${LENGTH}[ -]*${FEET}${END}(?: long)?`)

/** "12 m x 20": a count behind a length needs no unit. */
const countBehindLength = new RegExp(`(?<=\\d ?(?:${METRES}|${FEET})) ?x ?(\\d[\\d,]*)$`)

/** A figure behind a dash or an equals sign that has no unit: "50x50x3 - 20". */
const bareAmount = /[-=:] ?(\d[\d,]*\.?\d*)$/

/** What is left of the words around an amount: "x" between length and pieces, "@", "of", dashes. */
const leftover = /(?:(?: |^|(?<=\d))(?:x|@|of|each|ea|qty|quantity|long)\b|[ ,;:=@-])+$/

/** The quantity of a line, and the line without it. */
function takeQuantity(typed: string): {
  quantity: Quantity | null
  sizeText: string
  notes: readonly string[]
} {
  let text = plainText(typed.slice(0, LONGEST_LINE).replace(/\t+(?=\d)/g, " - "))
    // "1) ", "2. " and "• " number the lines of a list.
    .replace(/^(?:\(?\d{1,2}[.)] +|[•*-] *)(?=\S)/, "")
    .replace(/(\d)x(?=\d[\d.]* ?(?:pcs|nos|pieces)\b)/g, "$1 x ")
  const take = (pattern: RegExp): number | null => {
    const match = pattern.exec(text)
    const value = match && readNumber(match[1].replace(/[.,]$/, ""))
    if (!match || value === null || value <= 0) return null
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return value
  }
  const counted = (): Omit<Quantity, "pieceLength"> | null => {
    const count = take(pieces) ?? take(piecesBehind) ?? take(countBehindLength)
    if (count !== null) return { amount: count, unit: "pieces" }
    for (const [pattern, unit, factor] of amounts) {
      const amount = take(pattern)
      if (amount !== null) return { amount: amount * factor, unit }
    }
    return null
  }
  const found = counted()
  const length = take(metres) ?? scaled(take(feet), METRES_PER_FOOT)
  const sizeText = () => text.replace(/ +/g, " ").trim().replace(leftover, "")
  if (found) {
    const isPiece = length !== null && length <= 30
    const pieceLength = isPiece ? length : STANDARD_LENGTH
    return { quantity: { ...found, pieceLength }, sizeText: sizeText(), notes: [] }
  }
  if (length !== null) {
    const quantity: Quantity = { amount: length, unit: "metres", pieceLength: STANDARD_LENGTH }
    return { quantity, sizeText: sizeText(), notes: [] }
  }
  const bare = /\d.*[-=:] ?\d/.test(text) ? take(bareAmount) : null
  if (bare === null) return { quantity: null, sizeText: sizeText(), notes: [] }
  return {
    quantity: { amount: bare, unit: "pieces", pieceLength: STANDARD_LENGTH },
    sizeText: sizeText(),
    notes: ["The last figure was read as pieces."],
  }
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : Math.round(value * factor * 1000) / 1000
}
