import { chainsOf, Claims, endOf, isMark, startOf } from "./claims"
import { takeOrdinal, takeStandards } from "./asides"
import { takePrices } from "./prices"
import { takeMarks } from "./marks"
import { namesSize } from "./askedSize"
import { cutBetween, isQuantity, isSeparator, isLengthOfCount, lengthBehind } from "./cuts"
import { readLine, type LineReading } from "./line"
import { namesGoods, termsOf, type Measure, type Term, type WordTerm } from "./terms"
import { tokenize } from "./tokens"
import { isSaidAgain as isSameSize } from "./saidAgain"
import { THICKEST } from "./thickness"
import { isWord, means } from "./term"

type HeadKind = "series" | "triple" | "pair" | "nb" | "inch" | "thickness"

interface Head {
  readonly kind: HeadKind
  readonly chain: readonly Measure[]
  readonly start: number
  readonly end: number
}

/**
 * The parts of a line with several sizes, cut at the separators: "50x50x3 10 nos, 40x40x2 20 nos". One part for a line
 * with one size. null for several sizes without a place to cut.
 */
export function splitSizes(text: string): readonly string[] | null {
  const claims = new Claims(text, termsOf(tokenize(text)))
  takeOrdinal(claims)
  takeMarks(claims)
  takePrices(claims)
  takeStandards(claims)
  const heads = severalHeads(headsOf(claims), claims)
  if (heads.length < 2) return splitGoods(text, claims)
  const cuts: number[] = []
  for (const [place, head] of heads.slice(1).entries()) {
    const cut = cutBetween(claims, heads[place].end, head.start, heads[0].start)
    if (cut === null) return null
    cuts.push(cut)
  }
  return [0, ...cuts].map((from, place) => text.slice(from, cuts[place] ?? text.length))
}

/**
 * "75 angle 6 mm 10 nos, 100 channel 5 nos": cut at the separators between two sizes, if each has its quantity. Goods
 * that are not sold here need none: "TMT & ISMB 200 5 nos".
 */
function splitGoods(text: string, { terms }: Claims): readonly string[] {
  const ends = terms
    .filter((term, place) => isSeparator(term) && !lengthBehind(terms, place - 1))
    .map(endOf)
  const cells = [0, ...ends].map((from, place) => text.slice(from, ends[place] ?? text.length))
  const parts: string[] = []
  for (const cell of cells) {
    const before = parts.at(-1)
    const isWhole = before !== undefined && (isCounted(before) || isOther(before))
    const isNext = isNamed(readLine(cell)) || isOther(cell)
    if (isWhole && (isNext || (isOther(before) && isOurs(cell)))) parts.push(cell)
    else parts.splice(-1, 1, (before ?? "") + cell)
  }
  const ours = parts.filter((part) => !isOther(part))
  const isWhole = ours.every((part) => isCounted(part) || isOurs(part))
  // "TMT 8 mm, TMT 10 mm, ISMB 150": the only size of ours needs no quantity.
  const isOnly = ours.length === 1 && parts.length > 1 && isNamed(readLine(ours[0]))
  return isWhole || isOnly ? parts : [text]
}

/** "TMT + 25 MT ISMB": goods of ours with a quantity, their size is missing. */
function isOurs(part: string): boolean {
  const { goods, amounts } = readLine(part)
  return (goods.families.length > 0 || goods.series !== null) && amounts.given.length > 0
}

/** Unsold goods that stand alone. "SS, pipe 50 nb" and "clamp | pipe 50 nb" are one. */
const unsoldAlone: ReadonlySet<string> = new Set(["tmt", "flats", "rods", "bars", "hBeams"])

/** Goods without sizes of ours: "TMT 12 mm", or with a quantity "CR sheet 10 MT" and "HR coil 25 MT". */
function isOther(part: string): boolean {
  const { goods, amounts } = readLine(part)
  const { unsold, product, families, series } = goods
  const isCounted = amounts.given.length > 0
  if (part.trim().endsWith("|")) return false
  if (unsold !== null && isCounted) return true
  const isAlone = unsold === null ? product !== null && isCounted : unsoldAlone.has(unsold.name)
  return isAlone && families.length === 0 && series === null
}

function isCounted(part: string): boolean {
  const reading = readLine(part)
  return isNamed(reading) && reading.amounts.given.length > 0
}

