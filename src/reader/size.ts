import type { ReadingSentence } from "../kit/words/catalogue"
import { mmText, roundTo } from "../steel/format"
import { gaugeThickness, METRES_PER_FOOT, MM_PER_INCH } from "../steel/figure"
import { pieceLengthLimits } from "../steel/quantity"
import { boreOfInches, boreOfNominal, pipeBores } from "../steel/range/nominalBores"
import { isWithin } from "../steel/range/computedSize"
import { THICKEST } from "./forms"
import { isMetric, type Line } from "./reading"
import { isBare, isFigure, isLong, isMark, isUnknown, means, type Token } from "./tokens"
import { unitOf, type Unit } from "./words"

/** No wall of pipe is thicker, mm: more is rather an insulation. */
const THICKEST_PIPE = 12.7
/** No plate sold here is thicker, mm. */
const THICKEST_PLATE = 100
/** How far the trade rounds inches, as a share: 1½ inch is sold as 40 mm. */
const INCH_ROUNDING = 0.06
/** A chain without units and with sides up to this is in inches: no tube is that small in mm. */
const LARGEST_BARE_INCHES = 8

export const TWO_SIZES: ReadingSentence = (words) => words.twoSizes
const WHICH_FIGURE: ReadingSentence = (words) => words.whichThickness
const BORE_OR_OUTSIDE: ReadingSentence = (words) => words.boreOrOutside
const WHICH_SIDES: ReadingSentence = (words) => words.sheetSize

/** The wall that the trade sells under a gauge and under a part of an inch, mm. The tables of gauges say 1.59 or 1.63 for 16. */
const tradeGauges: Readonly<Record<number, number>> = {
  ...{ 24: 0.63, 22: 0.8, 20: 1, 18: 1.2, 17: 1.4, 16: 1.6, 15: 1.8, 14: 2, 13: 2.3, 12: 2.5 },
  ...{ 11: 2.9, 10: 3.2, 9: 3.6, 8: 4, 7: 4.5, 6: 5 },
}
const tradeInches: Readonly<Record<number, number>> = {
  ...{ 0.0625: 1.6, 0.125: 3, 0.1875: 5, 0.25: 6, 0.3125: 8, 0.375: 10, 0.5: 12, 0.625: 16 },
  ...{ 0.75: 20, 0.875: 22, 1: 25 },
}

function isGauge({ unit }: Token): boolean {
  return unit === "gauge" || unit === "swg" || unit === "bg"
}

const mmPerUnit: Partial<Record<Unit, number>> = {
  ...{ ft: METRES_PER_FOOT * 1000, m: 1000, cm: 10, inch: MM_PER_INCH },
}

/** mm */
function mmOf({ value, unit }: Token, shared: Unit | null = unit): number {
  return roundTo(value * ((shared && mmPerUnit[shared]) ?? 1), 2)
}

/** The thickness that a figure can mean, and how far a listed one may differ, mm. Gauge of sheet is BG, of tube SWG. null if it is none. */
function readThickness(
  { isSheet }: Line,
  figure: Token,
): readonly [mm: number, off: number] | null {
  const { unit, value } = figure
  if (isGauge(figure) && tradeGauges[value]) return [tradeGauges[value], 0]
  if (isGauge(figure)) {
    const mm = gaugeThickness(unit === "bg" || (isSheet && unit === "gauge") ? "bg" : "swg", value)
    return mm === null ? null : [roundTo(mm, 2), 0.04]
  }
  if (unit === "soot" || (unit === "inch" && (isSheet || value <= 1))) {
    const inches = unit === "soot" ? value / 8 : value
    const mm = inches * MM_PER_INCH
    if (tradeInches[inches]) return [tradeInches[inches], 0]
    return [roundTo(mm, 2), isSheet ? 0.4 : mm * INCH_ROUNDING]
  }
  const mm = mmOf(figure)
  const isMm = isMetric(figure) || unit === "cm"
  return isMm && mm <= (isSheet ? THICKEST_PLATE : THICKEST) ? [mm, 0] : null
}

