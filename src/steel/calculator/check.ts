import { sumFigure } from "../format"
import { thickestHollowWall } from "../range/sizeLimits"
import type { DimensionValues, WeightFault, WeightShape } from "./form"

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
            sentence: `A wall of ${sumFigure(wall)} mm is too thick for a side of ${sumFigure(shorter)} mm: two corners of twice the wall need ${sumFigure(4 * wall)} mm.`,
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
              sentence: `A thickness of ${sumFigure(wall)} mm leaves no leg: it must be less than ${sumFigure(shorter)} mm.`,
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
          sentence: `The web must be thinner than the flange is wide (${sumFigure(flangeWidth)} mm).`,
        })
      }
      if (2 * flangeThickness >= depth) {
        faults.push({
          field: "flangeThickness",
          sentence: `Two flanges of ${sumFigure(flangeThickness)} mm leave no web in a depth of ${sumFigure(depth)} mm.`,
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
    sentence: `A wall of ${sumFigure(wall)} mm leaves no hollow: it must be less than half of ${sumFigure(outsideLength)} mm.`,
  }
}
