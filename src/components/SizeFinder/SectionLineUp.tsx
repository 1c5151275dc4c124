import { outlinePath } from "../../steel/section/outlinePath"
import { sectionOutline } from "../../steel/section/outline"
import type { Section } from "../../steel/section/section"
import { VerticalDimension } from "../SectionDrawing/DimensionLines"
import * as styles from "./SizeFinder.module.css"
import { useWords } from "../../interface/words"

/** One size of each shape from the tables, from small to tall. */
const sections: readonly Section[] = [
  { shape: "angle", legA: 100, legB: 100, thickness: 6, rootRadius: 8.5, toeRadius: 0 },
  { shape: "hollow", depth: 100, width: 50, wallThickness: 4 },
  { shape: "pipe", outsideDiameter: 219.1, wallThickness: 6.3 },
  {
    shape: "channel",
    depth: 300,
    flangeWidth: 90,
    webThickness: 7.8,
    flangeThickness: 13.6,
    flangeSlope: 96,
    rootRadius: 13,
    toeRadius: 6.5,
  },
  { shape: "hollow", depth: 400, width: 400, wallThickness: 12 },
  {
    shape: "beam",
    depth: 600,
    flangeWidth: 210,
    webThickness: 12,
    flangeThickness: 20.3,
    flangeSlope: 98,
    rootRadius: 20,
    toeRadius: 10,
  },
]

/** Drawing units per mm, between two sections, and above the tallest. */
const SCALE = 0.4
const GAP = 26
const TOP = 12

/** Sections of all shapes at one scale, with the depth of the tallest. */
export function SectionLineUp() {
  const words = useWords("finder")
  const outlines = sections.map(sectionOutline)
  const height = TOP + SCALE * Math.max(...outlines.map((outline) => outline.height))
  const starts = outlines.map(
    (_, place) =>
      6 + outlines.slice(0, place).reduce((x, outline) => x + SCALE * outline.width + GAP, 0),
  )
  const end = (starts.at(-1) ?? 0) + SCALE * (outlines.at(-1)?.width ?? 0)
  return (
    <div className={styles.lineUp}>
      <svg
        className="draw"
        viewBox={`0 0 ${Math.ceil(end + 60)} ${height}`}
        role="img"
        aria-label={words.lineUp}
      >
        {outlines.map((outline, place) => (
          <path
            key={starts[place]}
            className="n-cut"
            fillRule="evenodd"
            d={outlinePath(outline, { x: starts[place], y: height, scale: SCALE })}
          />
        ))}
        <VerticalDimension
          x={Math.ceil(end + 38)}
          top={TOP}
          bottom={height}
          text="600"
          size={18}
          steel={[end, end]}
        />
      </svg>
    </div>
  )
}
