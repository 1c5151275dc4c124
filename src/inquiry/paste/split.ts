import { amountUnits, isBare, isFigure, isLong, isMark, means, type Token } from "./tokens"
import { isPlural } from "./words"

/** A line with more figures is no list of sizes. */
const MOST_FIGURES = 200
/** More figures do not say one size. */
const MOST_OF_ONE = 40

/** What stands between two places of a line where a size can begin. */
interface Piece {
  readonly tokens: Token[]
  /** It names goods with size tables. */
  isNamed: boolean
  /** It names goods of ours without tables, or goods not sold here: they need no size. */
  isOther: boolean
  hasSize: boolean
  isCounted: boolean
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
  const pieces = piecesOf(tokens)
  const sizes: Piece[] = []
  for (const [place, piece] of pieces.entries()) {
    const open = sizes.at(-1)
    if (open && !(open.isCounted && beginsSize(pieces.slice(place, place + 4), open)))
      add(open, piece)
    else sizes.push({ ...piece, tokens: [...piece.tokens] })
  }
  // "2 MT each ISMB 200, ISMB 250"
  const isShared =
    !sizes.every(({ isCounted }) => isCounted) &&
    tokens.some(({ word }) => /^(each|ea)$/.test(word))
  if (sizes.length > 1 && isShared) return null
  const all = sizes.map((size) => size.tokens)
  return all.some((size) => size.filter(isFigure).length > MOST_OF_ONE) ? null : all
}

function add(open: Piece, { tokens, isNamed, isOther, hasSize, isCounted }: Piece): void {
  open.tokens.push(...tokens)
  open.isNamed ||= isNamed
  open.isOther ||= isOther
  open.hasSize ||= hasSize
  open.isCounted ||= isCounted
}

function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  for (const [place, token] of tokens.entries()) {
    const [before, after] = [tokens[place - 1], tokens[place + 1]]
    const { unit, isJoined, word } = token
    const isOther = means(token, "unsold", "product")
    const isNamed = means(token, "goods", "series")
    const isAmount = isFigure(token) && amountUnits.has(unit)
    // "5 mm 1 ton 6 mm 2 ton", but not "40 nb 2 mm"
    const isAmountBefore = isFigure(before)
      ? amountUnits.has(before.unit) || isLong(before)
      : isPlural(before?.word ?? "")
    const isBehindAmount = unit === "mm" && isAmountBefore
    const isBegun =
      isFigure(token) && !isJoined && (isAmount || isMark(after, "x") || isBehindAmount)
    const isApart = isSeparator(before)
    const isGoods = (isOther || isNamed) && !means(before, "unsold", "product", "goods", "series")
    const piece = {
      tokens: [token],
      isNamed,
      isOther,
      hasSize: false,
      isCounted: isAmount,
      isApart,
    }
    // Figures joined, in units of a size, or beside the name of goods.
    const isOfGoods = unit === null && (means(before, "goods", "series") || means(after, "goods"))
    piece.hasSize = isFigure(token)
      ? !isAmount && !isLong(token) && (isJoined || isOfGoods || isSizeUnit(unit))
      : means(token, "class")
    // "qty 20", "20 length", "10 pipe", "| 12 | Mtr"
    const isBehind = isBare(before) && !before.isJoined && /^(length|sheets?|pipes?)$/.test(word)
    piece.isCounted ||=
      isBehind || token.meaning?.value === "quantity" || (isLong(token) && token.isCell)
    const last = pieces.at(-1)
    if (!last || isApart || isGoods || isBegun) pieces.push(piece)
    else add(last, piece)
  }
  return pieces
}

function isSizeUnit(unit: Token["unit"]): boolean {
  return unit !== null && ["mm", "nb", "inch", "gauge", "swg", "soot"].includes(unit)
}

function isSeparator(token: Token | undefined): boolean {
  return isMark(token, ",", ";", "+", "&", "|", "/", ".") || means(token, "and")
}

/** True if another size begins behind a counted one: goods with a size, or a size with its quantity. */
function beginsSize(pieces: readonly Piece[], open: Piece): boolean {
  const [first] = pieces
  // The figures behind "HR coil" are its own.
  const isOwn = first.hasSize && !first.isNamed && !first.isOther
  if (open.isOther ? isOwn : !open.hasSize) return false
  // "25 nos 2 inch square pipe": the goods may follow their size.
  if (first.isNamed && !first.isApart && !open.isNamed && !open.isOther) return false
  const isSaid = isFigure(first.tokens[0])
    ? !isLong(first.tokens[0])
    : first.isNamed || first.isOther
  const ahead = {
    tokens: [],
    isNamed: false,
    isOther: false,
    hasSize: false,
    isCounted: false,
    isApart: false,
  }
  for (const piece of pieces) {
    add(ahead, piece)
    if (ahead.isOther || (ahead.hasSize && (ahead.isNamed || ahead.isCounted))) return true
    // What begins with neither goods nor a figure, or without a size, ends at the next mark.
    if (!isSaid || (!ahead.hasSize && isSeparator(piece.tokens.at(-1)))) return false
  }
  return false
}
