import type * as React from "react"
import { FamilyNest, type NestShape, nestOfFamily } from "../../components/FamilyNest/FamilyNest"
import { BrandMark } from "../../components/Header/BrandMark"
import {
  HorizontalDimension,
  VerticalDimension,
} from "../../components/SectionDrawing/DimensionLines"
import { familyShape } from "../../components/SectionGlyph/familyShape"
import { SectionGlyph } from "../../components/SectionGlyph/SectionGlyph"
import { sharePictureSize } from "../../components/Seo/sharePicture"
import { type Outline, outlinePath, sectionOutline } from "../../steel/section/outline"
import { representativeSection } from "../../steel/section/representative"
import { figure } from "../../steel/format"
import type { Section } from "../../steel/section/section"
import { type Face, fitText, type SetText, textPath, textWidth } from "./typeset"

/** What the picture of a page shows. */
export interface SharePictureProps {
  readonly company: string
  readonly heading: string
  /** The line under the heading: a size range, a date. */
  readonly line?: string
  /** Under the datum of a family. */
  readonly standards?: readonly string[]
  readonly drawing:
    | { readonly kind: "family"; readonly family: string }
    /** The range of the house in one row. */
    | { readonly kind: "range" }
    /** One section of each family in one row, at one scale. */
    | { readonly kind: "sections"; readonly families: readonly string[] }
    /** One figure as large as the sheet takes it; a quantity has a dimension line of its own length under it. */
    | { readonly kind: "figure"; readonly figure: string; readonly quantity: boolean }
}

const { width: WIDTH, height: HEIGHT } = sharePictureSize
const MARGIN = 60
const INNER = WIDTH - 2 * MARGIN
/** The foot of the company's name: text of the page starts below it. */
const BRAND_FOOT = 116

/** What pictures have in common: all but the words of one page. */
export type ShareGroundProps = Pick<SharePictureProps, "company" | "standards" | "drawing">

/**
 * The picture of a page for shared links, without its words: the company and steel drawn to scale. Products stand on paper,
 * pages on mill scale.
 */
export function ShareGround({ company, standards, drawing }: ShareGroundProps) {
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
      <Drawing drawing={drawing} standards={standards} />
    </svg>
  )
}

function Drawing({ drawing, standards }: Pick<SharePictureProps, "drawing" | "standards">) {
  switch (drawing.kind) {
    case "family":
      return <FamilyDrawing family={drawing.family} standards={standards} />
    case "range":
      return <RangeDrawing />
    case "sections":
      return <SectionsDrawing families={drawing.families} />
    case "figure":
      return <FigureDrawing {...drawing} />
  }
}

/** The words of one page, in the largest letters that fit its picture. Legible at a quarter of its size, as messengers show it. */
export function ShareWords({
  drawing,
  ...words
}: Pick<SharePictureProps, "heading" | "line" | "drawing">) {
  switch (drawing.kind) {
    case "family":
      return (
        <Words
          {...words}
          width={DRAWING_LEFT - MARGIN - 24}
          foot={FAMILY_DATUM - 32}
          largest={168}
        />
      )
    case "range":
      return <RowWords {...words} height={ROW_HEIGHT} />
    case "sections":
      return <RowWords {...words} height={sectionsRow(drawing.families)?.height ?? ROW_HEIGHT} />
    case "figure":
      return <FigureWords {...words} figure={drawing.figure} />
  }
}

/** The twelve columns of the site's sheet, marked along the upper edge. */
const ticks = Array.from(
  { length: 13 },
  (_, index) => `M${MARGIN + (index * INNER) / 12} 0V${index % 12 === 0 ? 20 : 12}`,
).join("")

/** Gives an inner SVG a place and a size; it brings its own units. */
function At({
  children,
  ...box
}: { children: React.ReactNode } & Record<"x" | "y" | "width" | "height", number>) {
  return <svg {...box}>{children}</svg>
}

/** Lines of text whose last baseline is `foot`. */
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

type PageWords = Pick<SharePictureProps, "heading" | "line">

/** Name and line one above the other, standing on `foot`. */
function Words({
  heading,
  line = "",
  width,
  foot,
  largest,
}: PageWords & {
  width: number
  foot: number
  largest: number
}) {
  const under = fitText(line, {
    face: "text",
    width,
    maxLines: 2,
    maxHeight: 120,
    largest: 44,
    smallest: 34,
  })
  const headingFoot =
    under.lines.length > 0
      ? foot - (under.lines.length - 1) * under.lineHeight - under.size - 28
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
      <Lines className="heading" face="head" text={name} foot={headingFoot} x={MARGIN} />
      <Lines className="line" face="text" text={under} foot={foot} x={MARGIN} />
    </>
  )
}

/** Units of the site's drawings to pixels here. */
const ENLARGED = 1.62
/** Of a nest: see FamilyNest. */
const NEST = { width: 340, height: 284, datum: 250 }
const FAMILY_DATUM = 504
const DRAWING_LEFT = 652
/** Where a glyph's steel ends, as a share of its height. */
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
            <SectionGlyph shape={familyShape(family)} />
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