/** Reads a figure as the thickness, if none is known. One in other words than mm goes along: "16 gauge". */
function takeThickness(line: Line, figure: Token, ...others: readonly Token[]): void {
  const { asked } = line
  const found = asked.thickness === null ? readThickness(line, figure) : null
  if (!found) return
  const [mm, off] = found
  asked.thickness = mm
  asked.thicknessTolerance = off
  const isOther = !isMetric(figure) && figure.unit !== "cm"
  line.take(isOther ? "along" : "size", figure)
  line.take("size", ...others)
  const text = line.textOf(figure)
  if (isOther) line.notes.push((words) => words.tradeWall(text, mmText(mm)))
}

const outsides = pipeBores.flatMap(({ outsideDiameters }) => outsideDiameters)

/** True for the outside diameter of a nominal bore. */
function isOfBore(outside: number, bore: number): boolean {
  return boreOfNominal(bore)?.outsideDiameters.includes(outside) ?? false
}

/** "65x65x6 | 65x65x6 mm", `3" x 1½" (75 x 40 mm)`, "50x50 (2x2)": a size said twice. */
function isSaidAgain(chain: readonly Token[], size: readonly Token[]): boolean {
  return chain.every(({ unit, value }, place) => {
    const same = size[place]
    if (!same || same.unit === "inch") return false
    const isInch = unit === "inch" || (unit === null && value <= LARGEST_BARE_INCHES)
    const inches = value * MM_PER_INCH
    return (
      value === same.value || (isInch && Math.abs(inches - same.value) <= inches * INCH_ROUNDING)
    )
  })
}

/** Takes the size of tube, pipe, angle, channel, beam or plank: the figures it understands. */
export function takeTubeSize(line: Line): void {
  const { depth } = line
  for (const figure of line.figures())
    if (figure.role === "thickness" || isGauge(figure) || figure.unit === "soot")
      takeThickness(line, figure)
  takeBore(line)
  takeOutside(line)
  // "ISMB 200 | beam 200 mm". In "200 | ISMB 200" the first figure can be the quantity.
  const isDepth = ([one, more]: readonly Token[]) =>
    !more &&
    one !== depth &&
    (one.unit === "mm" || (one.unit === null && means(line.next(one, -1), "goods"))) &&
    one.value === depth?.value
  line.take("size", ...line.chains().filter(isDepth).flat())
  const chains = line.chains().filter((chain) => chain.length > 1 || chain[0] === depth)
  // Of `3" x 1½" (75 x 40 mm)` the millimetres are exact, of "25x25 mm 25x25x2 mm" the second is whole.
  const same = chains.filter((chain) =>
    depth ? chain[0].value === depth.value : chain.every(isMetric) && isSaidAgain(chains[0], chain),
  )
  const [size = chains[0]] = same.sort((a, b) => b.length - a.length)
  const [again, others] = [true, false].map((isAgain) =>
    chains.filter((chain) => chain !== size && isSaidAgain(chain, size) === isAgain),
  )
  if (others.length > 0) line.doubts.push(TWO_SIZES)
  line.take("size", ...again.flat())
  if (size) takeChain(line, size)
  takeSingles(line)
}

/** "50 nb", "nb 50", `150 NB (6")` */
function takeBore(line: Line): void {
  const { asked } = line
  const word = line.words().find(({ meaning }) => meaning?.value === "nb")
  const beside = word ? [line.next(word), line.next(word, -1)] : []
  const isFree = (token: Token | undefined) => isFigure(token) && !token.use && !token.isJoined
  const figure = line.figures().find(({ unit }) => unit === "nb") ?? beside.find(isFree)
  if (!figure) return
  if (figure.unit === "inch") asked.inches = figure.value
  else asked.nominalBore = figure.value
  const isSame = ({ unit, value }: Token) =>
    unit === "inch" && boreOfInches(value)?.nominalBore === figure.value
  line.take("size", word, figure, ...line.figures().filter(isSame))
}

