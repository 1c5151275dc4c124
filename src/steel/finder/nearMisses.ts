import type { CatalogueSize } from "../range/size"
import { indianFigure, figure } from "../format"
import { meansSheet, type AskedSize } from "../reading/askedSize"
import type { IndexedSize, SizeMatch } from "./sizeIndex"

/** Near misses with the outside asked for, and with other outsides. */
const MOST_OF_THE_SAME_OUTSIDE = 4
const MOST_OTHERS = 4

/** Outsides further from what was asked than this are no near miss. */
const FURTHEST_OUTSIDE = 0.5

/** Outsides nearer than this are the same. */
const SAME_OUTSIDE = 0.001

/** The nearest sizes of families that have no exact match. */
export function nearMisses(
  candidates: readonly IndexedSize[],
  query: AskedSize,
  exact: readonly SizeMatch[],
  also: readonly SizeMatch[],
): SizeMatch[] {
  const answered = new Set(exact.map(({ size }) => size.family))
  const shown = new Set(also.map(({ size }) => size.id))
  const ranked = candidates
    .filter(({ size }) => !answered.has(size.family) && !shown.has(size.id))
    .flatMap((entry) => {
      const away = distanceFrom(query, entry)
      return away === null || away.outside > FURTHEST_OUTSIDE ? [] : [{ entry, ...away }]
    })
    .sort((a, b) => a.outside - b.outside || a.wall - b.wall)
  const found: SizeMatch[] = []
  const outsides = new Set<string>()
  let same = 0
  for (const { entry, outside } of ranked) {
    if (found.length >= MOST_OF_THE_SAME_OUTSIDE + MOST_OTHERS) break
    const isSameOutside = outside < SAME_OUTSIDE
    if (isSameOutside) {
      if (same >= MOST_OF_THE_SAME_OUTSIDE) continue
      same += 1
    } else {
      const key = `${entry.size.family} ${entry.sides.join("x")} ${entry.nominalBore ?? ""}`
      if (outsides.has(key) || outsides.size >= MOST_OTHERS) continue
      outsides.add(key)
    }
    found.push({ size: entry.size, kind: "near", why: reason(query, entry, isSameOutside) })
  }
  return found
}

/** Relative distances of a size from what was asked; null where they cannot be compared. */
function distanceFrom(
  query: AskedSize,
  entry: IndexedSize,
): { outside: number; wall: number } | null {
  const { size } = entry
  if (query.mass !== null) return { outside: apart(size.mass, query.mass), wall: 0 }
  const outside = outsideDistance(query, entry)
  if (outside === null) return null
  const wanted = wantedWall(query, entry)
  const wall = wanted === null ? 0 : apart(size.wall, wanted)
  return { outside, wall: wall + classDistance(query, size) }
}

function outsideDistance(
  query: AskedSize,
  { sides, size, leading, nominalBore, inches }: IndexedSize,
): number | null {
  if (query.nominalBore !== null) {
    return nominalBore === null ? null : apart(nominalBore, query.nominalBore)
  }
  if (query.inches !== null && sides.length === 1) {
    return inches === null ? null : apart(inches, query.inches)
  }
  if (query.figure !== null) return apart(calledBy(size, nominalBore, leading), query.figure)
  const [first, second] = query.sides
  const [a, b] = sides
  if (first === undefined) return 0
  if (a === undefined) return meansSheet(query) ? 0 : null
  if (b === undefined) return query.thickness === null ? apart(a, first) : null
  if (second === undefined) return apart(a, first)
  const upright = Math.max(apart(a, first), apart(b, second))
  const lying = Math.max(apart(b, first), apart(a, second))
  return Math.min(upright, lying)
}

/** Of the same bore, the class asked for comes first, then the other classes, then pipe without one. */
function classDistance({ pipeClass }: AskedSize, { pipe }: CatalogueSize): number {
  if (pipeClass === null || pipe?.class === pipeClass) return 0
  return pipe?.class ? 1 : 2
}

/** Why a near miss is shown, as a sentence. */
function reason(query: AskedSize, entry: IndexedSize, isSameOutside: boolean): string {
  const { size, sides, nominalBore, inches, leading } = entry
  if (query.mass !== null) {
    return `${indianFigure(size.mass)} instead of ${indianFigure(query.mass)} kg/m.`
  }
  if (!isSameOutside) {
    if (query.nominalBore !== null) return `Nearest size: ${nominalBore} nb.`
    if (query.inches !== null && inches !== null) return `Nearest size: ${figure(inches)} inch.`
    if (query.figure !== null) {
      return `Nearest size: ${figure(calledBy(size, nominalBore, leading))} mm.`
    }
    return `Nearest size: ${sides.map(figure).join(" × ")} mm.`
  }
  if (query.pipeClass !== null && size.pipe?.class !== query.pipeClass) {
    return size.pipe?.class
      ? `Same bore, ${size.pipe.class} class.`
      : `Same bore, thickness ${figure(size.wall)} mm.`
  }
  const wanted = wantedWall(query, entry)
  return wanted === null
    ? "Same outside size."
    : `Same outside size, ${figure(size.wall)} instead of ${figure(wanted)} mm.`
}

/** The wall asked for: of round pipe a pair is diameter and wall. */
function wantedWall({ sides, thickness }: AskedSize, entry: IndexedSize): number | null {
  const isPair = sides.length === 2 && thickness === null && entry.sides.length === 1
  return isPair ? sides[1] : thickness
}

/** The figure a size is called by: pipe by its bore, everything else by its largest side. */
function calledBy(size: CatalogueSize, nominalBore: number | null, leading: number): number {
  return size.family === "pipe" && nominalBore !== null ? nominalBore : leading
}

function apart(actual: number, wanted: number): number {
  return Math.abs(actual / wanted - 1)
}
