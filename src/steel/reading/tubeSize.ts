import { mmText, roundTo } from "../format"
import { MM_PER_INCH } from "../measure"
import { boreOfNominal, pipeBores } from "../range/nominalBores"
import type { PipeClass, SizeFamily } from "../range/size"
import { takeBore, takeBoreInInches } from "./bore"
import { chainsOf, isJoinedToSize, type Claims } from "./claims"
import type { AskedSize } from "./askedSize"
import type { Measure } from "./terms"
import { isMetric, isSaidAgain } from "./saidAgain"
import { isGauge, thicknessOf, type Thickness } from "./thickness"
import {
  allowsPipe,
  gluedAngle,
  isAllAngle,
  isAllSquare,
  isRunOfThree,
  isWall,
  isWallOf,
  largest,
  mm,
} from "./tubeFigures"
import type { ReadingSay } from "../../interface/catalogue"

/** A chain without units and with sides up to this is in inches: no tube is that small in mm. */
const LARGEST_BARE_INCHES = 8

/** A second figure in inches up to this is the thickness of an angle. */
const THICKEST_IN_INCHES = 1

const TWO_SIZES: ReadingSay = (words) => words.twoSizes
const WHICH_FIGURE: ReadingSay = (words) => words.whichThickness
const BORE_OR_OUTSIDE: ReadingSay = (words) => words.boreOrOutside

interface TubeWords {
  readonly families: readonly SizeFamily[]
  readonly pipeClass: PipeClass | null
  /** The depth of a rolled section, which starts its chain. */
  readonly depth: Measure | null
  /** "SCH 40" is said of round pipe. */
  readonly hasSchedule: boolean
  /** True if the quantity is stated, so no figure of the size can be one. */
  readonly isCounted: boolean
}

/** The size of tube, pipe, angle, channel, beam or plank. Takes the figures it understands. */
export function takeTubeSize(claims: Claims, words: TubeWords): Partial<AskedSize> {
  const asked: Mutable<Partial<AskedSize>> = {}
  takeSaidThickness(claims, asked)
  takeBore(claims, asked)
  takeBoreInInches(claims, asked)
  takeOutside(claims, asked, words)
  const chains = chainsOf(claims.freeMeasures(), claims)
  const joined = chains.filter((chain) => chain.length > 1)
  if (words.depth) {
    takeRolled(claims, asked, words.depth, chains)
  } else if (joined.length > 0) {
    // Of `3" x 1½" (75 x 40 mm)` the millimetres are exact, of "25x25 mm 25x25x2 mm" the second is whole.
    const same = joined.filter((chain) => isMetric(chain) && isSaidAgain(joined[0], chain))
    const [size = joined[0]] = same.sort((a, b) => b.length - a.length)
    const others = joined.filter((chain) => chain !== size)
    const again = others.filter((chain) => isSaidAgain(chain, size))
    if (again.length < others.length) claims.doubt(TWO_SIZES)
    claims.take("size", ...again.flat())
    takeChain(claims, asked, size, words)
  }
  takeSingles(claims, asked, words)
  if (words.hasSchedule && allowsPipe(words)) takeRoundPipe(asked)
  return asked
}