/** "60.3 OD" is the outside diameter. "50 mm dia" is the bore if a class follows or no such outside diameter exists. */
function takeOutside(line: Line): void {
  const { asked } = line
  const isRound = ({ role }: Token) => role === "outside" || role === "diameter"
  // "x 3.6", "3.6 mm", "3.6 thk"
  const isWall = (one: Token) =>
    (one.isJoined || one.unit === "mm" || one.role === "thickness") &&
    one.value <= THICKEST_PIPE &&
    !isRound(one)
  const hasWall = asked.thickness !== null || line.figures().some(isWall)
  for (const figure of line.figures().filter(isRound)) {
    const { role, value, unit, isJoined } = figure
    const { nominalBore: bore } = asked
    if (bore ? !isOfBore(value, bore) : asked.sides.length > 0 || isJoined) continue
    line.take("size", figure)
    if (bore) continue
    asked.families = ["pipe", "gpPipe"]
    if (unit === "inch") {
      asked.inches = value
      if (role === "outside") line.doubts.push(BORE_OR_OUTSIDE)
    } else if (role === "diameter" && boreOfNominal(value) && line.goods.pipeClass !== null)
      asked.nominalBore = value
    else {
      // "114 dia x 4": the bore has no wall of its own, so the diameter is the outside one.
      // "48 OD" is 48.3 mm: buyers leave out the decimals.
      const near = outsides.find((one) => value % 1 === 0 && Math.abs(one - value) < 1)
      const isExact = value % 1 !== 0 || near === value
      asked.isOutside = role === "outside" || (hasWall && (near !== undefined || isExact))
      if (!asked.isOutside && !isExact) line.doubts.push(BORE_OR_OUTSIDE)
      asked.sides = [asked.isOutside ? (near ?? value) : value]
    }
  }
}

/** Figures joined by "x": sides and thickness, outside and thickness, or leg and thickness. */
function takeChain(line: Line, chain: readonly Token[]): void {
  const { asked, goods } = line
  const [first, second, third] = chain
  const isRound = goods.families.length === 0 || goods.families.some((one) => /pipe$/i.test(one))
  const isPair = second !== undefined && !third
  // `4" x 4.5 mm` is a bore and a wall.
  if (isPair && first.unit === "inch" && second.unit === "mm" && isRound) {
    asked.inches = first.value
    return takeThickness(line, second, first)
  }
  // The site's own names: "Round pipe 50 nb, 60.3 x 3.6 mm".
  if (isPair && isOfBore(first.value, asked.nominalBore ?? 0)) takeThickness(line, second, first)
  if (asked.nominalBore || asked.sides.length === 1) return
  // "ISA 6565x6": two equal sides without the joint. They are offered, as a question.
  const glued = isPair ? gluedSides(line, first) : null
  if (glued && glued.thickness === null) {
    asked.sides = glued.sides
    line.unclear(first)
    return takeThickness(line, second, first)
  }
  const sides = chain.slice(0, 2)
  const isBareInches =
    !goods.series && sides.every(({ unit, value }) => !unit && value <= LARGEST_BARE_INCHES)
  const isInInches = isBareInches || chain.some(({ unit }) => unit === "inch")
  asked.sides = sides.map((side) =>
    mmOf(side, isInInches && side.unit !== "mm" ? "inch" : side.unit),
  )
  asked.isInInches = isInInches
  // "99 x 355.6*8 ERW pipe" can mean 99 pipes.
  if (
    third &&
    isRound &&
    isBare(first) &&
    second.value % 1 !== 0 &&
    outsides.includes(second.value)
  )
    line.unclear(first)
  line.take("size", ...sides)
  if (!third) return
  // "50x50x6 thk 6" says the thickness twice.
  if (asked.thickness === third.value) line.take("size", third)
  if (isInInches && third.unit === null && third.value < 1) third.unit = "inch"
  takeThickness(line, third)
  if (asked.thickness !== null) return
  asked.thickness = third.value
  line.take("size", third)
}

/** "6565" of "ISA 6565x6" and "65656": two equal sides, and the thickness, without their joints. null if it is neither. */
function gluedSides(line: Line, { word }: Token) {
  const [, side, thickness] = /^([2-9]\d|1\d\d)\1(\d\d?)?$/.exec(word) ?? []
  if (!side || !line.isOnly(/Angle$|^square$|^gpSquare$/)) return null
  const sides = [Number(side), Number(side)]
  return { sides, thickness: thickness ? Number(thickness) : null }
}

const isWall = ({ unit, value }: Token) => unit === "mm" && value <= THICKEST

