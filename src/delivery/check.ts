import { weightNotes, type CatalogueSize } from "../steel/range/size"
import { toleranceOf, type Band, type Tolerance } from "./tolerance"
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

type Verdict = "within" | "short" | "over"

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
  readonly pieces: number
  /** The difference in pieces of average weight, positive. */
  readonly differencePieces: number
  /** Weight allowed by the tolerances. null if a size has no tolerance; then there is no verdict either. */
  readonly allowed: { readonly least: number; readonly most: number } | null
  readonly verdict: Verdict | null
  readonly tolerances: readonly UsedTolerance[]
  /** Sizes without a tolerance. */
  readonly withoutTolerance: readonly CatalogueSize[]
  /** Sizes whose theoretical weight has a note: computed thick corners, an approximate pattern. */
  readonly noted: readonly CatalogueSize[]
  /** The average piece. null if sizes or lengths differ. */
  readonly piece: PieceCheck | null
  /** By the old trade chart, or null if it does not differ. */
  readonly tradeKg: number | null
}

/** The average length of a delivery of one size and length. */
interface PieceCheck {
  readonly theoreticalKg: number
  readonly receivedKg: number
  readonly differencePercent: number
  readonly band: Band | null
  readonly verdict: Verdict | null
}

/** kg of one piece; of a sheet by the square metre its width times its length. */
export function pieceKg({ size, pieceLength, width = 0 }: ReceivedLine): number {
  return size.massPer === "squareMetre" ? size.mass * pieceLength * width : size.mass * pieceLength
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
  const theoreticalKg = sum(lines.map((line) => line.pieces * pieceKg(line)))
  const pieces = sum(lines.map((line) => line.pieces))
  const differenceKg = netKg - theoreticalKg
  const used = usedTolerances(lines, tolerances)
  const judged = new Set(used.map(({ tolerance }) => tolerance))
  const withoutTolerance = lines
    .map(({ size }) => size)
    .filter((size) => {
      const tolerance = toleranceOf(size, tolerances)
      return !tolerance || !judged.has(tolerance)
    })
  const allowed =
    withoutTolerance.length > 0
      ? null
      : {
          least: sum(used.map(({ kg, band }) => kg * (1 - band.less / 100))),
          most: sum(used.map(({ kg, band }) => kg * (1 + band.more / 100))),
        }
  return {
    theoreticalKg,
    netKg,
    differenceKg,
    differencePercent: (100 * differenceKg) / theoreticalKg,
    pieces,
    differencePieces: Math.abs(differenceKg) / (theoreticalKg / pieces),
    allowed,
    verdict: allowed && verdictOf(netKg, allowed),
    tolerances: used,
    withoutTolerance,
    noted: lines.map(({ size }) => size).filter((size) => weightNotes(size).length > 0),
    piece: pieceCheck(lines, netKg, tolerances),
    tradeKg: tradeKg(lines),
  }
}

/** The tolerances that limit this delivery: a standard may have limits for large lots only. */
function usedTolerances(
  lines: readonly ReceivedLine[],
  tolerances: readonly Tolerance[],
): UsedTolerance[] {
  return tolerances.flatMap((tolerance) => {
    const own = lines.filter(({ size }) => toleranceOf(size, tolerances) === tolerance)
    if (own.length === 0) return []
    const kg = sum(own.map((line) => line.pieces * pieceKg(line)))
    const { lot, piece } = tolerance
    const isLot = lot !== null && kg >= lot.fromTonnes * 1000
    const band = isLot ? lot : piece
    return band ? [{ tolerance, kg, isLot, band }] : []
  })
}

function pieceCheck(
  lines: readonly ReceivedLine[],
  netKg: number,
  tolerances: readonly Tolerance[],
): PieceCheck | null {
  const [line, ...others] = lines
  if (others.some((other) => !isSamePiece(line, other))) return null
  const theoreticalKg = pieceKg(line)
  const receivedKg = netKg / sum(lines.map(({ pieces }) => pieces))
  const band = toleranceOf(line.size, tolerances)?.piece ?? null
  return {
    theoreticalKg,
    receivedKg,
    differencePercent: (100 * (receivedKg - theoreticalKg)) / theoreticalKg,
    band,
    verdict:
      band &&
      verdictOf(receivedKg, {
        least: theoreticalKg * (1 - band.less / 100),
        most: theoreticalKg * (1 + band.more / 100),
      }),
  }
}

function isSamePiece(one: ReceivedLine, other: ReceivedLine): boolean {
  return (
    one.size.id === other.size.id &&
    one.pieceLength === other.pieceLength &&
    one.width === other.width
  )
}

function verdictOf(kg: number, { least, most }: { least: number; most: number }): Verdict {
  // A gram: what binary fractions add to a weight that is exactly at its limit.
  if (kg < least - 0.001) return "short"
  return kg > most + 0.001 ? "over" : "within"
}

function tradeKg(lines: readonly ReceivedLine[]): number | null {
  if (lines.every(({ size }) => size.tradeMass === undefined)) return null
  return sum(
    lines.map(({ size, ...line }) => {
      const mass = size.tradeMass ?? size.mass
      return line.pieces * pieceKg({ ...line, size: { ...size, mass } })
    }),
  )
}

/** Outside this ratio a weight was mistyped or miscounted. */
const PLAUSIBLE = { least: 0.5, most: 2 }

/** Why a net weight is implausible, and the weight in kg that was probably meant. */
interface WeightDoubt {
  readonly sentence: DeliverySay
  readonly meantKg: number | null
}

/** Checks for a weight that is off by a factor, most often tonnes typed as kg. null if it is plausible. */
export function weightDoubt(netKg: number, theoreticalKg: number): WeightDoubt | null {
  const ratio = netKg / theoreticalKg
  if (ratio >= PLAUSIBLE.least && ratio <= PLAUSIBLE.most) return null
  for (const factor of [1000, 1 / 1000]) {
    const meant = ratio * factor
    if (meant >= PLAUSIBLE.least && meant <= PLAUSIBLE.most) {
      return {
        sentence: factor > 1 ? (words) => words.meantTonnes : (words) => words.meantKg,
        meantKg: netKg * factor,
      }
    }
  }
  return { sentence: (words) => words[ratio < 1 ? "tooLight" : "tooHeavy"], meantKg: null }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
