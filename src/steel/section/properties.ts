import { outlineArea, type Contour, type Outline, type Point } from "./contour"
import { sectionOutline } from "./outline"
import type { Size } from "../range/size"
import { isIndicative, type Section } from "./section"

/** What a section resists with, about one axis through its centroid. */
export interface AxisProperties {
  /** Second moment of area, cm⁴. */
  readonly inertia: number
  /** Elastic section modulus at the farther edge, cm³. */
  readonly elastic: number
  /** Plastic section modulus, cm³. */
  readonly plastic: number
  /** Radius of gyration, cm. */
  readonly gyration: number
}

export interface SectionProperties {
  /** cm². */
  readonly area: number
  /** Outside surface that is painted or galvanised, m² for each metre of length. */
  readonly surface: number
  /** About the horizontal axis (IS 808: z-z) and the upright one (y-y). */
  readonly horizontal: AxisProperties
  readonly upright: AxisProperties
  /** The least radius of gyration about any axis, cm: of an angle about its principal axis v-v. */
  readonly leastGyration: number
  /** Torsion constant, cm⁴, of closed sections. */
  readonly torsion?: number
}

/** The properties of a size; none for sheet. */
export function propertiesOfSize({
  section,
}: Pick<Size, "section">): SectionProperties | undefined {
  return section.shape === "sheet" ? undefined : sectionProperties(section)
}

/** Arcs are cut into chords of this angle at most, radians: an error of 0.04 % in the inertia of a pipe. */
const STEP = Math.PI / 90

/**
 * The properties of a section, from its outline; undefined for profiles whose steps are not published.
 *
 * Moments are the sums over the edges of a polygon by Green's theorem. The torsion constant of a hollow section is that of
 * EN 10219-2, annex B.3; of a pipe, the polar moment.
 *
 * @throws RangeError if the section's dimensions do not fit together
 */
export function sectionProperties(section: Section): SectionProperties | undefined {
  if (isIndicative(section)) return undefined
  const outline = sectionOutline(section)
  const loops = [outline.outer, ...outline.holes].map(polygon)
  const { area, first, second, product } = moments(loops)
  const centre = { x: first.x / area, y: first.y / area }
  const inertia = {
    x: second.x - area * centre.y ** 2,
    y: second.y - area * centre.x ** 2,
    xy: product - area * centre.x * centre.y,
  }
  const about = (moment: number, points: readonly Point[][], level: number): AxisProperties => {
    const far = Math.max(...points.flat().map(({ y }) => Math.abs(y - level)))
    return {
      inertia: moment / 1e4,
      elastic: moment / far / 1e3,
      plastic: plasticModulus(points, area) / 1e3,
      gyration: Math.sqrt(moment / area) / 10,
    }
  }
  const turned = loops.map((loop) => loop.map(({ x, y }) => ({ x: y, y: x })).reverse())
  const least = (inertia.x + inertia.y) / 2 - Math.hypot((inertia.x - inertia.y) / 2, inertia.xy)
  return {
    area: area / 100,
    surface: length(loops[0]) / 1000,
    horizontal: about(inertia.x, loops, centre.y),
    upright: about(inertia.y, turned, centre.x),
    leastGyration: Math.sqrt(least / area) / 10,
    ...(loops.length > 1 ? { torsion: torsionOf(section, outline, loops, inertia) / 1e4 } : {}),
  }
}

function torsionOf(
  section: Section,
  outline: Outline,
  [outer, inner]: readonly Point[][],
  inertia: { readonly x: number; readonly y: number },
): number {
  if (section.shape === "pipe" || !("wallThickness" in section)) return inertia.x + inertia.y
  const { wallThickness: wall } = section
  const around = (length(outer) + length(inner)) / 2
  const outside = outlineArea({ ...outline, holes: [] })
  const hole = outside - outlineArea(outline)
  const enclosed = (outside + hole) / 2 - (Math.PI * wall ** 2) / 4
  return (wall ** 3 * around) / 3 + (4 * enclosed ** 2 * wall) / around
}

/** Area and its moments about the origin, over closed loops; holes run the other way round. */
function moments(loops: readonly Point[][]) {
  const sum = { area: 0, first: { x: 0, y: 0 }, second: { x: 0, y: 0 }, product: 0 }
  for (const loop of loops) {
    loop.forEach((b, index) => {
      const a = loop.at(index - 1)!
      const cross = a.x * b.y - b.x * a.y
      sum.area += cross / 2
      sum.first.x += (cross * (a.x + b.x)) / 6
      sum.first.y += (cross * (a.y + b.y)) / 6
      sum.second.x += (cross * (a.y ** 2 + a.y * b.y + b.y ** 2)) / 12
      sum.second.y += (cross * (a.x ** 2 + a.x * b.x + b.x ** 2)) / 12
      sum.product += (cross * (a.x * b.y + 2 * a.x * a.y + 2 * b.x * b.y + b.x * a.y)) / 24
    })
  }
  return sum
}

/** The first moment of both halves about the level that halves the area, mm³. */
function plasticModulus(loops: readonly Point[][], area: number): number {
  const levels = loops.flat().map(({ y }) => y)
  let [low, high] = [Math.min(...levels), Math.max(...levels)]
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2
    if (above(loops, middle).area > area / 2) low = middle
    else high = middle
  }
  return 2 * above(loops, low).first - (moments(loops).first.y - area * low)
}

/** The area above a level and its first moment about that level. What of an edge lies below encloses nothing above. */
function above(loops: readonly Point[][], level: number) {
  let [area, first] = [0, 0]
  for (const loop of loops) {
    let a = loop[loop.length - 1]!
    for (const b of loop) {
      const [from, to] = [a.y - level, b.y - level]
      if (from > 0 || to > 0) {
        const crossing = a.x + ((b.x - a.x) * from) / (from - to)
        const cross =
          (from < 0 ? crossing : a.x) * Math.max(to, 0) -
          (to < 0 ? crossing : b.x) * Math.max(from, 0)
        area += cross / 2
        first += (cross * (Math.max(from, 0) + Math.max(to, 0))) / 6
      }
      a = b
    }
  }
  return { area, first }
}

function length(loop: readonly Point[]): number {
  return loop.reduce((sum, b, index) => {
    const a = loop.at(index - 1)!
    return sum + Math.hypot(b.x - a.x, b.y - a.y)
  }, 0)
}

/** A contour as points, with arcs cut into chords. */
function polygon({ start, segments }: Contour): Point[] {
  let from = start
  return segments.flatMap((segment) => {
    const begin = from
    from = segment.to
    if (segment.kind === "line") return [segment.to]
    const { to, radius, turn } = segment
    const chord = Math.hypot(to.x - begin.x, to.y - begin.y)
    const sign = turn === "left" ? 1 : -1
    const angle = 2 * Math.asin(Math.min(1, chord / (2 * radius)))
    const rise = radius * Math.cos(angle / 2)
    const centre = {
      x: (begin.x + to.x) / 2 - (sign * rise * (to.y - begin.y)) / chord,
      y: (begin.y + to.y) / 2 + (sign * rise * (to.x - begin.x)) / chord,
    }
    const first = Math.atan2(begin.y - centre.y, begin.x - centre.x)
    const steps = Math.ceil(angle / STEP)
    return Array.from({ length: steps }, (_, index) => {
      const at = first + (sign * angle * (index + 1)) / steps
      return { x: centre.x + radius * Math.cos(at), y: centre.y + radius * Math.sin(at) }
    })
  })
}
