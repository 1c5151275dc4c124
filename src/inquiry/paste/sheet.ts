import type { ReadingSay } from "../../interface/catalogue"
import { roundTo } from "../../steel/format"
import { METRES_PER_FOOT, MM_PER_INCH } from "../../steel/measure"
import { pieceLengthLimits } from "../../steel/quantity"
import { isWithin } from "../../steel/range/sizeLimits"
import { isMetric, type Line } from "./reading"
import { isGauge, thicknessOf, WHICH_FIGURE, type Asked } from "./size"
import { isLong, isUnknown, type Token } from "./tokens"
import type { Unit } from "./words"

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
  ...{ foot: METRES_PER_FOOT * 1000, m: 1000, cm: 10, inch: MM_PER_INCH },
}

/** mm */
function sideOf({ value, unit }: Token, shared: Unit | null = unit): number {
  return roundTo(value * ((shared && mmPerUnit[shared]) ?? 1), 2)
}

/** Thickness and sides of sheet or plate. `isCounted` is false if a last bare figure could be the quantity. */
export function takeSheetSize(line: Line, isCounted: boolean): Asked {
  const asked: Asked = {}
  const sides: number[] = []
  const takeThickness = (figure: Token) => {
    const thickness = asked.thickness === undefined ? thicknessOf(figure, true) : null
    if (thickness) line.take("size", figure)
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
  // Millimetres are exact where a gauge says the same.
  const gauge = figures.find(isGauge)
  const ofGauge = (gauge && thicknessOf(gauge, true)?.thickness) ?? 0
  if (thin && Math.abs(thin.value - ofGauge) < 0.3) line.take("size", gauge)
  for (const figure of line.figures()) {
    if (figure.role === "thickness" || isGauge(figure)) takeThickness(figure)
    else if (figure.role === "width" || figure.role === "length") takeSide(figure)
  }
  if (thin && !thin.use) takeThickness(thin)
  for (const chain of chains) {
    // "Plate 12 mm, 2500 x 12000 x 12 thk" says the thickness twice.
    const free = chain.filter(({ use }) => use === null)
    const again = free.find(({ unit, value }) => unit === "mm" && value === asked.thickness)
    if (free.length === 3 && again) line.take("size", free.splice(free.indexOf(again), 1)[0])
    if (free.length < 2) continue
    const thickness = asked.thickness === undefined ? thicknessIn(line, free) : null
    if (thickness) takeThickness(thickness)
    const rest = free.filter((figure) => figure !== thickness)
    const isFeet = rest.every(({ unit, value }) => unit === null && value <= LARGEST_BARE_FEET)
    const shared = rest.find((figure) => !isMetric(figure))?.unit ?? (isFeet ? "foot" : null)
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
      if (isBare && !isCounted && sides.length === 2) line.doubt(WHICH_FIGURE)
      if (isBare && value > THICKEST_BARE) line.doubt((words) => words.mmOrGauge)
      takeThickness(figure)
    } else if (unit === "mm" && value === asked.thickness) line.take("size", figure)
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
