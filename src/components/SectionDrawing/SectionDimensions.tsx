import type { Outline, Point } from "../../steel/section/contour"
import { mmText } from "../../steel/format"
import type { Section } from "../../steel/section/section"
import { HorizontalDimension, RadiusLeader, Thickness, VerticalDimension } from "./DimensionLines"

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
  const upright = ["hollow", "plank", "pipe", "beam", "hTube", "windowT"].includes(section.shape)
  // Flat tubes have none: the arrows of their thickness are there.
  const level = ["hollow", "pipe", "beam", "channel"].includes(section.shape)
  const corner = place(0, 0)
  const opposite = place(outline.width, outline.height)
  const middle = place(outline.width / 2, outline.height / 2)
  if (!upright && !level && !(section.shape === "doorFrame" && section.rebates === "double")) {
    return null
  }
  const beyond = 26
  return (
    <path
      className="d-ctr"
      d={[
        level ? `M${corner.x - beyond} ${middle.y}H${opposite.x + beyond}` : "",
        level && !upright ? "" : `M${middle.x} ${opposite.y - beyond}V${corner.y + beyond}`,
      ].join("")}
    />
  )
}

/** The dimension lines of a section: overall size, thicknesses and radii. */
export function Dimensions({ section, outline, place }: PartProps) {
  switch (section.shape) {
    case "pipe":
      return <PipeDimensions section={section} outline={outline} place={place} />
    case "angle":
      return <AngleDimensions section={section} outline={outline} place={place} />
    case "channel":
    case "beam":
      return <FlangedDimensions section={section} outline={outline} place={place} />
    case "sheet":
      return <SheetDimensions section={section} outline={outline} place={place} />
    default:
      return <FoldedDimensions section={section} outline={outline} place={place} />
  }
}

type Shape = Section["shape"]
type ShapeProps<S extends Shape> = PartProps & { section: Extract<Section, { shape: S }> }

/** The overall width, below the section. */
function Level({ outline, place, text }: Omit<PartProps, "section"> & { text: string }) {
  const origin = place(0, 0)
  return (
    <HorizontalDimension
      y={origin.y + 48}
      left={origin.x}
      right={place(outline.width, 0).x}
      text={text}
      size={FIGURE}
      steel={[
        place(0, steelEnd(outline, "x", 0, Math.min)).y,
        place(0, steelEnd(outline, "x", outline.width, Math.min)).y,
      ]}
    />
  )
}

/** The overall height, right of the section. */
function Upright({ outline, place }: Omit<PartProps, "section">) {
  const far = place(outline.width, outline.height)
  return (
    <VerticalDimension
      x={far.x + 56}
      top={far.y}
      bottom={place(0, 0).y}
      text={mmText(outline.height)}
      size={FIGURE}
      steel={[
        place(steelEnd(outline, "y", outline.height, Math.max), 0).x,
        place(steelEnd(outline, "y", 0, Math.max), 0).x,
      ]}
    />
  )
}

function FoldedDimensions({
  section,
  outline,
  place,
}: ShapeProps<Exclude<Shape, "pipe" | "angle" | "channel" | "beam" | "sheet">>) {
  const bend = 2 * section.wallThickness
  const off = bend * (1 - Math.SQRT1_2)
  return (
    <>
      <Level outline={outline} place={place} text={mmText(outline.width)} />
      <Upright outline={outline} place={place} />
      <WallThickness section={section} outline={outline} place={place} />
      {section.shape === "hollow" || section.shape === "plank" ? (
        <RadiusLeader
          at={place(off, outline.height - off)}
          text={`R${mmText(bend)}`}
          size={RADIUS_FIGURE}
          side="left"
        />
      ) : null}
    </>
  )
}

function PipeDimensions({ section, outline, place }: ShapeProps<"pipe">) {
  const radius = section.outsideDiameter / 2
  const inner = radius - section.wallThickness
  const slant = (215 * Math.PI) / 180
  const on = (r: number) => place(radius + r * Math.cos(slant), radius + r * Math.sin(slant))
  return (
    <>
      <Level outline={outline} place={place} text={`Ø ${mmText(section.outsideDiameter)}`} />
      <Thickness
        from={on(radius)}
        to={on(inner)}
        text={mmText(section.wallThickness)}
        size={FIGURE}
      />
    </>
  )
}

