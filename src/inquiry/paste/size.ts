import type { ReadingSay } from "../../interface/catalogue"
import { roundTo } from "../../steel/format"
import { gaugeThickness } from "../../steel/gauge"
import { MM_PER_INCH } from "../../steel/measure"
import { boreOfInches, boreOfNominal, pipeBores } from "../../steel/range/nominalBores"
import type { AskedSize } from "../../steel/finder/askedSize"
import { isMark, isWord, type Figure } from "./parts"
import { chainsOf, type Goods, type Line } from "./reading"

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
export type Asked = Mutable<Partial<AskedSize>>

/** No tube, angle or web is thicker, mm. */
const THICKEST = 40
/** No plate sold here is thicker, mm. */
export const THICKEST_PLATE = 100
/** How far the trade rounds inches, as a share: ¼ inch is sold as 6 mm, 1½ inch as 40. */
const INCH_ROUNDING = 0.06
const NAME_ROUNDING = 0.08
/** A chain without units and with sides up to this is in inches: no tube is that small in mm. */
const LARGEST_BARE_INCHES = 8
/** A second figure in inches up to this is the thickness of an angle. */
const THICKEST_IN_INCHES = 1

export const TWO_SIZES: ReadingSay = (words) => words.twoSizes
export const WHICH_FIGURE: ReadingSay = (words) => words.whichThickness
const BORE_OR_OUTSIDE: ReadingSay = (words) => words.boreOrOutside

export function isGauge({ unit }: Figure): boolean {
  return unit === "gauge" || unit === "swg" || unit === "bg"
}

interface Thickness {
  readonly value: number
  /** mm */
  readonly tolerance: number
}

/** The thickness that a figure can mean, mm. Gauge of sheet is BG, of tube SWG. null if it is none. */
export function thicknessOf(figure: Figure, isSheet: boolean): Thickness | null {
  const { unit, value } = figure
  if (isGauge(figure)) {
    const isBirmingham = unit === "bg" || (isSheet && unit === "gauge")
    const thickness = gaugeThickness(isBirmingham ? "bg" : "swg", value)
    return thickness === null ? null : { value: roundTo(thickness, 2), tolerance: 0.04 }
  }
  if (unit === "inch" || unit === "soot") {
    const mm = (value * MM_PER_INCH) / (unit === "soot" ? 8 : 1)
    return { value: roundTo(mm, 2), tolerance: isSheet ? 0.4 : mm * INCH_ROUNDING }
  }
  if (unit === "cm" && isSheet) return { value: value * 10, tolerance: 0 }
  const isPlain = unit === null || unit === "mm"
  return isPlain && value <= (isSheet ? THICKEST_PLATE : THICKEST)
    ? { value: roundTo(value, 2), tolerance: 0 }
    : null
}

export function setThickness(asked: Asked, thickness: Thickness | null): void {
  if (!thickness) return
  asked.thickness = thickness.value
  asked.thicknessTolerance = thickness.tolerance
}

function isMetric(chain: readonly Figure[]): boolean {
  return chain.every(({ unit }) => unit === null || unit === "mm")
}

/** "65x65x6 | 65x65x6 mm", `3" x 1½" (75 x 40 mm)`, "50x50 (2x2)": a size said twice. */
export function isSaidAgain(chain: readonly Figure[], size: readonly Figure[]): boolean {
  return chain.every((figure, place) => {
    const same = size[place]
    if (!same || same.unit === "inch") return false
    const isBare =
      figure.unit === null &&
      figure.value <= LARGEST_BARE_INCHES &&
      same.value > LARGEST_BARE_INCHES
    if (figure.unit !== "inch" && !isBare) return figure.value === same.value && isMetric([figure])
    const inches = figure.value * MM_PER_INCH
    return Math.abs(inches - same.value) <= inches * INCH_ROUNDING
  })
}

function isListedOutside(value: number): boolean {
  return pipeBores.some(({ outsideDiameters }) => outsideDiameters.includes(value))
}

function outsidesOf(nominalBore: number): readonly number[] {
  return boreOfNominal(nominalBore)?.outsideDiameters ?? []
}

function isWall({ unit, value }: Figure): boolean {
  return unit === "mm" && value <= THICKEST
}

function mm({ unit, value }: Figure): number {
  return unit === "cm" ? value * 10 : value
}