/** A nest with its left edge and datum at the origin. */
function Nest({ shape }: { shape: NestShape }) {
  return (
    <g className={shape === "gp" ? "thin" : undefined}>
      <At x={0} y={-NEST.datum} width={NEST.width} height={NEST.height}>
        <FamilyNest shape={shape} />
      </At>
    </g>
  )
}

/** The right end of the steel at a height of an outline: there an extension line starts. */
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
      <VerticalDimension
        x={left + width + 34}
        top={-height}
        bottom={0}
        text={figure(outline.height)}
        size={20}
        steel={[
          left + scale * steelEnd(outline, outline.height),
          left + scale * steelEnd(outline, 0),
        ]}
      />
      <HorizontalDimension
        y={34}
        left={left}
        right={left + width}
        text={figure(outline.width)}
        size={20}
        steel={[0, 0]}
      />
    </>
  )
}

const ROW_DATUM = 582
/** No row of steel is higher. */
const ROW_HEIGHT = 264

function RowDrawing({ children }: { children: React.ReactNode }) {
  return (
    <>
      <path className="d-datum" d={`M0 ${ROW_DATUM}H${WIDTH}`} />
      <g transform={`translate(${MARGIN} ${ROW_DATUM})`}>{children}</g>
    </>
  )
}

/** Words above a row of steel so high. */
function RowWords({ height, ...words }: PageWords & { height: number }) {
  return <Words {...words} width={INNER} foot={ROW_DATUM - height - 24} largest={148} />
}

/** The nests that share a scale, and how far each is moved for its steel to stand clear of the one before. */
const rangeNests = [
  ["hollow", -10],
  ["pipe", 229],
  ["gp", 440],
  ["rolled", 676],
] as const

function RangeDrawing() {
  return (
    <RowDrawing>
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
    </RowDrawing>
  )
}

const SECTION_GAP = 48
/** More would be too small to see. */
const MOST_SECTIONS = 6

/** The sections of the families side by side, and their scale; null when none of them has a section to show. */
function sectionsRow(families: readonly string[]) {
  const outlines = Array.from(new Set(families))
    .flatMap((family) => representativeSection(family) ?? [])
    .slice(0, MOST_SECTIONS)
    .map(sectionOutline)
  const last = outlines.at(-1)
  if (!last) return null
  const gaps = (outlines.length - 1) * SECTION_GAP
  const whole = outlines.reduce((sum, { width }) => sum + width, 0)
  const highest = Math.max(...outlines.map(({ height }) => height))
  const scale = Math.min((INNER - gaps - 80) / whole, ROW_HEIGHT / highest)
  const right = whole * scale + gaps
  let left = 0
  const steel = outlines.map((outline) => {
    const path = outlinePath(outline, { x: left, scale })
    left += outline.width * scale + SECTION_GAP
    return path
  })
  return { steel, right, lastHeight: last.height, scale, height: highest * scale + 20 }
}

function SectionsDrawing({ families }: { families: readonly string[] }) {
  const row = sectionsRow(families)
  if (!row) return <RangeDrawing />
  const { steel, right, lastHeight, scale } = row
  return (
    <RowDrawing>
      {steel.map((path, index) => (
        <path key={index} className="n-cut" fillRule="evenodd" d={path} />
      ))}
      <VerticalDimension
        x={right + 40}
        top={-lastHeight * scale}
        bottom={0}
        text={figure(lastHeight)}
        size={30}
        steel={[right, right]}
      />
    </RowDrawing>
  )
}

const FIGURE_BASELINE = 436

const figureSize = (text: string) => Math.min(290, (INNER - 12) / textWidth(text, "head", 1))

function FigureDrawing({ figure: text, quantity }: { figure: string; quantity: boolean }) {
  const size = figureSize(text)
  const right = MARGIN + textWidth(text, "head", size)
  const dimension = FIGURE_BASELINE + 44
  return (
    <>
      <path className="heading" d={textPath(text, "head", size, MARGIN, FIGURE_BASELINE)} />
      {quantity ? (
        <>
          <path
            className="measure"
            d={`M${MARGIN} ${FIGURE_BASELINE + 22}v38M${right} ${FIGURE_BASELINE + 22}v38M${MARGIN} ${dimension}H${right}`}
          />
          <path
            className="d-arr"
            d={`M${MARGIN} ${dimension}l26 -9v18zM${right} ${dimension}l-26 -9v18z`}
          />
        </>
      ) : (
        <path className="d-datum" d={`M0 ${dimension}H${WIDTH}`} />
      )}
    </>
  )
}

function FigureWords({ heading, line = "", figure: text }: PageWords & { figure: string }) {
  return (
    <>
      <Lines
        className="heading"
        face="head"
        text={fitText(heading, {
          face: "head",
          width: INNER,
          maxLines: 1,
          maxHeight: 80,
          largest: 68,
          smallest: 40,
        })}
        foot={FIGURE_BASELINE - 0.7 * figureSize(text) - 36}
        x={MARGIN}
      />
      <Lines
        className="line"
        face="text"
        text={fitText(line, {
          face: "text",
          width: INNER,
          maxLines: 1,
          maxHeight: 60,
          largest: 46,
          smallest: 34,
        })}
        foot={566}
        x={MARGIN}
      />
    </>
  )
}
