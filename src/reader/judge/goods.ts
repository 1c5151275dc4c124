import { sizes } from "../../../tests/published-sizes"
import type { Quantity } from "../../steel/quantity"
import type { Size } from "../../steel/range/size"
import { listed, type Chance } from "./chance"

/** A size in a notation of the trade. */
export interface Named {
  readonly id: string
  readonly typed: string
  /** The same without the word for the goods, as it stands below a heading; null if nobody writes it so. */
  readonly figures: string | null
  /** The words of a heading above such figures. */
  readonly headings: readonly string[]
  /** A sheet is in pieces only if it has both sides: its length, m. 6 for bars. null: only by weight. */
  readonly pieceLength: number | null
  readonly isSheet: boolean
  readonly isSure: boolean
}

const joins = listed("x¦x¦X¦X¦*¦×¦ x ¦ X ¦ * ¦ × ¦ by ")

function figuresOf(chance: Chance, lengths: readonly number[]): string {
  const join = chance.pick(joins)
  if (chance.once(10)) return lengths.map((each) => `${each}mm`).join(join === "*" ? "*" : " x ")
  return lengths.join(join) + chance.pick(listed("¦¦¦mm¦ mm¦MM"))
}

type Way = (
  chance: Chance,
  size: Size,
) => Omit<Named, "id" | "isSheet" | "headings"> & { headings?: readonly string[] }

const bar = { pieceLength: 6, isSure: true }

/** Words in front of or behind figures. */
function around(chance: Chance, words: readonly string[], figures: string): string {
  const word = chance.pick(words)
  return chance.once(4) && !/SA$/.test(word) ? `${figures} ${word}` : `${word} ${figures}`
}

const hollow: Way = (chance, { family, lengths: [depth, width, wall] }) => {
  const isGp = family.startsWith("gp")
  const words = isGp
    ? [
        "GP pipe",
        "GP tube",
        "gp pipe",
        "pre-galvanised pipe",
        depth === width ? "GP square pipe" : "GP rectangular pipe",
      ]
    : depth === width
      ? listed(
          "SHS¦MS SHS¦square pipe¦MS square pipe¦sq pipe¦Sq. Tube¦square tube¦MS Square Tube¦chaukor pipe¦चौकोर पाइप",
        )
      : listed(
          "RHS¦MS RHS¦rectangular pipe¦rect pipe¦Rect. Tube¦rectangular tube¦MS Rectangular Tube",
        )
  const figures = figuresOf(chance, [depth, width, wall])
  const word = chance.pick(words)
  const sides = `${depth}x${width}`
  const gauge = { 1.6: "16", 2: "14" }[wall]
  const typed = chance.pick([
    ...Array.from({ length: 5 }, () => around(chance, words, figures)),
    `${word} ${sides} ${wall} mm`,
    `${word} ${sides} ${wall}mm thk`,
    `${word} ${sides} mm, ${wall} mm thick`,
    `${sides} ${word} ${wall} mm`,
    `${word} ${sides} thickness ${wall} mm`,
    `${word} ${sides} T=${wall}mm`,
    ...(gauge && !isGp ? [`${word} ${sides} ${gauge} gauge`, `${sides} ${gauge}g ${word}`] : []),
  ])
  const headings = isGp
    ? ["GP pipe", "GP Pipes"]
    : depth === width
      ? ["Square pipe", "SHS", "MS Square Tubes"]
      : ["Rectangular pipes", "RHS"]
  return { ...bar, typed, figures, headings }
}