/** The size of tube, pipe, angle, channel, beam or plank. Takes the figures it understands. */
export function takeTubeSize(
  line: Line,
  goods: Goods,
  depth: Figure | null,
  isCounted: boolean,
  hasSchedule: boolean,
): Asked {
  const asked: Asked = {}
  const { families, series } = goods
  const allowsPipe =
    families.length === 0 || families.includes("pipe") || families.includes("gpPipe")
  if (series === null) takeNameAndWall(line)
  for (const figure of line.figures()) {
    // A gauge beside millimetres says the same.
    const isSaid = figure.role === "thickness" || isGauge(figure) || figure.unit === "soot"
    const thickness = isSaid ? thicknessOf(figure, false) : null
    if (thickness === null || asked.thickness !== undefined) continue
    setThickness(asked, thickness)
    line.take("size", figure)
  }
  takeBore(line, asked)
  takeOutside(line, asked, goods)
  const chains = chainsOf(line.figures(), line)
  const joined = chains.filter((chain) => chain.length > 1)
  if (depth) {
    const [, flange, web] = chains.find((chain) => chain.includes(depth)) ?? [depth]
    const isWeb =
      web !== undefined && (asked.thickness === undefined || asked.thickness === web.value)
    asked.sides = [depth, flange].filter((one) => one !== undefined).map(({ value }) => value)
    line.take("size", depth, flange, ...(isWeb ? [web] : []))
    if (isWeb && asked.thickness === undefined) asked.thickness = web.value
  } else if (joined.length > 0) {
    // Of `3" x 1½" (75 x 40 mm)` the millimetres are exact, of "25x25 mm 25x25x2 mm" the second is whole.
    const same = joined.filter((chain) => isMetric(chain) && isSaidAgain(joined[0], chain))
    const [size = joined[0]] = same.sort((a, b) => b.length - a.length)
    const others = joined.filter((chain) => chain !== size)
    const again = others.filter((chain) => isSaidAgain(chain, size))
    if (again.length < others.length) line.doubt(TWO_SIZES)
    line.take("size", ...again.flat())
    takeChain(line, asked, size, { allowsPipe, isAngle: isAll(goods, /Angle$/) })
  }
  takeSingles(line, asked, goods, depth, isCounted)
  if (hasSchedule && allowsPipe) {
    asked.families = ["pipe"]
    if (typeof asked.figure === "number" && outsidesOf(asked.figure).length > 0) {
      asked.nominalBore = asked.figure
      asked.figure = null
    }
  }
  return asked
}

function isAll({ families }: Goods, pattern: RegExp): boolean {
  return families.length > 0 && families.every((family) => pattern.test(family))
}

/** `2" 50x50 (2.0)`, `1.5" 48.3 OD (2.0)`: the wall in brackets, and inches that name the size before its millimetres. */
function takeNameAndWall(line: Line): void {
  for (const figure of line.figures()) {
    const { value, unit, role, isJoined } = figure
    const opening = line.beside(figure, -1)
    const before = line.next(figure, -1)
    const isBracketed = isMark(opening, "(") && isMark(line.beside(figure), ")")
    const isBehind =
      isWord(before, "od") ||
      (before?.is === "figure" && before.isJoined && value < before.value / 3)
    if (isBracketed && unit === null && role === null && !isJoined && value <= THICKEST && isBehind)
      figure.role = "thickness"
    const next = line.next(figure)
    if (unit !== "inch" || isJoined || next?.is !== "figure" || next.isJoined) continue
    const isSize = line.isFollowedByJoint(next) || next.role === "outside"
    const isName =
      Math.abs(next.value / (value * MM_PER_INCH) - 1) <= NAME_ROUNDING ||
      boreOfInches(value)?.outsideDiameters.includes(next.value)
    if (isSize && isMetric([next]) && isName) line.take("size", figure)
  }
}

/** "50 nb", "nb 50", `150 NB (6")` */
function takeBore(line: Line, asked: Asked): void {
  for (const figure of line.figures()) {
    if (figure.unit !== "nb" || asked.nominalBore !== undefined) continue
    asked.nominalBore = figure.value
    line.take("size", figure)
  }
  const word = line.words().find(({ meaning }) => meaning?.is === "unit" && meaning.unit === "nb")
  const figure =
    word &&
    [line.next(word), line.next(word, -1)].find(
      (part) => part?.is === "figure" && part.use === null && !part.isJoined,
    )
  if (word && figure?.is === "figure" && asked.nominalBore === undefined) {
    if (figure.unit === "inch") asked.inches = figure.value
    else asked.nominalBore = figure.value
    line.take("size", word, figure)
  }
  for (const again of line.figures()) {
    const isSame =
      again.unit === "inch" &&
      !again.isJoined &&
      typeof asked.nominalBore === "number" &&
      boreOfInches(again.value)?.nominalBore === asked.nominalBore
    if (isSame) line.take("size", again)
  }
}

