import { type Placement, outlinePath } from "../../steel/section/outlinePath"
import { sectionOutline } from "../../steel/section/outline"
import type { Section } from "../../steel/section/section"
import { ScaleBar, VerticalDimension } from "../SectionDrawing/DimensionLines"

/** Drawing units, as all lengths here. */
export const WIDTH = 340
/** Baseline of all drawings. */
export const DATUM = 250
/** Where the steel starts. */
export const LEFT = 10
/** Units per mm, shared by hollow, pipe, rolled and GP so that their tiles compare. */
export const SCALE = 0.4
/** Type size of dimensions. */
export const FIGURE = 18
/** Type size of captions and scale bars. */
export const CAPTION = 14

/** The cut face of a section, by default on the baseline at the left. */
export function Steel({ section, ...placement }: { section: Section } & Placement) {
  const path = outlinePath(sectionOutline(section), {
    x: LEFT,
    y: DATUM,
    scale: SCALE,
    ...placement,
  })
  return <path className="n-cut" fillRule="evenodd" d={path} />
}

/** Captions use the label colour, because they are not measurements. */
export const captionStyle = { fill: "var(--lab)" }

/** A name beside the steel. */
export function Caption({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text className="d-txt" style={captionStyle} fontSize={CAPTION} x={x} y={y}>
      {children}
    </text>
  )
}

/** The scale bar of drawings at `SCALE`. */
export function TrueScaleBar() {
  return <ScaleBar x={LEFT} y={259} length={200} blocks={4} scale={SCALE} size={CAPTION} />
}

/** A height in mm as a vertical dimension. */
export function Height({ of, text, steelRight }: { of: number; text: string; steelRight: number }) {
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
