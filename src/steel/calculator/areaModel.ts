import { PATTERN_MASS } from "../range/makeSize"
import type { CatalogueSize } from "../range/size"
import { sizeLimits, thickestHollowWall } from "../range/sizeLimits"
import { STEEL_DENSITY } from "../section/mass"
import { outlineArea } from "../section/contour"
import { sectionOutline } from "../section/outline"
import type { Section } from "../section/section"
import { wallOf } from "./comparableRows"

/** The area of a section as a function of its thickness t: linear · t − square · t² + rest, mm². */
interface AreaModel {
  readonly linear: number
  readonly square: number
  /** Fillets, tapers and the pattern of chequered sheet, which do not depend on t. */
  readonly rest: number
  /** mm */
  readonly greatestWall: number
}

/** The model of a section with its own radii. @throws RangeError if the dimensions are not those of a section. */
export function areaModel(section: Section, isChequered: boolean): AreaModel {
  const { linear, square, greatestWall } = thicknessTerms(section)
  const wall = wallOf(section)
  const pattern =
    isChequered && section.shape === "sheet"
      ? (PATTERN_MASS * section.width * 1e3) / STEEL_DENSITY
      : 0
  const area = outlineArea(sectionOutline(section)) + pattern
  return { linear, square, greatestWall, rest: area - (linear - square * wall) * wall }
}

function thicknessTerms(section: Section): Omit<AreaModel, "rest"> {
  switch (section.shape) {
    case "pipe": {
      const { outsideDiameter } = section
      return {
        linear: Math.PI * outsideDiameter,
        square: Math.PI,
        greatestWall: outsideDiameter / 2,
      }
    }
    case "angle": {
      const { legA, legB } = section
      return { linear: legA + legB, square: 1, greatestWall: Math.min(legA, legB) }
    }
    case "sheet":
      return { linear: section.width, square: 0, greatestWall: sizeLimits.sheetThickness.most }
    case "channel":
    case "beam": {
      const { depth, flangeWidth, webThickness, flangeThickness } = section
      // The flange changes in proportion to the web.
      const flange = flangeThickness / webThickness
      return {
        linear: depth + 2 * flange * flangeWidth,
        square: 2 * flange,
        greatestWall: Math.min(flangeWidth, depth / (2 * flange)),
      }
    }
    default: {
      const { depth, width } = section
      return {
        linear: 2 * (depth + width),
        square: 16 - 3 * Math.PI,
        greatestWall: thickestHollowWall(depth, width),
      }
    }
  }
}

/** Nothing thinner is rolled, mm. */
const LEAST_WALL = 0.1

/** The thickness in mm for a mass in kg/m, or what is wrong with the mass. */
export function solveWall(
  model: AreaModel,
  rows: readonly CatalogueSize[],
  mass: number,
): number | "tooMuch" | "tooLittle" {
  const { linear, square, rest, greatestWall } = model
  const area = (mass * correction(model, rows, mass) * 1e6) / STEEL_DENSITY - rest
  const root = linear * linear - 4 * square * area
  if (root < 0) return "tooMuch"
  // This form avoids the difference of two large numbers, which would cost thin walls their precision.
  const wall = (2 * area) / (linear + Math.sqrt(root))
  if (wall > greatestWall * (1 + 1e-9)) return "tooMuch"
  return wall < LEAST_WALL ? "tooLittle" : wall
}

/**
 * Ratio of the model's mass to the mass in the tables, for a mass in kg/m: that of the row with this mass, interpolated
 * between two rows. 1 without rows.
 */
function correction(model: AreaModel, rows: readonly CatalogueSize[], mass: number): number {
  if (rows.length === 0) return 1
  const ratio = ({ wall, mass: printed }: CatalogueSize) => {
    const area = (model.linear - model.square * wall) * wall + model.rest
    return (area * STEEL_DENSITY) / 1e6 / printed
  }
  const above = rows.findIndex((row) => row.mass >= mass)
  if (above === -1) return ratio(rows[rows.length - 1])
  if (above === 0) return ratio(rows[0])
  const [lighter, heavier] = [rows[above - 1], rows[above]]
  const part = (mass - lighter.mass) / (heavier.mass - lighter.mass)
  return ratio(lighter) * (1 - part) + ratio(heavier) * part
}
