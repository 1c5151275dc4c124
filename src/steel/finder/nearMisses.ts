import { MM_PER_INCH } from "../figure"
import { meansSheet, type AskedSize } from "./askedSize"
import type { IndexedSize, SizeMatch } from "./sizeIndex"

/** Number of near misses with the outside size asked for, and of other outside sizes. */
const MOST = 4

/** Largest deviation of the outside size, as a share. */
const FURTHEST_OUTSIDE = 0.5

/** Outside sizes that differ by less than this share are equal. */
const SAME_OUTSIDE = 0.001

/** The nearest sizes of the families without an exact match. */
export function nearMisses(
  candidates: readonly IndexedSize[],
  asked: AskedSize,
  exact: readonly SizeMatch[],
  possible: readonly SizeMatch[],
): SizeMatch[] {
  const answered = new Set(exact.map(({ size }) => size.family))
  const shown = new Set(possible.map(({ size }) => size.id))
  const ranked = candidates
    .filter(({ size }) => !answered.has(size.family) && !shown.has(size.id))
    .map((entry) => ({ entry, outside: outsideDistance(asked, entry) }))
    .filter(({ outside }) => outside <= FURTHEST_OUTSIDE)
    .map((near) => ({ ...near, wall: wallDistance(asked, near.entry) }))
    .sort((a, b) => a.outside - b.outside || a.wall - b.wall)
  const isSame = ({ outside }: { outside: number }) => outside < SAME_OUTSIDE
  // Of other outside sizes one thickness each.
  const seen = new Set<string>()
  const others = ranked.filter((near) => {
    const key = `${near.entry.size.family} ${near.entry.sides.join()}`
    return !isSame(near) && !seen.has(key) && seen.add(key)
  })
  const nearest = [...ranked.filter(isSame).slice(0, MOST), ...others.slice(0, MOST)]
  return nearest.map(({ entry: { size } }) => ({ size, kind: "near", why: null }))
}

/** "60.3 x 3.2" can be outside and wall of a pipe, 40 x 20 cannot. */
export function isWallOf(wall: number, outside: number): boolean {
  return wall < outside / 4
}

/** The distance of the outside size, or of the mass if nothing else is asked, as a share. NaN if they cannot be compared. */
export function outsideDistance(asked: AskedSize, entry: IndexedSize): number {
  const { sides, figure, nominalBore, inches, mass } = asked
  const { size, leading } = entry
  const [a, b] = entry.sides
  const isRound = entry.sides.length === 1
  if (nominalBore !== null) return apart(entry.nominalBore, nominalBore)
  if (inches !== null) {
    return isRound ? apart(entry.inches, inches) : apart(leading, inches * MM_PER_INCH)
  }
  if (figure !== null) {
    return apart(size.family === "pipe" ? (entry.nominalBore ?? leading) : leading, figure)
  }
  const [first, second] = isLegAndWall(asked, entry) ? sides.slice(0, 1) : sides
  if (first === undefined) return mass === null ? 0 : apart(size.mass, mass)
  if (a === undefined) return meansSheet(asked) ? 0 : NaN
  if (second === undefined) return apart(a, first)
  if (b === undefined) {
    return asked.thickness === null && isWallOf(second, first) ? apart(a, first) : NaN
  }
  const upright = Math.max(apart(a, first), apart(b, second))
  const lying = Math.max(apart(b, first), apart(a, second))
  return Math.min(upright, lying)
}

/** The distance of the thickness; of a pipe also of its class: other classes come before pipe without one. */
function wallDistance(asked: AskedSize, entry: IndexedSize): number {
  const { sides, thickness, pipeClass } = asked
  const { wall, pipe } = entry.size
  const isPair = sides.length === 2 && thickness === null && entry.sides.length === 1
  const wanted = isPair || isLegAndWall(asked, entry) ? sides[1] : thickness
  const ofClass = pipeClass === null || pipe?.class === pipeClass ? 0 : pipe?.class ? 1 : 2
  return (wanted === null ? 0 : apart(wall, wanted)) + ofClass
}

/** "38x5 angle": the legs are equal, and no leg is this much shorter than the other. */
function isLegAndWall({ sides, thickness }: AskedSize, { size }: IndexedSize): boolean {
  const [leg, wall] = sides
  return size.family === "equalAngle" && sides.length === 2 && thickness === null && wall < leg / 3
}

function apart(actual: number | null, wanted: number): number {
  return actual === null ? NaN : Math.abs(actual / wanted - 1)
}
