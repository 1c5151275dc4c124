import { standardNumber, type CatalogueSize } from "../range/size"
import type { Section } from "../section/section"

/** A section with its nominal thickness, or with some plausible one where none is known. */
export interface NamedSection {
  readonly section: Section
  readonly hasNominal: boolean
}

/**
 * Rows of the tables with the same outside; where one is the nominal size, those of its standard. Lightest first.
 *
 * @param pickedId the row the dimensions were taken from, where two tables list the same
 * @param mass kg/m as weighed
 */
export function comparableRows(
  { section, hasNominal }: NamedSection,
  tables: readonly CatalogueSize[],
  pickedId: string,
  mass: number,
): CatalogueSize[] {
  const rows = tables
    .filter(
      ({ basis, massPer, section: listed }) =>
        basis === "table" && massPer === "metre" && hasSameOutside(listed, section),
    )
    .sort((a, b) => a.mass - b.mass)
  const nominal = hasNominal ? nominalRow(rows, section, mass, pickedId) : undefined
  return nominal ? rows.filter((row) => standardNumber(row) === standardNumber(nominal)) : rows
}

/** The row with the nominal thickness; of several the picked one, or else the one that weighs most nearly `mass` kg/m. */
export function nominalRow(
  rows: readonly CatalogueSize[],
  section: Section,
  mass: number,
  pickedId = "",
): CatalogueSize | undefined {
  const same = rows.filter((row) => Math.abs(row.wall - wallOf(section)) < SAME)
  return same.find(({ id }) => id === pickedId) ?? nearest(same, mass)
}

/** The row that weighs most nearly so much, kg/m. */
export function nearest(rows: readonly CatalogueSize[], mass: number): CatalogueSize | undefined {
  const apart = (row: CatalogueSize) => Math.abs(row.mass - mass)
  return rows.reduce<CatalogueSize | undefined>(
    (best, row) => (best && apart(best) <= apart(row) ? best : row),
    undefined,
  )
}

/** Lengths that differ by less than this are the same, mm: sizes are named to 0.01 mm. */
const SAME = 0.005

/** Whether two sections measure the same but for the thickness that is asked for. */
function hasSameOutside(a: Section, b: Section): boolean {
  const [one, other] = [outsideOf(a), outsideOf(b)]
  return a.shape === b.shape && one.every((mm, place) => Math.abs(mm - other[place]) < SAME)
}

/** The lengths of a section without the thickness that is asked for, mm, the longer side first. */
function outsideOf(section: Section): number[] {
  switch (section.shape) {
    case "pipe":
      return [section.outsideDiameter]
    case "angle":
      return [Math.max(section.legA, section.legB), Math.min(section.legA, section.legB)]
    case "channel":
    case "beam":
      return [section.depth, section.flangeWidth, section.webThickness, section.flangeThickness]
    case "sheet":
      return [section.width]
    default:
      return [Math.max(section.depth, section.width), Math.min(section.depth, section.width)]
  }
}

/** The thickness that is asked for, mm: of a channel or beam that of its web. */
export function wallOf(section: Section): number {
  if ("webThickness" in section) return section.webThickness
  return "wallThickness" in section ? section.wallThickness : section.thickness
}
