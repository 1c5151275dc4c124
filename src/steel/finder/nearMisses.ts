import type { CatalogueSize } from "../range/size"
import { MM_PER_INCH } from "../measure"
import { meansSheet, type AskedSize } from "./askedSize"
import type { IndexedSize, SizeMatch } from "./sizeIndex"

/** Number of near misses with the outside size asked for, and with others. */
const MOST_OF_THE_SAME_OUTSIDE = 4
const MOST_OTHERS = 4

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
    .flatMap((entry) => {
      const away = distanceFrom(asked, entry)
      return away === null || away.outside > FURTHEST_OUTSIDE ? [] : [{ entry, ...away }]
    })
    .sort((a, b) => a.outside - b.outside || a.wall - b.wall)
  const found: SizeMatch[] = []
  const outsides = new Set<string>()
  let same = 0
  for (const { entry, outside } of ranked) {
    const isSameOutside = outside < SAME_OUTSIDE
    if (isSameOutside) {
      if (same >= MOST_OF_THE_SAME_OUTSIDE) continue
      same += 1
    } else {
      const key = `${entry.size.family} ${entry.sides.join("x")}`
      if (outsides.has(key) || outsides.size >= MOST_OTHERS) continue
      outsides.add(key)
    }
    found.push({ size: entry.size, kind: "near", why: null })
  }
  return found
}

/** Relative distances of a size from what was asked. null if they cannot be compared. */
function distanceFrom(
  asked: AskedSize,
  entry: IndexedSize,
): { outside: number; wall: number } | null {
  const { size } = entry
  if (asked.mass !== null && !asksOutside(asked)) {
    return { outside: apart(size.mass, asked.mass), wall: 0 }
  }
  const outside = outsideDistance(asked, entry)
  if (outside === null) return null
  const wanted = wantedWall(asked, entry)
  const wall = wanted === null ? 0 : apart(size.wall, wanted)
  return { outside, wall: wall + classDistance(asked, size) }
}

function outsideDistance(
  asked: AskedSize,
  { sides, size, leading, nominalBore, inches }: IndexedSize,
): number | null {
  if (asked.nominalBore !== null) {
    return nominalBore === null ? null : apart(nominalBore, asked.nominalBore)
  }
  if (asked.inches !== null) {
    if (sides.length !== 1) return apart(leading, asked.inches * MM_PER_INCH)
    return inches === null ? null : apart(inches, asked.inches)
  }
  if (asked.figure !== null) return apart(calledBy(size, nominalBore, leading), asked.figure)
  const [first, second] = isLegAndWall(asked, size) ? asked.sides.slice(0, 1) : asked.sides
  const [a, b] = sides
  if (first === undefined) return 0
  if (a === undefined) return meansSheet(asked) ? 0 : null
  if (second === undefined) return apart(a, first)
  if (b === undefined)
    return asked.thickness === null && isWallOf(second, first) ? apart(a, first) : null
  const upright = Math.max(apart(a, first), apart(b, second))
  const lying = Math.max(apart(b, first), apart(a, second))
  return Math.min(upright, lying)
}

/** For one bore: the class asked for first, then other classes, then pipe without a class. */
function classDistance({ pipeClass }: AskedSize, { pipe }: CatalogueSize): number {
  if (pipeClass === null || pipe?.class === pipeClass) return 0
  return pipe?.class ? 1 : 2
}

/** True if an outside size was asked for, in any of the trade's ways. */
function asksOutside({ sides, figure, nominalBore, inches }: AskedSize): boolean {
  return sides.length > 0 || figure !== null || nominalBore !== null || inches !== null
}

/** The thickness asked for. For round pipe and equal angle, a pair can be outside and thickness. */
function wantedWall(asked: AskedSize, entry: IndexedSize): number | null {
  const { sides, thickness } = asked
  const isPair = sides.length === 2 && thickness === null && entry.sides.length === 1
  return isPair || isLegAndWall(asked, entry.size) ? sides[1] : thickness
}

/** "60.3 x 3.2" can be outside and wall of a pipe, 40 x 20 cannot. */
export function isWallOf(wall: number, outside: number): boolean {
  return wall < outside / 4
}

/** "38x5 angle": the legs are equal, and no leg is this much shorter than the other. */
function isLegAndWall({ sides, thickness }: AskedSize, { family }: CatalogueSize): boolean {
  const [leg, wall] = sides
  return family === "equalAngle" && sides.length === 2 && thickness === null && wall < leg / 3
}

/** The figure in a size's name: the bore for pipe, otherwise the largest side. */
function calledBy(size: CatalogueSize, nominalBore: number | null, leading: number): number {
  return size.family === "pipe" && nominalBore !== null ? nominalBore : leading
}

function apart(actual: number, wanted: number): number {
  return Math.abs(actual / wanted - 1)
}
