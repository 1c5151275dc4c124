import { round, type Point } from "../../steel/section/contour"

/** Points are in drawing units, y down, as in the SVG around them. */

const ARROW_LENGTH = 9
const ARROW_HALF_WIDTH = 3

/** Estimated width of a figure in Barlow Condensed 600, to leave a gap for it. */
function figureWidth(text: string, size: number): number {
  return 0.44 * size * text.length
}

/** Moves a baseline so that text is centred on a line. */
const baselineShift = (size: number) => 0.35 * size

interface ArrowProps {
  tip: Point
  /** Unit vector in the direction of the arrow. */
  along: Point
}

function Arrow({ tip, along }: ArrowProps) {
  const foot = { x: tip.x - ARROW_LENGTH * along.x, y: tip.y - ARROW_LENGTH * along.y }
  const side = { x: -ARROW_HALF_WIDTH * along.y, y: ARROW_HALF_WIDTH * along.x }
  const corners = [
    tip,
    { x: foot.x + side.x, y: foot.y + side.y },
    { x: foot.x - side.x, y: foot.y - side.y },
  ]
  return (
    <path
      className="d-arr"
      d={`M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`}
    />
  )
}

interface DimensionProps {
  text: string
  size: number
  /** Where the steel ends at each end of the dimension, nearer end first. Extension lines start 3 units off it. */
  steel: readonly [number, number]
}

/** A vertical dimension to the right of the steel. The figure is rotated; on a short dimension it is beside the line. */
export function VerticalDimension({
  x,
  top,
  bottom,
  text,
  size,
  steel,
}: DimensionProps & { x: number; top: number; bottom: number }) {
  const middle = (top + bottom) / 2
  const gap = (figureWidth(text, size) + 0.65 * size) / 2
  const fits = bottom - top > 2 * (gap + ARROW_LENGTH)
  return (
    <g>
      <path
        className="d-ext"
        d={`M${round(steel[0] + 3)} ${round(top)}H${x + 6}M${round(steel[1] + 3)} ${round(bottom)}H${x + 6}`}
      />
      <path
        className="d-line"
        d={
          fits
            ? `M${x} ${round(top)}V${round(middle - gap)}M${x} ${round(middle + gap)}V${round(bottom)}`
            : `M${x} ${round(top)}V${round(bottom)}`
        }
      />
      <Arrow tip={{ x, y: top }} along={{ x: 0, y: -1 }} />
      <Arrow tip={{ x, y: bottom }} along={{ x: 0, y: 1 }} />
      {fits ? (
        <text
          className="d-txt"
          fontSize={size}
          textAnchor="middle"
          transform={`translate(${round(x + baselineShift(size))} ${round(middle)}) rotate(-90)`}
        >
          {text}
        </text>
      ) : (
        <text className="d-txt" fontSize={size} x={x + 8} y={round(middle + baselineShift(size))}>
          {text}
        </text>
      )}
    </g>
  )
}

/** A horizontal dimension below the steel. */
export function HorizontalDimension({
  y,
  left,
  right,
  text,
  size,
  steel,
}: DimensionProps & { y: number; left: number; right: number }) {
  const middle = (left + right) / 2
  const gap = (figureWidth(text, size) + 0.65 * size) / 2
  const fits = right - left > 2 * (gap + ARROW_LENGTH)
  return (
    <g>
      <path
        className="d-ext"
        d={`M${round(left)} ${round(steel[0] + 3)}V${round(y + 6)}M${round(right)} ${round(steel[1] + 3)}V${round(y + 6)}`}
      />
      <path
        className="d-line"
        d={
          fits
            ? `M${round(left)} ${round(y)}H${round(middle - gap)}M${round(middle + gap)} ${round(y)}H${round(right)}`
            : `M${round(left)} ${round(y)}H${round(right)}`
        }
      />
      <Arrow tip={{ x: left, y }} along={{ x: -1, y: 0 }} />
      <Arrow tip={{ x: right, y }} along={{ x: 1, y: 0 }} />
      <text
        className="d-txt"
        fontSize={size}
        textAnchor={fits ? "middle" : "start"}
        x={round(fits ? middle : right + 8)}
        y={round(y + baselineShift(size))}
      >
        {text}
      </text>
    </g>
  )
}

interface ThicknessProps {
  /** The two faces to measure between. */
  from: Point
  to: Point
  text: string
  size: number
  /** Whether the figure is beyond the second face or before the first. */
  figureAt?: "to" | "from"
}

/** A thickness too small for its figure: two arrows point at the faces from outside. */
export function Thickness({ from, to, text, size, figureAt = "to" }: ThicknessProps) {
  const tail = 34
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const away = { x: -along.x, y: -along.y }
  const [face, outward] = figureAt === "to" ? [to, along] : [from, away]
  const reach =
    tail +
    6 +
    (Math.abs(outward.x) * figureWidth(text, size)) / 2 +
    Math.abs(outward.y) * baselineShift(size)
  return (
    <g>
      <path
        className="d-line"
        d={[
          [from, away],
          [to, along],
        ]
          .map(
            ([start, way]) =>
              `M${round(start.x)} ${round(start.y)}L${round(start.x + tail * way.x)} ${round(start.y + tail * way.y)}`,
          )
          .join("")}
      />
      <Arrow tip={from} along={along} />
      <Arrow tip={to} along={away} />
      <text
        className="d-txt"
        fontSize={size}
        textAnchor="middle"
        x={round(face.x + reach * outward.x)}
        y={round(face.y + reach * outward.y + baselineShift(size))}
      >
        {text}
      </text>
    </g>
  )
}

interface RadiusLeaderProps {
  /** The point on the arc where the arrow ends. */
  at: Point
  text: string
  size: number
  /** The side to which the leader rises. */
  side: "left" | "right"
}

/** A leader that points at an arc, rises at 45 degrees and carries the radius. */
export function RadiusLeader({ at, text, size, side }: RadiusLeaderProps) {
  const way = side === "left" ? -1 : 1
  const elbow = { x: at.x + way * 34, y: at.y - 34 }
  const shoulder = figureWidth(text, size) + 2
  return (
    <g>
      <path
        className="d-line"
        d={`M${round(at.x)} ${round(at.y)}L${round(elbow.x)} ${round(elbow.y)}h${round(way * shoulder)}`}
      />
      <Arrow tip={at} along={{ x: -way * Math.SQRT1_2, y: Math.SQRT1_2 }} />
      <text
        className="d-txt"
        fontSize={size}
        textAnchor={side === "left" ? "end" : "start"}
        x={round(elbow.x)}
        y={round(elbow.y - 7)}
      >
        {text}
      </text>
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
      <text className="d-lab" fontSize={size} x={x} y={y + 8 + size}>
        0
      </text>
      <text
        className="d-lab"
        fontSize={size}
        x={round(x + labelEnd)}
        y={y + 8 + size}
        textAnchor="end"
      >
        {label}
      </text>
    </g>
  )
}
