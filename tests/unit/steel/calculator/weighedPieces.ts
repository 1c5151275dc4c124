import type { DimensionName, Measure } from "../../../../src/steel/calculator/form"
import type { WeightShape } from "../../../../src/steel/range/families"
import {
  wallFromWeight as wallFromWeightInWords,
  type TrueWall,
  type WeighedPiece,
} from "../../../../src/steel/calculator/wall"
import type { Section } from "../../../../src/steel/section/section"
import { answeringInWords, type InWords } from "../../../in-words"
import { calculator } from "../../../../src/interface/en/calculator"
import { sizes } from "../publishedSizes"

export const wallFromWeight = answeringInWords(calculator, wallFromWeightInWords)

export type Dimensions = Partial<Record<DimensionName, Measure>>

export const mm = (lengths: Partial<Record<DimensionName, number>>): Dimensions =>
  Object.fromEntries(Object.entries(lengths).map(([name, value]) => [name, { value }]))

/** What a buyer types of a section besides its thickness, and the thickness. */
export function typed(section: Section): { shape: WeightShape; outside: Dimensions; wall: number } {
  switch (section.shape) {
    case "hollow": {
      const { depth, width, wallThickness: wall } = section
      return depth === width
        ? { shape: "square", outside: mm({ side: depth }), wall }
        : { shape: "rectangular", outside: mm({ depth, width }), wall }
    }
    case "pipe": {
      const { outsideDiameter, wallThickness: wall } = section
      return { shape: "pipe", outside: mm({ outsideDiameter }), wall }
    }
    case "angle": {
      const { legA, legB, thickness: wall } = section
      return { shape: "angle", outside: mm({ legA, legB }), wall }
    }
    case "channel":
    case "beam": {
      const { shape, depth, flangeWidth, webThickness, flangeThickness } = section
      const outside = mm({ depth, flangeWidth, webThickness, flangeThickness })
      return { shape, outside, wall: webThickness }
    }
    default:
      throw new Error(`No table has a ${section.shape}.`)
  }
}

/** A piece of 6 m. */
export const piece = (
  shape: WeightShape,
  lengths: Partial<Record<DimensionName, number>>,
  weight: string | number,
): WeighedPiece => ({ shape, dimensions: mm(lengths), weight, length: 6 })

export function found(piece: WeighedPiece, known = sizes, id = ""): InWords<TrueWall> {
  const answer = wallFromWeight(piece, known, id)
  if (!answer.isKnown) throw new Error(answer.faults.map(({ sentence }) => sentence).join(" "))
  return answer
}
