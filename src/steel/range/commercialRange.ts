/** Walls of pre-galvanized tube, mm, from 1 to 2.5: those of the tables, and the gauges 18 and 17 (SWG) below them. */
export const preGalvanizedWalls = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.3, 2.5] as const

/** Largest pre-galvanized sides and nominal bore, mm. */
export const PRE_GALVANIZED_LIMITS = { square: 100, depth: 100, width: 50, nominalBore: 100 }

/** Pre-galvanized sides of the product range that are in no table, mm. */
export const SMALL_SQUARES = [15, 20]
export const SMALL_RECTANGLE = [26, 13] as const

/** Widths of plank, mm. All are 25 high. */
export const plankWidths = [125, 150, 175, 200, 225, 250, 275] as const
export const plankWalls = [1.6, 2] as const

/** Thicknesses of sheet and plate, mm, from 1.6 to 20. */
export const sheetThicknesses = [1.6, 2, 2.5, 3, 3.15, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20] as const

/** Width and length of the sheets a table gives the mass of, mm. */
export const sheetSizes = [
  { width: 1250, length: 2500 },
  { width: 1250, length: 5000 },
  { width: 1500, length: 3000 },
  { width: 1500, length: 6000 },
  { width: 2000, length: 6000 },
  { width: 2500, length: 6000 },
] as const
