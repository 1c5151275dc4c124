/*
 * npm run fonts: writes src/styles/fallback-fonts.css with the system fonts that stand in until the site's fonts have loaded.
 * Each is scaled to the mean letter width of the font it replaces, and has its ascent and descent, so that lines are equally
 * long and high. Run it when a file in static/fonts changes; --check only compares.
 */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection"
import { fromBuffer } from "@capsizecss/unpack"
import { format } from "oxfmt"

const { arial, roboto, robotoCondensed } = entireMetricsCollection

/** Metrics of a font in its own units. */
interface Metrics {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Mean width of a letter, weighted by frequency. */
  readonly xWidthAvg: number
}

type Weight = 400 | 600

/** A system font in one weight. */
interface Cut {
  readonly metrics: Metrics
  /** Its names on devices, in full or for PostScript: browsers compare with both, and the full one may be translated. */
  readonly names: readonly string[]
}

interface DeviceFont extends Partial<Readonly<Record<Weight, Cut>>> {
  readonly family: string
}

interface StandIns {
  readonly family: string
  readonly weight: Weight
  /** In static/fonts, without its ending. */
  readonly file: string
  /** Best match first. */
  readonly fonts: readonly DeviceFont[]
}

/** Arial Narrow is 82 % of Arial; Liberation Sans Narrow has the same metrics. */
const arialNarrowBold = {
  ...arial.variants[700],
  xWidthAvg: 0.82 * arial.variants[700].xWidthAvg,
}

/** Windows, Apple and Linux. */
const arials: DeviceFont = {
  family: "Arial",
  400: { metrics: arial, names: ["Arial", "Liberation Sans"] },
  600: {
    metrics: arial.variants[700],
    names: ["Arial-BoldMT", "Liberation Sans Bold"],
  },
}
const robotos: DeviceFont = {
  family: "Roboto",
  400: { metrics: roboto, names: ["Roboto", "Roboto-Regular"] },
  600: { metrics: roboto.variants[700], names: ["Roboto Bold", "Roboto-Bold"] },
}
/** On Linux without the fonts above. Measured from DejaVu 2.37, which the collection lacks. */
const dejaVus: DeviceFont = {
  family: "DejaVu",
  400: {
    metrics: { unitsPerEm: 2048, ascent: 1901, descent: -483, lineGap: 0, xWidthAvg: 1041 },
    names: ["DejaVu Sans"],
  },
  600: {
    metrics: { unitsPerEm: 2048, ascent: 1901, descent: -483, lineGap: 0, xWidthAvg: 1176 },
    names: ["DejaVu Sans Bold"],
  },
}
const narrowArials: DeviceFont = {
  family: "Arial Narrow",
  600: {
    metrics: arialNarrowBold,
    names: ["ArialNarrow-Bold", "Liberation Sans Narrow Bold"],
  },
}
const condensedRobotos: DeviceFont = {
  family: "Roboto Condensed",
  600: {
    metrics: robotoCondensed.variants[700],
    names: ["RobotoCondensed-Bold"],
  },
}

/** The fallbacks of each of the site's fonts. */
const standIns: readonly StandIns[] = [
  { family: "Barlow", weight: 400, file: "barlow-core2-400", fonts: [arials, robotos, dejaVus] },
  { family: "Barlow", weight: 600, file: "barlow-core2-600", fonts: [arials, robotos, dejaVus] },
  {
    family: "Barlow Condensed",
    weight: 600,
    file: "barlow-condensed-core2-600",
    fonts: [narrowArials, condensedRobotos, arials, robotos, dejaVus],
  },
]

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

const widthOf = ({ xWidthAvg, unitsPerEm }: Metrics) => xWidthAvg / unitsPerEm

/** @see https://www.w3.org/TR/css-fonts-5/#descdef-font-face-size-adjust */
function face({ family, weight }: StandIns, font: Metrics, name: string, device: Cut): string {
  const size = widthOf(font) / widthOf(device.metrics)
  const ofEm = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size)
  return `@font-face {
  font-family: "${family} as ${name}";
  font-weight: ${weight};
  src: ${device.names.map((local) => `local("${local}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${ofEm(font.ascent)};
  descent-override: ${ofEm(font.descent)};
  line-gap-override: ${ofEm(font.lineGap)};
}`
}

async function styleSheet(): Promise<string> {
  const faces: string[] = []
  for (const each of standIns) {
    const font = await fromBuffer(await readFile(path.join("static/fonts", `${each.file}.woff2`)))
    for (const { family, [each.weight]: cut } of each.fonts) {
      if (cut) faces.push(face(each, font, family, cut))
    }
  }
  return `/* Written by \`npm run fonts\` from the measures of the fonts; changes are lost. */\n${faces.join("\n\n")}\n`
}

const target = "src/styles/fallback-fonts.css"
const { code: text } = await format(target, await styleSheet())
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8")) !== text) {
    console.error("src/styles/fallback-fonts.css is not of these fonts: run npm run fonts.")
    process.exitCode = 1
  }
} else await writeFile(target, text)
