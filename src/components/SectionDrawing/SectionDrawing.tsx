import * as React from "react"
import { type Outline, outlinePath, type Point, sectionOutline } from "../../steel/section/outline"
import { figure } from "../../steel/format"
import { isIndicative, type Section } from "../../steel/section/section"
import { sectionName } from "../../steel/section/name"
import {
  HorizontalDimension,
  RadiusLeader,
  ScaleBar,
  Thickness,
  VerticalDimension,
} from "./DimensionLines"

interface SectionDrawingProps {
  section: Section
  /** The sentence that stands for the drawing; by default it says shape and size. */
  label?: string
  dimensions?: boolean
  /** Cut steel hatched at 45 degrees; solid without. */
  hatch?: boolean
  scaleBar?: boolean
}

/** The steel is fitted into a box of this many drawing units. */
const BOX = 270
const FIGURE = 26
const RADIUS_FIGURE = 22
const LABEL = 20

/**
 * A section drawn from its dimensions, at the largest scale that fits, with dimension lines and a scale bar. Sheet is shown
 * as a broken piece, its thickness to scale.
 *
 * @throws RangeError when the dimensions are not those of a section (see `sectionOutline`).
 */
export function SectionDrawing({
  section,
  label = drawingSentence(section),
  dimensions = true,
  hatch = true,
  scaleBar = true,
}: SectionDrawingProps) {
  const hatchId = `hatch${React.useId()}`
  const sheet = section.shape === "sheet"
  const whole = sectionOutline(section)
  const scale = sheet ? sheetScale(section.thickness) : BOX / Math.max(whole.width, whole.height)
  const outline = sheet
    ? sectionOutline({ ...section, width: Math.min(section.width, BOX / scale) })
    : whole
  const margin = dimensions
    ? { left: 84, right: 116, top: 62, bottom: 62 }
    : { left: 12, right: 12, top: 12, bottom: 12 }
  const drawn = { width: outline.width * scale, height: outline.height * scale }
  const left = margin.left + (BOX - drawn.width) / 2
  const bottom = margin.top + drawn.height
  const place: Place = (x, y) => ({ x: left + scale * x, y: bottom - scale * y })
  const path = outlinePath(outline, { x: left, y: bottom, scale })
  const broken = sheet && outline.width < section.width
  const barTop = bottom + margin.bottom + 15
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${margin.left + BOX + margin.right} ${Math.ceil(scaleBar ? barTop + 36 : bottom + margin.bottom)}`}
      role="img"
      aria-label={label}
    >
      {hatch && (
        <defs>
          <pattern
            id={hatchId}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="7" height="7" className="d-cut0" />
            <path d="M0 0V7" className="d-hatch" />
          </pattern>
        </defs>
      )}
      {hatch ? (
        <path d={path} fill={`url(#${hatchId})`} fillRule="evenodd" />
      ) : (
        <path className="d-cut" d={path} fillRule="evenodd" />
      )}
      <path className="d-out" d={path} />
      {broken && (
        <Break x={Math.round(left + 0.62 * drawn.width)} top={margin.top} bottom={bottom} />
      )}
      {dimensions && (
        <>
          <CentreLines section={section} outline={outline} place={place} />
          <Dimensions section={section} outline={outline} place={place} />
        </>
      )}
      {scaleBar && (
        <ScaleBar x={margin.left} y={barTop} scale={scale} size={LABEL} {...bar(scale)} />
      )}
    </svg>
  )
}

/** From mm of the section, y up, to units of the drawing. */
type Place = (x: number, y: number) => Point

function drawingSentence(section: Section): string {
  const parts = [sectionName(section)]
  if (section.shape === "sheet") parts.push("a piece of its cut face, thickness drawn to scale")
  else parts.push("drawn to scale")
  if (section.shape === "hollow") {
    parts.push(`outer corner radius ${figure(2 * section.wallThickness)}\u00a0mm`)
  }
  if (isIndicative(section)) parts.push("steps and corners indicative")
  return parts.join(", ")
}

/** Hot rolled sheet is drawn at one scale, so a thicker one looks thicker; coated sheet needs a larger one to be seen. */
function sheetScale(thickness: number): number {
  return thickness < 1.6 ? 100 : 3.5
}

/** The longest round length that fills at most half the box. */
function bar(scale: number): { length: number; blocks: number } {
  const longest = BOX / 2 / scale + 1e-9
  const power = 10 ** Math.floor(Math.log10(longest))
  const first = [5, 2, 1].find((digit) => digit * power <= longest) ?? 1
  return { length: Number((first * power).toPrecision(1)), blocks: first === 2 ? 4 : 5 }
}

/** Two zigzag lines with nothing between: the piece is longer than it is drawn. */
function Break({ x, top, bottom }: { x: number; top: number; bottom: number }) {
  const middle = (top + bottom) / 2
  const down = `V${middle - 4}l5 2 -10 4 5 2V${bottom + 10}`
  const up = `V${middle + 4}l-5 -2 10 -4 -5 -2V${top - 10}`
  const left = `M${x} ${top - 10}${down}`
  return (
    <>
      <path d={`${left}H${x + 9}${up}Z`} fill="var(--white)" />
      <path
        className="d-ctr"
        style={{ strokeDasharray: "none" }}
        d={`${left}M${x + 9} ${bottom + 10}${up}`}
      />
    </>
  )
}

