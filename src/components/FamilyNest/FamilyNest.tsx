import * as React from "react"
import { outlinePath } from "../../steel/section/outlinePath"
import { sectionOutline } from "../../steel/section/outline"
import {
  CAPTION,
  Caption,
  DATUM,
  Height,
  LEFT,
  SCALE,
  Steel,
  TrueScaleBar,
  WIDTH,
  captionStyle,
} from "./nestParts"
import { CoatedNest, SheetNest } from "./SheetNests"
import { GpNest } from "./GpNest"

/** The families that have a drawing. */
export const nestShapes = ["hollow", "pipe", "rolled", "coated", "sheet", "gp"] as const

/** A family that has a drawing. */
export type NestShape = (typeof nestShapes)[number]

/** The drawing for a product family, or null if it has none. */
export function nestOfFamily(family: string): NestShape | null {
  return nestShapes.find((shape) => shape === family) ?? null
}

const HEIGHT = 284

/** A product family in one drawing: its range of sizes at one scale, with a scale bar. */
export function FamilyNest({ shape, label }: { shape: NestShape; label?: string }) {
  const Drawing = nests[shape]
  return (
    <svg className="draw" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="d-datum" d={`M0 ${DATUM}H${WIDTH}`} />
      <Drawing />
    </svg>
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
] as const

/** The largest rectangle supplied, lying flat. */
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

/** The deepest beam and channel and the largest angle of IS 808:2021: ISMB 600, ISMC 400, ISA 200 x 200 x 16. */
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
