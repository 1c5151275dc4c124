import { standardNumber, type CatalogueSize } from "../range/size"
import type { Section } from "../section/section"

/** A section with its nominal thickness, or a plausible one if none is known. */
export interface NamedSection {
  readonly section: Section
  readonly hasNominal: boolean
}

/**
 * Table rows with the same outside size, of the standard of the nominal size. None if no table lists the nominal size: its
 * weight is computed from its shape, so its thickness is, too. Lightest first.
 *
 * @param pickedId the row the dimensions were taken from, if two tables list the size
 * @param mass measured kg/m
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
  if (!hasNominal) return rows
  const nominal = nominalRow(rows, section, mass, pickedId)
  return nominal ? rows.filter((row) => standardNumber(row) === standardNumber(nominal)) : []
}

/** The row with the nominal thickness. If there are several, the picked one, else the one nearest to `mass` in kg/m. */
export function nominalRow(
  rows: readonly CatalogueSize[],
  section: Section,
  mass: number,
  pickedId = "",
): CatalogueSize | undefined {
  const same = rows.filter((row) => Math.abs(row.wall - wallOf(section)) < SAME)
  return same.find(({ id }) => id === pickedId) ?? nearest(same, mass)
}

/** The row nearest to a mass in kg/m. undefined without rows. */
export function nearest(rows: readonly CatalogueSize[], mass: number): CatalogueSize | undefined {
  const apart = (row: CatalogueSize) => Math.abs(row.mass - mass)
  return rows.reduce<CatalogueSize | undefined>(
    (best, row) => (best && apart(best) <= apart(row) ? best : row),
    undefined,
  )
}

/** Lengths that differ by less than this, mm, are equal: sizes are named to 0.01 mm. */
const SAME = 0.005

/** True if two sections differ only in the thickness to be solved. */
function hasSameOutside(a: Section, b: Section): boolean {
  const [one, other] = [outsideOf(a), outsideOf(b)]
  return a.shape === b.shape && one.every((mm, place) => Math.abs(mm - other[place]) < SAME)
}

/** The dimensions except the thickness to be solved, mm, longer side first. */
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

/** The thickness to be solved, mm. For a channel or beam, the web thickness. */
export function wallOf(section: Section): number {
  if ("webThickness" in section) return section.webThickness
  return "wallThickness" in section ? section.wallThickness : section.thickness
}