/** The thickness behind an outside that is known: "60.3 OD x 3.6". */
function takeWall(line: Line, singles: readonly Token[]): void {
  const { asked, depth } = line
  const wall = singles.find((one) => isWall(one) || (depth === null && readThickness(line, one)))
  if (!wall || asked.thickness !== null) return
  // A count has no decimals, so 1.6 is the wall in "225x25 1.6 40 nag". In a cell, or below "Qty in MT", a decimal can be tonnes:
  // "10.3 | 225x80 channel". In "60.3 OD x 3.6" the "x" makes 3.6 the wall.
  const besides = [line.beside(wall, -1), line.beside(wall)]
  const isAmount =
    line.given.length === 0 &&
    (line.asides("statement").length > 0 || besides.some((one) => isMark(one, "|", ";", ",")))
  const isNoCount = wall.value % 1 !== 0 && asked.sides.length === 2
  const isOfSize = wall.isJoined || (isNoCount && !isAmount)
  if (!isWall(wall) && !isOfSize) line.doubts.push(WHICH_FIGURE)
  takeThickness(line, wall)
}

/** Single figures: "75 angle 6 mm", "2 inch medium", "50 50 3". */
function takeSingles(line: Line): void {
  const { asked, goods } = line
  const singles = line.figures().filter(({ role }) => role === null || role === "thickness")
  if (asked.sides.length > 0 || asked.nominalBore || asked.inches) return takeWall(line, singles)
  const [first, second, third] = singles
  const thickness = asked.thickness ?? third?.value ?? Infinity
  const isRun = singles.length === (asked.thickness === null ? 3 : 2) && singles.every(isMetric)
  // "Side 1 75 mm side 2 50 mm thickness 6 mm", "50 50 3"
  const isNamed = goods.families.length > 0 || first?.value === second?.value
  if (isRun && isNamed && thickness * 3 <= Math.min(first.value, second.value)) {
    asked.sides = [first.value, second.value]
    line.take("size", first, second)
    if (third?.unit === null && line.given.length === 0) line.doubts.push(WHICH_FIGURE)
    if (third) takeThickness(line, third)
    return
  }
  const lone = singles.filter(({ isJoined }) => !isJoined)
  const glued = lone[0] ? gluedSides(line, lone[0]) : null
  if (glued && glued.thickness !== null) {
    Object.assign(asked, glued)
    line.take("size", lone[0])
    return void line.unclear(lone[0])
  }
  const isMm = (one: Token) => isMetric(one) || one.unit === "cm"
  const inch = lone.find(({ unit }) => unit === "inch")
  const outside = inch ?? lone.filter(isMm).sort((a, b) => mmOf(b) - mmOf(a))[0]
  if (!outside) return
  line.take("size", outside)
  const wall = lone.find((one) => one !== outside && isMetric(one))
  if (wall && asked.thickness === null && (inch || wall.value <= outside.value / 3)) {
    if (!isWall(wall) && !outsides.includes(outside.value)) line.doubts.push(WHICH_FIGURE)
    takeThickness(line, wall)
  }
  const mm = mmOf(outside)
  if (inch) asked.inches = inch.value
  else if (line.isOnly(/quare$/) && asked.thickness !== null) asked.sides = [mm, mm]
  else asked.figure = mm
}

/** Sides without unit up to this are feet: "4x8". */
const LARGEST_BARE_FEET = 30
/** A plate of a shorter width alone is a flat, mm. */
const SHORTEST_WIDTH = 100
/** A narrow plate of this length or more is a flat, mm. */
const LONGEST_CUT = 3000
/** The widest plate, mm. */
const WIDEST = 3300
/** A shorter side needs a word that says so, mm. */
const SHORTEST_SIDE = 300
/** A thickness without unit up to this cannot be a gauge. */
const THICKEST_BARE = 6

