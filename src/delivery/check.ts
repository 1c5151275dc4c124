import type { Size } from "../steel/range/size"
import { toleranceOf, widestTolerance, type Band, type Tolerance } from "./tolerance"

/** Pieces of one size that were received. */
export interface ReceivedLine {
  readonly size: Size
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

/** A delivery compared with its theoretical weight. All weights in kg, unrounded. */
export type DeliveryCheck = ReturnType<typeof checkDelivery>

/** A tolerance with the limits that apply and the theoretical kg of its lines. */
export type UsedTolerance = DeliveryCheck["tolerances"][number]

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
  const theoreticalKg = linesKg(lines)
  const differenceKg = netKg - theoreticalKg
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const tolerances = usedTolerances(lines, known)
  const allowed = limitsOf(tolerances, theoreticalKg)
  const oldLines = lines.map((line) => {
    const { size } = line
    return { ...line, size: { ...size, mass: size.tradeMass ?? size.mass } }
  })
  const hasOld = lines.some(({ size }) => size.tradeMass !== undefined)
  const oldKg = hasOld ? linesKg(oldLines) : theoreticalKg
  const oldAllowed = hasOld ? limitsOf(usedTolerances(oldLines, known), oldKg) : null
  const isRightByOld = oldAllowed !== null && verdictOf(netKg, oldAllowed) === "within"

  const widest = widestTolerance(known)
  // What sizes without a tolerance may differ by at most, so that nothing is called short or over because of them.
  const doubtKg = ((theoreticalKg - sumKg(tolerances)) * widest) / 100
  const own = allowed && verdictOf(netKg, allowed, doubtKg)
  const percents = [theoreticalKg, oldKg].map((kg) => 100 * Math.abs(netKg / kg - 1))
  const isFarOff = widest > 0 && Math.min(...percents) > 2 * widest
  const judged = tolerances.flatMap((used) => used.lines)
  return {
    lines,
    theoreticalKg,
    netKg,
    /** Net less theoretical. Negative if steel is missing. */
    differenceKg,
    differencePercent: (100 * differenceKg) / theoreticalKg,
    /** The difference in pieces of average weight, positive. */
    differencePieces: Math.abs(differenceKg) / (theoreticalKg / pieces),
    /** null if no size has a tolerance. */
    allowed,
    /**
     * By the limits of the tables or of the older chart, or beyond twice the widest tolerance. null if sizes without a
     * tolerance leave it open.
     */
    verdict:
      own === "within"
        ? own
        : isRightByOld
          ? ("withinOld" as const)
          : isFarOff
            ? ("farOff" as const)
            : own,
    tolerances,
    /** Sizes without a tolerance. */
    withoutTolerance: lines.filter((line) => !judged.includes(line)).map(({ size }) => size),
    /** The average piece. null if sizes or lengths differ. */
    piece: averagePiece(lines, netKg / pieces, known),
    /** By the older trade chart. null if it does not differ. */
    tradeKg: hasOld ? oldKg : null,
  }
}

/** The tolerances that limit this delivery: a standard may have limits for large lots only. */
function usedTolerances(lines: readonly ReceivedLine[], known: readonly Tolerance[]) {
  return known.flatMap((tolerance) => {
    const own = lines.filter(({ size }) => toleranceOf(size, known) === tolerance)
    const { lot, piece } = tolerance
    const kg = linesKg(own)
    const isLot = lot !== null && kg >= lot.fromTonnes * 1000
    const band: Band | null = isLot ? lot : piece
    return band && kg > 0 ? [{ tolerance, lines: own, kg, isLot, band }] : []
  })
}

function sumKg(used: readonly { readonly kg: number }[]): number {
  return used.reduce((sum, { kg }) => sum + kg, 0)
}

/** Each tolerance on its own lines; lines without one add their theoretical weight. */
function limitsOf(
  used: readonly { readonly kg: number; readonly band: Band }[],
  theoreticalKg: number,
): Limits | null {
  if (used.length === 0) return null
  const share = (side: keyof Band) =>
    used.reduce((sum, { kg, band }) => sum + (kg * band[side]) / 100, 0)
  return { least: theoreticalKg - share("less"), most: theoreticalKg + share("more") }
}

/** The average length of a delivery of one size and length, by the limits of a length. */
function averagePiece(
  lines: readonly ReceivedLine[],
  receivedKg: number,
  known: readonly Tolerance[],
) {
  const [line, ...others] = lines
  const isSame = ({ size, pieceLength, width }: ReceivedLine) =>
    size.id === line.size.id && pieceLength === line.pieceLength && width === line.width
  if (!others.every(isSame)) return null
  const kg = pieceKg(line)
  const band: Band | null = toleranceOf(line.size, known)?.piece ?? null
  const limits = band && limitsOf([{ kg, band }], kg)
  return {
    theoreticalKg: kg,
    receivedKg,
    differencePercent: (100 * (receivedKg - kg)) / kg,
    band,
    verdict: limits && verdictOf(receivedKg, limits),
  }
}

/** null if the weight is outside the limits by no more than the doubt, kg. */
function verdictOf(
  kg: number,
  { least, most }: Limits,
  doubt = 0,
): "within" | "short" | "over" | null {
  const beyond = Math.max(least - kg, kg - most)
  // A gram: what binary fractions add to a weight that is exactly at its limit.
  if (beyond <= 0.001) return "within"
  if (beyond <= doubt + 0.001) return null
  return kg < least ? "short" : "over"
}
