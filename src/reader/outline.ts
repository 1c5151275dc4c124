import { LONGEST_PIECE, metresOf } from "./forms"
import { qualities, takeGoods } from "./goods"
import { refusalIn } from "./line"
import { Line, namesNone, noGoods, type Goods } from "./reading"
import { saysAll, statementOf } from "./statements"
import { linesOf, type TypedLine } from "./table"
import { amountUnits, bulletOf, isFigure, isLong, isUnknown, means, type Token } from "./tokens"

/**
 * What a line of a message is.
 *
 * - `letter`: greeting, signature, address, date, contact, terms; it is about no goods
 * - `total`: of several lines; it belongs to none
 * - `heading`: goods, or what is said of them ("GI", "Cancelled"), of the lines below
 * - `statement`: a unit, a length or a quantity of the lines below, or of all: "Qty in MT"
 * - `head`: the names of the columns of a table; `row`: a row of it
 * - `item`: a size, or anything else
 * - `continuation`: a quantity or length alone below its size
 */
export type LineKind =
  | "letter"
  | "total"
  | "heading"
  | "statement"
  | "head"
  | "row"
  | "item"
  | "continuation"

/** A line, and what it says at first sight. */
interface SeenLine extends TypedLine {
  readonly goods: Goods
  /** True if it names goods. */
  readonly isNamed: boolean
  readonly isSize: boolean
  /** True if it has a word that is neither of goods nor of a quantity. */
  readonly isOther: boolean
  readonly figures: readonly Token[]
  /** The quantity or the length in it. */
  readonly says: readonly ("quantity" | "length")[]
}

/** A line of a message, its kind, and what covers it. */
export interface OutlineLine extends TypedLine {
  readonly kind: LineKind
  /** Of a row or an item: its words, with its continuations, and in front of them the headings and statements that cover it. */
  readonly whole: string
  /** True for a heading or a statement that no line is under. */
  readonly isAlone: boolean
}

function glance(typed: TypedLine): SeenLine {
  const line = new Line(typed.text, typed.tokens)
  const goods = takeGoods(line, noGoods)
  const figures = line.tokens.filter(isFigure)
  const hasRole = (role: string) => line.words().some(({ meaning }) => meaning?.value === role)
  const isOther = ({ is, word }: Token) => is === "aside" && !/^(label|standard)$/.test(word)
  const isNamed = !namesNone(goods)
  const isOne = figures.length === 1 && !isNamed
  const isQuantity =
    figures.some(({ unit }) => amountUnits.has(unit)) || (isOne && hasRole("quantity"))
  const isLength = figures.some(isLong) || (isOne && hasRole("length"))
  const isSized = goods.families.length > 0 || goods.series !== null
  return {
    ...{ ...typed, goods, isNamed, figures },
    isOther:
      line.doubts.length > 0 ||
      line.tokens.some((one) => isUnknown(one) || means(one, "doubt", "refusal") || isOther(one)),
    isSize:
      figures.length > 0 &&
      (isSized || figures.some(({ isJoined, unit }) => isJoined || unit === "nb")),
    says: [...(isQuantity ? ["quantity" as const] : []), ...(isLength ? ["length" as const] : [])],
  }
}

const TOTAL =
  /^[\s|•*–-]*(?:(?:grand|sub|net|over ?all)[ -]*)?(?:total|कुल|योग|jumla)(?![\p{L}\p{M}])/iu
/** Words that begin a line about the sender, the place or the terms. */
const LETTER =
  /^[\s*•-]*(?:to|from|dear|date|dated|dt|deliver(?:y|ed)?|site|address|add|contact|mob(?:ile)?|ph(?:one)?|tel|whats ?app|gst(?:in)?|pan|ref|po|e-?mail|invoice|firm|name|project|sub(?:ject)?|attn|attention|kind attn|hi|hello|namaste|thanks?|regards|regds|payment|terms|freight|transport(?:ation)?|godown|near|opp|plot|sector|pin ?code|pin|bill to|ship to|m\/s|shri|mrs?|enquiry|inquiry|quotation|validity|aaj|kal|call|po box|c\/o|h ?no|shop|दिनांक|पता|फोन|मोबाइल|संपर्क)(?![\p{L}\p{M}])/iu
