import { roundTo } from "../format"
import { gaugeThickness } from "../gauge"
import { METRES_PER_FOOT, MM_PER_INCH } from "../measure"
import { chainsOf, type Claims } from "./claims"
import { pieceLengthLimits } from "../quantity"
import { isWithin } from "../range/sizeLimits"
import type { AskedSize } from "./askedSize"
import type { Measure } from "./terms"
import type { ReadingSay } from "../../interface/catalogue"
import { isUnknown } from "./term"
import { isGauge } from "./thickness"
import type { Unit } from "./meaning"

/** Sides without unit up to this are feet: "4x8". */
const LARGEST_BARE_FEET = 30
/** No plate sold here is thicker, mm. A larger single figure is a side. */
const THICKEST = 100
/** A plate named by a shorter width alone is a flat, mm: "plate 50x6". */
const SHORTEST_WIDTH = 100
/** A narrow plate of this length or more is a flat, mm: "plate 50x6x6000". */
const LONGEST_CUT = 3000
/** The widest plate, mm. "plate 30x30" is not in feet. */
const WIDEST = 3300
/** A thickness without unit up to this cannot be a gauge. */
const THICKEST_BARE = 6

const FLAT: ReadingSay = (words) => words.flat
const LENGTH: ReadingSay = (words) =>
  words.pieceLength(String(pieceLengthLimits.least), String(pieceLengthLimits.most))
const WHICH_THICKNESS: ReadingSay = (words) => words.whichThickness
const WHICH_SIDES: ReadingSay = (words) => words.sheetSize
const GAUGE_OR_MM: ReadingSay = (words) => words.mmOrGauge

/**
 * Thickness and sides of sheet or plate in mm. Takes the figures it understands.
 *
 * @param isCounted false if no quantity is stated, so that a last bare figure could be one
 */
export function takeSheetSize(claims: Claims, isCounted: boolean): Partial<AskedSize> {
  const thicknesses: number[] = []
  const sides: number[] = []
  const tolerances: number[] = []
  let isLength = false
  const takeThickness = (measure: Measure) => {
    const found = thicknessOf(measure)
    if (found === null || thicknesses.length > 0) return
    thicknesses.push(found.value)
    tolerances.push(found.tolerance)
    claims.take("size", measure)
  }
  const takeSide = (measure: Measure, unit = measure.unit) => {
    if (sides.length === 2) return
    sides.push(sideOf(measure, unit))
    isLength = measure.role === "length"
    claims.take("size", measure)
  }
  const chains = chainsOf(claims.freeMeasures(), claims)
  // A disc is no plate of that width.
  if (chains.flat().some(({ role }) => role === "diameter" || role === "outside"))
    claims.doubt(WHICH_SIDES)
  // Stated roles and gauges come first, wherever they are in the line.
  for (const measure of chains.flat()) {
    if (measure.role === "thickness" || isGauge(measure)) takeThickness(measure)
    else if (measure.role === "width" || measure.role === "length") takeSide(measure)
  }
  const [inMillimetres, ...others] = chains.filter(isAloneInMillimetres).flat()
  if (inMillimetres && others.length === 0 && claims.isFree(inMillimetres))
    takeThickness(inMillimetres)
  for (const chain of chains) {
    const free = chain.filter((measure) => claims.isFree(measure))
    if (free.length < 2) continue
    const again = free.find(({ unit, value }) => unit === "mm" && value === thicknesses[0])
    if (again && free.length === 3) {
      claims.take("size", again)
      free.splice(free.indexOf(again), 1)
    }
    const thickness = thicknessIn(claims, free, thicknesses.length > 0)
    if (thickness) takeThickness(thickness)
    const unit = sharedUnit(free.filter((measure) => measure !== thickness))
    for (const measure of free) if (claims.isFree(measure)) takeSide(measure, measure.unit ?? unit)
  }
  for (const measure of claims.freeMeasures()) takeSingle(measure)
  // "Plate 12 mm, 2500 x 12000 x 12 thk" says the thickness twice.
  const again = claims
    .freeMeasures()
    .filter(({ unit, value }) => unit === "mm" && value === thicknesses[0])
  claims.take("size", ...again)
  sides.sort((a, b) => a - b)
  const [width, length = LONGEST_CUT] = sides
  if (width < SHORTEST_WIDTH && length >= LONGEST_CUT) claims.doubt(FLAT)
  if (sides.length === 2 && width > WIDEST) claims.doubt(WHICH_SIDES)
  if (sides.length === 1 && isLength) {
    // "2500 long" says nothing about the width.
    claims.doubt(WHICH_SIDES)
    sides.pop()
  }
  if (sides.length === 2 && !isWithin(pieceLengthLimits, sides[1] / 1000)) claims.doubt(LENGTH)
  return {
    thickness: thicknesses[0] ?? null,
    thicknessTolerance: tolerances[0] ?? 0,
    sides,
  }

  function takeSingle(measure: Measure) {
    const { unit, value } = measure
    if (unit === "m" || unit === "foot") return takeSide(measure)
    const before = claims.beside(measure, -1)
    // Behind an unknown word it can be anything: "received 4,000".
    if (unit === null && isUnknown(before)) return
    const isSide = value >= 300 || (unit === "inch" && value >= 12)
    if (isSide) return takeSide(measure)
    if (thicknesses.length > 0 || value > THICKEST) return
    const isCount = !isCounted && sides.length === 2 && unit === null && claims.isLast(measure)
    if (isCount && Number.isInteger(value)) claims.doubt(WHICH_THICKNESS)
    if (unit === null && value > THICKEST_BARE && Number.isInteger(value)) claims.doubt(GAUGE_OR_MM)
    takeThickness(measure)
  }
}