/** "60.3 OD" is the outside diameter. "50 mm dia" is the bore if a class follows or no such outside diameter exists. */
function takeOutside(line: Line, asked: Asked, { families, pipeClass }: Goods): void {
  for (const figure of line.figures()) {
    const { role, value, unit } = figure
    if (role !== "outside" && role !== "diameter") continue
    if (typeof asked.nominalBore === "number") {
      if (outsidesOf(asked.nominalBore).includes(value)) line.take("size", figure)
      continue
    }
    if (asked.sides || figure.isJoined) continue
    line.take("size", figure)
    if (unit === "inch") {
      asked.inches = value
      if (role === "outside") line.doubt(BORE_OR_OUTSIDE)
    } else if (role === "diameter" && outsidesOf(value).length > 0 && pipeClass !== null) {
      asked.nominalBore = value
    } else {
      const isOutside = role === "outside" || (families.length > 0 && !Number.isInteger(value))
      if (!isOutside && !isListedOutside(value)) line.doubt(BORE_OR_OUTSIDE)
      asked.sides = [role === "outside" ? listedOutside(value) : value]
      asked.isOutside = role === "outside"
    }
    asked.families = ["pipe", "gpPipe"]
  }
}

/** "48 OD" is 48.3 mm: buyers leave out the decimals. */
function listedOutside(value: number): number {
  const listed = pipeBores
    .flatMap(({ outsideDiameters }) => outsideDiameters)
    .find((outside) => Math.abs(outside - value) < 0.5)
  return Number.isInteger(value) && listed !== undefined ? listed : value
}

interface Allowed {
  readonly allowsPipe: boolean
  readonly isAngle: boolean
}

function takeChain(
  line: Line,
  asked: Asked,
  chain: readonly Figure[],
  { allowsPipe, isAngle }: Allowed,
): void {
  const [first, second, third] = chain
  const hasInches = chain.some(({ unit }) => unit === "inch")
  // `4" x 4.5 mm` is a bore and a wall.
  if (chain.length === 2 && first.unit === "inch" && isWall(second) && allowsPipe) {
    asked.inches = first.value
    setThickness(asked, { value: second.value, tolerance: 0 })
    return line.take("size", first, second)
  }
  // `angle 2" x 1/4"`
  const isInchWall =
    chain.length === 2 &&
    chain.every(({ unit }) => unit === "inch") &&
    second.value <= THICKEST_IN_INCHES &&
    second.value < first.value / 3
  if (isInchWall && isAngle) {
    const leg = roundTo(first.value * MM_PER_INCH, 2)
    Object.assign(asked, { sides: [leg, leg], isInInches: true })
    setThickness(asked, thicknessOf(second, false))
    return line.take("size", first, second)
  }
  const isBare = chain.every(
    ({ unit, value }, place) => place > 1 || (unit === null && value <= LARGEST_BARE_INCHES),
  )
  const isInInches = hasInches || isBare
  const side = (figure: Figure) =>
    roundTo(
      isInInches && figure.unit !== "mm" && figure.unit !== "cm"
        ? figure.value * MM_PER_INCH
        : mm(figure),
      2,
    )
  // "50 nb, 60.3 x 3.6" gives the bore twice.
  if (typeof asked.nominalBore === "number") {
    if (
      !outsidesOf(asked.nominalBore).includes(first.value) ||
      third ||
      asked.thickness !== undefined
    )
      return
    setThickness(asked, { value: second.value, tolerance: 0 })
    return line.take("size", first, second)
  }
  if (asked.sides?.length === 1) return
  asked.sides = [side(first), side(second)]
  if (isInInches) asked.isInInches = true
  line.take("size", first, second)
  if (!third) return
  // "50x50x6 thk 6" says the thickness twice.
  if (asked.thickness !== undefined)
    return line.take("size", third.value === asked.thickness ? third : undefined)
  const isInch = third.unit === "inch" || (isInInches && third.unit === null && third.value < 1)
  setThickness(
    asked,
    isInch
      ? {
          value: roundTo(third.value * MM_PER_INCH, 2),
          tolerance: third.value * MM_PER_INCH * INCH_ROUNDING,
        }
      : (thicknessOf(third, false) ?? { value: third.value, tolerance: 0 }),
  )
  line.take("size", third)
}

