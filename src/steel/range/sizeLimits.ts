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
