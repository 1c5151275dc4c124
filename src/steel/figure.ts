import { roundTo } from "./format"
import { plainText } from "./plainText"
import type { SteelSentence } from "../kit/words/catalogue"

/** Millimetres in an inch, exact by definition. */
export const MM_PER_INCH = 25.4

/** Millimetres in an inch as the trade rounds it: a 2 inch tube has sides of 50 mm. */
export const TRADE_MM_PER_INCH = 25

/** Metres in a foot, exact by definition. */
export const METRES_PER_FOOT = 0.3048

/** Units as buyers write them behind a figure: English, Hindi and Hindi in Latin letters, as `plainText` returns them. */
const figureUnits = {
  pieces:
    "nos no pcs pc piece pieces pics pic peice peices pis ea each number numbers nr unit units nag nags adad dana length lengths joint joints tukda tukde tukra tukre टुकड़ा टुकड़े नग पीस अदद",
  dozens: "dozen dozens doz dz darjan दर्जन",
  mm: "mm mms millimetre millimetres millimeter millimeters मिमी एमएम मिलीमीटर",
  cm: "cm cms सेमी",
  m: "m mtr mtrs mts mter metre metres meter meters rmt rm rmtr मीटर मी",
  ft: "' ft fts foot feet feets fut फुट फीट फिट फ़ुट",
  inch: '" in inch inches inchi इंच इन्च इंची',
  kg: "kg kgs kilo kilos kilogram kilograms किलो किग्रा केजी किलोग्राम",
  quintals: "quintal quintals qtl qtls क्विंटल",
  tonnes: "t ton tons tonne tonnes tn mt mton टन",
  gauge: "g ga gauge swg bg गेज",
  nb: "nb dn एनबी",
} as const

export type FigureUnit = keyof typeof figureUnits

/** A figure and the unit written behind it; null if there is none. */
export interface Figure {
  readonly value: number
  readonly unit: FigureUnit | null
}

/** The words that mean each unit, as `plainText` returns them. */
export const unitOfWord: ReadonlyMap<string, FigureUnit> = new Map(
  (Object.keys(figureUnits) as FigureUnit[]).flatMap((unit) =>
    figureUnits[unit].split(" ").map((word) => [plainText(word), unit] as const),
  ),
)

/** Numbers in words: English, Hindi and Hindi in Latin letters, by their value. */
const numberWords: Readonly<Record<string, string>> = {
  "0.5": "half aadha adha आधा",
  "0.75": "paun pauna paune पौन पौना पौने",
  "1": "one ek एक",
  "1.25": "sava सवा",
  "1.5": "dedh डेढ़ डेढ",
  "2": "two do दो",
  "2.5": "dhai ढाई",
  "3": "three teen तीन",
  "4": "four char chaar चार",
  "5": "five panch paanch पांच पाँच",
  "6": "six chhe छह छः",
  "7": "seven saat सात",
  "8": "eight aath आठ",
  "9": "nine nau नौ",
  "10": "ten das dus दस",
  "12": "twelve barah बारह",
  "15": "fifteen pandrah पंद्रह",
  "20": "twenty bees बीस",
  "25": "pachis पच्चीस",
  "30": "thirty tees तीस",
  "40": "forty chalis चालीस",
  "50": "fifty pachas पचास",
  "100": "hundred sau सौ",
  "1000": "thousand hazar hazaar hajar हज़ार हजार",
  "100000": "lakh lakhs lac lacs लाख",
}

/** The number that a word says, as `plainText` returns it: "das", "dhai", "sau". */
export const numberOfWord: ReadonlyMap<string, number> = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.split(" ").map((word) => [plainText(word), Number(value)] as const),
  ),
)

/** Longer texts are no figures. */
const LONGEST = 40