/**
 * The parts of a line that names goods more than once, without separators: "angle 50x50x6 10 nos channel 100 5 nos".
 * Each part has goods and a size of its own. If there is no single way to cut it so that each part also has its
 * quantity, `null`: ask. `[text]` for a line that cannot be cut.
 */
export function splitByGoods(text: string): readonly string[] | null {
  const { terms } = new Claims(text, termsOf(tokenize(text)))
  if (terms.filter(namesGoods).length < 2) return [text]
  const cuts = terms.flatMap((term, place) => (beginsPart(terms, place) ? [startOf(term)] : []))
  if (cuts.length > MOST_CUTS) return null
  const ways = waysToCut(text, 0, cuts)
  const counted = ways.filter((parts) => parts.every((part) => givesOne(readLine(part))))
  const most = Math.max(...counted.map((parts) => parts.length))
  const finest = counted.filter((parts) => parts.length === most)
  if (finest.length === 1) return finest[0]
  return ways.some(isOfSeveralGoods) ? null : [text]
}

/** "Square pipe 50x50x3 round pipe 2 inch". In "40 mm ERW, class B pipe" both parts name the same. */
function isOfSeveralGoods(parts: readonly string[]): boolean {
  const [first, second] = parts.map((part) => readLine(part).goods)
  const isSame = first.families.some((family) => second.families.includes(family))
  return !isSame
}

/** The ways to cut a line double with each place. A buyer's line has two or three. */
const MOST_CUTS = 8

/** True after a quantity, and for a name of goods after a figure of a size. "square pipe" is one name. */
function beginsPart(terms: readonly Term[], place: number): boolean {
  const before = terms[place - 1]
  if (!before) return false
  if (isQuantity(before)) return lengthBehind(terms, place - 1) === null
  if (isLengthOfCount(terms, before)) return true
  // "5 MT ISMC 100, 3 MT flat": each quantity is before its goods.
  if (isQuantity(terms[place]) && isQuantity(terms[0])) return true
  // "Pipe 50 nb with sockets" is one size.
  const joint = isMark(before, "/") ? terms[place - 2] : before
  if (isWord(joint, "with", "w", "for")) return false
  if (!namesGoods(terms[place]) || namesGoods(before)) return false
  const figure = terms.slice(0, place).findLast((term) => term.is === "measure")
  return figure !== undefined && !isQuantity(figure) && !isLengthOfCount(terms, figure)
}

/** All ways to cut the text from a place on into two or more parts that are each one size. */
function waysToCut(text: string, from: number, cuts: readonly number[]): string[][] {
  return cuts.flatMap((cut, place) => {
    const part = text.slice(from, cut)
    if (!isPart(readLine(part))) return []
    const rest = text.slice(cut)
    const whole = isPart(readLine(rest)) ? [[part, rest]] : []
    const further = waysToCut(text, cut, cuts.slice(place + 1))
    return [...whole, ...further.map((parts) => [part, ...parts])]
  })
}

/** One size with a word for its goods or a quantity: in "100 nb class B | ERW pipe 800" the first part has none. */
function isPart(reading: LineReading): boolean {
  const { families, series, unsold, product } = reading.goods
  const isGoods = families.length > 0 || series !== null || unsold !== null || product !== null
  return isOneSize(reading) && (isGoods || reading.amounts.given.length > 0)
}

function isOneSize(reading: LineReading): boolean {
  const { goods, doubts, hasFigure, hasLeftoverFigure } = reading
  const isOther = goods.unsold !== null || goods.product !== null
  if (isOther) return hasFigure && goods.families.length === 0 && goods.series === null
  return isNamed(reading) && doubts.length === 0 && !hasLeftoverFigure
}

/** True for a part with one quantity. */
function givesOne({ amounts, goods }: LineReading): boolean {
  return amounts.given.length === 1 || goods.unsold !== null || goods.product !== null
}

/** True for a size with a word for its goods, or with two sides and a thickness. */
function isNamed({ asked, goods }: LineReading): boolean {
  const isGoods = goods.families.length > 0 || goods.series !== null || goods.pipeClass !== null
  return namesSize(asked) && (isGoods || (asked.sides.length === 2 && asked.thickness !== null))
}

