import { qualities } from "./goods"
import { Line } from "./reading"
import { amountUnits, isBare, isFigure, isLong, isMark, means, type Token } from "./tokens"
import { isPlural } from "./words"

/** A line with more figures is no list of sizes. */
const MOST_FIGURES = 200
/** More figures do not say one size. */
const MOST_OF_ONE = 40

/** From here up a single figure in mm is a length. */
const LEAST_LENGTH = 3000

/** What tokens say: goods with size tables, others that need no size, a size, a quantity. */
type Fact = "goods" | "other" | "size" | "amount"

/** The part of a line between two places where a size can begin. */
interface Piece {
  readonly tokens: Token[]
  readonly says: Set<Fact>
  /** It stands behind a comma and the like. */
  readonly isApart: boolean
}

/**
 * The sizes of a line, each as its tokens: "50x50x3 10 nos, 40x40x2 20 nos", "angle 50x50x6 10 nos channel 100 5 nos". A line is cut
 * where a size with its quantity is complete and another size begins: behind a comma and the like, before goods, before a quantity.
 * null for a text that is no list, and for sizes that share one quantity.
 */
export function sizesOf(tokens: readonly Token[]): Token[][] | null {
  if (tokens.length === 0 || tokens.filter(isFigure).length > MOST_FIGURES) return null
  const inRow = sizesInRow(tokens)
  if (inRow) return inRow
  const pieces = piecesOf(tokens)
  const sizes: Piece[] = []
  for (const [place, piece] of pieces.entries()) {
    const open = sizes.at(-1)
    const isBegun = !open || beginsSize(pieces.slice(place, place + 4), open)
    if (isBegun) sizes.push(piece)
    else add(open, piece.tokens, piece.says)
  }
  // "2 MT each ISMB 200, ISMB 250"
  const isCounted = sizes.every(({ says }) => says.has("amount"))
  const isShared = !isCounted && tokens.some(({ word }) => /^(each|ea)$/.test(word))
  const isLong = sizes.some((size) => size.tokens.filter(isFigure).length > MOST_OF_ONE)
  return isLong || (isShared && sizes.length > 1) ? null : sizes.map((size) => size.tokens)
}

/** Goods, then sizes with their amounts: `MS pipe medium: 1" 60 m 2" 120 m`, "ISMC 100 5 nos 125 8 nos". Letters as in `Line.letters`. */
const ROW = /^([^ndmibgpktrlo|]*)((?:(?:n(?:x[ndm]){1,2}|[ibmn])[-=]?[pktrl][,;&.]?){2,})[wfu.,]*$/
const ONE = /(?:n(?:x[ndm]){1,2}|[ibmn])[-=]?[pktrl][,;&.]?/g

/** Sizes in a row, each with its amount. The goods in front of the first are those of all. null for any other line. */
function sizesInRow(tokens: readonly Token[]): Token[][] | null {
  const [, goods, row] = ROW.exec(new Line("", tokens).letters()) ?? []
  if (goods === undefined || !/[GS]/.test(goods)) return null
  const ends = [...row.matchAll(ONE)].map(({ index, 0: one }) => goods.length + index + one.length)
  // A bare figure is a size behind a series only.
  if (!goods.includes("S") && /(?<!x)n[-=]?[pktrl]/.test(row)) return null
  return ends.map((end, n) =>
    tokens.slice(n === 0 ? 0 : ends[n - 1], n === ends.length - 1 ? undefined : end),
  )
}

function add(piece: Piece, tokens: readonly Token[], facts: Iterable<Fact>): void {
  piece.tokens.push(...tokens)
  for (const fact of facts) piece.says.add(fact)
}

function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  for (const [place, token] of tokens.entries()) {
    const [before, after] = [tokens[place - 1], tokens[place + 1]]
    const facts = factsOf(tokens, place)
    // "5 mm 1 ton 6 mm 2 ton", but not "40 nb 2 mm"
    const isBehindAmount =
      isAmount(before) || isLong(before) || (before?.is === "word" && isPlural(before.word))
    const isSize = isMark(after, "x") || (token.unit === "mm" && isBehindAmount)
    const isBegun = isFigure(token) && !token.isJoined && (isAmount(token) || isSize)
    const isCounted = before?.unit === "pieces" && isPlural(token.word)
    const isGoods =
      isNameOfGoods(token) && !isNameOfGoods(before) && !isCounted && !isLengthLetter(tokens, place)
    const isApart = isSeparator(before)
    const last = pieces.at(-1)
    if (last && !isApart && !isGoods && !isBegun) add(last, [token], facts)
    else pieces.push({ tokens: [token], says: new Set(facts), isApart })
  }
  return pieces
}

