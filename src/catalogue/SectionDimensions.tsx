import { mmText } from "../steel/format"
import type { Outline, Point } from "../steel/section/contour"
import type { Section } from "../steel/section/section"
import { Dimension, RadiusLeader, Thickness } from "./DimensionLines"

const FIGURE = 26
const RADIUS_FIGURE = 22

/** Converts mm of the section, y up, to drawing units. */
export type ToDrawing = (x: number, y: number) => Point

interface PartProps {
  section: Section
  outline: Outline
  place: ToDrawing
}

/** The axes of symmetry of a section. */
export function CentreLines({ section, outline, place }: PartProps) {
  const upright = ["hollow", "plank", "pipe", "beam", "hTube"].includes(section.shape)
  // Flat tubes have none: the arrows of their thickness are there.
  const level = ["hollow", "pipe", "beam", "channel"].includes(section.shape)
  const corner = place(0, 0)
  const opposite = place(outline.width, outline.height)
  const middle = place(outline.width / 2, outline.height / 2)
  if (!upright && !level) return null
  const beyond = 26
  return (
    <path
      className="d-ctr"
      d={[
        level ? `M${corner.x - beyond} ${middle.y}H${opposite.x + beyond}` : "",
        upright ? `M${middle.x} ${opposite.y - beyond}V${corner.y + beyond}` : "",
      ].join("")}
    />
  )
}

/** What is measured of a section, in mm with y up. */
interface Measures {
  /** The figure of the overall width, if it is not the bare width. */
  readonly across?: string
  readonly hasHeight: boolean
  /** Two faces, the thickness between them, and on which side its figure stands. */
  readonly walls: readonly {
    readonly faces: readonly [from: Point, to: Point]
    readonly mm: number
    readonly figureAt?: "from"
  }[]
  /** The radius of a corner, and the point on its arc where the leader ends. */
  readonly radius?: { readonly at: Point; readonly mm: number; readonly side: "left" | "right" }
}

/** Where the left side of a tube has a straight wall to measure, as a share of its depth. */
const wallMeasuredAt: Partial<Record<Section["shape"], number>> = {
  hollow: 0.27,
  hTube: 0.5,
  plank: 0.5,
}

function measuresOf(section: Section, { width, height }: Outline): Measures {
  const lying = (y: number, from: number, mm: number) =>
    ({
      faces: [
        { x: from, y },
        { x: from + mm, y },
      ],
      mm,
    }) as const
  const standing = (x: number, mm: number) =>
    ({
      faces: [
        { x, y: height },
        { x, y: height - mm },
      ],
      mm,
      figureAt: "from",
    }) as const
  switch (section.shape) {
    case "pipe": {
      const { wallThickness: mm } = section
      const slant = (215 * Math.PI) / 180
      const on = (r: number) => ({
        x: width / 2 + r * Math.cos(slant),
        y: width / 2 + r * Math.sin(slant),
      })
      const faces = [on(width / 2), on(width / 2 - mm)] as const
      return { across: `Ø ${mmText(width)}`, hasHeight: false, walls: [{ faces, mm }] }
    }
    case "angle": {
      const { thickness, rootRadius = 0 } = section
      const corner = { x: thickness, y: thickness }
      return {
        hasHeight: true,
        walls: [lying(0.68 * height, 0, thickness)],
        ...rootRadiusAt(corner, 90, rootRadius),
      }
    }
    case "channel":
    case "beam": {
      const { webThickness, flangeThickness, flangeSlope, rootRadius } = section
      const isBeam = section.shape === "beam"
      const outstand = (width - webThickness) / (isBeam ? 2 : 1)
      const webLeft = isBeam ? outstand : 0
      const webRight = webLeft + webThickness
      const taper = Math.tan(((flangeSlope - 90) * Math.PI) / 180)
      const corner = { x: webRight, y: flangeThickness + (outstand / 2) * taper }
      return {
        hasHeight: true,
        walls: [
          lying(0.6 * height, webLeft, webThickness),
          standing(isBeam ? outstand / 2 : webRight + outstand / 2, flangeThickness),
        ],
        ...rootRadiusAt(corner, flangeSlope, rootRadius),
      }
    }
    case "sheet":
      return {
        across: mmText(section.width),
        hasHeight: false,
        walls: [standing(width / 4, section.thickness)],
      }
    default: {
      const { shape, wallThickness } = section
      const wall = lying((wallMeasuredAt[shape] ?? 0.35) * height, 0, wallThickness)
      const bend = 2 * wallThickness
      const off = bend * (1 - Math.SQRT1_2)
      const at = { x: off, y: height - off }
      return {
        hasHeight: true,
        walls: [shape === "hollow" ? wall : { ...wall, figureAt: "from" }],
        ...((shape === "hollow" || shape === "plank") && {
          radius: { at, mm: bend, side: "left" as const },
        }),
      }
    }
  }
}

/** The middle of a root fillet. `corner` is where the two faces would meet, right of the web and above the flange. */
function rootRadiusAt(corner: Point, slope: number, mm: number): Pick<Measures, "radius"> {
  if (mm === 0) return {}
  const half = (slope * Math.PI) / 360
  const off = mm / Math.sin(half) - mm
  // Bisects the angle between web and flange.
  const middle = Math.PI / 2 - half
  const at = { x: corner.x + off * Math.cos(middle), y: corner.y + off * Math.sin(middle) }
  return { radius: { at, mm, side: "right" } }
}

/** The dimension lines of a section: overall size, thicknesses and radii. */
export function Dimensions({ section, outline, place }: PartProps) {
  const { across, hasHeight, walls, radius } = measuresOf(section, outline)
  const { width, height } = outline
  const placed = ({ x, y }: Point) => place(x, y)
  const origin = place(0, 0)
  const far = place(width, height)
  const edge = (axis: "x" | "y", side: number) => {
    const end = steelEnd(outline, axis, side)
    return axis === "x" ? place(0, end).y : place(end, 0).x
  }
  return (
    <>
      <Dimension
        axis="x"
        at={origin.y + 48}
        from={origin.x}
        to={far.x}
        text={across ?? mmText(width)}
        size={FIGURE}
        steel={[edge("x", 0), edge("x", width)]}
      />
      {hasHeight ? (
        <Dimension
          axis="y"
          at={far.x + 56}
          from={far.y}
          to={origin.y}
          text={mmText(height)}
          size={FIGURE}
          steel={[edge("y", height), edge("y", 0)]}
        />
      ) : null}
      {walls.map(({ faces: [from, to], mm, figureAt }, index) => (
        <Thickness
          key={index}
          from={placed(from)}
          to={placed(to)}
          text={mmText(mm)}
          size={FIGURE}
          figureAt={figureAt}
        />
      ))}
      {radius ? (
        <RadiusLeader
          at={placed(radius.at)}
          text={`R${mmText(radius.mm)}`}
          size={RADIUS_FIGURE}
          side={radius.side}
        />
      ) : null}
    </>
  )
}

/**
 * Where the steel ends on one side of its bounding box, so that an extension line starts there: its lowest point on the left or
 * right ("x"), its rightmost at the top or bottom ("y").
 */
function steelEnd({ outer }: Outline, axis: "x" | "y", side: number): number {
  const points = [outer.start, ...outer.segments.map(({ to }) => to)]
  const other = axis === "x" ? "y" : "x"
  const ends = points.filter((point) => Math.abs(point[axis] - side) < 1e-6)
  return Math[axis === "x" ? "min" : "max"](...ends.map((point) => point[other]))
}
