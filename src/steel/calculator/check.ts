import { sumFigure } from "../format"
import { thickestHollowWall } from "../range/sizeLimits"
import type { DimensionFault, DimensionValues } from "./form"
import type { WeightShape } from "../range/families"

/** Faults for dimensions that are each possible, but not together. Empty if they fit. */
export function contradictions(shape: WeightShape, values: DimensionValues): DimensionFault[] {
  const { wall = 0, side = 0, depth = side, width = side } = values
  switch (shape) {
    case "square":
    case "rectangular":
    case "plank": {
      const shorter = Math.min(depth, width)
      if (wall >= shorter / 2) return [noHollow(shorter)]
      const thickest = thickestHollowWall(depth, width)
      if (wall > thickest) {
        return [
          {
            field: "wall",
            sentence: (words) => words.cornersTooThick(sumFigure(thickest), sumFigure(shorter)),
          },
        ]
      }
      return []
    }
    case "pipe": {
      const { outsideDiameter = 0 } = values
      return wall >= outsideDiameter / 2 ? [noHollow(outsideDiameter)] : []
    }
    case "angle": {
      const shorter = Math.min(values.legA ?? 0, values.legB ?? 0)
      return wall >= shorter
        ? [
            {
              field: "wall",
              sentence: (words) => words.shorterLeg(sumFigure(shorter)),
            },
          ]
        : []
    }
    case "channel":
    case "beam": {
      const faults: DimensionFault[] = []
      const { webThickness = 0, flangeWidth = 0, flangeThickness = 0 } = values
      if (webThickness >= flangeWidth) {
        faults.push({
          field: "webThickness",
          sentence: (words) => words.webTooThick(sumFigure(flangeWidth)),
        })
      }
      if (2 * flangeThickness >= depth) {
        faults.push({
          field: "flangeThickness",
          sentence: (words) => words.flangeTooThick(sumFigure(depth)),
        })
      }
      return faults
    }
    case "sheet":
    case "chequered":
      return wall > width ? [{ field: "wall", sentence: (words) => words.overWidth }] : []
  }
}

function noHollow(outsideLength: number): DimensionFault {
  return {
    field: "wall",
    sentence: (words) => words.halfOf(sumFigure(outsideLength)),
  }
}
