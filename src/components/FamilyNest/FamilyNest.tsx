import * as React from "react"
import { outlinePath, type Placement, sectionOutline } from "../../steel/section/outline"
import { figure } from "../../steel/format"
import type { PipeSection, Section } from "../../steel/section/section"
import { ScaleBar, VerticalDimension } from "../SectionDrawing/DimensionLines"

export const nestShapes = ["hollow", "pipe", "rolled", "coated", "sheet", "gp"] as const

export type NestShape = (typeof nestShapes)[number]

/** The nest a product family is shown by, or null: not every family has a range to draw. */
export function nestOfFamily(family: string): NestShape | null {
  return nestShapes.find((shape) => shape === family) ?? null
}

/** The `--crop` of a tile: how much of the empty space above a nest a narrow column may take away. */
export const nestCrop: Record<NestShape, string> = {
  hollow: "-10%",
  pipe: "-20%",
  rolled: "0%",
  coated: "-8%",
  sheet: "0%",
  gp: "-18%",
}

const WIDTH = 340
const HEIGHT = 284
/** All nests stand on this line, their steel from LEFT on. */
const DATUM = 250
const LEFT = 10
/** Units per mm of hollow, pipe, rolled and GP: neighbours can be compared. */
const SCALE = 0.4
const FIGURE = 18
const CAPTION = 14

/** A whole family as one drawing: its range of sizes on one datum line at one scale, with a scale bar. */
export function FamilyNest({ shape }: { shape: NestShape }) {
  const { label, Drawing } = nests[shape]
  return (
    <svg className="draw" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="d-datum" d={`M0 ${DATUM}H${WIDTH}`} />
      <Drawing />
    </svg>
  )
}

const nests: Record<NestShape, { label: string; Drawing: () => React.ReactElement }> = {
  hollow: {
    label:
      "Square hollow sections from 25 to 500\u00a0mm and the outline of 600\u00a0×\u00a0400, drawn at one scale",
    Drawing: HollowNest,
  },
  pipe: {
    label: "Round pipe from 15\u00a0nb to 400\u00a0nb, drawn at one scale",
    Drawing: PipeNest,
  },
  rolled: {
    label: "Beam 600, channel 400 and angle 200\u00a0×\u00a0200, drawn at one scale",
    Drawing: RolledNest,
  },
  coated: {
    label: "Colour coated sheet: 0.50\u00a0mm steel with 30 micrometre paint, and seven colours",
    Drawing: CoatedNest,
  },
  sheet: {
    label: "Sheet thickness from 1.6 to 20\u00a0mm, drawn at one scale",
    Drawing: SheetNest,
  },
  gp: {
    label:
      "Pre-galvanized square, rectangular and round tube from 15 to 100\u00a0mm, drawn at one scale",
    Drawing: GpNest,
  },
}

function Steel({ section, ...placement }: { section: Section } & Placement) {
  const path = outlinePath(sectionOutline(section), {
    x: LEFT,
    y: DATUM,
    scale: SCALE,
    ...placement,
  })
  return <path className="n-cut" fillRule="evenodd" d={path} />
}

/** Names beside the steel are set like figures, in the colour of labels: they measure nothing. */
const captionStyle = { fill: "var(--lab)" }

function Caption({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text className="d-txt" style={captionStyle} fontSize={CAPTION} x={x} y={y}>
      {children}
    </text>
  )
}

function TrueScaleBar() {
  return <ScaleBar x={LEFT} y={259} length={200} blocks={4} scale={SCALE} size={CAPTION} />
}

function Height({ of, text, steelRight }: { of: number; text: string; steelRight: number }) {
  return (
    <VerticalDimension
      x={280}
      top={DATUM - of * SCALE}
      bottom={DATUM}
      text={text}
      size={FIGURE}
      steel={[steelRight, steelRight]}
    />
  )
}

/** Square sizes [side, wall] in mm, from the smallest in the IS 4923 table to the largest supplied. */
const squares = [
  [500, 16],
  [400, 12],
  [300, 10],
  [200, 8],
  [150, 6],
  [100, 5],
  [50, 4],
  [25, 3],
] as const

/** The largest rectangle supplied, lying. */
const largestRectangle = {
  shape: "hollow",
  depth: 400,
  width: 600,
  wallThickness: 12,
} as const

function HollowNest() {
  return (
    <>
      <path
        className="n-ghost"
        d={outlinePath(
          { ...sectionOutline(largestRectangle), holes: [] },
          { x: LEFT, y: DATUM, scale: SCALE },
        )}
      />
      {squares.map(([side, wallThickness]) => (
        <Steel key={side} section={{ shape: "hollow", depth: side, width: side, wallThickness }} />
      ))}
      <Height of={500} text="500" steelRight={LEFT + 500 * SCALE} />
      <text
        className="d-txt"
        style={captionStyle}
        fontSize={CAPTION}
        textAnchor="middle"
        transform="translate(241 170) rotate(-90)"
      >
        {"600\u00a0×\u00a0400"}
      </text>
      <TrueScaleBar />
    </>
  )
}

/** Pipes [outside diameter, wall] in mm: 400, 300, 250, 200, 150, 100, 65, 40 and 15 nb of the IS 1161 and IS 3589 tables. */
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
] as const

const PIPE_AXIS = 114

function PipeNest() {
  return (
    <>
      {pipes.map(([outsideDiameter, wallThickness]) => (
        <Steel
          key={outsideDiameter}
          section={{ shape: "pipe", outsideDiameter, wallThickness }}
          x={PIPE_AXIS - (outsideDiameter / 2) * SCALE}
        />
      ))}
      <Height of={406.4} text="Ø 406.4" steelRight={PIPE_AXIS + 6} />
      <TrueScaleBar />
    </>
  )
}

