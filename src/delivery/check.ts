import { weightNotes, type CatalogueSize } from "../steel/range/size"
import { toleranceOf, widestTolerance, type Band, type Tolerance } from "./tolerance"
import type { DeliverySay } from "../interface/catalogue"

/** Pieces of one size that were received. */
export interface ReceivedLine {
  readonly size: CatalogueSize
  readonly pieces: number
  /** m */
  readonly pieceLength: number
  /** m, only for sheet by the square metre. */
  readonly width?: number
}

/** The weights that tolerances allow, kg. */
interface Limits {
  readonly least: number
  readonly most: number
}

/** Within the limits of the tables or of the older chart, outside both, or beyond twice the widest tolerance. */
export type Verdict = "within" | "withinOld" | "short" | "over" | "farOff"

/** A tolerance and the lines it applies to. */
export interface UsedTolerance {
  readonly tolerance: Tolerance
  /** Theoretical weight of its lines, kg. */
  readonly kg: number
  /** True if the lot is large enough for lot limits. */
  readonly isLot: boolean
  readonly band: Band
}

/** A delivery compared with its theoretical weight. All in kg, unrounded. */
export interface DeliveryCheck {
  readonly theoreticalKg: number
  readonly netKg: number
  /** Net less theoretical. Negative if steel is missing. */
  readonly differenceKg: number
  readonly differencePercent: number
  /** The difference in pieces of average weight, positive. */
  readonly differencePieces: number
  /** null if no size has a tolerance. One without counts with its theoretical weight. */
  readonly allowed: Limits | null
  /** null if sizes without a tolerance leave it open, and the difference is no larger than twice the widest. */
  readonly verdict: Verdict | null
  readonly tolerances: readonly UsedTolerance[]
  /** Sizes without a tolerance. */
  readonly withoutTolerance: readonly CatalogueSize[]
  /** Sizes whose theoretical weight has a note: computed thick corners, an approximate pattern. */
  readonly noted: readonly CatalogueSize[]
  /** The average piece. null if sizes or lengths differ. */
  readonly piece: PieceCheck | null
  /** By the older trade chart. null if it does not differ. */
  readonly tradeKg: number | null
}

/** The average length of a delivery of one size and length. */
interface PieceCheck {
  readonly theoreticalKg: number
  readonly receivedKg: number
  readonly differencePercent: number
  readonly band: Band | null
  readonly verdict: "within" | "short" | "over" | null
}

/** kg of one piece; of a sheet by the square metre its width times its length. */
export function pieceKg({ size, pieceLength, width = 0 }: ReceivedLine): number {
  return size.massPer === "squareMetre" ? size.mass * pieceLength * width : size.mass * pieceLength
}

/** Theoretical weight of all pieces, kg. */
export function linesKg(lines: readonly ReceivedLine[]): number {
  return lines.reduce((sum, line) => sum + line.pieces * pieceKg(line), 0)
}

/**
 * Compares the net weight of the weighbridge with the theoretical weight of the pieces (IS tables). Lot limits apply to
 * lines with one tolerance that together reach its lot size, piece limits to all others.
 *
 * @param lines at least one
 * @param netKg more than 0
 */
export function checkDelivery(
  lines: readonly ReceivedLine[],
  netKg: number,
  tolerances: readonly Tolerance[],
): DeliveryCheck {
  const theoreticalKg = linesKg(lines)
  const differenceKg = netKg - theoreticalKg
  const used = usedTolerances(lines, tolerances)
  const judged = new Set(used.map(({ tolerance }) => tolerance))
  const sizes = lines.map(({ size }) => size)
  const isJudged = (size: CatalogueSize) => {
    const tolerance = toleranceOf(size, tolerances)
    return tolerance !== undefined && judged.has(tolerance)
  }
  const allowed = limitsOf(used, theoreticalKg)
  const trade = lines.map(byTradeChart)
  const tradeKg = sizes.some(({ tradeMass }) => tradeMass !== undefined) ? linesKg(trade) : null
  const tradeLimits = tradeKg === null ? null : limitsOf(usedTolerances(trade, tolerances), tradeKg)
  const beyond = 2 * widestTolerance(tolerances)
  const percents = [theoreticalKg, tradeKg ?? theoreticalKg].map(
    (kg) => 100 * Math.abs(netKg / kg - 1),
  )
  const isFarOff = beyond > 0 && Math.min(...percents) > beyond
  // What sizes without a tolerance may differ by at most, so that nothing is called short or over because of them.
  const unjudgedKg = theoreticalKg - used.reduce((sum, { kg }) => sum + kg, 0)
  const own = allowed && verdictOf(netKg, allowed, (unjudgedKg * widestTolerance(tolerances)) / 100)
  const isRightByOld = tradeLimits !== null && verdictOf(netKg, tradeLimits) === "within"
  return {
    theoreticalKg,
    netKg,
    differenceKg,
    differencePercent: (100 * differenceKg) / theoreticalKg,
    differencePieces:
      Math.abs(differenceKg) / (theoreticalKg / lines.reduce((sum, { pieces }) => sum + pieces, 0)),
    allowed,
    verdict: own === "within" ? own : isRightByOld ? "withinOld" : isFarOff ? "farOff" : own,
    tolerances: used,
    withoutTolerance: sizes.filter((size) => !isJudged(size)),
    noted: sizes.filter((size) => weightNotes(size).length > 0),
    piece: pieceCheck(lines, netKg, tolerances),
    tradeKg,
  }
}