const pipe: Way = (chance, { family, lengths: [outside, wall], pipe: named }) => {
  if (named?.class && named.nominalBore !== null) {
    const { nominalBore, inch } = named
    const letter = { light: "A", medium: "B", heavy: "C" }[named.class]
    const grade = chance.pick([
      named.class,
      named.class,
      `${letter} class`,
      `${letter} Class`,
      `class ${letter}`,
      `(${named.class})`,
      `'${letter}' class`,
      `${named.class} class`,
    ])
    const bore = chance.pick([
      `${nominalBore} nb`,
      `${nominalBore}NB`,
      `${nominalBore} NB`,
      `${nominalBore} mm NB`,
      `${nominalBore}mm nominal bore`,
      `NB ${nominalBore}`,
      `${nominalBore} N.B.`,
      ...(nominalBore < 125
        ? [`${inch.replace(" ", "-")}"`, `${inch.replace(" ", "-")} inch`]
        : []),
    ])
    const word = chance.pick(
      listed("pipe¦MS pipe¦M.S. Pipe¦ERW pipe¦MS round pipe¦MS ERW Pipe¦पाइप¦black pipe"),
    )
    const typed = chance.pick([
      `${word} ${bore} ${grade}`,
      `${bore} ${word} ${grade}`,
      `${word} ${grade} ${bore}`,
      `${bore} ${grade} ${word}`,
      `${word}, ${bore}, ${grade}`,
    ])
    return {
      ...bar,
      typed,
      figures: `${bore} ${grade}`,
      headings: ["MS Pipes", "Pipe", "ERW pipes", "MS round pipe"],
    }
  }
  const [isGp, word] =
    family === "gpPipe"
      ? [true, "GP round pipe"]
      : [
          false,
          chance.pick(listed("MS pipe¦pipe¦round pipe¦ERW pipe¦MS round pipe¦CHS¦Round Tube")),
        ]
  const typed = chance.pick([
    `${word} ${outside} OD x ${wall}`,
    `${word} ${outside} mm OD x ${wall} mm thk`,
    `${outside} OD x ${wall} mm ${word}`,
    `${word} OD ${outside} thk ${wall} mm`,
    `${word} ${outside} x ${wall} mm`,
    `${word} ${outside}x${wall}`,
    `${word} ${outside}mm dia x ${wall}mm thick`,
    `${outside}x${wall} ${word}`,
    `${outside}*${wall} ${word}`,
  ])
  return {
    ...bar,
    typed,
    figures: `${outside}x${wall}`,
    headings: [isGp ? "GP round pipe" : "MS round pipe"],
  }
}

const angle: Way = (chance, { lengths: [legA, legB, thickness] }) => {
  const words = listed(
    "MS angle¦angle¦Angle¦MS Angle¦M.S. Angle¦ISA¦angle iron¦L angle¦एंगल¦MS ANGLE ISA",
  )
  const figures = figuresOf(chance, [legA, legB, thickness])
  const sides = `${legA}x${legB}`
  const typed = chance.pick([
    ...Array.from({ length: 5 }, () => around(chance, words, figures)),
    `ISA${legA}x${legB}x${thickness}`,
    `ISA-${legA}x${legB}x${thickness}`,
    `ISA ${legA} ${legB} ${thickness}`,
    `${sides} angle ${thickness} mm`,
    `angle ${sides} ${thickness}mm thick`,
    `MS angle ${sides} mm x ${thickness} mm thk`,
    `angle ${legA}/${legB}/${thickness}`,
  ])
  return { ...bar, typed, figures, headings: ["MS Angle", "Angles", "MS ANGLES", "एंगल", "ISA"] }
}

const rolled: Way = (chance, { id, lengths: [depth, width] }) => {
  const series = id.slice(0, 4).toUpperCase()
  const isBeam = series.endsWith("B")
  const words = isBeam
    ? listed("MS beam¦I beam¦girder¦गार्डर¦MS I-Beam¦joist")
    : ["MS channel", "channel", "C channel", "चैनल", "MS Channel"]
  const typed = chance.pick([
    ...[
      `${series} ${depth}`,
      `${series}${depth}`,
      `${series}-${depth}`,
      `${series} ${depth} mm`,
      `${series} ${depth} x ${width}`,
      `${series} ${depth}x${width}`,
      `${series.toLowerCase()} ${depth}`,
    ],
    ...[
      `${chance.pick(words)} ${series} ${depth}`,
      `${series} ${depth} ${chance.pick(words)}`,
      `${chance.pick(words)} (${series} ${depth})`,
    ],
    ...(series === "ISMC"
      ? [`${chance.pick(words)} ${depth}x${width}`, `${depth}x${width} ${chance.pick(words)}`]
      : []),
    ...(series === "ISMB" ? [`MB ${depth}`, `MB${depth}`] : []),
  ])
  return {
    ...bar,
    typed,
    // A light channel may have the same sides.
    isSure: typed.toUpperCase().includes(series.slice(2)),
    figures: series === "ISMC" && chance.once(2) ? `${depth}x${width}` : `${series} ${depth}`,
    headings: isBeam
      ? ["MS Beams", "Beam", "MS beams (ISMB)"]
      : ["MS Channels", "Channel", "MS CHANNELS"],
  }
}

