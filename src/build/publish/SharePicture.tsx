import { resolve } from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import sharp from "sharp"
import { sharePictureSize } from "../../content/routes/paths"
import type { ShareCard } from "../../content/routes/routes"
import { BrandMark } from "../../kit/blocks/BrandMark"
import { SectionDrawing } from "../../catalogue/SectionDrawing"
import { representativeSection } from "../../steel/section/representative"
import type { Section } from "../../steel/section/section"
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
/** The line that the steel stands on, and where its drawing begins. */
const DATUM = 504
const DRAWING_LEFT = 652
const TEXT_WIDTH = DRAWING_LEFT - MARGIN - 24
/** The heading and the line under it stand above this. */
const TEXT_FOOT = DATUM - 32

/**
 * The picture of a page for shared links: the company's name, steel drawn to scale, and the page's words in the largest letters
 * that fit, because messengers show it at a quarter of its size.
 */
export async function sharePicture({
  company,
  kind = "",
  heading,
  line,
  standards,
}: SharePictureProps): Promise<Buffer> {
  const second = colour("--steel-600")
  const under = await textPicture(shortened(line), "text", second, { height: 110, largest: 44 })
  const end = under ? TEXT_FOOT - under.info.height - 24 : TEXT_FOOT
  const name = await textPicture(heading.replaceAll(" | ", ", "), "head", colour("--mill"), {
    height: end - BRAND_FOOT - 14,
    largest: 150,
  })
  const unbroken = standards?.map((standard) => standard.replaceAll(" ", "\u00a0"))
  const below = await textPicture(unbroken?.join(", "), "text", second, { height: 84, largest: 36 })
  const texts = [
    [name, end],
    [under, TEXT_FOOT],
    [below, DATUM + 30 + (below?.info.height ?? 0)],
  ] as const
  return sharp(Buffer.from(pictureSvg(company, kind)))
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
  { height, largest }: Record<"height" | "largest", number>,
) {
  const known = withoutUnknown(text ?? "").trim()
  if (known === "") return undefined
  const escaped = known.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
  const how = {
    text: `<span foreground="${ink}">${escaped}</span>`,
    font: `${face} ${largest}`,
    rgba: true,
    width: TEXT_WIDTH,
    wrap: "word-char",
    spacing: face === "head" ? -20 : 0,
  } as const
  const draw = (fitted: { dpi: number } | { height: number }) =>
    sharp({ text: { ...how, ...fitted } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const largestPicture = await draw({ dpi: 72 })
  const { info } = largestPicture
  return info.width <= TEXT_WIDTH && info.height <= height ? largestPicture : draw({ height })
}

/** The section of a kind of product. Of coil and coated sheet a sheet, of any other page a hollow section. */
function drawnSection(kind: string): Section {
  const general = kind === "coil" || kind === "coated" ? sheet : hollow
  return representativeSection(kind) ?? general
}

const hollow: Section = { shape: "hollow", depth: 100, width: 100, wallThickness: 5 }
const sheet: Section = { shape: "sheet", width: 1250, thickness: 0.5 }

function pictureSvg(company: string, kind: string): string {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      <style>{styles}</style>
      <rect className="sheet" width={WIDTH} height={HEIGHT} />
      <svg x={MARGIN} y={52} width={50} height={50}>
        <BrandMark className="mark" />
      </svg>
      <text className="name" x={MARGIN + 68} y={93} fontSize={Math.min(46, 2400 / company.length)}>
        {withoutUnknown(company)}
      </text>
      <path className="datum" d={`M0 ${DATUM}H${WIDTH}`} />
      <svg x={606} y={96} width={620} height={400}>
        <SectionDrawing section={drawnSection(kind)} hatch={false} scaleBar={false} />
      </svg>
    </svg>,
  )
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
}

/** Lines and figures are larger than on a page, which is seen at its full size. */
const styles = `
svg{overflow:visible}
.sheet{fill:var(--paper)}
.mark,.d-arr,.d-txt{fill:var(--oxide)}
.name{fill:var(--mill);font-family:head}
.datum{stroke:var(--mill);stroke-width:3}
.d-line,.d-ext{fill:none;stroke:var(--oxide);stroke-width:2}
.d-txt{font-family:head;paint-order:stroke;stroke:var(--paper);stroke-width:4}
.d-ctr{fill:none;stroke:var(--steel-500);stroke-dasharray:14 4 3 4}
.d-cut{fill:var(--slate)}
.d-out{fill:none}
`