function factsOf(tokens: readonly Token[], place: number): Fact[] {
  const [token, before, after] = [tokens[place], tokens[place - 1], tokens[place + 1]]
  const { unit, isJoined, word } = token
  // Figures joined, in units of a size, or beside the name of goods.
  const isOfGoods = unit === null && (means(before, "goods", "series") || means(after, "goods"))
  const isSized = isJoined || isOfGoods || /^(mm|nb|inch|gauge|swg|soot)$/.test(unit ?? "")
  // Of "16 nos x 6000 mm" the figures joined are no size.
  const joined = tokens[isMark(tokens[place - 2], ".") ? place - 3 : place - 2]
  const isChained =
    (isJoined && !isAmount(joined)) || (isMark(after, "x") && !isAmount(tokens[place + 2]))
  const isLength = unit === "mm" && token.value >= LEAST_LENGTH && !isChained
  const isSize = isFigure(token) && !isAmount(token) && !isLong(token) && !isLength && isSized
  // "qty 20", "20 length", "10 pipe", "| 12 | Mtr"
  const isBehind = isBare(before) && !before.isJoined && /^(length|sheets?|pipes?)$/.test(word)
  const isTotal = isBehind || token.meaning?.value === "quantity" || (isLong(token) && token.isCell)
  return [
    ...(means(token, "goods", "series") && !isLengthLetter(tokens, place)
      ? (["goods"] as const)
      : []),
    ...(namesOther(token, after) ? (["other"] as const) : []),
    ...(isSize || means(token, "class") ? (["size"] as const) : []),
    ...(isAmount(token) || isTotal ? (["amount"] as const) : []),
  ]
}

function isAmount(token: Token | undefined): boolean {
  return isFigure(token) && amountUnits.has(token.unit)
}

/** True for goods without size tables. What is said of goods ("10 nos SS 304") is of those in front of it, but in "CR sheet". */
function namesOther(token: Token, after: Token | undefined): boolean {
  const name = token.meaning?.value ?? ""
  const isQuality = qualities.has(name) && name !== "galvanizedSheet" && !means(after, "goods")
  return means(token, "unsold", "product") && !isQuality
}

/** "40 nos L 450": a length, not an angle. */
const isLengthLetter = (tokens: readonly Token[], place: number) =>
  tokens[place].word === "l" &&
  isFigure(tokens[place + 1]) &&
  !isFigure(tokens[place + 2]) &&
  !isMark(tokens[place + 2], "x")

function isNameOfGoods(token: Token | undefined): boolean {
  return means(token, "unsold", "product", "goods", "series")
}

function isSeparator(token: Token | undefined): boolean {
  return isMark(token, ",", ";", "+", "&", "|", "/", ".") || means(token, "and")
}

/** True if another size begins behind a counted one: goods with a size, or a size with its quantity. */
function beginsSize(pieces: readonly Piece[], { says: open, tokens: before }: Piece): boolean {
  const [{ tokens, says, isApart }] = pieces
  const isNamed = says.has("goods") || says.has("other")
  // The figures behind "HR coil" are its own.
  const isWhole = open.has("other") ? !says.has("size") || isNamed : open.has("size")
  if (!open.has("amount") || !isWhole) return false
  // "25 nos 2 inch square pipe", "12 lengths 50x100x1.6 C purlins": the goods may follow their size.
  if (isNamed && !isApart && !open.has("goods") && !open.has("other")) return false
  // "25 nos Clamp: MS angle 40x40x5": the quantity is that of the angle, which has no other.
  const end = pieces.findIndex((piece, place) => place > 0 && piece.isApart)
  const own = pieces.slice(0, end < 0 ? undefined : end)
  const isOfClamp = open.has("other") && !open.has("size")
  if (isNamed && !isApart && isOfClamp && !own.some((one) => one.says.has("amount"))) return false
  // "4 nos ISMB 200 | beam 200 mm"
  const isAgain = ({ value }: Token) => before.some((one) => isFigure(one) && one.value === value)
  const figures = tokens.filter(isFigure)
  const isCounted = pieces.some((piece) => piece.says.has("amount"))
  if (figures.length > 0 && figures.every(isAgain) && !isCounted) return false
  const isSaid = isFigure(tokens[0]) ? !isLong(tokens[0]) : isNamed
  const ahead = new Set<Fact>()
  for (const piece of pieces) {
    for (const fact of piece.says) ahead.add(fact)
    const isOfGoods = ahead.has("goods") || ahead.has("amount")
    // "HR sheet 3.15 mm 40 MT coils"
    const isQuality = tokens.some(
      ({ meaning }) => meaning?.value === "coil" || qualities.has(meaning?.value ?? ""),
    )
    const isOther = ahead.has("other") && (!isQuality || ahead.has("size") || ahead.has("amount"))
    if (isOther || (ahead.has("size") && isOfGoods)) return true
    // What begins with neither goods nor a figure, or without a size, ends at the next mark.
    if (!isSaid || (!ahead.has("size") && isSeparator(piece.tokens.at(-1)))) return false
  }
  return false
}