/** Takes thickness and sides of sheet or plate. */
export function takeSheetSize(line: Line): void {
  const { asked } = line
  const sides: number[] = []
  const takeSide = (figure: Token, shared = figure.unit) => {
    if (sides.length === 2) return
    sides.push(mmOf(figure, shared))
    line.take("size", figure)
  }
  // "Plate 3/8 4x8": parts of an inch. "6/8" of chequered plate are two thicknesses.
  for (const figure of line.figures())
    if (figure.unit === null && /^\d+\/\d+$/.test(figure.word)) {
      if (/[13579]\//.test(figure.word)) figure.unit = "inch"
      else line.unclear(figure)
    }
  const chains = line.chains()
  const figures = chains.flat()
  // "1250x2500 | 2.5 | 10": the column of lengths says a side again.
  const joined = chains.flatMap((chain) => (chain.length > 1 ? chain.map((one) => mmOf(one)) : []))
  const isAgain = (one: Token) =>
    one.role === "length" && !one.isJoined && joined.includes(mmOf(one))
  line.take("size", ...figures.filter(isAgain))
  for (const figure of line.figures()) {
    if (figure.role === "thickness") takeThickness(line, figure)
    else if (figure.role === "width" || figure.role === "length") takeSide(figure)
  }
  // Millimetres are exact where a gauge says the same.
  const alone = chains.filter(
    ([one, more]) => !more && one.unit === "mm" && readThickness(line, one),
  )
  for (const figure of [...(alone.length === 1 ? alone[0] : []), ...figures.filter(isGauge)])
    if (!figure.use) takeThickness(line, figure)
  // "Plate 12 mm, 2500 x 12000 x 12 mm" says the thickness twice.
  const isSaid = ({ unit, value }: Token) => unit === "mm" && value === asked.thickness
  line.take("size", ...line.figures().filter(isSaid))
  for (const chain of chains) takeSheetChain(line, chain, takeSide)
  takeSheetSingles(line, sides, takeSide)
  takeSides(line, sides, figures)
}

/** Takes the sides and the thickness that stand alone: "plate 10 mm, 1250 wide". */
function takeSheetSingles(
  line: Line,
  sides: readonly number[],
  takeSide: (figure: Token) => void,
): void {
  const { asked } = line
  // "4 mm HR sheet, 396, kgs, 871": a rate is no side.
  const amount = line.tokens.findLastIndex(({ use }) => use === "quantity")
  const isBehindAmount = (one: Token) =>
    amount > 0 && line.placeOf(one) > amount && isMark(line.beside(one, -1), ",", "|", ";")
  for (const figure of line.figures()) {
    const { unit, value } = figure
    const isBare = unit === null && Number.isInteger(value)
    // Behind such a word it can be anything: "received 4,000".
    const before = line.beside(figure, -1)
    // In a cell in front of the goods, too: "989; MS plate 10 mm".
    const isInFront = before === undefined && isMark(line.beside(figure), ",", "|", ";")
    const isOfOther =
      isInFront || isUnknown(before) || means(before, "doubt") || isBehindAmount(figure)
    if (unit === null && isOfOther) continue
    if (isLong(figure) || value >= SHORTEST_SIDE || (unit === "inch" && value >= 12)) {
      // In a cell of its own it can be a rate.
      if (unit === null && isMark(line.beside(figure, -1), ",", "|", ";", ")")) line.unclear(figure)
      takeSide(figure)
    } else if (asked.thickness === null) {
      if (isBare && line.given.length === 0 && sides.length === 2) line.doubts.push(WHICH_FIGURE)
      if (isBare && value > THICKEST_BARE) line.doubts.push((words) => words.mmOrGauge)
      takeThickness(line, figure)
    }
  }
}

/** Takes the thickness and the sides of a chain. */
function takeSheetChain(
  line: Line,
  chain: readonly Token[],
  takeSide: (figure: Token, shared: Unit | null) => void,
): void {
  const free = chain.filter(({ use }) => use === null)
  if (free.length < 2) return
  const thickness = line.asked.thickness === null ? thicknessIn(line, free) : null
  if (thickness) takeThickness(line, thickness)
  const rest = free.filter((figure) => figure !== thickness)
  const [shared, other] = unitsOfSides(line, rest)
  if (other) line.otherSides = rest.map(({ value }) => roundTo(value * (mmPerUnit[other] ?? 1), 2))
  for (const figure of rest) takeSide(figure, figure.unit ?? shared)
}

/** Takes sides in mm, and says what is unclear about them. */
function takeSides(line: Line, sides: number[], figures: readonly Token[]): void {
  if (line.otherSides) line.doubts.push((words) => words.metresOrFeet)
  const isLength = sides.length === 1 && figures.some(({ role }) => role === "length")
  line.asked.sides = isLength ? [] : sides
  const [width, length = LONGEST_CUT] = sides.sort((a, b) => a - b)
  if (width < SHORTEST_WIDTH && length >= LONGEST_CUT) line.doubts.push((words) => words.flat)
  // A disc is no plate of that width, and "2500 long" says nothing about the width.
  const isDisc = figures.some(({ role }) => role === "diameter" || role === "outside")
  const isMixed = sides.length === 2 && width < 20 && length >= SHORTEST_SIDE
  if (isDisc || isLength || isMixed || (sides.length === 2 && width > WIDEST))
    line.doubts.push(WHICH_SIDES)
  const { least, most } = pieceLengthLimits
  if (sides.length === 2 && !isWithin(pieceLengthLimits, length / 1000))
    line.doubts.push((words) => words.pieceLength(String(least), String(most)))
}

/** Sides of plate as the trade says them, without a unit. */
const sidesInMetres: ReadonlySet<number> = new Set([1, 1.2, 1.25, 1.5, 2, 2.5, 3, 6, 6.3, 12])
const sidesInFeet: ReadonlySet<number> = new Set([3, 4, 5, 6, 8, 10, 12, 16, 20, 40])

const isSheetWord = ({ is, meaning, word }: Token) =>
  is === "word" && /chequered/.test(meaning?.value ?? "") && !/pl(?:a|t|$)|प्लेट/.test(word)

/** The unit that sides share, and another that they can be in. null: mm. A unit of one of them, or behind their bracket, is that of both. */
function unitsOfSides(
  line: Line,
  sides: readonly Token[],
): readonly [unit: Unit | null, other: Unit | null] {
  const said = sides.find((side) => side.unit !== null && side.unit !== "mm")?.unit
  if (said) return [said, null]
  const last = sides.at(-1)
  const bracket = last && line.beside(last)
  const word = bracket && isMark(bracket, ")", "]") ? line.beside(bracket) : undefined
  const behind = word?.is === "word" ? unitOf(word.word) : null
  if (word && behind && mmPerUnit[behind]) {
    line.take("taken", word)
    return [behind, null]
  }
  if (!sides.every(({ unit, value }) => unit === null && value <= LARGEST_BARE_FEET))
    return [null, null]
  const [isMetres, isFeet] = [sidesInMetres, sidesInFeet].map((usual) =>
    sides.every(({ value }) => usual.has(value)),
  )
  const [width, length] = sides.map(({ value }) => value).sort((a, b) => a - b)
  // "2x2" is a cut of a sheet in feet, or two metres.
  if (width <= 2 && length <= 4 && sides.every(({ value }) => value % 1 === 0)) return ["ft", "m"]
  if (isMetres !== isFeet) {
    // "Base plate 8x8" is rather in inches. Whole plates are longer than wide, and sheets are cut in feet.
    const isWholePlate = length >= 8 && length >= 1.5 * width
    if (isFeet && !isWholePlate && !line.tokens.some(isSheetWord)) line.doubts.push(WHICH_SIDES)
    return [isFeet ? "ft" : "m", null]
  }
  return sides.some(({ value }) => value % 1 !== 0) ? ["m", "ft"] : ["ft", "m"]
}

/** The thickness in a chain: the figure in mm next to feet, else the smallest next to large ones. null if unknown. */
function thicknessIn(line: Line, chain: readonly Token[]): Token | null {
  const thin = chain.filter((figure) => figure.unit === "mm" && readThickness(line, figure))
  const isLarge = (figure: Token) =>
    isLong(figure) ||
    mmOf(figure) >= SHORTEST_WIDTH ||
    (!figure.unit && figure.value <= LARGEST_BARE_FEET)
  if (thin.length === 1 && chain.every((figure) => figure === thin[0] || isLarge(figure)))
    return thin[0]
  const bySize = [...chain].sort((a, b) => mmOf(a) - mmOf(b))
  const [least, second] = bySize
  if (chain.length === 2)
    return chain.every(isMetric) && least.value <= 60 && second.value >= SHORTEST_SIDE
      ? least
      : null
  if (chain.length !== 3) return null
  const isSure = mmOf(least) <= SHORTEST_WIDTH && mmOf(second) >= Math.max(50, 2 * mmOf(least))
  if (least === chain[1] || !isSure) line.doubts.push(WHICH_FIGURE)
  return least
}
