import type { ReadingSay } from "../../kit/words/catalogue"
import { mmText, roundTo } from "../../steel/format"
import type { AskedSize } from "../../steel/finder/findSizes"
import { gaugeThickness, METRES_PER_FOOT, MM_PER_INCH } from "../../steel/figure"
import { pieceLengthLimits } from "../../steel/quantity"
import { boreOfInches, boreOfNominal, pipeBores } from "../../steel/range/nominalBores"
import { isWithin } from "../../steel/range/computedSize"
import { isMetric, type Line } from "./reading"
import { isFigure, isLong, isUnknown, type Token } from "./tokens"
import type { Unit } from "./words"

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
export type Asked = Mutable<Partial<AskedSize>>

/** No tube, angle or web is thicker, mm. */
const THICKEST = 40
/** No wall of pipe is thicker, mm: more is rather an insulation. */
const THICKEST_PIPE = 12.7
/** No plate sold here is thicker, mm. */
const THICKEST_PLATE = 100
/** How far the trade rounds inches, as a share: ¼ inch is sold as 6 mm, 1½ inch as 40. */
const INCH_ROUNDING = 0.06
/** A chain without units and with sides up to this is in inches: no tube is that small in mm. */
const LARGEST_BARE_INCHES = 8

export const TWO_SIZES: ReadingSay = (words) => words.twoSizes
const WHICH_FIGURE: ReadingSay = (words) => words.whichThickness
const BORE_OR_OUTSIDE: ReadingSay = (words) => words.boreOrOutside

export function isGauge({ unit }: Token): boolean {
  return unit === "gauge" || unit === "swg" || unit === "bg"
}

/** The wall that the trade sells under a gauge and under a part of an inch, mm. The tables of gauges say 1.59 or 1.63 for 16. */
const tradeGauges: Readonly<Record<number, number>> = {
  ...{ 24: 0.63, 22: 0.8, 20: 1, 18: 1.2, 17: 1.4, 16: 1.6, 15: 1.8, 14: 2, 13: 2.3, 12: 2.5 },
  ...{ 11: 2.9, 10: 3.2, 9: 3.6, 8: 4, 7: 4.5, 6: 5 },
}
const tradeInches: Readonly<Record<number, number>> = {
  ...{ 0.0625: 1.6, 0.125: 3, 0.1875: 5, 0.25: 6, 0.3125: 8, 0.375: 10, 0.5: 12, 0.625: 16 },
  ...{ 0.75: 20, 0.875: 22, 1: 25 },
}

/** A figure that says a thickness in other words than mm goes along: "16 gauge". */
function takeWall(line: Line, figure: Token, mm: number | undefined): void {
  const isOther = isGauge(figure) || figure.unit === "inch" || figure.unit === "soot"
  line.take(isOther ? "along" : "size", figure)
  const text = line.textOf(figure)
  if (isOther && mm !== undefined) line.note((words) => words.tradeWall(text, mmText(mm)))
}

/** The thickness that a figure can mean, and how far a listed one may differ, mm. Gauge of sheet is BG, of tube SWG. null if it is none. */
function thicknessOf(figure: Token, isSheet: boolean): Partial<AskedSize> | null {
  const { unit, value } = figure
  if (isGauge(figure) && tradeGauges[value])
    return { thickness: tradeGauges[value], thicknessTolerance: 0 }
  if (isGauge(figure)) {
    const mm = gaugeThickness(unit === "bg" || (isSheet && unit === "gauge") ? "bg" : "swg", value)
    return mm === null ? null : { thickness: roundTo(mm, 2), thicknessTolerance: 0.04 }
  }
  if (unit === "soot" || (unit === "inch" && (isSheet || value <= 1))) {
    const inches = unit === "soot" ? value / 8 : value
    if (tradeInches[inches]) return { thickness: tradeInches[inches], thicknessTolerance: 0 }
    const mm = inches * MM_PER_INCH
    return { thickness: roundTo(mm, 2), thicknessTolerance: isSheet ? 0.4 : mm * INCH_ROUNDING }
  }
  const mm = millimetres(figure)
  const isThin = mm <= (isSheet ? THICKEST_PLATE : THICKEST) && (isMetric(figure) || isSheet)
  return isThin && (isMetric(figure) || unit === "cm")
    ? { thickness: roundTo(mm, 2), thicknessTolerance: 0 }
    : null
}

