import type { ReadingSay } from "../../interface/catalogue"
import { roundTo } from "../../steel/format"
import { METRES_PER_FOOT, MM_PER_INCH } from "../../steel/measure"
import { pieceLengthLimits } from "../../steel/quantity"
import { isWithin } from "../../steel/range/sizeLimits"
import type { Figure } from "./parts"
import { chainsOf, type Line } from "./reading"
import {
  isGauge,
  setThickness,
  THICKEST_PLATE,
  thicknessOf,
  WHICH_FIGURE,
  type Asked,
} from "./size"
import type { Unit } from "./words"

/** Sides without unit up to this are feet: "4x8". */
const LARGEST_BARE_FEET = 30
/** A plate of a shorter width alone is a flat, mm. */
const SHORTEST_WIDTH = 100
/** A narrow plate of this length or more is a flat, mm. */
const LONGEST_CUT = 3000
/** The widest plate, mm. */
const WIDEST = 3300
/** A thickness without unit up to this cannot be a gauge. */
const THICKEST_BARE = 6

const WHICH_SIDES: ReadingSay = (words) => words.sheetSize

const mmPerUnit: Partial<Record<Unit, number>> = {
  foot: METRES_PER_FOOT * 1000,
  m: 1000,
  cm: 10,
  inch: MM_PER_INCH,
}

/** mm */
function sideOf({ value }: Figure, unit: Unit | null): number {
  return roundTo(value * ((unit && mmPerUnit[unit]) ?? 1), 2)
}

/** Thickness and sides of sheet or plate. `isCounted` is false if a last bare figure could be the quantity. */
export function takeSheetSize(line: Line, isCounted: boolean): Asked {
  const asked: Asked = {}
  const sides: number[] = []
  let isLength = false
  const takeThickness = (figure: Figure) => {
    const thickness = thicknessOf(figure, true)
    if (thickness === null || asked.thickness !== undefined) return
    setThickness(asked, thickness)
    line.take("size", figure)
  }
  const takeSide = (figure: Figure, unit = figure.unit) => {
    if (sides.length === 2) return
    sides.push(sideOf(figure, unit))
    isLength = figure.role === "length"
    line.take("size", figure)
  }
  const chains = chainsOf(line.figures(), line)
  // A disc is no plate of that width.
  if (chains.flat().some(({ role }) => role === "diameter" || role === "outside"))
    line.doubt(WHICH_SIDES)
  const alone = chains
    .filter(
      ([{ unit, value }, ...more]) => more.length === 0 && unit === "mm" && value <= THICKEST_PLATE,
    )
    .flat()
  // Millimetres are exact where a gauge says the same.
  const gauges = chains.flat().filter(isGauge)
  const isSame =
    alone.length === 1 &&
    gauges.length === 1 &&
    Math.abs(alone[0].value - (thicknessOf(gauges[0], true)?.value ?? 0)) < 0.3
  if (isSame) line.take("size", gauges[0])
  for (const figure of chains.flat()) {
    if (figure.use !== null) continue
    if (figure.role === "thickness" || isGauge(figure)) takeThickness(figure)
    else if (figure.role === "width" || figure.role === "length") takeSide(figure)
  }
  if (alone.length === 1 && alone[0].use === null) takeThickness(alone[0])
  for (const chain of chains) {
    const free = chain.filter(({ use }) => use === null)
    if (free.length < 2) continue
    const again = free.find(({ unit, value }) => unit === "mm" && value === asked.thickness)
    if (again && free.length === 3) {
      line.take("size", again)
      free.splice(free.indexOf(again), 1)
    }
    const thickness = asked.thickness === undefined ? thicknessIn(line, free) : null
    if (thickness) takeThickness(thickness)
    const rest = free.filter((figure) => figure !== thickness)
    const isFeet = rest.every(({ unit, value }) => unit === null && value <= LARGEST_BARE_FEET)
    const shared =
      rest.find(({ unit }) => unit !== null && unit !== "mm")?.unit ?? (isFeet ? "foot" : null)
    for (const figure of free) if (figure.use === null) takeSide(figure, figure.unit ?? shared)
  }
  for (const figure of line.figures()) takeSingle(figure)
  // "Plate 12 mm, 2500 x 12000 x 12 thk" says the thickness twice.
  line.take(
    "size",
    ...line.figures().filter(({ unit, value }) => unit === "mm" && value === asked.thickness),
  )
  sides.sort((a, b) => a - b)
  const [width, length = LONGEST_CUT] = sides
  if (width < SHORTEST_WIDTH && length >= LONGEST_CUT) line.doubt((words) => words.flat)
  if (sides.length === 2 && width > WIDEST) line.doubt(WHICH_SIDES)
  if (sides.length === 1 && isLength) {
    // "2500 long" says nothing about the width.
    line.doubt(WHICH_SIDES)
    sides.pop()
  }
  if (sides.length === 2 && !isWithin(pieceLengthLimits, sides[1] / 1000))
    line.doubt((words) =>
      words.pieceLength(String(pieceLengthLimits.least), String(pieceLengthLimits.most)),
    )
  return { ...asked, sides }

  function takeSingle(figure: Figure) {
    const { unit, value } = figure
    if (unit === "m" || unit === "foot") return takeSide(figure)
    const before = line.beside(figure, -1)
    // Behind an unknown word it can be anything: "received 4,000".
    if (unit === null && before?.is === "word" && before.meaning === null) return
    if (value >= 300 || (unit === "inch" && value >= 12)) return takeSide(figure)
    if (asked.thickness !== undefined || value > THICKEST_PLATE) return
    const isLast = line.figures().at(-1) === figure
    if (!isCounted && sides.length === 2 && unit === null && isLast && Number.isInteger(value))
      line.doubt(WHICH_FIGURE)
    if (unit === null && value > THICKEST_BARE && Number.isInteger(value))
      line.doubt((words) => words.mmOrGauge)
    takeThickness(figure)
  }
}

/** The thickness in a chain: the figure in mm next to feet, else the smallest next to large ones. null if unknown. */
function thicknessIn(line: Line, chain: readonly Figure[]): Figure | null {
  const isThin = ({ unit, value }: Figure) => unit === "mm" && value <= THICKEST_PLATE
  const isLarge = ({ unit, value }: Figure) =>
    unit === "foot" ||
    (unit === null && value <= LARGEST_BARE_FEET) ||
    unit === "m" ||
    value >= THICKEST_PLATE
  const [thin, ...more] = chain.filter(isThin)
  if (thin && more.length === 0 && chain.every((figure) => figure === thin || isLarge(figure)))
    return thin
  const size = (figure: Figure) => sideOf(figure, figure.unit)
  const [least, second] = [...chain].sort((a, b) => size(a) - size(b))
  if (chain.length === 2) {
    if (chain.some(({ unit }) => unit === "foot" || unit === "m" || unit === "inch")) return null
    return size(least) <= 60 && size(second) >= 300 ? least : null
  }
  if (chain.length !== 3) return null
  const isAtEnd = least === chain[0] || least === chain[2]
  if (
    !isAtEnd ||
    size(least) > THICKEST_PLATE ||
    size(second) < 2 * size(least) ||
    size(second) < 50
  )
    line.doubt(WHICH_FIGURE)
  return least
}
