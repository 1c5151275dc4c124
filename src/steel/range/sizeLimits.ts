/** Least and greatest of a dimension in mm. */
export interface Range {
  readonly least: number
  readonly most: number
}

/**
 * What is taken for a size at all: wider than anything sold here, narrow enough to catch a slip of the finger or a figure
 * in the wrong unit. Square 20 to 500, rectangular to 600 × 400 and pipe to 406.4 mm lie well inside.
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
} as const satisfies Record<string, Range>

export function isWithin({ least, most }: Range, value: number): boolean {
  return value >= least && value <= most
}

/**
 * The thickest wall a square or rectangular hollow section can have: two outer corners of 2t make up its shorter side
 * (IS 4923).
 */
export function thickestHollowWall(depth: number, width: number): number {
  return Math.min(depth, width) / 4
}
