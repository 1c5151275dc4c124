import type { SectionShape } from "../../steel/section/familyShape"

const channel =
  "M20 4H35.36V5.41Q35.36 6.17 34.4 6.27L24.48 7.32Q21.92 7.59 21.92 10.15L21.92 29.85Q21.92 32.41 24.48 32.68L34.4 33.73Q35.36 33.83 35.36 34.59V36H20Z"
const beam =
  "M1 4H17.64V5.02Q17.64 6.04 16.36 6.22L13.16 6.67Q10.28 7.08 10.28 9.96L10.28 30.04Q10.28 32.92 13.16 33.33L16.36 33.78Q17.64 33.96 17.64 34.98V36H1V34.98Q1 33.96 2.28 33.78L5.48 33.33Q8.36 32.92 8.36 30.04L8.36 9.96Q8.36 7.08 5.48 6.67L2.28 6.22Q1 6.04 1 5.02Z"

/**
 * Filled outlines on a 40 × 40 grid, evenodd, with exaggerated dimensions: real thicknesses would vanish at 40 px. They are
 * written out because every page has them in its menu, and few pages draw sections.
 */
const paths: Record<Exclude<SectionShape, "coated" | "finder">, string> = {
  hollow:
    "M7 14H21A5 5 0 0 1 26 19V33A5 5 0 0 1 21 38H7A5 5 0 0 1 2 33V19A5 5 0 0 1 7 14ZM7 16.5A2.5 2.5 0 0 0 4.5 19V33A2.5 2.5 0 0 0 7 35.5H21A2.5 2.5 0 0 0 23.5 33V19A2.5 2.5 0 0 0 21 16.5ZM32 2H34A4 4 0 0 1 38 6V34A4 4 0 0 1 34 38H32A4 4 0 0 1 28 34V6A4 4 0 0 1 32 2ZM32 4A2 2 0 0 0 30 6V34A2 2 0 0 0 32 36H34A2 2 0 0 0 36 34V6A2 2 0 0 0 34 4Z",
  pipe: "M0.93 24A15.07 15.07 0 1 1 31.07 24A15.07 15.07 0 1 1 0.93 24ZM4.43 24A11.57 11.57 0 1 0 27.57 24A11.57 11.57 0 1 0 4.43 24ZM26.27 11A6.72 6.72 0 1 1 39.73 11A6.72 6.72 0 1 1 26.27 11ZM28.52 11A4.47 4.47 0 1 0 37.48 11A4.47 4.47 0 1 0 28.52 11Z",
  rolled: beam + channel,
  angle: "M2 2v36h36v-2.5a2 2 0 0 0 -2 -2h-25a4.5 4.5 0 0 1 -4.5 -4.5v-25a2 2 0 0 0 -2 -2h-2.5Z",
  "channel-beam": beam + channel,
  sheet: "M2 6h36v2H2zM2 12h36v3H2zM2 19h36v5H2zM2 28h36v8H2z",
  coil: "M2 20a18 18 0 0 0 36 0a18 18 0 0 0 -36 0ZM4.5 20a15.5 15.5 0 0 1 31 0a15.5 15.5 0 0 1 -31 0ZM6.5 20a13.5 13.5 0 0 0 27 0a13.5 13.5 0 0 0 -27 0ZM9 20a11 11 0 0 1 22 0a11 11 0 0 1 -22 0ZM11 20a9 9 0 0 0 18 0a9 9 0 0 0 -18 0ZM13.5 20a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1 -13 0Z",
  gp: "M6 22H14A4 4 0 0 1 18 26V34A4 4 0 0 1 14 38H6A4 4 0 0 1 2 34V26A4 4 0 0 1 6 22ZM6 24A2 2 0 0 0 4 26V34A2 2 0 0 0 6 36H14A2 2 0 0 0 16 34V26A2 2 0 0 0 14 24ZM25 22H34A4 4 0 0 1 38 26V34A4 4 0 0 1 34 38H25A4 4 0 0 1 21 34V26A4 4 0 0 1 25 22ZM25 24A2 2 0 0 0 23 26V34A2 2 0 0 0 25 36H34A2 2 0 0 0 36 34V26A2 2 0 0 0 34 24ZM2 11.5A8 8 0 1 1 18 11.5A8 8 0 1 1 2 11.5ZM4 11.5A6 6 0 1 0 16 11.5A6 6 0 1 0 4 11.5ZM21 11.5A8 8 0 1 1 37 11.5A8 8 0 1 1 21 11.5ZM23 11.5A6 6 0 1 0 35 11.5A6 6 0 1 0 23 11.5Z",
  "door-frame":
    "M2 12v16a3 3 0 0 0 3 3h30a3 3 0 0 0 3 -3v-9.4a3 3 0 0 0 -3 -3h-10.4a1 1 0 0 1 -1 -1v-2.6a3 3 0 0 0 -3 -3h-15.6a3 3 0 0 0 -3 3ZM4 28v-16a1 1 0 0 1 1 -1h15.6a1 1 0 0 1 1 1v2.6a3 3 0 0 0 3 3h10.4a1 1 0 0 1 1 1v9.4a1 1 0 0 1 -1 1h-30a1 1 0 0 1 -1 -1Z",
  window:
    "M2 25v10a3 3 0 0 0 3 3h18a3 3 0 0 0 3 -3v-2a3 3 0 0 0 -3 -3h-8a1 1 0 0 1 -1 -1v-4a3 3 0 0 0 -3 -3h-6a3 3 0 0 0 -3 3ZM4 35v-10a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1v4a3 3 0 0 0 3 3h8a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-18a1 1 0 0 1 -1 -1ZM10 5v2a3 3 0 0 0 3 3h4.4a1 1 0 0 1 1 1v4a3 3 0 0 0 3 3h5.2a3 3 0 0 0 3 -3v-4a1 1 0 0 1 1 -1h4.4a3 3 0 0 0 3 -3v-2a3 3 0 0 0 -3 -3h-22a3 3 0 0 0 -3 3ZM12 7v-2a1 1 0 0 1 1 -1h22a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4.4a3 3 0 0 0 -3 3v4a1 1 0 0 1 -1 1h-5.2a1 1 0 0 1 -1 -1v-4a3 3 0 0 0 -3 -3h-4.4a1 1 0 0 1 -1 -1Z",
  plank:
    "M2 33v1a4 4 0 0 0 4 4h28a4 4 0 0 0 4 -4v-1a4 4 0 0 0 -4 -4h-28a4 4 0 0 0 -4 4ZM4 34v-1a2 2 0 0 1 2 -2h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2 -2ZM2 22v1a4 4 0 0 0 4 4h28a4 4 0 0 0 4 -4v-1a4 4 0 0 0 -4 -4h-28a4 4 0 0 0 -4 4ZM4 23v-1a2 2 0 0 1 2 -2h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2 -2ZM2 11v1a4 4 0 0 0 4 4h28a4 4 0 0 0 4 -4v-1a4 4 0 0 0 -4 -4h-28a4 4 0 0 0 -4 4ZM4 12v-1a2 2 0 0 1 2 -2h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2 -2Z",
  reflector:
    "M2 14v12a3 3 0 0 0 3 3h4.8a3 3 0 0 0 3 -3v-1.04a1 1 0 0 1 1 -1h12.4a1 1 0 0 1 1 1v1.04a3 3 0 0 0 3 3h4.8a3 3 0 0 0 3 -3v-12a3 3 0 0 0 -3 -3h-4.8a3 3 0 0 0 -3 3v1.04a1 1 0 0 1 -1 1h-12.4a1 1 0 0 1 -1 -1v-1.04a3 3 0 0 0 -3 -3h-4.8a3 3 0 0 0 -3 3ZM4 26v-12a1 1 0 0 1 1 -1h4.8a1 1 0 0 1 1 1v1.04a3 3 0 0 0 3 3h12.4a3 3 0 0 0 3 -3v-1.04a1 1 0 0 1 1 -1h4.8a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-4.8a1 1 0 0 1 -1 -1v-1.04a3 3 0 0 0 -3 -3h-12.4a3 3 0 0 0 -3 3v1.04a1 1 0 0 1 -1 1h-4.8a1 1 0 0 1 -1 -1Z",
  "value-added":
    "M5 5h30a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM6.5 8.5v23h16V18.5a2 2 0 0 1 2-2h9v-8z",
}

interface SectionGlyphProps {
  shape: SectionShape
  /** Added to `glyph`: "glyph--sm" for 28 px, "glyph--lg" for 64 px. */
  className?: string
}

/** The small decorative drawing beside a family's name. */
export function SectionGlyph({ shape, className }: SectionGlyphProps) {
  return (
    <svg
      className={["glyph", className].filter(Boolean).join(" ")}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {drawing(shape)}
    </svg>
  )
}

function drawing(shape: SectionShape) {
  switch (shape) {
    case "coated":
      return (
        <>
          <path d="M2 8h36v5H2zM2 32h36v2H2z" />
          <path d="M2 16h36v13H2z" opacity=".45" />
        </>
      )
    case "finder":
      return (
        <g fill="none" stroke="currentColor" strokeWidth="4">
          <circle cx="17" cy="17" r="12" />
          <path d="m26 26 11 11" />
        </g>
      )
    default:
      return <path fillRule="evenodd" d={paths[shape]} />
  }
}
