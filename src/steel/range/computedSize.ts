import {
  angleSize,
  chequeredSize,
  hollowSize,
  pipeSize,
  plankSize,
  preGalvanizedPipeSize,
  preGalvanizedTubeSize,
  sheetSize,
} from "./makeSize"
import type { CatalogueSize } from "./size"
import type { Section } from "../section/section"
import { isTooSlender, isWithin, sizeLimits, thickestHollowWall } from "./sizeLimits"

/** Kinds of section whose mass can be computed from two or three dimensions. */
export type ComputedKind = "hollow" | "pipe" | "gp" | "angle" | "plank" | "sheet" | "chequered"

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
export function computedSize(
  kind: ComputedKind,
  dimensions: readonly number[],
): CatalogueSize | null {
  const [a, b, c] = dimensions
  switch (kind) {
    case "hollow":
      return isTube(a, b, c) && !isTooSlender(a, b, c)
        ? hollowSize({ depth: a, width: b, wallThickness: c })
        : null
    case "pipe":
      return c === undefined && isPipe(a, b) ? pipeSize(a, b) : null
    case "gp":
      if (c === undefined)
        return isPipe(a, b) && !isTooSlender(a, a, b) ? preGalvanizedPipeSize(a, b) : null
      return isTube(a, b, c) && !isTooSlender(a, b, c)
        ? preGalvanizedTubeSize(Math.max(a, b), Math.min(a, b), c)
        : null
    case "angle": {
      const { leg, angleThickness } = sizeLimits
      const fits = isWithin(leg, a) && isWithin(leg, b) && isWithin(angleThickness, c)
      return fits && c <= Math.min(a, b) / 3 ? angleSize({ legA: a, legB: b, thickness: c }) : null
    }
    case "plank":
      return isTube(a, b, c) ? plankSize(a, b, c) : null
    case "sheet":
    case "chequered": {
      const make = kind === "sheet" ? sheetSize : chequeredSize
      const fits =
        isWithin(sizeLimits.sheetThickness, a) &&
        (b === undefined || isWithin(sizeLimits.sheetWidth, b)) &&
        c === undefined
      return fits ? make(a, b) : null
    }
  }
}

/** How a section is made, if its shape does not say so. */
interface Make {
  readonly isPreGalvanized?: boolean
  readonly isChequered?: boolean
}

/**
 * The computed size of a section. null for channels and beams, which only a table can name, and outside `sizeLimits`.
 */
export function sizeOfSection(
  section: Section,
  { isPreGalvanized = false, isChequered = false }: Make = {},
): CatalogueSize | null {
  switch (section.shape) {
    case "hollow": {
      const { depth, width, wallThickness } = section
      return computedSize(isPreGalvanized ? "gp" : "hollow", [depth, width, wallThickness])
    }
    case "pipe": {
      const { outsideDiameter, wallThickness } = section
      return computedSize(isPreGalvanized ? "gp" : "pipe", [outsideDiameter, wallThickness])
    }
    case "angle":
      return computedSize("angle", [section.legA, section.legB, section.thickness])
    case "plank":
      return computedSize("plank", [section.width, section.depth, section.wallThickness])
    case "sheet":
      return computedSize(isChequered ? "chequered" : "sheet", [section.thickness, section.width])
    default:
      return null
  }
}

const prefixes: Record<string, ComputedKind> = {
  shs: "hollow",
  rhs: "hollow",
  pipe: "pipe",
  gp: "gp",
  isa: "angle",
  plank: "plank",
  sheet: "sheet",
  chequered: "chequered",
}

/** The computed size that an id describes: "shs-500x500x20", "sheet-5x1250". null for any other text. */
export function computedSizeOfId(id: string): CatalogueSize | null {
  const match = /^([a-z]{2,9})-(\d{1,4}(?:\.\d{1,2})?(?:x\d{1,4}(?:\.\d{1,2})?){0,2})$/.exec(id)
  const kind = match && Object.hasOwn(prefixes, match[1]) ? prefixes[match[1]] : undefined
  return match && kind ? computedSize(kind, match[2].split("x").map(Number)) : null
}

/** The catalogue size with this id, or else the size computed from the figures in the id. null if neither exists. */
export function sizeOfId(
  id: string,
  catalogue: ReadonlyMap<string, CatalogueSize>,
): CatalogueSize | null {
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
