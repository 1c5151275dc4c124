import type * as React from "react"
import { FamilyNest, type NestShape, nestOfFamily } from "../../../sizes/drawing/FamilyNest"
import { BrandMark } from "../../../site/Header/BrandMark"
import { Dimension } from "../../../sizes/drawing/DimensionLines"
import { familyGlyph } from "../../../steel/section/familyGlyph"
import { sharePictureSize } from "../../../content/routes/share-picture"
import { mmText } from "../../../steel/format"
import type { Outline } from "../../../steel/section/contour"
import { outlinePath } from "../../../steel/section/outlinePath"
import { sectionOutline } from "../../../steel/section/outline"
import { representativeSection } from "../../../steel/section/representative"
import type { Section } from "../../../steel/section/section"
import type { ShareCard } from "../../../content/routes/routes"
import { type Face, fitText, type SetText, textPath } from "../../drawing/typeset"
import { Glyph } from "./Glyph"

/** What a picture shows: the card of the page's route and the company's name. */
export interface SharePictureProps extends ShareCard {
  readonly company: string
}

const { width: WIDTH, height: HEIGHT } = sharePictureSize
const MARGIN = 60
const INNER = WIDTH - 2 * MARGIN
/** The bottom of the company's name. The text of the page starts below it. */
const BRAND_FOOT = 116

/**
 * The picture of a page for shared links: the company's name, steel drawn to scale, and the page's words in the largest letters
 * that fit, because messengers show it at a quarter of its size. Products have a light ground, other pages a dark one.
 */
export function SharePicture({ company, standards, family, heading, line }: SharePictureProps) {
  const room = family
    ? { width: DRAWING_LEFT - MARGIN - 24, foot: FAMILY_DATUM - 32, largest: 168 }
    : { width: INNER, foot: ROW_DATUM - ROW_HEIGHT - 24, largest: 148 }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <rect className="sheet" width={WIDTH} height={HEIGHT} />
      <path className="ticks" d={ticks} />
      <At x={MARGIN} y={52} width={50} height={50}>
        <BrandMark className="mark" />
      </At>
      <Lines
        className="name"
        face="head"
        text={fitText(company, {
          face: "head",
          width: INNER - 70,
          maxLines: 1,
          maxHeight: 60,
          largest: 46,
          smallest: 24,
        })}
        foot={93}
        x={MARGIN + 68}
      />
      {family ? <FamilyDrawing family={family} standards={standards} /> : <RangeDrawing />}
      <Words heading={heading} line={line} {...room} />
    </svg>
  )
}

/** The site's twelve columns, marked along the upper edge. */
const ticks = Array.from(
  { length: 13 },
  (_, index) => `M${MARGIN + (index * INNER) / 12} 0V${index % 12 === 0 ? 20 : 12}`,
).join("")

/** Positions and sizes an inner SVG, which has its own units. */
function At({
  children,
  ...box
}: { children: React.ReactNode } & Record<"x" | "y" | "width" | "height", number>) {
  return <svg {...box}>{children}</svg>
}

/** Lines of text; the last baseline is at `foot`. */
function Lines({
  text,
  face,
  foot,
  x,
  className,
}: {
  text: SetText
  face: Face
  foot: number
  x: number
  className: string
}) {
  const first = foot - (text.lines.length - 1) * text.lineHeight
  return (
    <path
      className={className}
      d={text.lines
        .map((line, index) => textPath(line, face, text.size, x, first + index * text.lineHeight))
        .join("")}
    />
  )
}

/** Heading above line; the last baseline is at `foot`. */
function Words({
  heading,
  line = "",
  width,
  foot,
  largest,
}: Pick<ShareCard, "heading" | "line"> & {
  width: number
  foot: number
  largest: number
}) {
  const under = fitText(line, {
    face: "text",
    width,
    maxLines: 2,
    maxHeight: 120,
    // Devanagari letters are larger than Latin ones of the same size.
    largest: /\p{Script=Devanagari}/u.test(line) ? 36 : 44,
    smallest: 34,
  })
  const underFoot = foot - under.below
  const headingFoot =
    under.lines.length > 0
      ? underFoot - (under.lines.length - 1) * under.lineHeight - under.size - 28
      : foot
  const name = fitText(heading.replaceAll(" | ", ", "), {
    face: "head",
    width,
    maxLines: 4,
    maxHeight: headingFoot - BRAND_FOOT,
    largest,
    smallest: 40,
  })
  return (
    <>
      <Lines
        className="heading"
        face="head"
        text={name}
        foot={headingFoot - name.below}
        x={MARGIN}
      />
      <Lines className="line" face="text" text={under} foot={underFoot} x={MARGIN} />
    </>
  )
}

