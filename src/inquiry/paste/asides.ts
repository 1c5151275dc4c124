import { matchAt, type PlainText, type Token } from "./tokens"
import { gluedCut, meaningOf, unitOf } from "./words"

/**
 * What a part of a line is that is neither size nor quantity. `mass` is kg/m, `pieceMass` and `bracketMass` are kg,
 * `schedule` names a wall of pipe, `doubt` can be a price or a length.
 */
export type AsideKind =
  | "number"
  | "standard"
  | "grade"
  | "price"
  | "mass"
  | "pieceMass"
  | "bracketMass"
  | "schedule"
  | "doubt"
  | "label"

/** A part of a line that goes along with the size as typed: a telephone number, a date, a price, a grade. */
export interface Aside {
  readonly kind: AsideKind
  readonly value: number
  readonly length: number
}

const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`
const RUPEES = String.raw`(?:rs|inr|rupees|रुपये|रु|₹)\.?`
const PER = String.raw`(?:\/|per|प्रति|p\.)\s*`
const RATE_UNIT = String.raw`(?:kgs?|mts?|tons?|tonnes?|quintals?|qtl|pcs?|pieces?|nos?|lengths?|mtrs?|met(?:er|re)s?|m|ft|feet|rft|rmt|टन|किलो)(?![\p{L}\p{M}\d])`
/** What makes a figure a size or a quantity, so that it is no price and no number of something else. */
const NO_UNIT = String.raw`(?![\d.]*\s*(?:[x*"']|mm|nos?\b|pcs?\b|kgs?\b|mts?\b|tons?\b|nb\b|m\b|mtrs?\b|ft\b|feet\b|fut\b|नग|मी|फुट))`
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
const NUMBERED =
  "(?:p\\.?o|drg|drawing|dwg|plot|block|sector|sec|phase|ward|bay|ref|invoice|enquiry|enq|indent|bill|challan|quotation|order|tender|hsn|sac|pin|pincode|code|survey|shop|house|floor|tower|wing|building|bldg|level|gate|road|lane|wo|so)"

type Row = readonly [
  kind: AsideKind,
  pattern: RegExp,
  isPossible?: (before: readonly Token[], found: RegExpExecArray) => boolean,
]

/** Patterns for plain lower-case text, tried in order where a token begins. */
const asides: readonly Row[] = [
  ["number", /[\p{L}\d][\w.-]*@[\p{L}-]+(?:\.\p{L}{2,})+/uy],
  ["number", /(?:https?:\/\/|www\.)\S+/y],
  [
    "number",
    /(?:(?:ph|phone|tel|mob|mobile|cell|contact|whatsapp|fax)\b\.?\s*(?:no\b\.?)?\s*[:.-]*\s*)\+?\d(?:[\s-]?\d){6,13}(?!\d)/y,
  ],
  ["number", /\+\s*91[-\s]*\d(?:[-\s]?\d){9}(?!\d)/y],
  ["number", /0\d{2,4}[- ]\d{6,8}(?!\d)/y],
  ["number", /[6-9]\d{4}[ -]?\d{5}(?![\d.,]|\s*(?:kg|mt|nos|pcs|m)\b)/y],
  ["number", /\d{1,2}[./-]\d{1,2}[./-]20\d\d(?!\d)/y],
  [
    "number",
    new RegExp(String.raw`\d{1,2}(?:st|nd|rd|th)?[\s-]*${MONTH}\b(?:[\s,-]*20\d\d)?`, "y"),
  ],
  ["number", /\d{1,2}[:.]\d\d\s*[ap]\.?m\b\.?/y],
  [
    "number",
    /\d+(?:\s*(?:-|to)\s*\d+)?\s*(?:days?|din|दिन|weeks?|months?|hours?|hrs?|years?|floors?|storeys?|sides?|coats?|km)(?![\p{L}\p{M}])/uy,
  ],
  ["number", /\d{1,3}(?:st|nd|rd)\b/y],
  ["number", /(?:by|on|before|from|till|upto)\s+\d{1,2}th\b/y],
  [
    "standard",
    /(?:is|bis|bs|jis|din|en|iso)(?:\s*(?:no|code|spec)\b\.?)?\s*[:.-]?\s*(\d{3,5})(?![\d]|\s*[x*]|\.\d)(?:-\d(?!\d))?(?:[\s,]*\(?\s*(?:part|prt|pt|p)[\s.:-]*(?:\d{1,2}\b|[ivx]{1,4}\b)\s*\)?)?(?:\s*\([ivx\d]{1,3}\))?(?:\s*[:-]\s*(?:19|20)\d\d(?!\d))?/y,
    (_, found) => Number(found[1]) >= 200,
  ],
  ["grade", /\d+\s*mpa\b/y],
  ["grade", /(?:fe|yst|st|ygr|ys)\s?[-=]?\s?\d{2,3}\s?[a-dw]?(?![\w.]|\s*[x*])/y],
  [
    "grade",
    /e\s?-?\s?(?:165|250|275|300|350|410|450|500|550|600|650)\s?(?:a|br|bo|b0|b|c)?(?![\w.]|\s*[x*])/y,
  ],
  [
    "grade",
    /(?:gr|grade)\b[\s.:-]*(?:is\s?)?(?:[a-z]{0,3}\s?-?(?:[1-5]|[3-9]\d|\d{3,4})\s?[a-z]{0,2}|[a-d])(?![\w.]|\s*[x*]|\s*(?:nos|pcs|mm|m|kg)\b)/y,
  ],
  ["grade", /astm[\s-]*a?\s?-?\d{2,4}\b(?:[\s.]*gr(?:ade)?\b[\s.-]*[a-c]\b)?/y],
  ["grade", /a\s?-?(?:36|53|106|500|572)\b(?!\s*[x*])(?:[\s.]*gr(?:ade)?\b[\s.-]*[a-c]\b)?/y],
  ["grade", /api\s*5\s*l\b(?:\s*gr\b[\s.-]*[ab]\b)?/y],
  ["grade", /s\s?(?:235|275|355)\s?(?:jr|j0|j2)?\b(?!\s*[x*])/y],
  ["grade", /\d+\s*gsm\b/y],
  ["label", /side\s*[12ab]\b(?=[\s:=-]*\d)/y],
  ["number", /\d+(?:\.\d+)?\s*%/y],
  [
    "mass",
    new RegExp(
      String.raw`(${FIGURE})\s*kgs?\b\.?\s*(?:\/|per|p\.)\s*(?:sq\.?\s*m(?:tr|eter|etre)?|sqm|m2|rmt|rm|mtrs?|met(?:er|re)s?|m)(?![\p{L}\d])²?2?`,
      "uy",
    ),
  ],
  [
    "pieceMass",
    new RegExp(
      String.raw`(${FIGURE})\s*kgs?\b\.?\s*(?:(?:\/|per)\s*(?:pcs?|nos?|pieces?|each|lengths?|bar|नग)|each|ea|प्रत्येक)(?![\p{L}\p{M}])`,
      "uy",
    ),
  ],
  ["bracketMass", new RegExp(String.raw`\(\s*(?:wt\.?\s*)?(${FIGURE})\s*kgs?\s*\.?\s*\)`, "y")],
  ["number", /7[23]\d{6}(?!\d)/y, (before) => before.at(-1)?.word !== "x"],
  [
    "number",
    /7[23]\d\d(?:\d\d)?(?!\d)(?=\s*(?:[|\t]|$))/y,
    (before) =>
      before.at(-1)?.word === "|" && !/^(kgs?|mts?|nos?|pcs?)$/.test(before.at(-2)?.word ?? ""),
  ],
  [
    "number",
    /@?\s*\d+(?:\.\d+)?\s*(?:mm|mtr|m)?\.?\s*(?:c\s*\/\s*c|spacing|ctrs|cent(?:re|er)s?)(?![\p{L}])/uy,
  ],
  ["number", /(?:spacing|spaced|c\s*\/\s*c)(?:\s+of)?\s*[@:=]?\s*\d+(?:\.\d+)?\s*(?:mm|m)?\b/y],
  ["schedule", /sch(?:edule|d)?\b[\s.:-]*\d{2,3}\b/y],
  [
    "price",
    new RegExp(
      String.raw`(?:@\s*)?${RUPEES}\s*[:=]?\s*${FIGURE}(?:\s*\/-)?(?:\s*${PER}${RATE_UNIT}|\s*(?:kg|each|ea|pmt|p\.?m\.?t)\b)?`,
      "uy",
    ),
  ],
  [
    "price",
    new RegExp(
      String.raw`(?:@|rates?|price|basic|bhav|cost|amount|amt|भाव|रेट)(?![\p{L}\p{M}])\s*(?:${PER}${RATE_UNIT})?[\s:=@-]*(?:${RUPEES})?\s*${FIGURE}(?:\s*\/-|\s*${PER}${RATE_UNIT}|\s*(?:each|ea|pmt)\b)`,
      "uy",
    ),
  ],
  [
    "price",
    new RegExp(
      String.raw`(?:rates?|price|basic|bhav|cost|amount|amt|gst|भाव|रेट)(?![\p{L}\p{M}])\s*\(?(?:${PER}${RATE_UNIT})?[)\s:=@.-]*${FIGURE}${NO_UNIT}`,
      "uy",
    ),
  ],
  [
    "price",
    new RegExp(String.raw`@\s*(${FIGURE})${NO_UNIT}`, "uy"),
    (_, found) => Number(found[1].replaceAll(",", "")) >= 25,
  ],
  ["doubt", new RegExp(String.raw`@\s*(${FIGURE})${NO_UNIT}`, "uy")],
  [
    "price",
    new RegExp(
      String.raw`(${FIGURE})\s*(?:\/-|${PER}${RATE_UNIT}|(?:rs|rupees|रुपये|₹)(?![\p{L}\p{M}\d.]|\s*[\d.])|p\.?m\.?t\b)`,
      "uy",
    ),
    (before) => isPriceBehind(before),
  ],
  [
    "price",
    new RegExp(
      String.raw`${PER}(?:met(?:er|re)\s+)?${RATE_UNIT}\s*[:@=-]*\s*(?:${RUPEES})?\s*${FIGURE}${NO_UNIT}`,
      "uy",
    ),
    (before) => !/^(length|len|long|wt|weight)$/.test(before.at(-1)?.word ?? ""),
  ],
  ["number", /(?:sl|sr|s|item|line)\.?\s*no\b\.?\s*[:#-]?\s*\d{1,3}\b:?/y],
  [
    "number",
    /(\p{L}{2,12})-?\d+[\d/-]*(?:-\p{L}{1,3}\d+)?(?![\p{L}\p{M}\d.]|\s*[x*])/uy,
    (_, [, letters]) => isUnknown(letters),
  ],
  [
    "number",
    new RegExp(
      String.raw`${NUMBERED}\b\.?\s*(?:code|no|number|nos)?\b\.?\s*[:#-]*\s*\d[\d/-]*(?![\d.])${NO_UNIT}`,
      "y",
    ),
  ],
  ["number", /[1-9]\d{5}(?![\d.,]|\s*(?:kg|mt|nos|pcs|m|mm|\|)\b)/y, isBehindPlace],
]

/** Letters in front of a number that make it a code: "VB1", "ITEM0007". */
function isUnknown(letters: string): boolean {
  return meaningOf(letters) === null && unitOf(letters) === null && gluedCut(letters) === 0
}

/** In "ISMC 100 per ton" the figure is the depth, and in "50x6/kg" it belongs to the size. */
function isPriceBehind(before: readonly Token[]): boolean {
  const last = before.at(-1)
  return last?.word !== "x" && meaningOf(last?.word ?? "")?.is !== "series"
}

/** "Bhiwandi 421302", "Noida - 201301": a PIN code behind a word that means nothing else. */
function isBehindPlace(before: readonly Token[]): boolean {
  const last = /^[-,:]$/.test(before.at(-1)?.word ?? "") ? before.at(-2) : before.at(-1)
  return last?.kind === "word" && meaningOf(last.word) === null
}

/** The aside that begins at a place of a text, or null. */
export function asideAt(
  { plain }: PlainText,
  place: number,
  before: readonly Token[],
): Aside | null {
  for (const [kind, pattern, isPossible] of asides) {
    const found = matchAt(pattern, plain, place)
    if (!found || isPossible?.(before, found) === false) continue
    return { kind, value: Number((found[1] ?? "").replaceAll(",", "")), length: found[0].length }
  }
  return null
}

/** Number words and marks in front of a line: "1.", "(3)", "a)", "Sr. No. 4:", "2.1.3", "Item 10.25.2:", "B1 ", "SKU-4402 ". */
const ORDINALS = [
  /(?:s|sr|sl|si|item|line|pos|sno|slno|srno)\b[\s.]*(?:no\b)?[\s.:#-]*\d{1,3}(?:\.\d+)*(?!\d|\s*[x*])\s*[).:-]?\s*/y,
  /\(?\d{1,3}\s*[)\]]\s*/y,
  /\(?(?:[a-z]|[ivx]{1,4})\)\s*/y,
  /[a-z]\.\s+/y,
  /\d{1,3}\.(?:\s+|(?=[^\d\s]))/y,
  /\d{1,3}:\s+/y,
  /#\s*\d{1,3}[.:)-]?\s*/y,
  /\d+(?:\.\d+){2,}:?\s+/y,
]
/** "B1 ISMB 300", "A.4 50x50x3", "Column C1: SHS", "SKU-4402 MS angle". "C75" and "MB200" are sizes. */
const MARK =
  /(?:[\p{L}]+\s+)?([a-z]{1,3})[-.]?(\d{1,5})(?:-[a-z]{1,3}\d+)?\s*[:|\s-]\s*(?=[\p{L}\p{M}]|\d+(?:\.\d+)?\s*[x*]\s*\d+(?:\.\d+)?\s*[x*]\s*\d)/uy
const LEAST_LETTERED = 20

/** The length of the number, bullet or mark of a drawing in front of a line. */
export function ordinalLength({ plain }: PlainText): number {
  const bullets = /^[\s•▪●◦*>–—-]*(?:\|\s*)?/.exec(plain)?.[0].length ?? 0
  for (const pattern of ORDINALS) {
    const found = matchAt(pattern, plain, bullets)
    if (found) return bullets + found[0].length
  }
  const mark = matchAt(MARK, plain, bullets)
  if (!mark) return bullets
  const [whole, letters, digits] = mark
  const isFirst = whole.startsWith(letters)
  const isMark =
    letters.length === 1
      ? Number(digits) < LEAST_LETTERED
      : meaningOf(letters) === null && Number(digits) > 0
  return isMark && isFirst ? bullets + whole.length : bullets
}
