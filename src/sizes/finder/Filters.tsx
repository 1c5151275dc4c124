import * as React from "react"
import { useWords } from "../../site/words/words"
import { shapeFilters, type ShapeFilter } from "../../steel/finder/search"
import type { SizeFamily } from "../../steel/range/families"
import { sectionOf } from "../../steel/range/makeSize"
import { sectionOutline } from "../../steel/section/outline"
import { outlinePath } from "../../steel/section/outlinePath"
import * as fields from "../../site/blocks/Field.module.css"
import { Dimension } from "../drawing/DimensionLines"
import * as styles from "./Filters.module.css"
import * as finder from "./SizeFinder.module.css"

/** Sections in a 40 × 40 box, with exaggerated dimensions: real thicknesses would vanish. A plank is a tube that lies flat. */
const glyphs: Record<
  ShapeFilter,
  readonly [family: SizeFamily, lengths: readonly number[], x: number, y: number][]
> = {
  square: [["square", [32, 32, 3.5], 4, 36]],
  rectangular: [["plank", [36, 22, 3.5], 2, 31]],
  pipe: [["pipe", [34, 3.5], 3, 37]],
  gp: [
    ["pipe", [17, 2], 1, 38],
    ["square", [17, 17, 2], 22, 38],
    ["plank", [24, 12, 2], 8, 16],
  ],
  angle: [["equalAngle", [34, 34, 4.5, 4, 2], 3, 37]],
  channel: [["channel", [36, 19, 3.5, 5, 96, 3, 1.5], 11, 38]],
  beam: [["beam", [36, 24, 3.5, 5, 98, 3, 1.5], 8, 38]],
  sheet: [
    ["sheet", [3, 36], 2, 11],
    ["sheet", [5, 36], 2, 22],
    ["sheet", [8, 36], 2, 36],
  ],
  plank: [
    ["plank", [36, 11, 2], 2, 17],
    ["plank", [36, 11, 2], 2, 34],
  ],
}

function glyphPath(shape: ShapeFilter): string {
  return glyphs[shape]
    .map(([family, lengths, x, y]) =>
      outlinePath(sectionOutline(sectionOf(family, lengths)), { x, y }),
    )
    .join("")
}

interface FiltersProps {
  shapes: readonly ShapeFilter[]
  onChange: () => void
}

/** The shapes to choose from. Memoized, so that typing a size does not render them. */
export const Filters = React.memo(function Filters({ shapes, onChange }: FiltersProps) {
  const words = useWords("finder")
  return (
    <fieldset>
      <legend className={fields.label}>{words.shape}</legend>
      <div
        className={styles.famset}
        style={{ "--shapes": shapeFilters.length } as React.CSSProperties}
      >
        {shapeFilters.map((value) => (
          <label key={value}>
            <input
              className={fields.pick}
              type="checkbox"
              name="shape"
              value={value}
              checked={shapes.includes(value)}
              onChange={onChange}
            />
            <span>
              <svg className="glyph" viewBox="0 0 40 40" aria-hidden="true">
                <path fillRule="evenodd" d={glyphPath(value)} />
              </svg>
              {words.shapes[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

/** One size of each shape from the tables, from small to tall. */
const lineUp = [
  sectionOf("equalAngle", [100, 100, 6, 8.5, 0]),
  sectionOf("rectangular", [100, 50, 4]),
  sectionOf("pipe", [219.1, 6.3]),
  sectionOf("channel", [300, 90, 7.8, 13.6, 96, 13, 6.5]),
  sectionOf("square", [400, 400, 12]),
  sectionOf("beam", [600, 210, 12, 20.3, 98, 20, 10]),
].map(sectionOutline)

/** Drawing units per mm, between two sections, and above the tallest. */
const SCALE = 0.4
const GAP = 26
const TOP = 12

/** Sections of all shapes at one scale, with the depth of the tallest. */
export function SectionLineUp() {
  const words = useWords("finder")
  const height = TOP + SCALE * Math.max(...lineUp.map((outline) => outline.height))
  const widthOf = (outlines: typeof lineUp) =>
    outlines.reduce((x, { width }) => x + SCALE * width + GAP, 6)
  const end = widthOf(lineUp) - GAP
  return (
    <div className={finder.lineUp}>
      <svg
        className="draw"
        viewBox={`0 0 ${Math.ceil(end + 60)} ${height}`}
        role="img"
        aria-label={words.lineUp}
      >
        {lineUp.map((outline, place) => (
          <path
            key={place}
            className="n-cut"
            fillRule="evenodd"
            d={outlinePath(outline, {
              x: widthOf(lineUp.slice(0, place)),
              y: height,
              scale: SCALE,
            })}
          />
        ))}
        <Dimension
          axis="y"
          at={Math.ceil(end + 38)}
          from={TOP}
          to={height}
          text="600"
          size={18}
          steel={[end, end]}
        />
      </svg>
    </div>
  )
}