function isAloneInMillimetres(chain: readonly Measure[]): boolean {
  const [{ unit, value }] = chain
  return chain.length === 1 && unit === "mm" && value <= THICKEST
}

/** The thickness in a chain: the figure in mm next to feet, else the smallest next to large ones. null if unknown. */
function thicknessIn(claims: Claims, chain: readonly Measure[], isKnown: boolean): Measure | null {
  if (isKnown) return null
  const inMillimetres = chain.filter(({ unit, value }) => unit === "mm" && value <= THICKEST)
  const others = chain.filter((measure) => !inMillimetres.includes(measure))
  if (inMillimetres.length === 1 && others.every(isLargeOrFeet)) return inMillimetres[0]
  const ascending = [...chain].sort((a, b) => sizeOf(a) - sizeOf(b))
  const [least, second] = ascending
  if (chain.length === 2) {
    if (chain.some(({ unit }) => unit === "foot" || unit === "m" || unit === "inch")) return null
    return sizeOf(least) <= 60 && sizeOf(second) >= 300 ? least : null
  }
  if (chain.length !== 3) return null
  const isAtEnd = least === chain[0] || least === chain[2]
  if (
    isAtEnd &&
    sizeOf(least) <= THICKEST &&
    sizeOf(second) >= 2 * sizeOf(least) &&
    sizeOf(second) >= 50
  ) {
    return least
  }
  claims.doubt(WHICH_THICKNESS)
  return least
}

function isLargeOrFeet({ unit, value }: Measure): boolean {
  const isFeet = unit === "foot" || (unit === null && value <= LARGEST_BARE_FEET)
  return isFeet || unit === "m" || value >= THICKEST
}

/** "4 x 8 ft": the last unit applies to both. Small figures without unit are feet. */
function sharedUnit(chain: readonly Measure[]): Measure["unit"] {
  const unit = chain.find((measure) => measure.unit !== null && measure.unit !== "mm")?.unit
  if (unit) return unit
  const isFeet = chain.every(({ unit: own, value }) => own === null && value <= LARGEST_BARE_FEET)
  return isFeet ? "foot" : null
}

const mmPerUnit: Partial<Record<Unit, number>> = {
  foot: METRES_PER_FOOT * 1000,
  m: 1000,
  cm: 10,
  inch: MM_PER_INCH,
}

/** mm */
function sideOf({ value }: Measure, unit: Measure["unit"]): number {
  return roundTo(value * ((unit && mmPerUnit[unit]) ?? 1), 2)
}

function sizeOf(measure: Measure): number {
  return sideOf(measure, measure.unit)
}

function thicknessOf(measure: Measure): { value: number; tolerance: number } | null {
  const { unit, value } = measure
  if (isGauge(measure)) {
    const thickness = gaugeThickness(unit === "swg" ? "swg" : "bg", value)
    return thickness === null ? null : { value: roundTo(thickness, 2), tolerance: 0.04 }
  }
  if (unit === "inch") return { value: roundTo(value * MM_PER_INCH, 2), tolerance: 0.4 }
  if (unit === "soot") return { value: roundTo((value * MM_PER_INCH) / 8, 2), tolerance: 0.4 }
  if (unit === "cm") return { value: value * 10, tolerance: 0 }
  return unit === null || unit === "mm" || unit === "tonnes" ? { value, tolerance: 0 } : null
}