/** "80 mm SCH 40": a schedule belongs to a nominal bore. */
function takeRoundPipe(asked: Asked): void {
  asked.families = ["pipe"]
  const { figure } = asked
  if (typeof figure !== "number" || boreOfNominal(figure) === undefined) return
  asked.nominalBore = figure
  asked.figure = null
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
type Asked = Mutable<Partial<AskedSize>>

/** A thickness with its word or in gauge: "thk 3 mm", "16 swg". */
function takeSaidThickness(claims: Claims, asked: Asked): void {
  for (const measure of claims.freeMeasures()) {
    const isSaid = measure.role === "thickness" || isGauge(measure) || measure.unit === "soot"
    const thickness = isSaid ? thicknessOf(measure) : null
    if (thickness === null || asked.thickness !== undefined) continue
    setThickness(asked, thickness)
    claims.take("size", measure)
  }
}

/** "60.3 OD" is the outside diameter. "50 mm dia" is the bore if a class follows or no such outside diameter exists. */
function takeOutside(claims: Claims, asked: Asked, { families, pipeClass }: TubeWords): void {
  for (const measure of claims.freeMeasures()) {
    const { role, value, unit } = measure
    if (role !== "outside" && role !== "diameter") continue
    if (typeof asked.nominalBore === "number") {
      // "50 nb (60.3 OD)" says the bore twice.
      if (boreOfNominal(asked.nominalBore)?.outsideDiameters.includes(value)) {
        claims.take("size", measure)
      }
      continue
    }
    if (asked.sides || measure.isJoined) continue
    claims.take("size", measure)
    const isBore = role === "diameter" && boreOfNominal(value) !== undefined
    if (unit === "inch") {
      asked.inches = value
      if (role === "outside") claims.doubt(BORE_OR_OUTSIDE)
    } else if (isBore && pipeClass !== null) {
      asked.nominalBore = value
    } else {
      // A bore is a whole number: "Ø 63.5 x 3.66 pipe".
      const isOutside = role === "outside" || (families.length > 0 && !Number.isInteger(value))
      if (!isOutside && !isListedOutside(value)) claims.doubt(BORE_OR_OUTSIDE)
      asked.sides = [role === "outside" ? listedOutside(claims, value) : value]
      asked.isOutside = role === "outside"
    }
    asked.families = ["pipe", "gpPipe"]
  }
}

/** "48 OD" is 48.3 mm: buyers leave out the decimals. */
function listedOutside(claims: Claims, value: number): number {
  const listed = pipeBores
    .flatMap(({ outsideDiameters }) => outsideDiameters)
    .find((outside) => Math.abs(outside - value) < 0.5)
  if (!Number.isInteger(value) || listed === undefined || listed === value) return value
  claims.notes.push((words) => words.listedOutside(mmText(listed), mmText(value)))
  return listed
}

function isListedOutside(value: number): boolean {
  return pipeBores.some(({ outsideDiameters }) => outsideDiameters.includes(value))
}

/** "ISMC 100 x 50 x 5": depth, flange width and web. */
function takeRolled(
  claims: Claims,
  asked: Asked,
  depth: Measure,
  chains: readonly Measure[][],
): void {
  const [chain = []] = chains.filter((found) => found.includes(depth))
  const [, flange, web] = chain
  asked.sides = [depth, flange].filter((measure) => measure !== undefined).map(({ value }) => value)
  if (web && asked.thickness === undefined) asked.thickness = web.value
  claims.take("size", ...chain.slice(0, asked.thickness === web?.value ? 3 : 2))
}

function takeChain(
  claims: Claims,
  asked: Asked,
  chain: readonly Measure[],
  words: TubeWords,
): void {
  const [first, second, third] = chain
  const hasInches = chain.some(({ unit }) => unit === "inch")
  // `4" x 4.5 mm` is a bore and a wall.
  if (chain.length === 2 && first.unit === "inch" && isWall(second) && allowsPipe(words)) {
    asked.inches = first.value
    setThickness(asked, { value: second.value, tolerance: 0 })
    return claims.take("size", first, second)
  }
  if (chain.length === 2 && takeInchWall(claims, asked, chain, words)) return
  const isBare = chain.every(
    ({ unit, value }, place) => place > 1 || (unit === null && value <= LARGEST_BARE_INCHES),
  )
  const isInInches = hasInches || (isBare && chain.length >= 2)
  if (isInInches && !hasInches) claims.notes.push((words) => words.sidesInInches)
  const side = ({ value, unit }: Measure) =>
    roundTo(
      unit === "cm" ? value * 10 : isInInches && unit !== "mm" ? value * MM_PER_INCH : value,
      2,
    )
  // If the bore or outside is already known, the rest of the chain is the thickness.
  if (typeof asked.nominalBore === "number")
    return takeOutsideOfBore(claims, asked, asked.nominalBore, chain)
  if (asked.sides?.length === 1) return
  asked.sides = [side(first), side(second)]
  if (isInInches) asked.isInInches = true
  claims.take("size", first, second)
  // "50x50x6 thk 6" says the thickness twice.
  if (third?.value === asked.thickness && third?.unit !== "inch") claims.take("size", third)
  if (!third || asked.thickness !== undefined) return
  const isInch = third.unit === "inch" || (isInInches && third.unit === null && third.value < 1)
  setThickness(
    asked,
    isInch
      ? {
          value: roundTo(third.value * MM_PER_INCH, 2),
          tolerance: (third.value * MM_PER_INCH * 6) / 100,
        }
      : (thicknessOf(third) ?? { value: third.value, tolerance: 0 }),
  )
  claims.take("size", third)
}

/** `angle 2" x 1/4"`, `pipe 3" x 1/4"`: a leg or a bore, and a thickness in inches. */
function takeInchWall(
  claims: Claims,
  asked: Asked,
  [outside, wall]: readonly Measure[],
  { families }: TubeWords,
): boolean {
  const inches = [outside, wall].every(({ unit }) => unit === "inch")
  const isWallInInches =
    inches && wall.value <= THICKEST_IN_INCHES && wall.value < outside.value / 3
  if (!isWallInInches || !isAllAngle({ families })) return false
  const leg = roundTo(outside.value * MM_PER_INCH, 2)
  asked.sides = [leg, leg]
  asked.isInInches = true
  const thickness = thicknessOf(wall)
  if (thickness) setThickness(asked, thickness)
  claims.take("size", outside, wall)
  return true
}

/** "50 nb, 60.3 x 3.6" gives the bore twice. */
function takeOutsideOfBore(
  claims: Claims,
  asked: Asked,
  nominalBore: number,
  [outside, wall, ...rest]: readonly Measure[],
): void {
  const isSame = boreOfNominal(nominalBore)?.outsideDiameters.includes(outside.value)
  if (!isSame || rest.length > 0 || asked.thickness !== undefined) return
  setThickness(asked, { value: wall.value, tolerance: 0 })
  claims.take("size", outside, wall)
}

/** Single figures: "75 angle 6 mm", "2 inch medium", "50 50 3". */
function takeSingles(claims: Claims, asked: Asked, words: TubeWords): void {
  const singles = claims.freeMeasures().filter(({ role }) => role === null || role === "thickness")
  const [first, second, third] = singles
  if (!first) return
  const isSized =
    asked.sides !== undefined || asked.nominalBore !== undefined || asked.inches !== undefined
  if (isSized) {
    const wall = singles.find(
      (measure) => isWall(measure) || (words.depth === null && thicknessOf(measure) !== null),
    )
    if (!wall || asked.thickness !== undefined || (asked.sides && asked.sides.length > 2)) return
    // A count has no decimals: "225x25 1.6 40 nag".
    const isDecimal = !Number.isInteger(wall.value) && asked.sides?.length === 2
    if (!isWall(wall) && !isDecimal && !isJoinedToSize(wall, claims)) claims.doubt(WHICH_FIGURE)
    setThickness(asked, thicknessOf(wall) ?? { value: wall.value, tolerance: 0 })
    return claims.take("size", wall)
  }
  if (isRunOfThree(singles)) {
    asked.sides = [first.value, second.value]
    setThickness(asked, { value: third.value, tolerance: 0 })
    const isClear = words.families.length > 0 && words.isCounted
    if (third.unit === null && !isClear) claims.doubt(WHICH_FIGURE)
    return claims.take("size", first, second, third)
  }
  const glued = isAllAngle(words) ? gluedAngle(first) : null
  if (glued) {
    const [leg, thickness] = glued
    asked.sides = [leg, leg]
    claims.doubt((words) => words.makesUnclear(first.tokens[0].word))
    claims.take("size", first)
    if (thickness !== null) return setThickness(asked, { value: thickness, tolerance: 0 })
    return takeSingles(claims, asked, words)
  }
  const lone = singles.filter(({ isJoined }) => !isJoined)
  const inch = lone.find(({ unit }) => unit === "inch")
  const outside = inch ?? largest(lone)
  if (!outside) return
  if (inch) asked.inches = inch.value
  else if (isAllSquare(words) && asked.thickness !== undefined)
    asked.sides = [mm(outside), mm(outside)]
  else asked.figure = mm(outside)
  claims.take("size", outside)
  const wall = lone.find(
    (measure) => measure !== outside && (measure.unit === "mm" || measure.unit === null),
  )
  if (!wall || asked.thickness !== undefined) return
  if (!isWallOf(wall, outside)) return
  if (!isWall(wall) && !isListedOutside(outside.value)) claims.doubt(WHICH_FIGURE)
  setThickness(asked, { value: wall.value, tolerance: 0 })
  claims.take("size", wall)
  if (isAllSquare(words) && asked.figure !== undefined) {
    asked.sides = [mm(outside), mm(outside)]
    asked.figure = null
  }
}

function setThickness(asked: Asked, { value, tolerance }: Thickness): void {
  asked.thickness = roundTo(value, 2)
  asked.thicknessTolerance = tolerance
}