/** Pixels per unit of the site's drawings. */
const ENLARGED = 1.62
/** A nest: see FamilyNest. */
const NEST = { width: 340, height: 284, datum: 250 }
const FAMILY_DATUM = 504
const DRAWING_LEFT = 652
/** Where a glyph's outline ends, as a share of its height. */
const GLYPH_FOOT = 38 / 40

function FamilyDrawing({
  standards = [],
  family,
}: Pick<SharePictureProps, "standards"> & { family: string }) {
  const nest = nestOfFamily(family)
  const section = representativeSection(family)
  const below = fitText(standards.map((name) => name.replaceAll(" ", "\u00a0")).join(", "), {
    face: "text",
    width: DRAWING_LEFT - MARGIN - 24,
    maxLines: 2,
    maxHeight: 100,
    largest: 36,
    smallest: 30,
  })
  return (
    <>
      <path className="d-datum" d={`M0 ${FAMILY_DATUM}H${WIDTH}`} />
      <g transform={`translate(${DRAWING_LEFT} ${FAMILY_DATUM}) scale(${ENLARGED})`}>
        {nest ? (
          <Nest shape={nest} />
        ) : section ? (
          <DimensionedSection section={section} />
        ) : (
          <At x={10} y={-GLYPH_FOOT * 252} width={252} height={252}>
            <Glyph shape={familyGlyph(family)} />
          </At>
        )}
      </g>
      <Lines
        className="line"
        face="text"
        text={below}
        foot={FAMILY_DATUM + 60 + (below.lines.length - 1) * below.lineHeight}
        x={MARGIN}
      />
    </>
  )
}

/** A nest with its left edge and baseline at the origin. */
function Nest({ shape }: { shape: NestShape }) {
  return (
    <g className={shape === "gp" ? "thin" : undefined}>
      <At x={0} y={-NEST.datum} width={NEST.width} height={NEST.height}>
        <FamilyNest shape={shape} />
      </At>
    </g>
  )
}

/** The right edge of an outline at a height. An extension line starts there. */
function steelEnd(outline: Outline, height: number): number {
  const points = outline.outer.segments.map(({ to }) => to)
  return Math.max(...points.filter(({ y }) => Math.abs(y - height) < 1e-6).map(({ x }) => x))
}

/** One section standing on the origin, with its width and its height. */
function DimensionedSection({ section }: { section: Section }) {
  const outline = sectionOutline(section)
  const scale = Math.min(244 / outline.width, 226 / outline.height)
  const width = outline.width * scale
  const height = outline.height * scale
  const left = 10 + (244 - width) / 2
  return (
    <>
      <path className="n-cut" fillRule="evenodd" d={outlinePath(outline, { x: left, scale })} />
      <Dimension
        axis="y"
        at={left + width + 34}
        from={-height}
        to={0}
        text={mmText(outline.height)}
        size={20}
        steel={[
          left + scale * steelEnd(outline, outline.height),
          left + scale * steelEnd(outline, 0),
        ]}
      />
      <Dimension
        axis="x"
        at={34}
        from={left}
        to={left + width}
        text={mmText(outline.width)}
        size={20}
        steel={[0, 0]}
      />
    </>
  )
}

const ROW_DATUM = 582
/** The height of the row of steel. */
const ROW_HEIGHT = 264

/** Drawings at a common scale, and the left edge of each, clear of the one before. */
const rangeNests = [
  ["hollow", -10],
  ["pipe", 229],
  ["gp", 440],
  ["rolled", 676],
] as const

/** The range of the company in one row. */
function RangeDrawing() {
  return (
    <>
      <path className="d-datum" d={`M0 ${ROW_DATUM}H${WIDTH}`} />
      <g transform={`translate(${MARGIN} ${ROW_DATUM})`}>
        <g className="row" transform="scale(1.09)">
          {rangeNests.map(([shape, x]) => (
            <g
              key={shape}
              className={shape === "rolled" ? undefined : "bare"}
              transform={`translate(${x})`}
            >
              <Nest shape={shape} />
            </g>
          ))}
        </g>
      </g>
    </>
  )
}
