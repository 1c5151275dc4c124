import type {
  AngleSection,
  BeamSection,
  ChannelSection,
  IndicativeSection,
  Section,
} from "./section"
import { type Corner, type Outline, circle, solid, tube } from "./contour"

/**
 * The outline of a section, from its dimensions alone.
 *
 * @throws RangeError with a sentence if a dimension is not a positive number or the dimensions do not fit together.
 */
export function sectionOutline(section: Section): Outline {
  switch (section.shape) {
    case "hollow":
    case "plank": {
      const { width, depth, wallThickness } = section
      positive({ width, depth, thickness: wallThickness })
      wallFits(wallThickness, Math.min(width, depth))
      return tube(rectangle(width, depth), wallThickness, 2 * wallThickness)
    }
    case "pipe": {
      const { outsideDiameter, wallThickness } = section
      positive({ "outside diameter": outsideDiameter, thickness: wallThickness })
      wallFits(wallThickness, outsideDiameter)
      const radius = outsideDiameter / 2
      return {
        outer: circle(radius, radius, "left"),
        holes: [circle(radius, radius - wallThickness, "right")],
        width: outsideDiameter,
        height: outsideDiameter,
      }
    }
    case "angle":
      return angleOutline(section)
    case "channel":
    case "beam":
      return flangedOutline(section)
    case "sheet": {
      const { width, thickness } = section
      positive({ width, thickness })
      return solid(rectangle(width, thickness))
    }
    default: {
      const { width, depth, wallThickness } = section
      positive({ width, depth, thickness: wallThickness })
      wallFits(wallThickness, Math.min(width, depth))
      return tube(foldedCorners(section), wallThickness, 1.5 * wallThickness)
    }
  }
}

function positive(dimensions: Record<string, number>): void {
  for (const [name, value] of Object.entries(dimensions)) {
    if (!Number.isFinite(value) || value <= 0) {
      throw new RangeError(`The ${name} must be a number of mm above 0. It is ${value}.`)
    }
  }
}

function notNegative(dimensions: Record<string, number>): void {
  for (const [name, value] of Object.entries(dimensions)) {
    if (!Number.isFinite(value) || value < 0) {
      throw new RangeError(`The ${name} must be 0 mm or more. It is ${value}.`)
    }
  }
}

function wallFits(wall: number, outside: number): void {
  if (wall >= outside / 2) {
    throw new RangeError(`Thickness ${wall} mm must be less than half of ${outside} mm.`)
  }
}

function angleOutline(section: AngleSection): Outline {
  const { legA, legB, thickness, rootRadius = 0, toeRadius = 0 } = section
  positive({ "standing leg": legA, "lying leg": legB, thickness })
  notNegative({ "root radius": rootRadius, "toe radius": toeRadius })
  if (thickness >= Math.min(legA, legB)) {
    throw new RangeError(
      `Thickness ${thickness} mm must be less than the shorter leg, ${Math.min(legA, legB)} mm.`,
    )
  }
  return solid([
    [0, 0],
    [legB, 0],
    [legB, thickness, toeRadius],
    [thickness, thickness, rootRadius],
    [thickness, legA, toeRadius],
    [0, legA],
  ])
}

