import { round, type Point } from "../steel/section/contour"

/** Points are in drawing units, y down, as in the SVG around them. */

const ARROW_LENGTH = 9
const ARROW_HALF_WIDTH = 3

/** Estimated width of a figure in Barlow Condensed 600, to leave a gap for it. */
function figureWidth(text: string, size: number): number {
  return 0.44 * size * text.length
}

/** Moves a baseline so that text is centred on a line. */
const baselineShift = (size: number) => 0.35 * size

const moved = ({ x, y }: Point, way: Point, by: number): Point => ({
  x: x + by * way.x,
  y: y + by * way.y,
})
const pathThrough = (...points: readonly Point[]) =>
  points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")

/** An arrow head with its tip at a point. `along` is the unit vector of its direction. */
function Arrow({ tip, along }: { tip: Point; along: Point }) {
  const foot = moved(tip, along, -ARROW_LENGTH)
  const side = { x: -along.y, y: along.x }
  const ends = [moved(foot, side, ARROW_HALF_WIDTH), moved(foot, side, -ARROW_HALF_WIDTH)]
  return <path className="d-arr" d={`M${pathThrough(tip, ...ends)}Z`} />
}

interface FigureProps {
  text: string
  size: number
}

interface DimensionProps extends FigureProps {
  /** "x" is a horizontal dimension below the steel, "y" a vertical one to its right. */
  axis: "x" | "y"
  /** Where the line is on the other axis. */
  at: number
  from: number
  to: number
  /** Where the steel ends at each end of the dimension. Extension lines start 3 units off it. */
  steel: readonly [from: number, to: number]
}

/** A dimension line with its figure in a gap, turned on a vertical line. If the line is short, the figure is beside it. */
export function Dimension({ axis, at, from, to, text, size, steel }: DimensionProps) {
  const point = (along: number, across: number) =>
    axis === "x" ? { x: along, y: across } : { x: across, y: along }
  const middle = (from + to) / 2
  const gap = (figureWidth(text, size) + 0.65 * size) / 2
  const fits = to - from > 2 * (gap + ARROW_LENGTH)
  const beside = axis === "x" ? { x: to + 8, y: at } : { x: at + 8, y: middle }
  const ends = [
    [from, steel[0], -1],
    [to, steel[1], 1],
  ] as const
  const parts = fits ? [[from, middle - gap] as const, [middle + gap, to] as const] : [[from, to]]
  return (
    <g>
      <path
        className="d-ext"
        d={ends
          .map(([end, edge]) => `M${pathThrough(point(end, edge + 3), point(end, at + 6))}`)
          .join("")}
      />
      <path
        className="d-line"
        d={parts
          .map(([start, end]) => `M${pathThrough(point(start, at), point(end, at))}`)
          .join("")}
      />
      {ends.map(([end, , way]) => (
        <Arrow key={way} tip={point(end, at)} along={point(way, 0)} />
      ))}
      {fits && axis === "y" ? (
        <text
          className="d-txt"
          fontSize={size}
          textAnchor="middle"
          transform={`translate(${round(at + baselineShift(size))} ${round(middle)}) rotate(-90)`}
        >
          {text}
        </text>
      ) : (
        <FigureText
          at={fits ? point(middle, at) : beside}
          anchor={fits ? "middle" : "start"}
          {...{ text, size }}
        />
      )}
    </g>
  )
}

interface PlacedFigureProps extends FigureProps {
  at: Point
  anchor: "start" | "middle" | "end"
}

/** A figure whose letters are centred on a height. */
function FigureText({ at: { x, y }, anchor, text, size }: PlacedFigureProps) {
  return (
    <text
      className="d-txt"
      fontSize={size}
      textAnchor={anchor}
      x={round(x)}
      y={round(y + baselineShift(size))}
    >
      {text}
    </text>
  )
}

interface ThicknessProps extends FigureProps {
  /** The two faces to measure between. */
  from: Point
  to: Point
  /** Whether the figure is beyond the second face or before the first. */
  figureAt?: "to" | "from" | undefined
}

const TAIL = 34

/** A thickness too small for its figure: two arrows point at the faces from outside. */
export function Thickness({ from, to, text, size, figureAt = "to" }: ThicknessProps) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const away = { x: -along.x, y: -along.y }
  const [face, outward] = figureAt === "to" ? [to, along] : [from, away]
  const half = Math.abs(outward.x) * figureWidth(text, size)
  const reach = TAIL + 6 + half / 2 + Math.abs(outward.y) * baselineShift(size)
  const lines = [
    [from, moved(from, away, TAIL)],
    [to, moved(to, along, TAIL)],
  ]
  return (
    <g>
      <path className="d-line" d={lines.map((ends) => `M${pathThrough(...ends)}`).join("")} />
      <Arrow tip={from} along={along} />
      <Arrow tip={to} along={away} />
      <FigureText at={moved(face, outward, reach)} anchor="middle" {...{ text, size }} />
    </g>
  )
}

interface RadiusLeaderProps extends FigureProps {
  /** The point on the arc where the arrow ends. */
  at: Point
  /** The side to which the leader rises. */
  side: "left" | "right"
}

/** A leader that points at an arc, rises at 45 degrees and carries the radius. */
export function RadiusLeader({ at, text, size, side }: RadiusLeaderProps) {
  const way = side === "left" ? -1 : 1
  const elbow = moved(at, { x: way, y: -1 }, TAIL)
  const end = moved(elbow, { x: way, y: 0 }, figureWidth(text, size) + 2)
  const above = { x: elbow.x, y: elbow.y - 7 - baselineShift(size) }
  return (
    <g>
      <path className="d-line" d={`M${pathThrough(at, elbow, end)}`} />
      <Arrow tip={at} along={{ x: -way * Math.SQRT1_2, y: Math.SQRT1_2 }} />
      <FigureText at={above} anchor={side === "left" ? "end" : "start"} {...{ text, size }} />
    </g>
  )
}

interface ScaleBarProps {
  x: number
  y: number
  /** The length of the bar, mm. */
  length: number
  blocks: number
  /** Drawing units per mm. */
  scale: number
  size: number
}

/** A scale bar. Unlike a ratio it is true at any zoom. */
export function ScaleBar({ x, y, length, blocks, scale, size }: ScaleBarProps) {
  const block = (length / blocks) * scale
  const label = `${length}\u00a0mm`
  // Keeps the label of a short bar clear of the zero.
  const labelEnd = Math.max(blocks * block, 1.4 * size + 0.55 * size * label.length)
  const labels = { className: "d-lab", fontSize: size, y: y + 8 + size }
  return (
    <g>
      {Array.from({ length: blocks }, (_, index) => (
        <rect
          key={index}
          className={index % 2 === 0 ? "d-sb" : "d-sb0"}
          x={round(x + index * block)}
          y={y}
          width={round(block)}
          height={5}
        />
      ))}
      <text {...labels} x={x}>
        0
      </text>
      <text {...labels} x={round(x + labelEnd)} textAnchor="end">
        {label}
      </text>
    </g>
  )
}
