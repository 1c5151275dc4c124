import { familyNames } from "../range/size"
import type { Section } from "../section/section"
import { thickestHollowWall } from "../range/sizeLimits"
import type { DimensionValues, WeightFault, WeightShape } from "./form"
import { plain } from "../format"

/** Dimensions that are each possible, but not together: sentences. */
export function contradictions(shape: WeightShape, values: DimensionValues): WeightFault[] {
  const { wall = 0, side = 0, depth = side, width = side } = values
  switch (shape) {
    case "square":
    case "rectangular":
    case "plank": {
      const shorter = Math.min(depth, width)
      if (wall >= shorter / 2) return [noHollow(wall, shorter)]
      if (wall > thickestHollowWall(depth, width)) {
        return [
          {
            field: "wall",
            sentence: `A wall of ${plain(wall)} mm is too thick for a side of ${plain(shorter)} mm: two corners of twice the wall need ${plain(4 * wall)} mm.`,
          },
        ]
      }
      return []
    }
    case "pipe": {
      const { outsideDiameter = 0 } = values
      return wall >= outsideDiameter / 2 ? [noHollow(wall, outsideDiameter)] : []
    }
    case "angle": {
      const shorter = Math.min(values.legA ?? 0, values.legB ?? 0)
      return wall >= shorter
        ? [
            {
              field: "wall",
              sentence: `A thickness of ${plain(wall)} mm leaves no leg: it must be less than ${plain(shorter)} mm.`,
            },
          ]
        : []
    }
    case "channel":
    case "beam": {
      const faults: WeightFault[] = []
      const { webThickness = 0, flangeWidth = 0, flangeThickness = 0 } = values
      if (webThickness >= flangeWidth) {
        faults.push({
          field: "webThickness",
          sentence: `The web must be thinner than the flange is wide (${plain(flangeWidth)} mm).`,
        })
      }
      if (2 * flangeThickness >= depth) {
        faults.push({
          field: "flangeThickness",
          sentence: `Two flanges of ${plain(flangeThickness)} mm leave no web in a depth of ${plain(depth)} mm.`,
        })
      }
      return faults
    }
    case "sheet":
    case "chequered":
      return wall > width
        ? [{ field: "wall", sentence: "A sheet is thinner than it is wide." }]
        : []
  }
}

function noHollow(wall: number, outsideLength: number): WeightFault {
  return {
    field: "wall",
    sentence: `A wall of ${plain(wall)} mm leaves no hollow: it must be less than half of ${plain(outsideLength)} mm.`,
  }
}

/** The section of dimensions that do not contradict each other. */
export function sectionOf(shape: WeightShape, values: DimensionValues): Section {
  const { wall = 0, side = 0, depth = side, width = side } = values
  switch (shape) {
    case "square":
    case "rectangular":
      return {
        shape: "hollow",
        depth: Math.max(depth, width),
        width: Math.min(depth, width),
        wallThickness: wall,
      }
    case "plank":
      return { shape: "plank", depth, width, wallThickness: wall }
    case "pipe":
      return { shape: "pipe", outsideDiameter: values.outsideDiameter ?? 0, wallThickness: wall }
    case "angle": {
      const { legA = 0, legB = 0 } = values
      return { shape: "angle", legA, legB, thickness: wall }
    }
    case "channel":
    case "beam":
      return {
        shape,
        depth,
        flangeWidth: values.flangeWidth ?? 0,
        webThickness: values.webThickness ?? 0,
        flangeThickness: values.flangeThickness ?? 0,
        flangeSlope: 90,
        rootRadius: 0,
        toeRadius: 0,
      }
    case "sheet":
    case "chequered":
      return { shape: "sheet", width, thickness: wall }
  }
}

/** "Square hollow section 100 × 100 × 5 mm", with no-break spaces. */
export function weighedName(shape: WeightShape, section: Section): string {
  return `${shapeName(shape)} ${dimensionText(section)}`
}

function shapeName(shape: WeightShape): string {
  return shape === "angle" ? "Angle" : familyNames[shape]
}

function dimensionText(section: Section): string {
  const figures = (() => {
    switch (section.shape) {
      case "pipe":
        return [section.outsideDiameter, section.wallThickness]
      case "angle":
        return [section.legA, section.legB, section.thickness]
      case "channel":
      case "beam":
        return [section.depth, section.flangeWidth, section.webThickness, section.flangeThickness]
      case "sheet":
        return [section.thickness, section.width]
      case "plank":
        return [section.width, section.depth, section.wallThickness]
      default:
        return [section.depth, section.width, section.wallThickness]
    }
  })()
  return `${figures.map(plain).join("\u00a0×\u00a0")}\u00a0mm`
}
