import { times } from "../format"
import type { Section } from "./section"

const names: Record<Exclude<Section["shape"], "hollow" | "angle" | "doorFrame">, string> = {
  pipe: "Round pipe",
  channel: "Channel",
  beam: "Beam",
  plank: "Plank",
  sheet: "Sheet",
  hTube: "Reflector",
  windowL: "Window L section",
  windowT: "Window T section",
  windowZ: "Window Z section",
}

function shapeName(section: Section): string {
  switch (section.shape) {
    case "hollow":
      return section.depth === section.width
        ? "Square hollow section"
        : "Rectangular hollow section"
    case "angle":
      return section.legA === section.legB ? "Equal angle" : "Unequal angle"
    case "doorFrame":
      return section.rebates === "single" ? "Single door frame" : "Double door frame"
    default:
      return names[section.shape]
  }
}

/** The figures a size is called by, in the trade's order, mm. */
function nominalFigures(section: Section): number[] {
  switch (section.shape) {
    case "pipe":
      return [section.outsideDiameter, section.wallThickness]
    case "angle":
      return [section.legA, section.legB, section.thickness]
    case "channel":
    case "beam":
      return [section.depth, section.flangeWidth]
    case "sheet":
      return [section.width, section.thickness]
    case "hollow":
      return [section.depth, section.width, section.wallThickness]
    default:
      return [section.width, section.depth, section.wallThickness]
  }
}

/** What a section is called, for example "Square hollow section 100 × 100 × 5 mm" with no-break spaces. */
export function sectionName(section: Section): string {
  return `${shapeName(section)} ${times(...nominalFigures(section))}\u00a0mm`
}