/** The tolerances that limit this delivery: a standard may have limits for large lots only. */
function usedTolerances(
  lines: readonly ReceivedLine[],
  tolerances: readonly Tolerance[],
): UsedTolerance[] {
  return tolerances.flatMap((tolerance) => {
    const kg = linesKg(lines.filter(({ size }) => toleranceOf(size, tolerances) === tolerance))
    const { lot, piece } = tolerance
    const isLot = lot !== null && kg >= lot.fromTonnes * 1000
    const band = isLot ? lot : piece
    return band && kg > 0 ? [{ tolerance, kg, isLot, band }] : []
  })
}

/** Each tolerance on its own lines; lines without one add their theoretical weight. */
function limitsOf(used: readonly UsedTolerance[], theoreticalKg: number): Limits | null {
  if (used.length === 0) return null
  const share = (side: keyof Band) =>
    used.reduce((sum, { kg, band }) => sum + (kg * band[side]) / 100, 0)
  return { least: theoreticalKg - share("less"), most: theoreticalKg + share("more") }
}

function pieceCheck(
  lines: readonly ReceivedLine[],
  netKg: number,
  tolerances: readonly Tolerance[],
): PieceCheck | null {
  const [line, ...others] = lines
  const isSame = ({ size, pieceLength, width }: ReceivedLine) =>
    size.id === line.size.id && pieceLength === line.pieceLength && width === line.width
  if (!others.every(isSame)) return null
  const kg = pieceKg(line)
  const receivedKg = netKg / lines.reduce((sum, { pieces }) => sum + pieces, 0)
  const band = toleranceOf(line.size, tolerances)?.piece ?? null
  const limits = band && { least: kg * (1 - band.less / 100), most: kg * (1 + band.more / 100) }
  return {
    theoreticalKg: kg,
    receivedKg,
    differencePercent: (100 * (receivedKg - kg)) / kg,
    band,
    verdict: limits && verdictOf(receivedKg, limits),
  }
}

/** null if the weight is outside the limits by no more than the doubt, kg. */
function verdictOf(kg: number, { least, most }: Limits, doubt = 0): PieceCheck["verdict"] {
  const beyond = Math.max(least - kg, kg - most)
  // A gram: what binary fractions add to a weight that is exactly at its limit.
  if (beyond <= 0.001) return "within"
  if (beyond <= doubt + 0.001) return null
  return kg < least ? "short" : "over"
}

function byTradeChart(line: ReceivedLine): ReceivedLine {
  return { ...line, size: { ...line.size, mass: line.size.tradeMass ?? line.size.mass } }
}

/** Outside this ratio a weight was mistyped or miscounted. */
const PLAUSIBLE = { least: 0.5, most: 2 }

/** Why a net weight is implausible, and what to multiply it by to get the one that was probably meant. */
interface WeightDoubt {
  readonly sentence: DeliverySay
  readonly factor: number | null
}

/** Checks for a weight that is off by a factor, most often tonnes typed as kg. null if it is plausible. */
export function weightDoubt(netKg: number, theoreticalKg: number): WeightDoubt | null {
  const ratio = netKg / theoreticalKg
  const isPlausible = (of: number) => of >= PLAUSIBLE.least && of <= PLAUSIBLE.most
  if (isPlausible(ratio)) return null
  const factor = [1000, 1 / 1000].find((each) => isPlausible(ratio * each)) ?? null
  if (factor === null) {
    return { sentence: (words) => words[ratio < 1 ? "tooLight" : "tooHeavy"], factor }
  }
  return { sentence: (words) => words[factor > 1 ? "meantTonnes" : "meantKg"], factor }
}
