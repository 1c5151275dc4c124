import { round, type Contour, type Outline, type Point } from "./contour"

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