function headsOf(claims: Claims): Head[] {
  const chains = chainsOf(claims.freeMeasures(), claims)
  const heads = chains.flatMap((chain): Head[] => {
    const kind = kindOf(claims, chain)
    if (!kind) return []
    const [first] = chain
    const last = chain[chain.length - 1]
    const before = claims.next(first, -1)
    const start = kind === "series" && before ? startOf(before) : startOf(first)
    return [{ kind, chain, start, end: endOf(last) }]
  })
  return heads
}

function kindOf(claims: Claims, chain: readonly Measure[]): HeadKind | null {
  const [first] = chain
  const before = claims.next(first, -1)
  const isSeries = means(before, "series")
  if (isSeries && isDimension(first)) return "series"
  const dimensions = chain.filter(isDimension).length
  if (dimensions >= 3) return "triple"
  if (dimensions === 2 && chain.length === 2) return "pair"
  if (first.unit === "nb") return "nb"
  if (chain.length > 1) return null
  if (first.unit === "inch") return "inch"
  return isPlateThickness(first) ? "thickness" : null
}

/** mm */
const THICKEST_PLATE = 100

function isPlateThickness({ unit, value }: Measure): boolean {
  return (unit === "mm" && value <= THICKEST_PLATE) || unit === "gauge" || unit === "swg"
}

function isDimension({ unit, value }: Measure): boolean {
  return (
    (unit === null && value < 7000) ||
    unit === "mm" ||
    unit === "cm" ||
    unit === "inch" ||
    unit === "gauge" ||
    unit === "swg"
  )
}

/** Figures of the same kind start several sizes. A bore next to a diameter and thickness is the same size twice. */
function severalHeads(heads: readonly Head[], claims: Claims): readonly Head[] {
  const rolledOrTube = heads
    .filter(({ kind }) => kind === "series" || kind === "triple")
    .filter((head, place, all) => !isSaidAgain(claims, all[place - 1], head))
  if (rolledOrTube.length > 1) return rolledOrTube
  for (const kind of ["pair", "nb", "inch"] as const) {
    const own = heads.filter((head) => head.kind === kind)
    const sizes = own.filter((head) => !isWallAndLength(head))
    const same = (sizes.length > 0 ? sizes : own).filter(
      (head, place, all) => !isSaidAgain(claims, all[place - 1], head),
    )
    if (same.length > 1) return same
  }
  return severalPlates(heads, claims)
}

/** "60x60 2.9 mm x 6000 mm": the wall of a size before it and its length. */
function isWallAndLength({ chain: [wall, length] }: Head): boolean {
  return wall.value <= THICKEST && length !== undefined && length.value >= 1000
}

/** "ISMC 100 100x50x5": the same size, by its name and by its figures. "Angle 65x65x6 | 65x65x6": twice by its figures. */
function isSaidAgain(
  { terms }: Claims,
  before: Head | undefined,
  { kind, chain, start }: Head,
): boolean {
  if (!before || (kind !== "triple" && kind !== "pair")) return false
  const between = terms.filter((term) => startOf(term) >= before.end && endOf(term) <= start)
  if (before.kind === kind) {
    const isSame = isSameSize(chain, before.chain) || isSameSize(before.chain, chain)
    return isSame && between.every(({ is }) => is !== "measure")
  }
  if (kind === "pair") return false
  const isSameDepth = before.chain[0].value === chain[0].value
  return isSameDepth && between.every((term) => isMark(term, "(", "-", ":", "="))
}

/** "Plate 6 mm 1 ton 10 mm 2 ton": each thickness has a quantity of its own. "6 mm 1250 mm wide" is one size. */
function severalPlates(heads: readonly Head[], claims: Claims): readonly Head[] {
  const same = heads.filter(({ kind }) => kind === "thickness")
  const isCountedEach = same.every(({ end }, place) => {
    const next = same[place + 1]?.start ?? Infinity
    return claims.terms.some(
      (term) => isQuantity(term) && startOf(term) >= end && endOf(term) <= next,
    )
  })
  const isPlate = claims.freeWords().some(({ meaning }) => isSheetWord(meaning))
  return isPlate && isCountedEach && same.length > 1 ? same : heads.slice(0, 1)
}

function isSheetWord(meaning: WordTerm["meaning"]): boolean {
  return meaning?.is === "goods" && meaning.families.includes("chequered")
}