function AngleDimensions({ section, outline, place }: ShapeProps<"angle">) {
  const { thickness, rootRadius = 0 } = section
  const y = 0.68 * outline.height
  return (
    <>
      <Level outline={outline} place={place} text={mmText(section.legB)} />
      <Upright outline={outline} place={place} />
      <Thickness
        from={place(0, y)}
        to={place(thickness, y)}
        text={mmText(thickness)}
        size={FIGURE}
      />
      <RootRadius
        corner={{ x: thickness, y: thickness }}
        slope={90}
        radius={rootRadius}
        place={place}
      />
    </>
  )
}

function FlangedDimensions({ section, outline, place }: ShapeProps<"channel" | "beam">) {
  const { flangeWidth, webThickness, flangeThickness, flangeSlope, rootRadius } = section
  const { height } = outline
  const isBeam = section.shape === "beam"
  const outstand = (flangeWidth - webThickness) / (isBeam ? 2 : 1)
  const webLeft = isBeam ? outstand : 0
  const webRight = webLeft + webThickness
  const atWeb = flangeThickness + (outstand / 2) * slopePerMillimetre(flangeSlope)
  const measuredAt = isBeam ? outstand / 2 : webRight + outstand / 2
  const y = 0.6 * height
  return (
    <>
      <Level outline={outline} place={place} text={mmText(flangeWidth)} />
      <Upright outline={outline} place={place} />
      <Thickness
        from={place(webLeft, y)}
        to={place(webRight, y)}
        text={mmText(webThickness)}
        size={FIGURE}
      />
      <Thickness
        from={place(measuredAt, height)}
        to={place(measuredAt, height - flangeThickness)}
        text={mmText(flangeThickness)}
        size={FIGURE}
        figureAt="from"
      />
      <RootRadius
        corner={{ x: webRight, y: atWeb }}
        slope={flangeSlope}
        radius={rootRadius}
        place={place}
      />
    </>
  )
}

function SheetDimensions({ section, outline, place }: ShapeProps<"sheet">) {
  const { width, height } = outline
  return (
    <>
      <Level outline={outline} place={place} text={mmText(section.width)} />
      <Thickness
        from={place(width / 4, height)}
        to={place(width / 4, 0)}
        text={mmText(section.thickness)}
        size={FIGURE}
        figureAt="from"
      />
    </>
  )
}

/**
 * How far along the other axis the steel reaches on one side of its bounding box, where an extension line starts. `axis` and
 * `side` name the side, for example "y" and 0 for the bottom.
 */
function steelEnd(
  outline: Outline,
  axis: "x" | "y",
  side: number,
  furthest: (...values: number[]) => number,
): number {
  const other = axis === "x" ? "y" : "x"
  const ends: number[] = []
  let from = outline.outer.start
  for (const { to } of outline.outer.segments) {
    if ([from, to].some((point) => Math.abs(point[axis] - side) < 1e-6)) {
      ends.push(from[other], to[other])
    }
    from = to
  }
  return furthest(...ends)
}

/** Where the left side of a tube has a straight wall to measure, as a share of its depth. */
const wallMeasuredAt: Partial<Record<Section["shape"], number>> = {
  hollow: 0.27,
  hTube: 0.5,
  plank: 0.5,
  windowT: 0.75,
  windowZ: 0.225,
}

function WallThickness({
  section,
  outline,
  place,
}: PartProps & { section: Extract<Section, { wallThickness: number; depth: number }> }) {
  const y = (wallMeasuredAt[section.shape] ?? 0.35) * outline.height
  return (
    <Thickness
      from={place(0, y)}
      to={place(section.wallThickness, y)}
      text={mmText(section.wallThickness)}
      size={FIGURE}
      figureAt={section.shape === "hollow" ? "to" : "from"}
    />
  )
}

/** The slope of a flange's inner face. */
function slopePerMillimetre(flangeSlope: number): number {
  return Math.tan(((flangeSlope - 90) * Math.PI) / 180)
}

/** Points at the middle of a root fillet. `corner` is where the two faces would meet, right of the web and above the flange. */
function RootRadius({
  corner,
  slope,
  radius,
  place,
}: {
  corner: Point
  slope: number
  radius: number
  place: ToDrawing
}) {
  if (radius === 0) return null
  const half = (slope * Math.PI) / 360
  const off = radius / Math.sin(half) - radius
  // Bisects the angle between web and flange.
  const middle = Math.PI / 2 - half
  return (
    <RadiusLeader
      at={place(corner.x + off * Math.cos(middle), corner.y + off * Math.sin(middle))}
      text={`R${mmText(radius)}`}
      size={RADIUS_FIGURE}
      side="right"
    />
  )
}