const DATE = /(?<![\d/.])\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?![\d/])/g

/** True for a line that is about no goods: without figures, or with those of a date, a telephone number, an address. */
function isLetter(line: SeenLine): boolean {
  const { isNamed, isSize, figures, tokens, text, says } = line
  if (isNamed || isSize || tokens.length === 0 || refusalIn(tokens)) return false
  if (tokens.some((token) => means(token, "class", "galvanized", "use"))) return false
  if (figures.length === 0) return !tokens.some((token) => token.word === "mass")
  if (says.length > 0 || figures.some(({ unit }) => unit !== null))
    return LETTER.test(text) && says.length === 0
  const isDate = !/\d/.test(text.replace(DATE, "")) && DATE.test(text)
  const words = tokens.filter(isUnknown)
  return isDate || LETTER.test(text) || (words.length > 1 && words.length >= figures.length)
}

/** Words that ask for goods. */
const ORDER = /^(cha[ih]|need|want|bhej|send|lena|चाहिए|भेज)/

function isOpened({ typed }: SeenLine): boolean {
  return /[:–-]\s*$/.test(typed)
}

/** "MS angles:", "SS 304 pipes:", "Beams (12 m):", "Galvanised:", "Cancelled:". A figure is that of a grade, or their length. */
function isHeading(line: SeenLine): boolean {
  const { isNamed, isOther, tokens, figures, goods } = line
  const isOf = isOfAnyGoods(line)
  if (!figures.every((one) => isLong(one) && metresOf(one) <= LONGEST_PIECE)) return false
  // "GI wire 10 m" and "6 m cut nahi chahiye" head nothing.
  const isMarked = goods.unsold !== null || tokens.some((one) => means(one, "galvanized"))
  // "Pipe 10 m chahiye" is an order.
  const isOrder = !isOpened(line) && tokens.some(({ word }) => ORDER.test(word))
  if (figures.length > 0 && (isOf || isOrder || refusalIn(tokens) || (isMarked && !isOpened(line))))
    return false
  if (isOf) return isOpened(line) || tokens.every((one) => !isUnknown(one) || saysAll([one]))
  return (
    isNamed &&
    !refusalIn(tokens) &&
    (/:/.test(line.typed) || isOpened(line) || !isOther || saysAll(tokens))
  )
}

/** The kinds of lines; the first that is true counts. */
const kinds: readonly (readonly [LineKind, (line: SeenLine) => boolean])[] = [
  ["head", ({ isHead }) => isHead],
  ["row", ({ isRow }) => isRow],
  ["total", ({ text, isSize }) => TOTAL.test(text) && !isSize],
  ["statement", ({ tokens }) => statementOf(tokens) !== null],
  ["heading", isHeading],
  ["letter", isLetter],
]

/** A line with its place in the message. */
interface PlacedLine extends SeenLine {
  readonly kind: LineKind
  /** The lines that it continues over: "MS Angle 50x50x6⏎Qty: 25 Nos". */
  readonly more: readonly SeenLine[]
}

/** True for a quantity or a length alone that the size above does not have. */
function continues({ says, isNamed, isOther, figures }: SeenLine, open: PlacedLine): boolean {
  const isAlone = figures.length === 1 && !isNamed && !isOther && says.length > 0
  const said = [open, ...open.more].flatMap((line) => line.says)
  return isAlone && open.kind === "item" && open.isSize && !says.some((one) => said.includes(one))
}

