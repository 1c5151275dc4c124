import type { ReadingSay } from "../../interface/catalogue"
import { roundTo } from "../../steel/format"
import type { AskedSize } from "../../steel/finder/askedSize"
import { gaugeThickness } from "../../steel/gauge"
import { MM_PER_INCH } from "../../steel/measure"
import { boreOfInches, boreOfNominal, pipeBores } from "../../steel/range/nominalBores"
import { isMetric, type Goods, type Line } from "./reading"
import { isFigure, type Token } from "./tokens"

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
export type Asked = Mutable<Partial<AskedSize>>

/** No tube, angle or web is thicker, mm. */
const THICKEST = 40
/** No plate sold here is thicker, mm. */
const THICKEST_PLATE = 100
/** How far the trade rounds inches, as a share: ¼ inch is sold as 6 mm, 1½ inch as 40. */
const INCH_ROUNDING = 0.06
/** A chain without units and with sides up to this is in inches: no tube is that small in mm. */
const LARGEST_BARE_INCHES = 8

export const TWO_SIZES: ReadingSay = (words) => words.twoSizes
export const WHICH_FIGURE: ReadingSay = (words) => words.whichThickness
const BORE_OR_OUTSIDE: ReadingSay = (words) => words.boreOrOutside

export function isGauge({ unit }: Token): boolean {
  return unit === "gauge" || unit === "swg" || unit === "bg"
}

/** The thickness that a figure can mean, and how far a listed one may differ, mm. Gauge of sheet is BG, of tube SWG. null if it is none. */
export function thicknessOf(
  figure: Token,
  isSheet: boolean,
): Pick<AskedSize, "thickness" | "thicknessTolerance"> | null {
  const { unit, value } = figure
  if (isGauge(figure)) {
    const mm = gaugeThickness(unit === "bg" || (isSheet && unit === "gauge") ? "bg" : "swg", value)
    return mm === null ? null : { thickness: roundTo(mm, 2), thicknessTolerance: 0.04 }
  }
  if (unit === "soot" || (unit === "inch" && (isSheet || value <= 1))) {
    const mm = (value * MM_PER_INCH) / (unit === "soot" ? 8 : 1)
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
export function takeTubeSize(
  line: Line,
  goods: Goods,
  depth: Token | null,
  isCounted: boolean,
): Asked {
  const asked: Asked = {}
  for (const figure of line.figures()) {
    const isSaid = figure.role === "thickness" || isGauge(figure) || figure.unit === "soot"
    if (isSaid && asked.thickness === undefined) takeThickness(line, asked, figure)
  }
  takeBore(line, asked)
  takeOutside(line, asked, goods)
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
    takeChain(line, asked, size, goods)
  }
  if (line.figures().length > 0) takeSingles(line, asked, goods, depth, isCounted)
  return asked
}

function takeThickness(line: Line, asked: Asked, figure: Token, ...others: readonly Token[]): void {
  const thickness = thicknessOf(figure, false)
  if (thickness === null) return
  Object.assign(asked, thickness)
  line.take("size", figure, ...others)
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

/** "60.3 OD" is the outside diameter. "50 mm dia" is the bore if a class follows or no such outside diameter exists. */
function takeOutside(line: Line, asked: Asked, { families, pipeClass }: Goods): void {
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
      asked.isOutside = role === "outside"
      const isSure = asked.isOutside || outsides.includes(value)
      if (!isSure && !(families.length > 0 && value % 1)) line.doubt(BORE_OR_OUTSIDE)
      // "48 OD" is 48.3 mm: buyers leave out the decimals.
      const near = outsides.find((one) => value % 1 === 0 && Math.abs(one - value) < 0.5)
      asked.sides = [asked.isOutside ? (near ?? value) : value]
    }
  }
}

/** Figures joined by "x": sides and thickness, outside and thickness, or leg and thickness. */
function takeChain(
  line: Line,
  asked: Asked,
  chain: readonly Token[],
  { families, series }: Goods,
): void {
  const [first, second, third] = chain
  const isRound = families.length === 0 || families.includes("pipe") || families.includes("gpPipe")
  const isPair = second !== undefined && !third
  // `4" x 4.5 mm` is a bore and a wall.
  if (isPair && first.unit === "inch" && second.unit === "mm" && isRound) {
    asked.inches = first.value
    return takeThickness(line, asked, second, first)
  }
  // `angle 2" x 1/4"`
  const isAngle = families.length > 0 && families.every((family) => family.endsWith("Angle"))
  const isInches = chain.every(({ unit }) => unit === "inch")
  if (isPair && isAngle && isInches && second.value < first.value / 3) {
    const leg = roundTo(first.value * MM_PER_INCH, 2)
    Object.assign(asked, { sides: [leg, leg], isInInches: true })
    return takeThickness(line, asked, second, first)
  }
  // "50 nb, 60.3 x 3.6" gives the bore twice.
  if (asked.nominalBore) {
    if (isPair && isOfBore(first.value, asked.nominalBore) && asked.thickness === undefined)
      takeThickness(line, asked, second, first)
    return
  }
  if (asked.sides?.length === 1) return
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
  line.take("size", third)
}

/** Single figures: "75 angle 6 mm", "2 inch medium", "50 50 3". */
function takeSingles(
  line: Line,
  asked: Asked,
  { families }: Goods,
  depth: Token | null,
  isCounted: boolean,
): void {
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
  if (isRun && families.length > 0 && thickness * 3 <= Math.min(first.value, second.value)) {
    asked.sides = [first.value, second.value]
    line.take("size", first, second)
    if (third?.unit === null && !isCounted) line.doubt(WHICH_FIGURE)
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
  const isSquare = families.length > 0 && families.every((family) => family.endsWith("quare"))
  if (inch) asked.inches = inch.value
  else if (isSquare && asked.thickness !== undefined) asked.sides = [mm, mm]
  else asked.figure = mm
}