function millimetres({ unit, value }: Token): number {
  return unit === "cm" ? value * 10 : value
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

/** The size of tube, pipe, angle, channel, beam or plank. Takes the figures it understands. */
export function takeTubeSize(line: Line): Asked {
  const asked: Asked = {}
  const { depth } = line
  for (const figure of line.figures()) {
    const isSaid = figure.role === "thickness" || isGauge(figure) || figure.unit === "soot"
    if (isSaid && asked.thickness === undefined) takeThickness(line, asked, figure)
  }
  takeBore(line, asked)
  takeOutside(line, asked)
  // "ISMB 200 | beam 200 mm"
  if (depth)
    line.take(
      "size",
      ...line
        .chains()
        .flatMap(([one, ...more]) =>
          more.length === 0 && one !== depth && isMetric(one) && one.value === depth.value
            ? [one]
            : [],
        ),
    )
  const chains = line.chains().filter((chain) => chain.length > 1 || chain[0] === depth)
  // Of `3" x 1½" (75 x 40 mm)` the millimetres are exact, of "25x25 mm 25x25x2 mm" the second is whole.
  const same = chains.filter((chain) =>
    depth ? chain[0].value === depth.value : chain.every(isMetric) && isSaidAgain(chains[0], chain),
  )
  const [size = chains[0]] = same.sort((a, b) => b.length - a.length)
  if (size) {
    const others = chains.filter((chain) => chain !== size)
    const again = others.filter((chain) => isSaidAgain(chain, size))
    if (again.length < others.length) line.doubt(TWO_SIZES)
    line.take("size", ...again.flat())
    takeChain(line, asked, size)
  }
  if (line.figures().length > 0) takeSingles(line, asked)
  return asked
}

function takeThickness(line: Line, asked: Asked, figure: Token, ...others: readonly Token[]): void {
  const thickness = thicknessOf(figure, false)
  if (thickness === null) return
  Object.assign(asked, thickness)
  takeWall(line, figure, thickness.thickness ?? undefined)
  line.take("size", ...others)
}

/** "50 nb", "nb 50", `150 NB (6")` */
function takeBore(line: Line, asked: Asked): void {
  const word = line.words().find(({ meaning }) => meaning?.value === "nb")
  const beside = word ? [line.next(word), line.next(word, -1)] : []
  const isFree = (token: Token | undefined) => isFigure(token) && !token.use && !token.isJoined
  const figure = line.figures().find(({ unit }) => unit === "nb") ?? beside.find(isFree)
  if (!figure) return
  if (figure.unit === "inch") asked.inches = figure.value
  else asked.nominalBore = figure.value
  const again = line
    .figures()
    .filter(
      ({ unit, value }) => unit === "inch" && boreOfInches(value)?.nominalBore === figure.value,
    )
  line.take("size", word, figure, ...again)
}

/** "x 3.6", "3.6 mm", "3.6 thk" */
function isWallBehind({ unit, value, isJoined, role }: Token): boolean {
  const isWall = isJoined || unit === "mm" || role === "thickness"
  return isWall && value <= THICKEST_PIPE && role !== "outside" && role !== "diameter"
}

/** "60.3 OD" is the outside diameter. "50 mm dia" is the bore if a class follows or no such outside diameter exists. */
function takeOutside(line: Line, asked: Asked): void {
  const { families, pipeClass } = line.goods
  const hasWall = asked.thickness !== undefined || line.figures().some(isWallBehind)
  for (const figure of line.figures()) {
    const { role, value, unit, isJoined } = figure
    if (role !== "outside" && role !== "diameter") continue
    const { nominalBore: bore } = asked
    if (bore ? !isOfBore(value, bore) : asked.sides || isJoined) continue
    line.take("size", figure)
    if (bore) continue
    asked.families = ["pipe", "gpPipe"]
    if (unit === "inch") {
      asked.inches = value
      if (role === "outside") line.doubt(BORE_OR_OUTSIDE)
    } else if (role === "diameter" && boreOfNominal(value) && pipeClass !== null) {
      asked.nominalBore = value
    } else {
      // "114 dia x 4": the bore has no wall of its own, so the diameter is the outside one.
      // "48 OD" is 48.3 mm: buyers leave out the decimals.
      const near = outsides.find((one) => value % 1 === 0 && Math.abs(one - value) < 1)
      asked.isOutside = role === "outside" || (hasWall && (near !== undefined || value % 1 !== 0))
      const isSure = asked.isOutside || outsides.includes(value)
      if (!isSure && !(families.length > 0 && value % 1)) line.doubt(BORE_OR_OUTSIDE)
      asked.sides = [asked.isOutside ? (near ?? value) : value]
    }
  }
}

/** Figures joined by "x": sides and thickness, outside and thickness, or leg and thickness. */
function takeChain(line: Line, asked: Asked, chain: readonly Token[]): void {
  const { families, series } = line.goods
  const [first, second, third] = chain
  const isRound = families.length === 0 || families.includes("pipe") || families.includes("gpPipe")
  const isPair = second !== undefined && !third
  // `4" x 4.5 mm` is a bore and a wall.
  if (isPair && first.unit === "inch" && second.unit === "mm" && isRound) {
    asked.inches = first.value
    return takeThickness(line, asked, second, first)
  }
  // The site's own names: "Round pipe 50 nb, 60.3 x 3.6 mm".
  const isAgain = isPair && isOfBore(first.value, asked.nominalBore ?? 0)
  if (isAgain && asked.thickness === undefined) takeThickness(line, asked, second, first)
  if (asked.nominalBore || asked.sides?.length === 1) return
  if (isPair && takeGlued(line, asked, first, second)) return
  const sides = chain.slice(0, 2)
  const isBare = !series && sides.every(({ unit, value }) => !unit && value <= LARGEST_BARE_INCHES)
  const isInInches = isBare || chain.some(({ unit }) => unit === "inch")
  asked.sides = sides.map((side) =>
    roundTo(isInInches && side.unit !== "mm" ? side.value * MM_PER_INCH : millimetres(side), 2),
  )
  asked.isInInches = isInInches
  line.take("size", ...sides)
  // "50x50x6 thk 6" says the thickness twice.
  if (third && asked.thickness === third.value) line.take("size", third)
  if (!third || asked.thickness !== undefined) return
  const isInch = isInInches && third.unit === null && third.value < 1
  const wall = thicknessOf(isInch ? { ...third, unit: "inch" } : third, false)
  Object.assign(asked, wall ?? { thickness: third.value })
  if (isInch) third.unit = "inch"
  takeWall(line, third, wall?.thickness ?? undefined)
}

/** "ISA 6565x6": two equal sides without the joint. They are offered, as a question. */
function takeGlued(line: Line, asked: Asked, sides: Token, wall: Token): boolean {
  const half = Number(sides.word.slice(0, sides.word.length / 2))
  const isTwice = /^([1-9]\d{1,2})\1$/.test(sides.word) && line.isOnly(/Angle$|^square$|^gpSquare$/)
  if (!isTwice || half < 20 || !isMetric(wall) || wall.value > THICKEST) return false
  asked.sides = [half, half]
  line.take("size", sides)
  takeThickness(line, asked, wall)
  line.unclear(sides)
  return true
}

/** Single figures: "75 angle 6 mm", "2 inch medium", "50 50 3". */
function takeSingles(line: Line, asked: Asked): void {
  const { goods, depth } = line
  const singles = line.figures().filter(({ role }) => role === null || role === "thickness")
  const isWall = ({ unit, value }: Token) => unit === "mm" && value <= THICKEST
  if (asked.sides || asked.nominalBore || asked.inches) {
    const wall = singles.find((one) => isWall(one) || (depth === null && thicknessOf(one, false)))
    if (!wall || asked.thickness !== undefined) return
    // A count has no decimals: "225x25 1.6 40 nag". An "x" joins the wall of "60.3 OD x 3.6".
    const isOfSize = wall.isJoined || (wall.value % 1 !== 0 && asked.sides?.length === 2)
    if (!isWall(wall) && !isOfSize) line.doubt(WHICH_FIGURE)
    return takeThickness(line, asked, wall)
  }
  const [first, second, third] = singles
  const thickness = asked.thickness ?? third?.value ?? Infinity
  const isRun =
    singles.length === (asked.thickness === undefined ? 3 : 2) && singles.every(isMetric)
  // "Side 1 75 mm side 2 50 mm thickness 6 mm", "50 50 3"
  if (isRun && goods.families.length > 0 && thickness * 3 <= Math.min(first.value, second.value)) {
    asked.sides = [first.value, second.value]
    line.take("size", first, second)
    if (third?.unit === null && line.given.length === 0) line.doubt(WHICH_FIGURE)
    if (third) takeThickness(line, asked, third)
    return
  }
  const lone = singles.filter(({ isJoined }) => !isJoined)
  const bySize = lone.filter((one) => isMetric(one) || one.unit === "cm")
  const inch = lone.find(({ unit }) => unit === "inch")
  const outside = inch ?? bySize.sort((a, b) => millimetres(b) - millimetres(a))[0]
  if (!outside) return
  line.take("size", outside)
  const wall = lone.find((one) => one !== outside && isMetric(one))
  if (wall && asked.thickness === undefined && (inch || wall.value <= outside.value / 3)) {
    if (!isWall(wall) && !outsides.includes(outside.value)) line.doubt(WHICH_FIGURE)
    takeThickness(line, asked, wall)
  }
  const mm = millimetres(outside)
  if (inch) asked.inches = inch.value
  else if (line.isOnly(/quare$/) && asked.thickness !== undefined) asked.sides = [mm, mm]
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

const WHICH_SIDES: ReadingSay = (words) => words.sheetSize

const mmPerUnit: Partial<Record<Unit, number>> = {
  ...{ ft: METRES_PER_FOOT * 1000, m: 1000, cm: 10, inch: MM_PER_INCH },
}

/** mm */
function sideOf({ value, unit }: Token, shared: Unit | null = unit): number {
  return roundTo(value * ((shared && mmPerUnit[shared]) ?? 1), 2)
}

/** Thickness and sides of sheet or plate. */
export function takeSheetSize(line: Line): Asked {
  const asked: Asked = {}
  const sides: number[] = []
  const setThickness = (figure: Token) => {
    const thickness = asked.thickness === undefined ? thicknessOf(figure, true) : null
    if (thickness) takeWall(line, figure, thickness.thickness ?? undefined)
    Object.assign(asked, thickness)
  }
  const takeSide = (figure: Token, shared = figure.unit) => {
    if (sides.length === 2) return
    sides.push(sideOf(figure, shared))
    line.take("size", figure)
  }
  const chains = line.chains()
  const figures = chains.flat()
  // A disc is no plate of that width, and "2500 long" says nothing about the width.
  if (figures.some(({ role }) => role === "diameter" || role === "outside")) line.doubt(WHICH_SIDES)
  const alone = chains.filter(
    ([one, second]) => !second && one.unit === "mm" && thicknessOf(one, true),
  )
  const [thin] = alone.length === 1 ? alone[0] : []
  // "1250x2500 | 2.5 | 10": the column of lengths says a side again.
  const joined = chains.filter(({ length }) => length > 1).flat()
  const isSide = (figure: Token) => joined.some((side) => sideOf(side) === sideOf(figure))
  line.take(
    "size",
    ...line.figures().filter((one) => one.role === "length" && !one.isJoined && isSide(one)),
  )
  for (const figure of line.figures()) {
    if (figure.role === "thickness") setThickness(figure)
    else if (figure.role === "width" || figure.role === "length") takeSide(figure)
  }
  // Millimetres are exact where a gauge says the same.
  for (const figure of [thin, figures.find(isGauge)])
    if (figure && !figure.use) setThickness(figure)
  // "Plate 12 mm, 2500 x 12000 x 12 mm" says the thickness twice.
  const isSaid = ({ unit, value }: Token) => unit === "mm" && value === asked.thickness
  line.take("size", ...line.figures().filter(isSaid))
  for (const chain of chains) {
    const free = chain.filter(({ use }) => use === null)
    if (free.length < 2) continue
    const thickness = asked.thickness === undefined ? thicknessIn(line, free) : null
    if (thickness) setThickness(thickness)
    const rest = free.filter((figure) => figure !== thickness)
    const isFeet = rest.every(({ unit, value }) => unit === null && value <= LARGEST_BARE_FEET)
    const shared = rest.find((figure) => !isMetric(figure))?.unit ?? (isFeet ? "ft" : null)
    for (const figure of rest) if (!figure.use) takeSide(figure, figure.unit ?? shared)
  }
  for (const figure of line.figures()) {
    const { unit, value } = figure
    const isBare = unit === null && Number.isInteger(value)
    // Behind an unknown word it can be anything: "received 4,000".
    if (unit === null && isUnknown(line.beside(figure, -1))) continue
    if (isLong(figure) || value >= SHORTEST_SIDE || (unit === "inch" && value >= 12))
      takeSide(figure)
    else if (asked.thickness === undefined) {
      if (isBare && line.given.length === 0 && sides.length === 2) line.doubt(WHICH_FIGURE)
      if (isBare && value > THICKEST_BARE) line.doubt((words) => words.mmOrGauge)
      setThickness(figure)
    }
  }
  const [width, length = LONGEST_CUT] = sides.sort((a, b) => a - b)
  if (width < SHORTEST_WIDTH && length >= LONGEST_CUT) line.doubt((words) => words.flat)
  const isLength = sides.length === 1 && figures.some(({ role }) => role === "length")
  if (isLength || (sides.length === 2 && width > WIDEST)) line.doubt(WHICH_SIDES)
  const { least, most } = pieceLengthLimits
  if (sides.length === 2 && !isWithin(pieceLengthLimits, length / 1000))
    line.doubt((words) => words.pieceLength(String(least), String(most)))
  return { ...asked, sides: isLength ? [] : sides }
}

/** The thickness in a chain: the figure in mm next to feet, else the smallest next to large ones. null if unknown. */
function thicknessIn(line: Line, chain: readonly Token[]): Token | null {
  const thin = chain.filter((figure) => figure.unit === "mm" && thicknessOf(figure, true))
  const isLarge = (figure: Token) =>
    isLong(figure) ||
    sideOf(figure) >= SHORTEST_WIDTH ||
    (!figure.unit && figure.value <= LARGEST_BARE_FEET)
  if (thin.length === 1 && chain.every((figure) => figure === thin[0] || isLarge(figure)))
    return thin[0]
  const bySize = [...chain].sort((a, b) => sideOf(a) - sideOf(b))
  const [least, second] = bySize
  if (chain.length === 2)
    return chain.every(isMetric) && least.value <= 60 && second.value >= SHORTEST_SIDE
      ? least
      : null
  if (chain.length !== 3) return null
  const isSure =
    sideOf(least) <= SHORTEST_WIDTH && sideOf(second) >= Math.max(50, 2 * sideOf(least))
  if (least === chain[1] || !isSure) line.doubt(WHICH_FIGURE)
  return least
}
