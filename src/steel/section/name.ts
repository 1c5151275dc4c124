import { dimensionText } from "../format"
import type { Section } from "./section"
import type { SteelWords } from "../../kit/words/catalogue"

function kindOf(section: Section): keyof SteelWords["families"] {
  switch (section.shape) {
    case "hollow":
      return section.depth === section.width ? "square" : "rectangular"
    case "angle":
      return section.legA === section.legB ? "equalAngle" : "unequalAngle"
    default:
      return section.shape
  }
}

/**
 * The dimensions in a section's name, in mm without unit, in the order of the trade: "100 × 100 × 4". Channels and
 * beams have depth and flange width; sheet has thickness and width.
 */
export function sectionDimensions(section: Section): string {
  switch (section.shape) {
    case "pipe":
      return dimensionText(section.outsideDiameter, section.wallThickness)
    case "angle":
      return dimensionText(section.legA, section.legB, section.thickness)
    case "channel":
    case "beam":
      return dimensionText(section.depth, section.flangeWidth)
    case "sheet":
      return dimensionText(section.thickness, section.width)
    case "hollow":
      return dimensionText(section.depth, section.width, section.wallThickness)
    default:
      return dimensionText(section.width, section.depth, section.wallThickness)
  }
}

/** The full name with no-break spaces: "Square hollow section 100 × 100 × 5 mm". */
export function sectionName(section: Section, words: Pick<SteelWords, "families">): string {
  return `${words.families[kindOf(section)]} ${sectionDimensions(section)}\u00a0mm`
}