/**
 * Reads a number as typed in India: "2,40,000", "२०", "1.5", "1 1/2", "1-1/2", "3/4", "½", "1e3". Returns null for anything
 * else. That includes a decimal comma ("1,5", "0,500"), which could also be a thousands separator, and a fraction above 1 ("21/2"),
 * which could have lost its blank.
 */
export function readNumber(typed: string | number): number | null {
  if (typeof typed === "number") return Number.isFinite(typed) ? typed : null
  if (typed.length > LONGEST) return null
  const text = plainText(typed)
  const mixed = /^(?:(\d{1,4})[ -])?(\d{1,4})\/(\d{1,4})$/.exec(text)
  if (mixed) {
    const [, whole, above, below] = mixed
    const isAbove1 = whole === undefined && Number(above) > Number(below)
    return Number(below) === 0 || isAbove1
      ? null
      : Number(whole ?? 0) + Number(above) / Number(below)
  }
  if (/^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) {
    return Number(text.replaceAll(",", ""))
  }
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/.test(text)) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

/**
 * Reads a figure with the unit behind it, if any: "20 nos", "1,20,000", "२० नग", "das nag", "6 mtr", "2.5 MT", "5mm", "20 ft",
 * `10'6"`.
 * A dozen is 12 pieces. Returns null for anything else; `figureFault` says why.
 */