function* placedLines(text: string): Generator<null, readonly PlacedLine[]> {
  const lines: PlacedLine[] = []
  for (const typed of linesOf(text)) {
    yield null
    const line = glance(typed)
    const kind = kinds.find(([, isThat]) => isThat(line))?.[0] ?? "item"
    const open = lines.at(-1)
    // A length above a size is that of all that follow, until the next. One below a size that says nothing yet is its own.
    const isBegun = open?.kind === "item" && [open, ...open.more].every(({ says }) => !says.length)
    const isBlock =
      !isBegun &&
      (isOpened(line) || lines.some((one) => one.kind === "statement" && isOfLength(one)))
    const isOwn = kind === "item" || (kind === "statement" && !saysAll(line.tokens) && !isBlock)
    if (open && isOwn && continues(line, open))
      lines[lines.length - 1] = { ...open, more: [...open.more, line] }
    else lines.push({ ...line, kind, more: [] })
  }
  return lines
}

/** True for what is said of goods without naming any: "GI", "Cancelled", "SS 304". */
function isOfAnyGoods({ goods, tokens }: SeenLine): boolean {
  const isQuality = goods.unsold !== null && qualities.has(goods.unsold.name)
  const isSaid = refusalIn(tokens) !== undefined || tokens.some((one) => means(one, "galvanized"))
  return goods.families.length === 0 && goods.series === null && (isQuality || isSaid)
}

/** True if a heading can be about a line: about its goods, or about figures without any. */
function suits(heading: PlacedLine, line: PlacedLine): boolean {
  const [above, below] = [heading.goods, line.goods]
  // What is not sold, or not wanted, may be all that follows.
  const isMarked = heading.tokens.some((one) => means(one, "galvanized", "refusal"))
  if (isMarked || isOfAnyGoods(heading)) return true
  if (!line.isNamed) return line.figures.length > 0
  const isOther = above.unsold !== null && !qualities.has(above.unsold.name)
  if (isOther || above.product !== below.product || line.figures.length === 0) return false
  const rolled = ({ series }: Goods) =>
    series === null ? [] : [series.includes("C") ? ("channel" as const) : ("beam" as const)]
  const [named, own] = [above, below].map((goods) => [...goods.families, ...rolled(goods)])
  const isSame = named.length === 0 || own.length === 0 || named.some((one) => own.includes(one))
  // "SS 304 beams (ISMB):" covers every beam below it, of whatever series.
  const isOfSeries = (above.series ?? below.series) === (below.series ?? above.series)
  return isSame && (isOfSeries || above.unsold !== null)
}

/** True for a statement of a length; others are of quantities. */
function isOfLength({ tokens }: SeenLine): boolean {
  const statement = statementOf(tokens)
  return statement !== null && statement.value > 0 && !amountUnits.has(statement.unit)
}

/** True if a statement says what a line does not say itself. */
function completes(statement: PlacedLine, line: PlacedLine): boolean {
  const said = [line, ...line.more].flatMap(({ says }) => says)
  return line.figures.length > 0 && !said.includes(isOfLength(statement) ? "length" : "quantity")
}

/**
 * Finds the lines of a message, each with its kind. Its time grows with the length of the text, and a page can find them in slices: it
 * yields null after each line that it has looked at, and returns them all.
 */
export function* outlineOf(text: string): Generator<null, OutlineLine[]> {
  const lines = yield* placedLines(text)
  const above = covers(lines)
  const used = new Set([...above.values()].flat())
  return lines.flatMap((line, place) => {
    const isHead = line.kind === "head" && lines[place + 1]?.kind !== "row"
    const isAlone = !used.has(line)
    const isUnused = isHead || (line.kind === "statement" && isAlone)
    const kind = isUnused ? "letter" : line.kind
    const own = { ...line, kind, isAlone, whole: wholeOf(line, above.get(line) ?? []) }
    return [
      own,
      ...line.more.map((more) => ({ ...more, kind: "continuation" as const, isAlone, whole: "" })),
    ]
  })
}