/** A beam, or a channel: half a beam with its web at the left edge. */
function flangedOutline(section: ChannelSection | BeamSection): Outline {
  const { depth, flangeWidth, webThickness, flangeThickness, flangeSlope } = section
  const { rootRadius } = section
  positive({
    depth,
    "flange width": flangeWidth,
    "web thickness": webThickness,
    "flange thickness": flangeThickness,
  })
  notNegative({ "root radius": rootRadius, "toe radius": section.toeRadius })
  if (!(flangeSlope >= 90 && flangeSlope < 135)) {
    throw new RangeError(
      `The flange slope must be from 90 to 135 degrees to the web. It is ${flangeSlope}.`,
    )
  }
  if (webThickness >= flangeWidth) {
    throw new RangeError(
      `Web thickness ${webThickness} mm must be less than the flange width, ${flangeWidth} mm.`,
    )
  }
  const isBeam = section.shape === "beam"
  const outstand = (flangeWidth - webThickness) / (isBeam ? 2 : 1)
  const taper = (outstand / 2) * Math.tan(((flangeSlope - 90) * Math.PI) / 180)
  const atEdge = flangeThickness - taper
  const atWeb = flangeThickness + taper
  if (atEdge <= 0 || 2 * atWeb >= depth) {
    throw new RangeError(
      `Flanges of ${flangeThickness} mm at ${flangeSlope} degrees do not fit a depth of ${depth} mm.`,
    )
  }
  // IS 808 gives some light beams a toe radius larger than the flange edge. It is limited to what the edge allows.
  const largestToe = atEdge * Math.tan((flangeSlope * Math.PI) / 360)
  const toeRadius = Math.min(section.toeRadius, largestToe)
  const webLeft = isBeam ? outstand : 0
  const webRight = webLeft + webThickness
  const leftSide: Corner[] = [
    [0, depth],
    [0, depth - atEdge, toeRadius],
    [webLeft, depth - atWeb, rootRadius],
    [webLeft, atWeb, rootRadius],
    [0, atEdge, toeRadius],
  ]
  return solid([
    [0, 0],
    [flangeWidth, 0],
    [flangeWidth, atEdge, toeRadius],
    [webRight, atWeb, rootRadius],
    [webRight, depth - atWeb, rootRadius],
    [flangeWidth, depth - atEdge, toeRadius],
    [flangeWidth, depth],
    ...(isBeam ? leftSide : [[0, depth] as const]),
  ])
}

function rectangle(width: number, height: number): Corner[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}

/**
 * The right-angled outside of a profile whose steps are in no standard. The proportions are plausible, not measured.
 * The length of a step does not change the width of the strip, so it hardly affects the mass of a door frame or window
 * profile.
 */
function foldedCorners(section: IndicativeSection): Corner[] {
  const { width: w, depth: d } = section
  const corner = (x: number, y: number): Corner => [x * w, y * d]
  switch (section.shape) {
    case "hTube":
      return [
        corner(0, 0),
        corner(0.3, 0),
        corner(0.3, 0.28),
        corner(0.7, 0.28),
        corner(0.7, 0),
        corner(1, 0),
        corner(1, 1),
        corner(0.7, 1),
        corner(0.7, 0.72),
        corner(0.3, 0.72),
        corner(0.3, 1),
        corner(0, 1),
      ]
    case "doorFrame": {
      const rebate = section.rebates === "single" ? 0.4 : 0.3
      const right = [corner(1, 0.7), corner(1 - rebate, 0.7), corner(1 - rebate, 1)]
      const left =
        section.rebates === "single"
          ? [corner(0, 1)]
          : [corner(rebate, 1), corner(rebate, 0.7), corner(0, 0.7)]
      return [corner(0, 0), corner(1, 0), ...right, ...left]
    }
    case "windowL":
      return [
        corner(0, 0),
        corner(1, 0),
        corner(1, 0.5),
        corner(0.5, 0.5),
        corner(0.5, 1),
        corner(0, 1),
      ]
    case "windowT":
      return [
        corner(0, 0.5),
        corner(0.3, 0.5),
        corner(0.3, 0),
        corner(0.7, 0),
        corner(0.7, 0.5),
        corner(1, 0.5),
        corner(1, 1),
        corner(0, 1),
      ]
    case "windowZ":
      return [
        corner(0, 0),
        corner(0.7, 0),
        corner(0.7, 0.55),
        corner(1, 0.55),
        corner(1, 1),
        corner(0.3, 1),
        corner(0.3, 0.45),
        corner(0, 0.45),
      ]
  }
}
