import { roundedKg } from "../steel/format"
import { standardNumber, type Size } from "../steel/range/size"

/** Allowed deviation from the theoretical weight, per cent. */
export type AllowedShare = Readonly<Record<"less" | "more", number>>

/**
 * The weight tolerance of a standard for some sizes, as marketing maintains it in content/tolerances: of each length (`piece`) and
 * of lots from so many tonnes (`lot`), either null if the standard has none.
 */
export type Tolerance = Queries.AllTolerancesFragment["allTolerance"]["nodes"][number]

/** The first tolerance that applies to a size, or undefined. */
export function toleranceOf(size: Size, tolerances: readonly Tolerance[]): Tolerance | undefined {
  const { family, wall } = size
  return tolerances.find(
    ({ families, over, upTo, pipeClasses, sizeStandard }) =>
      families.includes(family) &&
      (over === null || wall > over) &&
      (upTo === null || wall <= upTo) &&
      (!pipeClasses?.length || pipeClasses.includes(size.pipe?.class ?? "")) &&
      (sizeStandard === null ||
        standardNumber(size) === (standardNumber({ standard: sizeStandard }) || sizeStandard)),
  )
}

/** Pieces of one size that were received. */
export interface ReceivedLine {
  readonly size: Size
  readonly pieces: number
  /** m */
  readonly pieceLength: number
}

/** A delivery compared with its theoretical weight. All weights in kg. */
export type CheckedDelivery = ReturnType<typeof checkDelivery>

/** kg of one piece, unrounded. */
export function pieceKg({ size, pieceLength }: ReceivedLine): number {
  return size.mass * pieceLength
}

/** Theoretical weight of the pieces of a line in kg, as it is shown. */
export function lineKg(line: ReceivedLine): number {
  return roundedKg(line.pieces * pieceKg(line), line.pieces)
}

/** Theoretical weight of all pieces in kg: the sum of what the lines show. */
export function linesKg(lines: readonly ReceivedLine[]): number {
  return lines.reduce((sum, line) => sum + lineKg(line), 0)
}

/**
 * Compares the net weight of the weighbridge with the theoretical weight of the pieces (IS tables). Lot limits apply to
 * lines with one tolerance that together reach its lot size, piece limits to all others; a line without one counts with its
 * theoretical weight.
 *
 * @param lines at least one
 * @param netKg more than 0
 */
export function checkDelivery(
  lines: readonly ReceivedLine[],
  netKg: number,
  known: readonly Tolerance[],
) {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const byTable = limitsOf(lines, known)
  const { kg: theoreticalKg, allowed, used } = byTable
  const byOldChart = lines.map((line) => {
    const { tradeMass: mass = line.size.mass } = line.size
    return { ...line, size: { ...line.size, mass } }
  })
  const byChart = limitsOf(byOldChart, known)
  const bands = known.flatMap(({ piece, lot }) => [piece, lot])
  /** The widest tolerance of all, per cent. */
  const widest = Math.max(0, ...bands.flatMap((band) => (band ? [band.less, band.more] : [])))
  const unjudgedKg = theoreticalKg - used.reduce((sum, { kg }) => sum + kg, 0)
  // What sizes without a tolerance may differ by at most, so that nothing is called short or over because of them.
  const verdictByTable = verdictOf(netKg, byTable, (unjudgedKg * widest) / 100)
  const percents = [theoreticalKg, byChart.kg].map((kg) => 100 * Math.abs(netKg / kg - 1))
  const isFarOff = widest > 0 && Math.min(...percents) > 2 * widest
  const otherwise = isFarOff ? ("farOff" as const) : verdictByTable
  const judged = used.flatMap((tolerance) => tolerance.lines)
  return {
    lines,
    theoreticalKg,
    netKg,
    /** The difference in pieces of average weight, positive. */
    differencePieces: Math.abs(netKg - theoreticalKg) / (theoreticalKg / pieces),
    /** null if no size has a tolerance. */
    allowed,
    /**
     * By the limits of the tables or of the older chart, or beyond twice the widest tolerance. null if sizes without a
     * tolerance leave it open.
     */
    verdict:
      verdictByTable === "within"
        ? verdictByTable
        : verdictOf(netKg, byChart) === "within"
          ? ("withinOld" as const)
          : otherwise,
    tolerances: used,
    /** Sizes without a tolerance. */
    withoutTolerance: lines.filter((line) => !judged.includes(line)).map(({ size }) => size),
    /** By the older trade chart. null if it does not differ. */
    tradeKg: lines.some(({ size }) => size.tradeMass !== undefined) ? byChart.kg : null,
  }
}

/**
 * The theoretical weight and what the tolerances allow: each on its own lines, and a line without one adds its theoretical weight.
 * A standard may have limits for large lots only.
 */
function limitsOf(lines: readonly ReceivedLine[], known: readonly Tolerance[]) {
  const used = known.flatMap((tolerance) => {
    const covered = lines.filter(({ size }) => toleranceOf(size, known) === tolerance)
    const { lot, piece } = tolerance
    const kg = linesKg(covered)
    const isLot = lot !== null && kg >= lot.fromTonnes * 1000
    const band: AllowedShare | null = isLot ? lot : piece
    return band && kg > 0 ? [{ tolerance, lines: covered, kg, isLot, band }] : []
  })
  const kg = linesKg(lines)
  const share = (side: keyof AllowedShare) =>
    used.reduce((sum, line) => sum + (line.kg * line.band[side]) / 100, 0)
  const allowed = { least: kg - share("less"), most: kg + share("more") }
  /** `allowed`: the least and the most, kg; null without a tolerance. */
  return { used, kg, allowed: used.length > 0 ? allowed : null }
}

/** null without limits, and if the weight is outside them by no more than the doubt, kg. */
function verdictOf(
  kg: number,
  { allowed }: Pick<ReturnType<typeof limitsOf>, "allowed">,
  doubt = 0,
): "within" | "short" | "over" | null {
  if (!allowed) return null
  const beyond = Math.max(allowed.least - kg, kg - allowed.most)
  // A gram: what binary fractions add to a weight that is exactly at its limit.
  if (beyond <= 0.001) return "within"
  if (beyond <= doubt + 0.001) return null
  return kg < allowed.least ? "short" : "over"
}