/** Sides of a plate as written, with width in mm and length in m. */
const sides = [
  ...[
    ["1250x2500", 1250, 2.5],
    ["1500x6300", 1500, 6.3],
    ["1500 x 3000 mm", 1500, 3],
    ["2500x1250", 1250, 2.5],
    ["2000mm x 6000mm", 2000, 6],
  ],
  ...[
    ["4'x8'", 1219.2, 2.4384],
    ["4x8 ft", 1219.2, 2.4384],
    ["5 ft x 10 ft", 1524, 3.048],
    ["4x8 feet", 1219.2, 2.4384],
    ["4x8", 1219.2, 2.4384],
    ["5x8", 1524, 2.4384],
    ["5x20 ft", 1524, 6.096],
  ],
  ...[
    ["1.25x2.5", 1250, 2.5],
    ["1.5 x 6.3", 1500, 6.3],
    ["1.25 m x 2.5 m", 1250, 2.5],
    ["(1.5×6)m", 1500, 6],
    ["1.5 x 6.3 m", 1500, 6.3],
    ["1.25m x 2.5m", 1250, 2.5],
    ["2.5 x 1.25 mtr", 1250, 2.5],
    ["(2.6×2.7)m", 2600, 2.7],
  ],
] as [string, number, number][]

const sheet: Way = (chance, { family, lengths: [thickness] }) => {
  const words =
    family === "chequered"
      ? ["chequered plate", "MS chequered plate", "chq plate", "checkered plate", "Chequered Plate"]
      : thickness < 5
        ? ["HR sheet", "HR Sheet", "MS sheet", "hr sheet"]
        : ["MS plate", "plate", "HR plate", "MS Plate", "प्लेट"]
  const word = chance.pick(words)
  const thick = chance.pick([
    `${thickness} mm`,
    `${thickness}mm`,
    `${thickness} mm thk`,
    `${thickness}mm thick`,
    `${thickness} MM`,
  ])
  const plain = chance.pick([`${word} ${thick}`, `${thick} ${word}`, `${word} ${thick}`])
  if (chance.once(3))
    return { typed: plain, figures: thick, pieceLength: null, isSure: true, headings: [words[1]] }
  const [typed, , pieceLength] = chance.pick(sides)
  const isThree = /^\d{4}x\d{4}$/.test(typed)
  const whole = isThree && chance.once(3) ? `${word} ${typed}x${thickness}` : `${plain} ${typed}`
  // Bare feet and metres may be asked.
  return {
    typed: whole,
    figures: null,
    pieceLength,
    isSure: /[\d.]{4,}x|ft|feet|'|mm|m$|mtr/.test(typed) && !typed.startsWith("("),
  }
}

/** The sides of a plate are not in the tables; its id says them. */
const widthOf = (typed: string) => sides.find(([written]) => typed.includes(written))?.[1]

const waysOf = {
  pipe,
  gpPipe: pipe,
  square: hollow,
  rectangular: hollow,
  gpSquare: hollow,
  gpRectangular: hollow,
  equalAngle: angle,
  unequalAngle: angle,
  channel: rolled,
  beam: rolled,
  sheet,
  chequered: sheet,
} as Readonly<Record<string, Way>>

const soldIds =
  /^(?!.*(?:h|h-[\d.]+)$|pipe-is)(?:shs|rhs|gp|isa|pipe-[\d.]+nb|pipe-\d+\.\d|ism[cb]-|isl[cb]-\d|sheet|chequered)/
const families = Object.keys(waysOf).map((family) =>
  sizes.filter(
    (size) => size.family === family && (soldIds.test(size.id) || size.pipe?.class === "heavy"),
  ),
)