/** The deepest beam, the deepest channel and the largest angle of IS 808:2021: ISMB 600, ISMC 400, ISA 200 x 200 x 16. */
const rolled = {
  beam: {
    shape: "beam",
    depth: 600,
    flangeWidth: 210,
    webThickness: 12,
    flangeThickness: 20.3,
    flangeSlope: 98,
    rootRadius: 20,
    toeRadius: 10,
  },
  channel: {
    shape: "channel",
    depth: 400,
    flangeWidth: 100,
    webThickness: 8.8,
    flangeThickness: 15.3,
    flangeSlope: 96,
    rootRadius: 15,
    toeRadius: 4.8,
  },
  angle: {
    shape: "angle",
    legA: 200,
    legB: 200,
    thickness: 16,
    rootRadius: 15,
    toeRadius: 4.8,
  },
} as const

function RolledNest() {
  return (
    <>
      <Steel section={rolled.beam} />
      <Steel section={rolled.channel} x={112} />
      <Steel section={rolled.angle} x={168} />
      <Height of={600} text="600" steelRight={LEFT + 210 * SCALE} />
      <Caption x={112} y={82}>
        {"MC\u00a0400"}
      </Caption>
      <Caption x={168} y={162}>
        {"200\u00a0×\u00a0200"}
      </Caption>
      <TrueScaleBar />
    </>
  )
}

/** Units per mm: 0.5 mm of steel becomes 100 units, 30 µm of paint 6. */
const COATED_SCALE = 200
const STRIP = 240
/** AZ-150 is 75 g/m² a side, at 3.75 g/cm³ 20 µm. */
const METALLIC_COATING = 0.02

/** Red, blue, green, yellow, violet, white and orange: the colours of the range, which appear on swatches only. */
const swatches = ["#9E2B25", "#1F4E8C", "#2F6B3C", "#E2B52B", "#6A4C93", "#F3F3EE", "#D9752B"]

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
      <VerticalDimension
        x={280}
        top={132}
        bottom={232}
        text="0.50"
        size={FIGURE}
        steel={[LEFT + STRIP, LEFT + STRIP]}
      />
      <path className="d-lead" d="M244 121h18V91h8" />
      <text className="d-txt" fontSize={FIGURE} x={274} y={97}>
        {"30\u00a0µm"}
      </text>
      <ScaleBar x={LEFT} y={259} length={1} blocks={4} scale={COATED_SCALE} size={CAPTION} />
    </>
  )
}

const SHEET_SCALE = 3.5
const SHEET_GAP = 6

/** Thicknesses in mm, over the range MS sheet is supplied in, and where the lower face of each lies in the stack. */
const sheets = [20, 12, 8, 6, 4, 3.15, 2.5, 1.6].map((thickness, index, all) => ({
  thickness,
  y: all.slice(0, index).reduce((y, below) => y - below * SHEET_SCALE - SHEET_GAP, DATUM),
}))

function SheetNest() {
  return (
    <>
      {sheets.map(({ thickness, y }) => (
        <React.Fragment key={thickness}>
          <Steel
            section={{ shape: "sheet", width: STRIP / SHEET_SCALE, thickness }}
            y={y}
            scale={SHEET_SCALE}
          />
          {thickness >= 3 && thickness < 20 && (
            <Caption x={258} y={y - (thickness * SHEET_SCALE) / 2 + 5}>
              {figure(thickness)}
            </Caption>
          )}
        </React.Fragment>
      ))}
      <VerticalDimension
        x={302}
        top={DATUM - 20 * SHEET_SCALE}
        bottom={DATUM}
        text="20"
        size={FIGURE}
        steel={[276, 276]}
      />
      <ScaleBar x={LEFT} y={259} length={20} blocks={4} scale={SHEET_SCALE} size={CAPTION} />
    </>
  )
}

/** Pre-galvanized tube in mm, wall 2 throughout: squares and rounds 15 to 100, rectangles 26 × 13 to 100 × 50. */
const gpSides = [15, 20, 25, 32, 40, 50, 72, 100]
const gpRectangles = [
  [26, 13],
  [40, 20],
  [50, 25],
  [60, 30],
  [60, 40],
  [80, 40],
  [96, 48],
  [100, 50],
] as const

const gpRows: { y: number; tubes: Section[] }[] = [
  {
    y: DATUM,
    tubes: gpSides.map((side) => ({ shape: "hollow", depth: side, width: side, wallThickness: 2 })),
  },
  {
    y: 184,
    tubes: gpRectangles.map(([depth, width]) => ({
      shape: "hollow",
      depth,
      width,
      wallThickness: 2,
    })),
  },
  {
    y: 118,
    tubes: gpSides.map((side): PipeSection => ({
      shape: "pipe",
      outsideDiameter: side,
      wallThickness: 2,
    })),
  },
]

const GP_GAP = 9

function GpNest() {
  return (
    <>
      {gpRows.map(({ y, tubes }) => {
        let x = LEFT
        return (
          <React.Fragment key={y}>
            {tubes.map((section, index) => {
              const left = x
              x += sectionOutline(section).width * SCALE + GP_GAP
              return <Steel key={index} section={section} x={left} y={y} />
            })}
            {y < DATUM && <path className="d-grid" d={`M${LEFT} ${y}H256`} />}
          </React.Fragment>
        )
      })}
      <Height of={100} text="100" steelRight={220} />
      <TrueScaleBar />
    </>
  )
}
