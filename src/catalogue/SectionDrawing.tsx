import * as React from "react"
import { outlinePath } from "../steel/section/contour"
import { sectionOutline } from "../steel/section/outline"
import { mmText } from "../steel/format"
import { type Section, isIndicative } from "../steel/section/section"
import { sectionName } from "../steel/section/name"
import { ScaleBar } from "./DimensionLines"
import { CentreLines, Dimensions, type ToDrawing } from "./SectionDimensions"
import type { SteelWords } from "../kit/words/catalogue"

interface SectionDrawingProps {
  section: Section
  /** Text alternative: see drawingSentence. Without it the drawing is decorative. */
  label?: string
  /** Hatches the cut steel at 45 degrees; otherwise it is solid. */
  hatch?: boolean
  scaleBar?: boolean
}

/** The steel fits into a box of this many drawing units. */
const STEEL_BOX = 270
/** Room for the dimension lines. */
const margin = { left: 84, right: 116, top: 62, bottom: 62 }
const LABEL = 20

/**
 * A section drawn from its dimensions at the largest scale that fits, with dimension lines and a scale bar. Sheet is shown as a
 * broken piece with its thickness to scale.
 *
 * @throws RangeError for dimensions that make no section (see `sectionOutline`).
 */
export function SectionDrawing({
  section,
  label,
  hatch = true,
  scaleBar = true,
}: SectionDrawingProps) {
  const hatchId = `hatch${React.useId()}`
  const sheet = section.shape === "sheet"
  const whole = sectionOutline(section)
  const scale = sheet
    ? sheetScale(section.thickness)
    : STEEL_BOX / Math.max(whole.width, whole.height)
  const outline = sheet
    ? sectionOutline({ ...section, width: Math.min(section.width, STEEL_BOX / scale) })
    : whole
  const drawn = { width: outline.width * scale, height: outline.height * scale }
  const left = margin.left + (STEEL_BOX - drawn.width) / 2
  const bottom = margin.top + drawn.height
  const place: ToDrawing = (x, y) => ({ x: left + scale * x, y: bottom - scale * y })
  const path = outlinePath(outline, { x: left, y: bottom, scale })
  const broken = sheet && outline.width < section.width
  const barTop = bottom + margin.bottom + 15
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${margin.left + STEEL_BOX + margin.right} ${Math.ceil(scaleBar ? barTop + 36 : bottom + margin.bottom)}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
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
      <CentreLines section={section} outline={outline} place={place} />
      <Dimensions section={section} outline={outline} place={place} />
      {scaleBar && (
        <ScaleBar x={margin.left} y={barTop} scale={scale} size={LABEL} {...bar(scale)} />
      )}
    </svg>
  )
}

/** Describes the drawing of a section by its shape and size. */
export function drawingSentence(section: Section, words: SteelWords): string {
  const parts = [sectionName(section, words)]
  if (section.shape === "sheet") parts.push(words.cutFace)
  else parts.push(words.toScale)
  if (section.shape === "hollow") {
    parts.push(words.cornerRadius(mmText(2 * section.wallThickness)))
  }
  if (isIndicative(section)) parts.push(words.indicativeSteps)
  return parts.join(", ")
}

/** One scale for hot rolled sheet, so that thicker looks thicker; a larger one for thin coated sheet. */
function sheetScale(thickness: number): number {
  return thickness < 1.6 ? 100 : 3.5
}

/** The longest round length that fills at most half the box. */
function bar(scale: number): { length: number; blocks: number } {
  const longest = STEEL_BOX / 2 / scale + 1e-9
  const power = 10 ** Math.floor(Math.log10(longest))
  const first = [5, 2, 1].find((digit) => digit * power <= longest) ?? 1
  return { length: Number((first * power).toPrecision(1)), blocks: first === 2 ? 4 : 5 }
}

/** Two zigzag lines: the piece is longer than drawn. */
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
