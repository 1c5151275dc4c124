import { circle, solid, tube, type Corner, type Outline } from "./contour"
import type { BeamSection, ChannelSection, IndicativeSection, Section } from "./section"

/**
 * The outline of a section, from its dimensions alone.
 *
 * @throws RangeError with a sentence if a dimension is not a positive number or the dimensions do not fit together.
 */
export function sectionOutline(section: Section): Outline {
  for (const [name, mm] of Object.entries(section) as [string, unknown][]) {
    if (typeof mm !== "number" || mm > 0 || (mm === 0 && name.endsWith("Radius"))) continue
    throw new RangeError(`The ${name} must be a number of mm above 0. It is ${mm}.`)
  }
  switch (section.shape) {
    case "pipe": {
      const { outsideDiameter, wallThickness } = section
      wallFits(wallThickness, outsideDiameter / 2)
      const radius = outsideDiameter / 2
      return {
        outer: circle(radius, radius, "left"),
        holes: [circle(radius, radius - wallThickness, "right")],
        width: outsideDiameter,
        height: outsideDiameter,
      }
    }
    case "angle": {
      const { legA, legB, thickness, rootRadius = 0, toeRadius = 0 } = section
      wallFits(thickness, Math.min(legA, legB))
      return solid([
        [0, 0],
        [legB, 0],
        [legB, thickness, toeRadius],
        [thickness, thickness, rootRadius],
        [thickness, legA, toeRadius],
        [0, legA],
      ])
    }
    case "channel":
    case "beam":
      return flangedOutline(section)
    case "sheet":
      return solid(cornersAt([0, 0, 1, 0, 1, 1, 0, 1], section.width, section.thickness))
    default: {
      const { width, depth, wallThickness } = section
      wallFits(wallThickness, Math.min(width, depth) / 2)
      const isHollow = section.shape === "hollow" || section.shape === "plank"
      const shares = isHollow ? [0, 0, 1, 0, 1, 1, 0, 1] : foldedCorners[section.shape]
      return tube(
        cornersAt(shares, width, depth),
        wallThickness,
        (isHollow ? 2 : 1.5) * wallThickness,
      )
    }
  }
}

function wallFits(thickness: number, most: number): void {
  if (thickness < most && most < Infinity) return
  throw new RangeError(`Thickness ${thickness} mm must be less than ${most} mm.`)
}

/** Corners at shares of the width and the height: x, y, x, y … */
function cornersAt(shares: readonly number[], width: number, height: number): Corner[] {
  if (!Number.isFinite(width * height)) throw new RangeError("A section has an end.")
  return Array.from({ length: shares.length / 2 }, (_, place) => [
    shares[2 * place] * width,
    shares[2 * place + 1] * height,
  ])
}

/** A beam, or a channel: half a beam with its web at the left edge. */
function flangedOutline(section: ChannelSection | BeamSection): Outline {
  const { depth, flangeWidth, webThickness, flangeThickness, flangeSlope, rootRadius } = section
  wallFits(webThickness, flangeWidth)
  const isBeam = section.shape === "beam"
  const outstand = (flangeWidth - webThickness) / (isBeam ? 2 : 1)
  const taper = (outstand / 2) * Math.tan(((flangeSlope - 90) * Math.PI) / 180)
  const atEdge = flangeThickness - taper
  const atWeb = flangeThickness + taper
  if (flangeSlope < 90 || atEdge <= 0 || 2 * atWeb >= depth) {
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

/**
 * The right-angled outside of a profile whose steps are in no standard, as shares of its width and depth. The proportions are
 * plausible, not measured. The length of a step does not change the width of the strip, so it hardly affects the mass of a
 * door frame or window profile.
 */
const foldedCorners: Readonly<Record<IndicativeSection["shape"], readonly number[]>> = {
  hTube: [
    0, 0, 0.3, 0, 0.3, 0.28, 0.7, 0.28, 0.7, 0, 1, 0, 1, 1, 0.7, 1, 0.7, 0.72, 0.3, 0.72, 0.3, 1, 0,
    1,
  ],
  doorFrame: [0, 0, 1, 0, 1, 0.7, 0.6, 0.7, 0.6, 1, 0, 1],
  windowL: [0, 0, 1, 0, 1, 0.5, 0.5, 0.5, 0.5, 1, 0, 1],
}