interface PartProps {
  section: Section
  outline: Outline
  place: Place
}

function CentreLines({ section, outline, place }: PartProps) {
  const upright = ["hollow", "plank", "pipe", "beam", "hTube", "windowT"].includes(section.shape)
  // The flat tubes have none lying: the arrows of their wall stand there.
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

function Dimensions({ section, outline, place }: PartProps) {
  const { width, height } = outline
  const origin = place(0, 0)
  const far = place(width, height)
  const upright = (
    <VerticalDimension
      x={far.x + 56}
      top={far.y}
      bottom={origin.y}
      text={figure(height)}
      size={FIGURE}
      steel={[
        place(steelEnd(outline, "y", height, Math.max), 0).x,
        place(steelEnd(outline, "y", 0, Math.max), 0).x,
      ]}
    />
  )
  const level = (text: string) => (
    <HorizontalDimension
      y={origin.y + 48}
      left={origin.x}
      right={far.x}
      text={text}
      size={FIGURE}
      steel={[
        place(0, steelEnd(outline, "x", 0, Math.min)).y,
        place(0, steelEnd(outline, "x", width, Math.min)).y,
      ]}
    />
  )
  switch (section.shape) {
    case "hollow":
    case "plank": {
      const bend = 2 * section.wallThickness
      const off = bend * (1 - Math.SQRT1_2)
      return (
        <>
          {level(figure(width))}
          {upright}
          <WallThickness section={section} outline={outline} place={place} />
          <RadiusLeader
            at={place(off, height - off)}
            text={`R${figure(bend)}`}
            size={RADIUS_FIGURE}
            side="left"
          />
        </>
      )
    }
    case "pipe": {
      const radius = section.outsideDiameter / 2
      const inner = radius - section.wallThickness
      const slant = (215 * Math.PI) / 180
      const on = (r: number) => place(radius + r * Math.cos(slant), radius + r * Math.sin(slant))
      return (
        <>
          {level(`Ø ${figure(section.outsideDiameter)}`)}
          <Thickness
            from={on(radius)}
            to={on(inner)}
            text={figure(section.wallThickness)}
            size={FIGURE}
          />
        </>
      )
    }
    case "angle": {
      const { thickness, rootRadius = 0 } = section
      const y = 0.68 * height
      return (
        <>
          {level(figure(section.legB))}
          {upright}
          <Thickness
            from={place(0, y)}
            to={place(thickness, y)}
            text={figure(thickness)}
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
    case "channel":
    case "beam": {
      const { flangeWidth, webThickness, flangeThickness, flangeSlope, rootRadius } = section
      const isBeam = section.shape === "beam"
      const outstand = (flangeWidth - webThickness) / (isBeam ? 2 : 1)
      const webLeft = isBeam ? outstand : 0
      const webRight = webLeft + webThickness
      const atWeb = flangeThickness + (outstand / 2) * slopePerMillimetre(flangeSlope)
      const measuredAt = isBeam ? outstand / 2 : webRight + outstand / 2
      const y = 0.6 * height
      return (
        <>
          {level(figure(flangeWidth))}
          {upright}
          <Thickness
            from={place(webLeft, y)}
            to={place(webRight, y)}
            text={figure(webThickness)}
            size={FIGURE}
          />
          <Thickness
            from={place(measuredAt, height)}
            to={place(measuredAt, height - flangeThickness)}
            text={figure(flangeThickness)}
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
    case "sheet":
      return (
        <>
          {level(figure(section.width))}
          <Thickness
            from={place(width / 4, height)}
            to={place(width / 4, 0)}
            text={figure(section.thickness)}
            size={FIGURE}
            figureAt="from"
          />
        </>
      )
    default:
      return (
        <>
          {level(figure(width))}
          {upright}
          <WallThickness section={section} outline={outline} place={place} />
        </>
      )
  }
}

/**
 * How far along the other axis the steel reaches where it touches a side of its box: there an extension line has to start.
 * `axis` and `side` name the side, for example "y" and 0 for the lower one.
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

/** How high on the left side a tube has a straight wall to measure, as a share of its depth. */
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
      text={figure(section.wallThickness)}
      size={FIGURE}
      figureAt={section.shape === "hollow" ? "to" : "from"}
    />
  )
}

/** The slope of a flange's inner face. */
function slopePerMillimetre(flangeSlope: number): number {
  return Math.tan(((flangeSlope - 90) * Math.PI) / 180)
}

/** Points at the middle of a root fillet; `corner` is where its two faces would meet, right of the web and above the flange. */
function RootRadius({
  corner,
  slope,
  radius,
  place,
}: {
  corner: Point
  slope: number
  radius: number
  place: Place
}) {
  if (radius === 0) return null
  const half = (slope * Math.PI) / 360
  const off = radius / Math.sin(half) - radius
  // The line that halves the angle between the upright web and the flange.
  const middle = Math.PI / 2 - half
  return (
    <RadiusLeader
      at={place(corner.x + off * Math.cos(middle), corner.y + off * Math.sin(middle))}
      text={`R${figure(radius)}`}
      size={RADIUS_FIGURE}
      side="right"
    />
  )
}
