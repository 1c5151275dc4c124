import { families, sizeFamilies, type SizeFamily, type TypedKind } from "./families"
import { sizeFrom } from "./makeSize"
import type { Size } from "./size"

/**
 * A size from its dimensions in mm, whether or not a table lists it. The order of the dimensions:
 * - hollow and plank: depth, width, thickness
 * - pipe: outside diameter, thickness
 * - gp: either of these
 * - angle: leg, leg, thickness
 * - sheet and chequered: thickness, and the width if it is a strip
 *
 * Returns null if there are too few dimensions, the thickness does not fit, no such tube can be rolled, or a value is outside
 * `sizeLimits`.
 */
export function computedSize(kind: TypedKind, dimensions: readonly number[]): Size | null {
  const [a, b, c] = dimensions
  const isFirm = kind === "plank" || !isTooSlender(a, c === undefined ? a : b, c ?? b)
  const lengths =
    kind === "gp" && c !== undefined ? [Math.max(a, b), Math.min(a, b), c] : dimensions
  const make = (family: SizeFamily, fits: boolean) => (fits ? sizeFrom({ family, lengths }) : null)
  switch (kind) {
    case "hollow":
      return make(a === b ? "square" : "rectangular", isTube(a, b, c) && isFirm)
    case "pipe":
      return make("pipe", c === undefined && isPipe(a, b))
    case "gp":
      return c === undefined
        ? make("gpPipe", isPipe(a, b) && isFirm)
        : make(a === b ? "gpSquare" : "gpRectangular", isTube(a, b, c) && isFirm)
    case "angle":
      return make(a === b ? "equalAngle" : "unequalAngle", isAngle(a, b, c))
    case "plank":
      return make("plank", isTube(a, b, c))
    case "sheet":
    case "chequered":
      return make(kind, c === undefined && isSheet(a, b))
  }
}

/** The computed size that an id describes: "shs-500x500x20", "sheet-5x1250". null for any other text. */
export function computedSizeOfId(id: string): Size | null {
  const match = /^([a-z]{2,9})-(\d{1,4}(?:\.\d{1,2})?(?:x\d{1,4}(?:\.\d{1,2})?){0,2})$/.exec(id)
  const family = match && sizeFamilies.find((known) => families[known].prefix === match[1])
  const kind = family && families[family].typed
  return match && kind ? computedSize(kind, match[2].split("x").map(Number)) : null
}

/** The catalogue size with this id, or else the size computed from the figures in the id. null if neither exists. */
export function sizeOfId(id: string, catalogue: ReadonlyMap<string, Size>): Size | null {
  const known = catalogue.get(id)
  if (known) return known
  const computed = computedSizeOfId(id)
  return computed && (catalogue.get(computed.id) ?? computed)
}

function isTube(depth: number, width: number, wall: number): boolean {
  const { outside, wall: walls } = sizeLimits
  return (
    isWithin(outside, depth) &&
    isWithin(outside, width) &&
    isWithin(walls, wall) &&
    wall <= thickestHollowWall(depth, width)
  )
}

function isPipe(outsideDiameter: number, wall: number): boolean {
  return (
    isWithin(sizeLimits.outside, outsideDiameter) &&
    isWithin(sizeLimits.wall, wall) &&
    wall < outsideDiameter / 2
  )
}

function isAngle(legA: number, legB: number, thickness: number): boolean {
  const { leg, angleThickness } = sizeLimits
  const fits = isWithin(leg, legA) && isWithin(leg, legB) && isWithin(angleThickness, thickness)
  return fits && thickness <= Math.min(legA, legB) / 3
}

function isSheet(thickness: number, width: number | undefined): boolean {
  const { sheetThickness, sheetWidth } = sizeLimits
  return isWithin(sheetThickness, thickness) && (width === undefined || isWithin(sheetWidth, width))
}

/** Smallest and largest value in mm. */
export interface Limits {
  readonly least: number
  readonly most: number
}

/**
 * Limits for dimensions as typed. They are wider than anything sold here, and narrow enough to catch a typing error or
 * a wrong unit: we sell square up to 500, rectangular up to 600 × 400 and pipe up to 406.4 mm.
 */
export const sizeLimits = {
  outside: { least: 8, most: 1200 },
  wall: { least: 0.3, most: 40 },
  leg: { least: 10, most: 400 },
  angleThickness: { least: 1, most: 60 },
  sheetThickness: { least: 0.1, most: 250 },
  sheetWidth: { least: 10, most: 4000 },
  rolledDepth: { least: 40, most: 1200 },
  flangeWidth: { least: 20, most: 600 },
  rolledThickness: { least: 2, most: 80 },
} as const satisfies Record<string, Limits>

/**
 * From this ratio of the longer side to the thickness up, a square or rectangular hollow section is taken for a typing error,
 * such as 999 × 999 × 4. The most slender one of IS 4923's tables is 300 × 150 × 4, with a ratio of 75.
 */
const TOO_SLENDER = 100

/** Whether a hollow section of these lengths in mm is too thin for its sides. */
export function isTooSlender(depth: number, width: number, wall: number): boolean {
  return Math.max(depth, width) / wall >= TOO_SLENDER
}

/** True if the value is within the limits, both included. */
export function isWithin({ least, most }: Limits, value: number): boolean {
  return value >= least && value <= most
}

/**
 * Largest possible thickness of a square or rectangular hollow section, mm: two outer corners of radius 2t fill the
 * shorter side (IS 4923).
 */
export function thickestHollowWall(depth: number, width: number): number {
  return Math.min(depth, width) / 4
}
