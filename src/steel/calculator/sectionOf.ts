import { sizeName } from "../range/size"
import { sizeOfSection } from "../range/computedSize"
import { angleRadii } from "../section/angleRadii"
import { dimensionText } from "../format"
import { sectionName } from "../section/name"
import type { Section } from "../section/section"
import type { DimensionValues } from "./form"
import type { WeightShape } from "../range/families"
import type { SteelSay } from "../../interface/catalogue"

/**
 * The section with these dimensions in mm, which must fit together. An angle gets the usual radii of its legs. Channels
 * and beams get parallel flanges without radii, because the form does not ask for them.
 */
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
      return { shape: "angle", legA, legB, thickness: wall, ...angleRadii(legA, legB, wall) }
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

/** "Square hollow section 100 × 100 × 5 mm". A channel or beam has depth, flange width, web and flange. */
export function calculatedName(shape: WeightShape, section: Section): SteelSay {
  if (section.shape === "channel" || section.shape === "beam") {
    const { depth, flangeWidth, webThickness, flangeThickness } = section
    const dimensions = dimensionText(depth, flangeWidth, webThickness, flangeThickness)
    return (words) => `${words.families[section.shape]} ${dimensions}\u00a0mm`
  }
  const size = sizeOfSection(section, { isChequered: shape === "chequered" })
  return (words) => (size ? sizeName(size, words) : sectionName(section, words))
}

/** The section with another thickness in mm. The flange of a channel or beam changes in proportion to its web. */
export function withThickness(section: Section, thickness: number): Section {
  if ("wallThickness" in section) return { ...section, wallThickness: thickness }
  if ("webThickness" in section) {
    const flangeThickness = section.flangeThickness * (thickness / section.webThickness)
    return { ...section, webThickness: thickness, flangeThickness }
  }
  return { ...section, thickness }
}

/** What a table or a buyer adds to the dimensions in a size's name. */
const unnamed: ReadonlySet<string> = new Set([
  "shape",
  "rootRadius",
  "toeRadius",
  "flangeSlope",
  "legA",
  "legB",
])

/** True if two sections have the dimensions of one name. Sizes are named to 0.01 mm; legs may be in either order. */
export function isSameSection(one: Section, other: Section): boolean {
  if (one.shape !== other.shape) return false
  const [a, b] = [one, other].map((section) => [
    ...Object.entries(section)
      .filter(([name]) => !unnamed.has(name))
      .sort(([first], [second]) => first.localeCompare(second))
      .map(([, mm]) => Number(mm)),
    ...(section.shape === "angle"
      ? [Math.max(section.legA, section.legB), Math.min(section.legA, section.legB)]
      : []),
  ])
  return a.every((mm, place) => Math.abs(mm - b[place]) < 0.005)
}
