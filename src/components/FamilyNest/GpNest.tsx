import * as React from "react"
import { sectionOutline } from "../../steel/section/outline"
import type { PipeSection, Section } from "../../steel/section/section"
import { DATUM, Height, LEFT, SCALE, Steel, TrueScaleBar } from "./nestParts"

/** Pre-galvanized tubes 2 mm thick, in mm: squares and rounds 15 to 100, rectangles 26 × 13 to 100 × 50. */
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

/** Pre-galvanized tubes in three rows: round, rectangular, square. */
export function GpNest() {
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
