import { computedSize } from "../range/computedSize"
import { isPreGalvanized } from "../range/families"
import type { Size } from "../range/size"
import { findSizes, type AskedSize } from "./findSizes"
import type { SizeIndex } from "./sizeIndex"

/** A size whose piece weighs about what was typed. */
export interface WeighedSize {
  readonly size: Size
  /** How much heavier the typed weight is than that of the list, as a share. Negative if it is lighter. */
  readonly off: number
}

/** How far the weight of a piece may be from that of the list, as a share. Thin walls of the trade run light. */
const FURTHEST = 0.08
/** Walls of tube that are sold though no table lists them, mm. */
const soldWalls = [1.2, 1.4, 1.6, 1.8, 2, 2.3, 2.5, 2.9, 3.2, 4, 5, 6]

/**
 * The walls of a section whose piece weighs about so much, nearest first. `asked` has the outside of the section, and no thickness. Coating
 * counts as steel: the weight of a piece includes its zinc or paint.
 *
 * @param kg of one piece
 * @param length of a piece in m
 */
export function sizesByPiece(
  index: SizeIndex,
  asked: AskedSize,
  kg: number,
  length: number,
): readonly WeighedSize[] {
  const isOfGp = asked.families.length > 0 && asked.families.every(isPreGalvanized)
  const listed = findSizes(index, { ...asked, openDigits: null })
    .matches.map(({ size }) => size)
    .filter(({ massPer, family }) => massPer === "metre" && isPreGalvanized(family) === isOfGp)
  return [...listed, ...(isOfGp ? [] : computed(listed, asked))]
    .map((size) => ({ size, off: kg / (size.mass * length) - 1 }))
    .filter(({ off }) => Math.abs(off) <= FURTHEST)
    .sort((a, b) => Math.abs(a.off) - Math.abs(b.off))
}

/** Tubes of the same outside in the usual walls that no table lists. */
function computed(listed: readonly Size[], { sides, families }: AskedSize): Size[] {
  const isTube =
    families.length === 0 || families.includes("square") || families.includes("rectangular")
  if (sides.length !== 2 || !isTube) return []
  const [a, b] = [Math.max(...sides), Math.min(...sides)]
  const hasWall = (wall: number) =>
    listed.some((size) => size.section.shape === "hollow" && Math.abs(size.wall - wall) < 0.05)
  return soldWalls
    .filter((wall) => !hasWall(wall))
    .flatMap((wall) => computedSize("hollow", [a, b, wall]) ?? [])
}
