import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import type * as React from "react"
import { renderToStaticMarkup } from "react-dom/server"
import sharp from "sharp"
import { sharePictureSize } from "../../content/routes/paths"
import type { ShareCard } from "../../content/routes/routes"
import { BrandMark } from "../../kit/blocks/BrandMark"
import { rangeDrawing, type RangeName, rangeFile } from "../../catalogue/RangeDrawing"
import { SectionDrawing } from "../../catalogue/SectionDrawing"
import { representativeSection } from "../../steel/section/representative"
import { withoutUnknown } from "../../sizes/charts/chart-text"
import { colour } from "../drawing/drawings"

/** What a picture shows: the card of the page's route and the company's name. */
export interface SharePictureProps extends ShareCard {
  readonly company: string
}

// Fonts of texts, also of those in drawings. libvips asks for the variable when it draws the first.
// @see https://sharp.pixelplumbing.com/install#fonts
process.env.FONTCONFIG_FILE = resolve("src/build/drawing/fonts/fonts.conf")

const { width: WIDTH, height: HEIGHT } = sharePictureSize
const MARGIN = 60
/** The bottom of the company's name. The text of the page starts below it. */
const BRAND_FOOT = 116
/** The line that the steel of a product stands on, and where its drawing begins. */
const PRODUCT_DATUM = 504
const DRAWING_LEFT = 652
const ROW_DATUM = 582
/** The text beside the drawing of a product, and above the row of steel. */
const beside = {
  width: DRAWING_LEFT - MARGIN - 24,
  foot: PRODUCT_DATUM - 32,
  largest: 150,
  lead: 110,
}
const above = { width: WIDTH - 2 * MARGIN, foot: 330, largest: 140, lead: 96 }

/**
 * The picture of a page for shared links: the company's name, steel drawn to scale, and the page's words in the largest letters
 * that fit, because messengers show it at a quarter of its size. Products have a light ground, other pages a dark one.
 */
export async function sharePicture({
  company,
  kind,
  heading,
  line,
  standards,
}: SharePictureProps): Promise<Buffer> {
  const drawing = kind === undefined ? undefined : drawingOf(kind)
  const colours = drawing ? onPaper : onMillScale
  const { width, foot, largest, lead } = drawing ? beside : above
  const second = colour(colours["--second"])
  const under = await textPicture(shortened(line), "text", second, {
    width,
    height: lead,
    largest: 44,
  })
  const end = under ? foot - under.info.height - 24 : foot
  const name = await textPicture(
    heading.replaceAll(" | ", ", "),
    "head",
    colour(colours["--ink"]),
    { width, height: end - BRAND_FOOT - 14, largest },
  )
  const below = drawing
    ? await textPicture(
        standards?.map((standard) => standard.replaceAll(" ", "\u00a0")).join(", "),
        "text",
        second,
        { width, height: 84, largest: 36 },
      )
    : undefined
  const texts = [
    [name, end],
    [under, foot],
    [below, PRODUCT_DATUM + 30 + (below?.info.height ?? 0)],
  ] as const
  return sharp(Buffer.from(pictureSvg(company, drawing)))
    .composite(
      texts.flatMap(([text, bottom]) =>
        text
          ? [{ input: text.data, left: MARGIN, top: Math.round(bottom - text.info.height) }]
          : [],
      ),
    )
    .flatten()
    .jpeg(jpeg)
    .toBuffer()
}

/** Full chroma resolution, for thin lines in colour. The best compression would take twice as long for a fifth of the bytes. */
const jpeg = { quality: 84, chromaSubsampling: "4:4:4", optimiseCoding: false }

/** A text of several sentences would be too small to read. */
function shortened(text = ""): string {
  return text.length > 100 ? text.slice(0, 100).replace(/\s+\S*$/, " …") : text
}

