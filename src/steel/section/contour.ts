import { roundTo } from "../format"

export interface Point {
  readonly x: number
  readonly y: number
}

/** Starts where the previous segment ends. An arc is at most a half circle; left is counterclockwise. */
type Segment =
  | { readonly kind: "line"; readonly to: Point }
  | {
      readonly kind: "arc"
      readonly to: Point
      readonly radius: number
      readonly turn: "left" | "right"
    }

/** A closed line. The last segment ends at `start`. */
export interface Contour {
  readonly start: Point
  readonly segments: readonly Segment[]
}

/**
 * The cross-section in mm, y up. The origin is the lower left corner of its bounding box, `width` by `height`. `outer`
 * runs counterclockwise, `holes` clockwise.
 */
export interface Outline {
  readonly outer: Contour
  readonly holes: readonly Contour[]
  readonly width: number
  readonly height: number
}

/** A corner of a polygon and its radius, sharp without one. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** Lengths that differ by less than this, mm, are equal: far above rounding error, far below any tolerance. */
const EPSILON = 1e-9

/** Area in mm², exact: the polygon through the ends of the segments, plus a circular segment for each arc. */
export function outlineArea(outline: Outline): number {
  return [outline.outer, ...outline.holes].reduce((sum, contour) => sum + signedArea(contour), 0)
}

/** A section without holes, from its corners counterclockwise. @throws RangeError if the radii do not fit. */
export function solid(corners: readonly Corner[]): Outline {
  return { outer: roundedPolygon(corners), holes: [], ...extent(corners) }
}

/**
 * A tube of even thickness around right-angled corners, given counterclockwise. Where it bends outward, `bendRadius` is
 * the outer radius and the inner is less by the thickness; where it bends inward, the other way round.
 *
 * @throws RangeError if the radii do not fit.
 */
export function tube(corners: readonly Corner[], wall: number, bendRadius: number): Outline {
  const inner = bendRadius - wall
  const outside: Corner[] = []
  const inside: Corner[] = []
  corners.forEach(([x, y], index) => {
    const [fromX, fromY] = corners.at(index - 1)!
    const [toX, toY] = corners[(index + 1) % corners.length]
    const bendsOut = (x - fromX) * (toY - y) - (y - fromY) * (toX - x) > 0
    outside.push([x, y, bendsOut ? bendRadius : inner])
    // The steel is to the left of both edges at the corner: the vertical edge shifts it sideways, the other up or down.
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

/** A polygon with corners rounded by tangent arcs, at any angle. */
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

/** A circle of two half arcs that touches x = centre − radius. Lengths in mm. */
export function circle(centre: number, radius: number, turn: "left" | "right"): Contour {
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

/** Hundredths of a unit are enough in a drawing, and short. */
export function round(value: number): number {
  return roundTo(value, 2)
}

/** Position of the outline's origin on the drawing, and drawing units per mm. */
export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/**
 * The `d` attribute of an SVG path with two decimals, y down. Fill it with `fill-rule="evenodd"`. Steps are relative, so that
 * the corners of all sections of a thickness are the same text, which compresses well.
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

function contourPath(contour: Contour, place: (point: Point) => Point, scale: number): string {
  let from = place(contour.start)
  let path = `M${from.x} ${from.y}`
  for (const segment of contour.segments) {
    const to = place(segment.to)
    const [x, y] = [round(to.x - from.x), round(to.y - from.y)]
    if (segment.kind === "arc") {
      const radius = round(segment.radius * scale)
      path += `a${figures(radius, radius, 0, 0, segment.turn === "left" ? 0 : 1, x, y)}`
    } else if (y === 0) path += `h${x}`
    else if (x === 0) path += `v${y}`
    else path += `l${figures(x, y)}`
    from = to
  }
  return `${path}Z`
}

/** A minus sign begins a new figure by itself. */
function figures(...values: readonly number[]): string {
  return values.join(" ").replaceAll(" -", "-")
}