/** The headings and statements that cover each line. */
function covers(lines: readonly PlacedLine[]): ReadonlyMap<PlacedLine, readonly PlacedLine[]> {
  const isItem = ({ kind }: PlacedLine) => kind === "item" || kind === "row"
  const last = lines.findLastIndex(isItem)
  const above = new Map<PlacedLine, readonly PlacedLine[]>()
  // "Grade: SS 304" below all lines. "Cancel" there may be about the last one.
  const isQuality = (line: PlacedLine) => isOfAnyGoods(line) && !refusalIn(line.tokens)
  // Of two, each is about what follows it.
  const isOnly = (line: PlacedLine) =>
    line.kind !== "statement" ||
    lines.every(
      (one) => one === line || one.kind !== "statement" || isOfLength(one) !== isOfLength(line),
    )
  const isForAll = (line: PlacedLine, place: number) =>
    (saysAll(line.tokens) || (place > last && (line.kind === "statement" || isQuality(line)))) &&
    isOnly(line)
  const forAll = lines.filter(
    (line, place) => /^(heading|statement)$/.test(line.kind) && isForAll(line, place),
  )
  // "… 5 nos⏎12 m each⏎… 10 nos⏎6 m each": several below the first item and the last are each about what is above them.
  const first = lines.findIndex(isItem)
  const below = [true, false].map((isLength) => {
    const same = [...lines.entries()].filter(
      ([, one]) => one.kind === "statement" && isOfLength(one) === isLength,
    )
    const isBelow = same.length > 1 && same[0][0] > first && same[same.length - 1][0] > last
    return isBelow ? same : []
  })
  let open: readonly PlacedLine[] = []
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1]
    if (forAll.includes(line) || below.flat().some(([at]) => at === place)) continue
    // "Cancelled: … Required: …"
    if (line.kind === "letter" && isOpened(line))
      open = open.filter((one) => !refusalIn(one.tokens))
    if (line.kind === "heading" || line.kind === "statement") {
      const isLengthBelow = (one: PlacedLine) =>
        one.kind === "statement" &&
        isOfLength(one) &&
        lines.slice(0, lines.indexOf(one)).some(({ kind }) => kind === "heading")
      const isReplaced = (one: PlacedLine) =>
        line.kind === "heading"
          ? one.kind === "heading" || isLengthBelow(one)
          : one.kind === "statement" && isOfLength(one) === isOfLength(line)
      open = [...open.filter((one) => !isReplaced(one)), line]
      // "ISMB 200 5 nos⏎cancel" is about the line above, too.
      const isBehind = before && isItem(before) && isOfAnyGoods(line) && !isOpened(line)
      if (isBehind) above.set(before, [...(above.get(before) ?? []), line])
    } else if (isItem(line)) {
      const isOf = (one: PlacedLine) =>
        one.kind === "statement" ? completes(one, line) : suits(one, line)
      if (line.isNamed) open = open.filter((one) => one.kind !== "heading" || isOf(one))
      const next = below.flatMap((same) => same.find(([at]) => at > place)?.[1] ?? [])
      above.set(line, [...forAll, ...open, ...next].filter(isOf))
    }
  }
  return above
}

/** "MS angle: 50x50 20 nos", "(Qty in MT) ISMC 100 - 5". A bullet stays in front, a row gets a cell. */
function wholeOf(line: PlacedLine, above: readonly PlacedLine[]): string {
  const typed = [line, ...line.more].map((one) => one.typed).join(" ")
  const ofKind = (kind: LineKind) =>
    above.filter((one) => one.kind === kind).map((one) => one.typed)
  const statements = ofKind("statement").map(
    (one) => `(${one.replace(/[()]/g, "").replace(/[\s:.-]+$/, "")})`,
  )
  const headings = ofKind("heading")
  // A colon at the end of a cell makes it the name of a column.
  if (line.isRow)
    return [...statements, ...headings.map((one) => one.replace(/[\s:]+$/, "")), typed].join(" | ")
  const bullet = headings.length > 0 ? bulletOf(typed) : ""
  const named = headings.map((one) => `${one.replace(/[\s:.–-]+$/, "")}: `).join("")
  return [...statements, `${bullet}${named}${typed.slice(bullet.length)}`].join(" ")
}
