import * as React from "react"
import { mmText } from "../../steel/format"
import type { SizeFamily } from "../../steel/range/families"
import { sectionOf } from "../../steel/range/makeSize"
import { sectionOutline } from "../../steel/section/outline"
import { outlinePath, type Placement } from "../../steel/section/contour"
import { Dimension, ScaleBar } from "./DimensionLines"

/** The families that have a drawing. */
export const nestShapes = ["hollow", "pipe", "rolled", "coated", "sheet", "gp"] as const

/** A family that has a drawing. */
export type NestShape = (typeof nestShapes)[number]

/** The drawing for a product family, or null if it has none. */
export function nestOfFamily(family: string): NestShape | null {
  return nestShapes.find((shape) => shape === family) ?? null
}

/** Drawing units, as all lengths here. */
const WIDTH = 340
const HEIGHT = 284
/** Baseline of all drawings. */
const DATUM = 250
/** Where the steel starts. */
const LEFT = 10
/** Units per mm, shared by hollow, pipe, rolled and GP so that their tiles compare. */
const SCALE = 0.4
/** Type size of dimensions, and of captions and scale bars. */
const FIGURE = 18
const CAPTION = 14

/** A product family in one drawing: its range of sizes at one scale, with a scale bar. Decorative: a text beside it says more. */
export function FamilyNest({ shape }: { shape: NestShape }) {
  const Nest = nests[shape]
  return (
    <svg className="draw" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="d-datum" d={`M0 ${DATUM}H${WIDTH}`} />
      <Nest />
    </svg>
  )
}

interface SteelProps extends Placement {
  /** Family and lengths of the size, in mm. */
  of: readonly [SizeFamily, readonly number[]]
}

/** The cut face of a section, by default on the baseline at the left. */
function Steel({ of, ...placement }: SteelProps) {
  const at = { x: LEFT, y: DATUM, scale: SCALE, ...placement }
  const path = outlinePath(sectionOutline(sectionOf(...of)), at)
  return <path className="n-cut" fillRule="evenodd" d={path} />
}

/** A name beside the steel, in the colour of labels: it is not a measurement. */
function Caption(props: React.ComponentProps<"text">) {
  return <text className="d-txt" style={{ fill: "var(--lab)" }} fontSize={CAPTION} {...props} />
}

interface HeightProps {
  text: string
  /** Of the dimensioned steel, from top to bottom, and its right edge. */
  top: number
  bottom?: number
  right: number
  at?: number
}

/** The height of the steel. */
function Height({ text, top, bottom = DATUM, right, at = 280 }: HeightProps) {
  const ends = { from: top, to: bottom, steel: [right, right] } as const
  return <Dimension axis="y" at={at} text={text} size={FIGURE} {...ends} />
}

function Bar({ length = 200, scale = SCALE }: { length?: number; scale?: number }) {
  return <ScaleBar x={LEFT} y={259} length={length} blocks={4} scale={scale} size={CAPTION} />
}

const top = (mm: number) => DATUM - mm * SCALE

/** Squares [side, thickness] in mm, from the smallest in the IS 4923 table to the largest supplied. */
const squares = [
  [500, 16],
  [400, 12],
  [300, 10],
  [200, 8],
  [150, 6],
  [100, 5],
  [50, 4],
  [25, 3],
]

/** The squares, before the largest rectangle supplied, lying flat. */
function HollowNest() {
  return (
    <>
      <path
        className="n-ghost"
        d={outlinePath(
          { ...sectionOutline(sectionOf("plank", [600, 400, 12])), holes: [] },
          { x: LEFT, y: DATUM, scale: SCALE },
        )}
      />
      {squares.map(([side, wall]) => (
        <Steel key={side} of={["square", [side, side, wall]]} />
      ))}
      <Height text="500" top={top(500)} right={LEFT + 500 * SCALE} />
      <Caption textAnchor="middle" transform="translate(241 170) rotate(-90)">
        {"600\u00a0×\u00a0400"}
      </Caption>
      <Bar />
    </>
  )
}

/**
 * Pipes [outside diameter, thickness] in mm: 400, 300, 250, 200, 150, 100, 65, 40 and 15 nb from the IS 1161 and IS 3589
 * tables.
 */
const pipes = [
  [406.4, 12],
  [323.9, 10],
  [273, 8],
  [219.1, 6.3],
  [168.3, 5.4],
  [114.3, 5.4],
  [76.1, 4.5],
  [48.3, 4],
  [21.3, 3.2],
]

const PIPE_AXIS = 114

function PipeNest() {
  return (
    <>
      {pipes.map((pipe) => (
        <Steel key={pipe[0]} of={["pipe", pipe]} x={PIPE_AXIS - (pipe[0] / 2) * SCALE} />
      ))}
      <Height text="Ø 406.4" top={top(406.4)} right={PIPE_AXIS + 6} />
      <Bar />
    </>
  )
}

