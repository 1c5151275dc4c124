import type {
  AngleSection,
  BeamSection,
  ChannelSection,
  IndicativeSection,
  Section,
} from "./section"

export interface Point {
  readonly x: number
  readonly y: number
}

/** From where the last segment ended. An arc is at most a half circle and turns left (counterclockwise) or right. */
export type Segment =
  | { readonly kind: "line"; readonly to: Point }
  | {
      readonly kind: "arc"
      readonly to: Point
      readonly radius: number
      readonly turn: "left" | "right"
    }

/** A closed line: the last segment ends at `start`. */
export interface Contour {
  readonly start: Point
  readonly segments: readonly Segment[]
}

/**
 * The cut face of a section in mm, y up. The origin is the lower left corner of its bounding box, which is `width` by
 * `height`. `outer` runs counterclockwise, `holes` run clockwise.
 */
export interface Outline {
  readonly outer: Contour
  readonly holes: readonly Contour[]
  readonly width: number
  readonly height: number
}

/** A corner of a polygon and the radius it is rounded with; without one it is sharp. */
type Corner = readonly [x: number, y: number, radius?: number]

/** Lengths that differ by less than this are the same: far below what any mill can roll, far above rounding error. */
const EPSILON = 1e-9

/**
 * The outline of a section, from its dimensions alone.
 *
 * @throws RangeError with a sentence, when a dimension is no positive number or the dimensions contradict each other.
 */
export function sectionOutline(section: Section): Outline {
  switch (section.shape) {
    case "hollow":
    case "plank": {
      const { width, depth, wallThickness } = section
      positive({ width, depth, "wall thickness": wallThickness })
      wallFits(wallThickness, Math.min(width, depth))
      return tube(rectangle(width, depth), wallThickness, 2 * wallThickness)
    }
    case "pipe": {
      const { outsideDiameter, wallThickness } = section
      positive({ "outside diameter": outsideDiameter, "wall thickness": wallThickness })
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
      positive({ width, depth, "wall thickness": wallThickness })
      wallFits(wallThickness, Math.min(width, depth))
      return tube(foldedCorners(section), wallThickness, 1.5 * wallThickness)
    }
  }
}

/** Area in mm², exact: the polygon through the ends of all segments, and a circular segment for every arc. */
export function outlineArea(outline: Outline): number {
  return [outline.outer, ...outline.holes].reduce((sum, contour) => sum + signedArea(contour), 0)
}

/** Where the outline's origin comes to lie on the drawing, and how many units one mm gets. */
export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/**
 * The `d` of an SVG path, two decimals, y down as SVG has it. To be filled with `fill-rule="evenodd"`.
 */
export function outlinePath(outline: Outline, { x = 0, y = 0, scale = 1 }: Placement = {}): string {
  const place = (point: Point): Point => ({
    x: round(x + scale * point.x),
    y: round(y - scale * point.y),
  })
  return [outline.outer, ...outline.holes]
    .map((contour) => contourPath(contour, place, scale))
    .join("")
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
    throw new RangeError(
      `A wall of ${wall} mm leaves no hollow: it must be less than half of ${outside} mm.`,
    )
  }
}

