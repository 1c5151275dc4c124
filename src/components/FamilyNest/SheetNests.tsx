import * as React from "react"
import { mmText } from "../../steel/format"
import { ScaleBar, VerticalDimension } from "../SectionDrawing/DimensionLines"
import { CAPTION, Caption, DATUM, FIGURE, LEFT, Steel } from "./nestParts"

/** Units per mm: 0.5 mm of steel is 100 units, 30 µm of paint 6. */
const COATED_SCALE = 200
const STRIP = 240
/** mm. AZ-150 is 75 g/m² per side; at 3.75 g/cm³ that is 20 µm. */
const METALLIC_COATING = 0.02

/** Red, blue, green, yellow, violet, white and orange. Used on swatches only. */
const swatches = ["#9E2B25", "#1F4E8C", "#2F6B3C", "#E2B52B", "#6A4C93", "#F3F3EE", "#D9752B"]

/** The layers of coated sheet and its seven colours. */
export function CoatedNest() {
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

/** Thicknesses in mm across the MS sheet range, with the bottom of each in the stack. */
const sheets = [20, 12, 8, 6, 4, 3.15, 2.5, 1.6].map((thickness, index, all) => ({
  thickness,
  y: all.slice(0, index).reduce((y, below) => y - below * SHEET_SCALE - SHEET_GAP, DATUM),
}))

/** Sheet thicknesses in a stack. */
export function SheetNest() {
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
              {mmText(thickness)}
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