/** A size of the tables in some notation. */
export function named(chance: Chance, isFit: (size: Size) => boolean = () => true): Named {
  const size = chance.pick(chance.pick(families.filter((all) => all.some(isFit))).filter(isFit))
  const way = waysOf[size.family](chance, size)
  const width =
    size.section.shape === "sheet" && way.pieceLength !== null ? `x${widthOf(way.typed)}` : ""
  return { headings: [], ...way, id: `${size.id}${width}`, isSheet: size.section.shape === "sheet" }
}

/** A quantity as it is written. */
export interface Counted {
  readonly typed: string
  readonly quantity: Quantity
  /** Number and unit apart, without a length: the cells of a table. null if there is more to it. */
  readonly cells: readonly [amount: string, unit: string] | null
  readonly isSure: boolean
}

export const unitWords = {
  pieces: listed("nos¦Nos¦Nos.¦NOS¦pcs¦Pcs¦pieces¦pc¦nag¦नग¦no."),
  metres: listed("mtr¦Mtr¦metres¦meter¦Mtrs¦m¦rmt¦RMT¦Rmt¦running mtr¦मीटर"),
  kg: listed("kg¦Kg¦KG¦kgs¦Kgs.¦kilo¦किलो"),
  tonnes: listed("MT¦mt¦ton¦tons¦tonnes¦M.T.¦Ton¦टन"),
  quintal: ["quintal", "qtl", "Qtl.", "quintals", "क्विंटल"],
} as const

type UnitWord = keyof typeof unitWords

/** An amount with its unit; for a sheet with a length in pieces, for one without by weight. */
export function counted(
  chance: Chance,
  { pieceLength, isSheet }: Pick<Named, "pieceLength" | "isSheet">,
  isPlain = false,
): Counted {
  const weights = ["kg", "tonnes", "tonnes", "quintal"] as const
  const kind: UnitWord = chance.pick(
    pieceLength === null
      ? weights
      : isSheet
        ? ["pieces", "pieces", "kg", "tonnes"]
        : ["pieces", "pieces", "pieces", "metres", ...weights],
  )
  const amount = {
    pieces: chance.whole(2, chance.pick([30, 400])),
    metres: chance.whole(6, 600) + chance.pick([0, 0, 0.5]),
    kg: chance.whole(50, 9500),
    tonnes: chance.pick([
      chance.whole(1, 30),
      chance.whole(11, 300) / 10,
      chance.whole(100, 9999) / 1000,
    ]),
    quintal: chance.whole(2, 90),
  }[kind]
  const figure = amount >= 1000 && chance.once(2) ? amount.toLocaleString("en-IN") : String(amount)
  const word = chance.pick(
    isSheet && kind === "pieces" ? ["nos", "Nos", "sheets", "pcs", "नग"] : unitWords[kind],
  )
  const typed = `${figure}${chance.once(4) && !/^m$|^no/.test(word) ? "" : " "}${word}`
  const isMass = kind === "quintal"
  const quantity: Quantity = {
    amount: isMass ? amount * 100 : amount,
    unit: isMass ? "kg" : kind,
    pieceLength: pieceLength ?? 6,
  }
  // "12 m" alone may be the length of a piece.
  const isSure = kind !== "metres" || amount > 30
  if (kind !== "pieces" || isSheet || isPlain || chance.once(2))
    return { typed, quantity, cells: [figure, word], isSure }
  const [long, metres] = chance.pick([
    ["6 m", 6],
    ["12 m", 12],
    ["6 mtr", 6],
    ["12 mtr", 12],
    ["6000 mm", 6],
    ["20 ft", 6.096],
    ["5.8 m", 5.8],
    ["6.1 mtr", 6.1],
    ["40 feet", 12.192],
    ["9 meter", 9],
  ] as [string, number][])
  const whole = chance.pick([
    `${typed} x ${long}`,
    `${typed} of ${long}`,
    `${typed} ${long} long`,
    `${typed} (${long})`,
    `${typed}, ${long} each`,
    `${typed}, length ${long}`,
    `${long} x ${typed}`,
    `${long} long - ${typed}`,
    `${long} length ${typed}`,
  ])
  return { typed: whole, quantity: { ...quantity, pieceLength: metres }, cells: null, isSure: true }
}