export function readFigure(typed: string | number): Figure | null {
  const bare = readNumber(typed)
  if (bare !== null) return { value: bare, unit: null }
  if (String(typed).length > LONGEST) return null
  const text = plainText(String(typed))
  const feet = /^(\d+) ?(?:'|ft\.?|feet|foot|फुट|फीट) ?-?(\d.*)$/.exec(text)
  if (feet) {
    const [, whole, rest] = feet
    const inches = withUnit(rest) ?? { value: readNumber(rest), unit: "inch" }
    if (inches.unit !== "inch" || inches.value === null || inches.value >= 12) return null
    return { value: Number(whole) + inches.value / 12, unit: "ft" }
  }
  const figure = withUnit(text)
  return figure?.unit === "dozens" ? { value: figure.value * 12, unit: "pieces" } : figure
}

function withUnit(text: string): Figure | null {
  const [, number = "", word = ""] = /^(.*?[\d.]) ?([\p{L}\p{M}]+|['"])\.?$/u.exec(text) ?? []
  const unit = unitOfWord.get(word)
  const value = unit ? readNumber(number) : null
  return unit && value !== null ? { value, unit } : inWords(text)
}

/** "das nag", "dhai ton" */
function inWords(text: string): Figure | null {
  const [number, word, ...more] = text.split(" ")
  const [value, unit] = [numberOfWord.get(number), unitOfWord.get(word?.replace(/\.$/, ""))]
  return value !== undefined && unit && more.length === 0 ? { value, unit } : null
}

/** One of each in the first unit of its kind. */
const sameKind: Partial<Record<FigureUnit, readonly [kind: FigureUnit, factor: number]>> = {
  mm: ["mm", 1],
  cm: ["mm", 10],
  m: ["mm", 1000],
  ft: ["mm", METRES_PER_FOOT * 1000],
  inch: ["mm", MM_PER_INCH],
  kg: ["kg", 1],
  quintals: ["kg", 100],
  tonnes: ["kg", 1000],
}

/** The value of a figure in a unit. One without a unit is in it. null for a unit of another kind: kg are no metres. */
export function figureIn({ value, unit }: Figure, wanted: FigureUnit): number | null {
  if (unit === null || unit === wanted) return value
  const [from, to] = [sameKind[unit], sameKind[wanted]]
  // Rounded, so that 0.1 m is 100 mm and not 100.00000000000001.
  return from && to && from[0] === to[0] ? Number(((value * from[1]) / to[1]).toFixed(6)) : null
}

/** A question for a single comma that could be a decimal point or a thousands separator: "0,500", "12,5 kg". Else null. */
export function commaQuestion(typed: string): SteelSentence | null {
  const text = plainText(typed.slice(0, LONGEST))
  const [, first, second] = /^(\d+),(\d+)(?![\d,.])/.exec(text) ?? []
  if (!first || !second || readNumber(`${first},${second}`) !== null) return null
  const [decimal, whole] = [Number(`${first}.${second}`), Number(`${first}${second}`)]
  return (words) => words.ambiguous(`${first},${second}`, String(decimal), String(whole))
}

/** "21/2" can be 10.5 or 2 1/2. */
function fractionQuestion(typed: string): SteelSentence | null {
  const [, whole, above, below] =
    /^(\d+?)(\d{1,2})\/(\d+)/.exec(plainText(typed.slice(0, LONGEST))) ?? []
  if (!below || Number(above) >= Number(below)) return null
  const value = roundTo(Number(whole + above) / Number(below), 3)
  return (words) =>
    words.ambiguous(`${whole}${above}/${below}`, String(value), `${whole} ${above}/${below}`)
}

/** What is wrong with a text that is no figure: a comma or fraction that can be read in two ways, or that it is no number. */
export function figureFault(typed: string): SteelSentence {
  return (
    commaQuestion(typed) ??
    fractionQuestion(typed) ??
    ((words) => words.noNumber(typed.trim().slice(0, LONGEST)))
  )
}

/**
 * Gauge systems in use in the Indian trade.
 *
 * - `swg`, Imperial Standard Wire Gauge (BS 3737:1964, withdrawn): for tube and pipe. The thicknesses in IS 4923 are
 *   its values to 0.1 mm: 1.6, 1.8, 2, 2.3, 2.6, 2.9, 3.2, 3.6, 4.5, 4.9 and 5.4 mm are SWG 16, 15, 14, 13, 12, 11, 10,
 *   9, 7, 6 and 5. Source: engineeringtoolbox.com/swg-standard-wire-gauge-d_1779.html.
 * - `bg`, Birmingham Gauge for sheet and hoop (Order in Council of 10 July 1914; not the Birmingham Wire Gauge): for
 *   sheet. The preferred thicknesses 0.63, 0.8, 1, 1.25 and 1.6 mm are BG 24, 22, 20, 18 and 16. In SWG they would be
 *   0.56, 0.71, 0.91, 1.22 and 1.63. Source: sizes.com/materls/sheet_and_hoop_gauge.htm.
 */
export type GaugeSystem = "swg" | "bg"

/** Thickness in inches. The index is the gauge number, 0 to 32. */
const INCHES: Record<GaugeSystem, readonly number[]> = {
  swg: [
    0.324, 0.3, 0.276, 0.252, 0.232, 0.212, 0.192, 0.176, 0.16, 0.144, 0.128, 0.116, 0.104, 0.092,
    0.08, 0.072, 0.064, 0.056, 0.048, 0.04, 0.036, 0.032, 0.028, 0.024, 0.022, 0.02, 0.018, 0.0164,
    0.0148, 0.0136, 0.0124, 0.0116, 0.0108,
  ],
  bg: [
    0.3964, 0.3532, 0.3147, 0.2804, 0.25, 0.2225, 0.1981, 0.1764, 0.157, 0.1398, 0.125, 0.1113,
    0.0991, 0.0882, 0.0785, 0.0699, 0.0625, 0.0556, 0.0495, 0.044, 0.0392, 0.0349, 0.03125, 0.02782,
    0.02476, 0.02204, 0.01961, 0.01745, 0.015625, 0.0139, 0.0123, 0.011, 0.0098,
  ],
}

/** The highest gauge number in the tables, which is the thinnest. */
export const THINNEST_GAUGE = 32

/** The thickness of a gauge number in mm, unrounded. null if the number is not a whole number from 0 to 32. */
export function gaugeThickness(system: GaugeSystem, number: number): number | null {
  const inches = INCHES[system][number]
  return inches === undefined ? null : inches * 25.4
}