/** The deepest beam and channel and the largest angle of IS 808:2021: ISMB 600, ISMC 400, ISA 200 x 200 x 16. */
function RolledNest() {
  return (
    <>
      <Steel of={["beam", [600, 210, 12, 20.3, 98, 20, 10]]} />
      <Steel of={["channel", [400, 100, 8.8, 15.3, 96, 15, 4.8]]} x={112} />
      <Steel of={["equalAngle", [200, 200, 16, 15, 4.8]]} x={168} />
      <Height text="600" top={top(600)} right={LEFT + 210 * SCALE} />
      <Caption x={112} y={82}>
        {"MC\u00a0400"}
      </Caption>
      <Caption x={168} y={162}>
        {"200\u00a0×\u00a0200"}
      </Caption>
      <Bar />
    </>
  )
}

/** Pre-galvanized tubes 2 mm thick, in mm: rounds and squares 15 to 100, rectangles 26 × 13 to 100 × 50. */
const gpSides = [15, 20, 25, 32, 40, 50, 72, 100]
const gpRectangles = ["26 13", "40 20", "50 25", "60 30", "60 40", "80 40", "96 48", "100 50"]
const gpRows: readonly [y: number, family: SizeFamily, sizes: readonly number[][]][] = [
  [DATUM, "square", gpSides.map((side) => [side, side, 2])],
  [184, "rectangular", gpRectangles.map((sides) => [...sides.split(" ").map(Number), 2])],
  [118, "pipe", gpSides.map((side) => [side, 2])],
]
const GP_GAP = 9

function GpNest() {
  return (
    <>
      {gpRows.map(([y, family, sizes]) => {
        let x = LEFT
        return (
          <React.Fragment key={y}>
            {sizes.map((lengths) => {
              const left = x
              x += sectionOutline(sectionOf(family, lengths)).width * SCALE + GP_GAP
              return <Steel key={left} of={[family, lengths]} x={left} y={y} />
            })}
            {y < DATUM && <path className="d-grid" d={`M${LEFT} ${y}H256`} />}
          </React.Fragment>
        )
      })}
      <Height text="100" top={top(100)} right={220} />
      <Bar />
    </>
  )
}

/** Thicknesses in mm across the MS sheet range, stacked from the bottom. */
const sheets = [20, 12, 8, 6, 4, 3.15, 2.5, 1.6]
const SHEET_SCALE = 3.5
const SHEET_GAP = 6
const STRIP = 240

function SheetNest() {
  const bottom = (place: number) =>
    sheets.slice(0, place).reduce((y, below) => y - below * SHEET_SCALE - SHEET_GAP, DATUM)
  return (
    <>
      {sheets.map((mm, place) => (
        <React.Fragment key={mm}>
          <Steel of={["sheet", [mm, STRIP / SHEET_SCALE]]} y={bottom(place)} scale={SHEET_SCALE} />
          {mm >= 3 && mm < 20 && (
            <Caption x={258} y={bottom(place) - (mm * SHEET_SCALE) / 2 + 5}>
              {mmText(mm)}
            </Caption>
          )}
        </React.Fragment>
      ))}
      <Height text="20" top={DATUM - 20 * SHEET_SCALE} right={276} at={302} />
      <Bar length={20} scale={SHEET_SCALE} />
    </>
  )
}

/** Units per mm: 0.5 mm of steel is 100 units, 30 µm of paint 6. */
const COATED_SCALE = 200
/** mm. AZ-150 is 75 g/m² per side; at 3.75 g/cm³ that is 20 µm. */
const METALLIC_COATING = 0.02

/** Red, blue, green, yellow, violet, white and orange. Used on swatches only. */
const swatches = ["#9E2B25", "#1F4E8C", "#2F6B3C", "#E2B52B", "#6A4C93", "#F3F3EE", "#D9752B"]

/** The layers of coated sheet and its seven colours. */
function CoatedNest() {
  const paint = 0.03 * COATED_SCALE
  const coating = METALLIC_COATING * COATED_SCALE
  const step = STRIP / swatches.length
  return (
    <>
      {swatches.map((colour, index) => (
        <g key={colour} fill={colour} stroke="var(--cut)" strokeWidth=".5">
          <rect x={LEFT + index * step} y={44} width={step - 4} height={56} />
          <rect x={LEFT + index * step} y={118} width={step} height={paint} />
        </g>
      ))}
      <g fill="var(--ctr)" opacity=".55">
        <rect x={LEFT} y={126} width={STRIP} height={coating} />
        <rect x={LEFT} y={234} width={STRIP} height={coating} />
      </g>
      <rect className="n-cut" x={LEFT} y={132} width={STRIP} height={0.5 * COATED_SCALE} />
      <Height text="0.50" top={132} bottom={232} right={LEFT + STRIP} />
      <path className="d-lead" d="M244 121h18V91h8" />
      <text className="d-txt" fontSize={FIGURE} x={274} y={97}>
        {"30\u00a0µm"}
      </text>
      <Bar length={1} scale={COATED_SCALE} />
    </>
  )
}

const nests: Record<NestShape, () => React.ReactElement> = {
  hollow: HollowNest,
  pipe: PipeNest,
  rolled: RolledNest,
  coated: CoatedNest,
  sheet: SheetNest,
  gp: GpNest,
}