/** A text as large as its frame allows, broken into lines. Undefined for one without a character that the fonts have. */
async function textPicture(
  text: string | undefined,
  face: "head" | "text",
  ink: string,
  { width, height, largest }: Record<"width" | "height" | "largest", number>,
) {
  const known = withoutUnknown(text ?? "").trim()
  if (known === "") return undefined
  const escaped = known.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
  const how = {
    text: `<span foreground="${ink}">${escaped}</span>`,
    font: `${face} ${largest}`,
    rgba: true,
    width,
    wrap: "word-char",
    spacing: face === "head" ? -20 : 0,
  } as const
  const draw = (fitted: { dpi: number } | { height: number }) =>
    sharp({ text: { ...how, ...fitted } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const largestPicture = await draw({ dpi: 72 })
  const { info } = largestPicture
  return info.width <= width && info.height <= height ? largestPicture : draw({ height })
}

/** The drawing of a kind of product: its range of sizes, or one section with its dimensions. Undefined for one that has neither. */
function drawingOf(kind: string): React.ReactNode {
  const drawn = rangeDrawing(kind)
  const section = representativeSection(kind)
  if (drawn) return <Range name={drawn} x={DRAWING_LEFT} y={PRODUCT_DATUM} scale={1.62} />
  return (
    section && (
      <svg className="section" x={606} y={96} width={620} height={400}>
        <SectionDrawing section={section} label="" hatch={false} scaleBar={false} />
      </svg>
    )
  )
}

/** A drawing of a range with its left edge and baseline at a point. The file of all is in the picture. */
function Range({ name, x, y, scale }: { name: RangeName } & Record<"x" | "y" | "scale", number>) {
  const [width, height] = [340 * scale, 284 * scale]
  return <use href={`#${name}`} x={x} y={y - 250 * scale} width={width} height={height} />
}

const rangeSymbols = readFileSync(`static${rangeFile}`, "utf8").replaceAll(
  /<\/?svg[^>]*>| (?:vector-effect|font-family)="[^"]*"/g,
  "",
)

/** Drawings at a common scale, and the left edge of each, clear of the one before. */
const rangesInRow = [
  ["hollow", 49],
  ["pipe", 318],
  ["gp", 560],
  ["rolled", 830],
] as const

function pictureSvg(company: string, drawing: React.ReactNode): string {
  const colours = drawing ? onPaper : onMillScale
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      <style>{drawing ? styles : styles + rowStyles}</style>
      <defs dangerouslySetInnerHTML={{ __html: rangeSymbols }} />
      <rect className="sheet" width={WIDTH} height={HEIGHT} />
      <svg x={MARGIN} y={52} width={50} height={50}>
        <BrandMark className="mark" />
      </svg>
      <text className="name" x={MARGIN + 68} y={93} fontSize={Math.min(46, 2400 / company.length)}>
        {withoutUnknown(company)}
      </text>
      <path className="datum" d={`M0 ${drawing ? PRODUCT_DATUM : ROW_DATUM}H${WIDTH}`} />
      {drawing ??
        rangesInRow.map(([name, x]) => (
          <Range key={name} name={name} x={x} y={ROW_DATUM} scale={0.95} />
        ))}
    </svg>,
  )
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(colours[name] ?? name))
}

type Colours = Readonly<Record<string, string>> & Readonly<Record<"--ink" | "--second", string>>

/** The colours on paper; those of drawings are as in src/kit/styles/drawing.css. */
const onPaper: Colours = {
  "--ground": "--paper",
  "--ink": "--mill",
  "--second": "--steel-600",
  "--d": "--oxide",
  "--cut": "--slate",
  "--ctr": "--steel-500",
  "--lab": "--steel-600",
}
/** The colours on the dark ground. */
const onMillScale: Colours = {
  "--ground": "--mill",
  "--ink": "--paper",
  "--second": "--galv-200",
  "--d": "--hot",
  "--cut": "--galv-200",
  "--ctr": "--steel-400",
  "--lab": "--galv-300",
}

/** Lines and figures are larger than on a page, which is seen at its full size. */
const styles = `
svg{overflow:visible}
.sheet{fill:var(--ground)}
.mark{fill:var(--d)}
.name{fill:var(--ink);font-family:head}
.datum{stroke:var(--ink);stroke-width:3}
.d-datum{display:none}
.d-line,.d-ext,.d-lead{fill:none;stroke:var(--d);stroke-width:2}
.d-arr{fill:var(--d)}
.d-txt{fill:var(--d);font-family:head;font-size:24px;paint-order:stroke;stroke:var(--ground);stroke-width:4}
.cap{font-size:18px}
.d-lab{fill:var(--lab);font-family:text;font-size:17px}
.d-sb{fill:var(--lab)}
.d-sb0{fill:none;stroke:var(--lab)}
.d-grid{stroke:var(--line)}
.d-ctr{fill:none;stroke:var(--ctr);stroke-dasharray:14 4 3 4}
.d-cut{fill:var(--cut)}
.d-out{fill:none}
.n-cut{fill:var(--cut);stroke:var(--cut);stroke-width:.6}
#gp .n-cut{stroke-width:1.5}
.n-ghost{fill:none;stroke:var(--ctr);stroke-dasharray:5 4}
`

/** In the row nothing but the height of the tallest beam is figured. */
const rowStyles = `
.d-txt{font-size:34px}
.d-lab,.d-sb,.d-sb0,.d-grid,.cap{display:none}
#hollow .d-line,#hollow .d-ext,#hollow .d-arr,#hollow .d-txt{display:none}
#pipe .d-line,#pipe .d-ext,#pipe .d-arr,#pipe .d-txt{display:none}
#gp .d-line,#gp .d-ext,#gp .d-arr,#gp .d-txt{display:none}
`