/** Single figures: "75 angle 6 mm", "2 inch medium", "50 50 3". */
function takeSingles(
  line: Line,
  asked: Asked,
  goods: Goods,
  depth: Figure | null,
  isCounted: boolean,
): void {
  const singles = line.figures().filter(({ role }) => role === null || role === "thickness")
  const [first, second, third] = singles
  if (!first) return
  if (asked.sides !== undefined || asked.nominalBore !== undefined || asked.inches !== undefined) {
    const wall = singles.find(
      (one) => isWall(one) || (depth === null && thicknessOf(one, false) !== null),
    )
    if (!wall || asked.thickness !== undefined) return
    // A count has no decimals: "225x25 1.6 40 nag".
    const isDecimal = !Number.isInteger(wall.value) && asked.sides?.length === 2
    if (!isWall(wall) && !isDecimal && !isJoinedToSize(line, wall)) line.doubt(WHICH_FIGURE)
    setThickness(asked, thicknessOf(wall, false) ?? { value: wall.value, tolerance: 0 })
    return line.take("size", wall)
  }
  const isRun =
    singles.length === 3 &&
    singles.every(
      ({ unit, role }, place) => role === null && (unit === null || (place === 2 && unit === "mm")),
    ) &&
    third.value < Math.min(first.value, second.value) / 3
  if (isRun) {
    asked.sides = [first.value, second.value]
    setThickness(asked, { value: third.value, tolerance: 0 })
    if (third.unit === null && !(goods.families.length > 0 && isCounted)) line.doubt(WHICH_FIGURE)
    return line.take("size", first, second, third)
  }
  // "Side 1 75 mm side 2 50 mm thickness 6 mm"
  const areSides =
    singles.length === 2 &&
    asked.thickness !== undefined &&
    goods.families.length > 0 &&
    isMetric(singles)
  if (areSides && singles.every(({ value }) => value >= 3 * (asked.thickness ?? 0))) {
    asked.sides = [first.value, second.value]
    return line.take("size", first, second)
  }
  const isSquare = isAll(goods, /quare$/)
  // "ISA 50506", "ISA 6060", as drawings write them.
  const glued =
    isAll(goods, /Angle$/) && first.unit === null
      ? /^(\d{2,3})\1(\d{1,2})?$/.exec(first.word)
      : null
  if (glued) {
    asked.sides = [Number(glued[1]), Number(glued[1])]
    line.doubt((words) => words.makesUnclear(first.word))
    line.take("size", first)
    if (glued[2]) return setThickness(asked, { value: Number(glued[2]), tolerance: 0 })
    return takeSingles(line, asked, goods, depth, isCounted)
  }
  const lone = singles.filter(({ isJoined }) => !isJoined)
  const inch = lone.find(({ unit }) => unit === "inch")
  const outside =
    inch ??
    lone
      .filter(({ unit }) => unit === null || unit === "mm" || unit === "cm")
      .sort((a, b) => mm(b) - mm(a))[0]
  if (!outside) return
  if (inch) asked.inches = inch.value
  else if (isSquare && asked.thickness !== undefined) asked.sides = [mm(outside), mm(outside)]
  else asked.figure = mm(outside)
  line.take("size", outside)
  const wall = lone.find((one) => one !== outside && isMetric([one]))
  if (!wall || asked.thickness !== undefined || !(inch || wall.value <= outside.value / 3)) return
  if (!isWall(wall) && !isListedOutside(outside.value)) line.doubt(WHICH_FIGURE)
  setThickness(asked, { value: wall.value, tolerance: 0 })
  line.take("size", wall)
  if (isSquare && asked.figure !== undefined)
    Object.assign(asked, { sides: [mm(outside), mm(outside)], figure: null })
}

/** "60.3 OD x 3.6", "50 nb x 3.6": an "x" joins the figure to one of the size. */
function isJoinedToSize(line: Line, figure: Figure): boolean {
  const before = line.parts.slice(0, line.placeOf(figure)).findLast(({ is }) => is === "figure")
  return figure.isJoined && before?.use === "size"
}