function angleOutline(section: AngleSection): Outline {
  const { legA, legB, thickness, rootRadius = 0, toeRadius = 0 } = section
  positive({ "standing leg": legA, "lying leg": legB, thickness })
  notNegative({ "root radius": rootRadius, "toe radius": toeRadius })
  if (thickness >= Math.min(legA, legB)) {
    throw new RangeError(
      `A thickness of ${thickness} mm leaves no leg: it must be less than ${Math.min(legA, legB)} mm.`,
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

/** A beam, or a channel: half a beam whose web stands at the left edge. */
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
      `The flange slope is the angle to the web, from 90 to 135 degrees. It is ${flangeSlope}.`,
    )
  }
  if (webThickness >= flangeWidth) {
    throw new RangeError(
      `A web of ${webThickness} mm leaves no flange: it must be less than ${flangeWidth} mm.`,
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
  // IS 808 gives some light beams a toe radius larger than their flange's edge: it is drawn as large as the edge has room for.
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
 * The right-angled outside of a profile whose steps no standard gives: the proportions are plausible, not measured. The
 * length of a step does not change the strip a door frame or window profile is folded from, so their mass hardly depends on it.
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

function solid(corners: readonly Corner[]): Outline {
  return { outer: roundedPolygon(corners), holes: [], ...extent(corners) }
}

/**
 * A tube of even wall folded around right-angled corners, given counterclockwise. Where it bends outward it has
 * `bendRadius` outside and one wall less inside; where it bends inward it is the other way round.
 */
function tube(corners: readonly Corner[], wall: number, bendRadius: number): Outline {
  const inner = bendRadius - wall
  const outside: Corner[] = []
  const inside: Corner[] = []
  corners.forEach(([x, y], index) => {
    const [fromX, fromY] = corners.at(index - 1)!
    const [toX, toY] = corners[(index + 1) % corners.length]
    const bendsOut = (x - fromX) * (toY - y) - (y - fromY) * (toX - x) > 0
    outside.push([x, y, bendsOut ? bendRadius : inner])
    // The wall lies to the left of both edges that meet here: the upright one moves the corner sideways, the other up or down.
    inside.push([
      x - wall * Math.sign(toY - fromY),
      y + wall * Math.sign(toX - fromX),
      bendsOut ? inner : bendRadius,
    ])
  })
  return {
    outer: roundedPolygon(outside),
    holes: [roundedPolygon(inside.reverse())],
    ...extent(corners),
  }
}

function extent(corners: readonly Corner[]): { width: number; height: number } {
  return {
    width: Math.max(...corners.map(([x]) => x)),
    height: Math.max(...corners.map(([, y]) => y)),
  }
}

/** A polygon with its corners rounded by tangent arcs, whatever angle its edges meet at. */
function roundedPolygon(corners: readonly Corner[]): Contour {
  const fillets = corners.map((corner, index) =>
    filletAt(corners.at(index - 1)!, corner, corners[(index + 1) % corners.length]),
  )
  fillets.forEach((fillet, index) => {
    const next = (index + 1) % fillets.length
    const edge = distance(fillet.corner, fillets[next].corner)
    if (fillet.tangent + fillets[next].tangent > edge + EPSILON) {
      throw new RangeError(
        `Corner radii of ${round(fillet.radius)} and ${round(fillets[next].radius)} mm do not fit an edge of ${round(edge)} mm.`,
      )
    }
  })
  const segments = fillets.flatMap((fillet, index): Segment[] => {
    const previous = fillets.at(index - 1)!
    const line: Segment[] =
      distance(previous.end, fillet.start) > EPSILON ? [{ kind: "line", to: fillet.start }] : []
    return fillet.radius > 0
      ? [...line, { kind: "arc", to: fillet.end, radius: fillet.radius, turn: fillet.turn }]
      : line
  })
  return { start: fillets.at(-1)!.end, segments }
}

function filletAt(before: Corner, [x, y, radius = 0]: Corner, after: Corner) {
  const corner = { x, y }
  const back = direction(corner, { x: before[0], y: before[1] })
  const ahead = direction(corner, { x: after[0], y: after[1] })
  const cosine = back.x * ahead.x + back.y * ahead.y
  const tangent = radius * Math.sqrt((1 + cosine) / (1 - cosine))
  const turn = back.y * ahead.x - back.x * ahead.y > 0 ? ("left" as const) : ("right" as const)
  return {
    corner,
    radius,
    tangent,
    turn,
    start: { x: x + tangent * back.x, y: y + tangent * back.y },
    end: { x: x + tangent * ahead.x, y: y + tangent * ahead.y },
  }
}

function circle(centre: number, radius: number, turn: "left" | "right"): Contour {
  const start = { x: centre - radius, y: centre }
  const opposite = { x: centre + radius, y: centre }
  return {
    start,
    segments: [
      { kind: "arc", to: opposite, radius, turn },
      { kind: "arc", to: start, radius, turn },
    ],
  }
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

function signedArea(contour: Contour): number {
  let area = 0
  let from = contour.start
  for (const segment of contour.segments) {
    area += (from.x * segment.to.y - segment.to.x * from.y) / 2
    if (segment.kind === "arc") {
      const { radius } = segment
      const angle = 2 * Math.asin(Math.min(1, distance(from, segment.to) / (2 * radius)))
      const bulge = ((radius * radius) / 2) * (angle - Math.sin(angle))
      area += segment.turn === "left" ? bulge : -bulge
    }
    from = segment.to
  }
  return area
}

function contourPath(contour: Contour, place: (point: Point) => Point, scale: number): string {
  let from = place(contour.start)
  let path = `M${from.x} ${from.y}`
  for (const segment of contour.segments) {
    const to = place(segment.to)
    if (segment.kind === "arc") {
      const radius = round(segment.radius * scale)
      path += `A${radius} ${radius} 0 0 ${segment.turn === "left" ? 0 : 1} ${to.x} ${to.y}`
    } else if (to.y === from.y) path += `H${to.x}`
    else if (to.x === from.x) path += `V${to.y}`
    else path += `L${to.x} ${to.y}`
    from = to
  }
  return `${path}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
