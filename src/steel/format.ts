/** Rounds a value to at most `decimals` decimals. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** A length in mm as text: at most two decimals, no trailing zeros, no unit, no grouping. */
export function mmText(millimetres: number): string {
  return String(Number(millimetres.toFixed(2)))
}

/** Rounds half away from zero, by the decimal figures of the number: 1.005 becomes 1.01. Without an exponent. */
function roundedText(size: number, decimals: number): string {
  const shifted = Math.round(Number(`${size}e${decimals}`))
  const isPlain = Number.isFinite(shifted) && shifted < 1e21
  return (isPlain ? Number(`${shifted}e-${decimals}`) : size).toFixed(decimals)
}

/** Writes numbers like `Intl.NumberFormat("en-IN")`. Creating that takes a slow phone 40 ms, during hydration. */
function indianText(value: number, leastDecimals: number, decimals: number): string {
  const rounded = roundedText(Math.abs(value), decimals)
  const sign = value < 0 && Number(rounded) > 0 ? "-" : ""
  const [whole = "", part = ""] = rounded.split(".")
  const grouped = whole.replace(/(\d)(?=(?:\d\d)+\d$)/g, "$1,")
  const figures = leastDecimals < decimals ? part.replace(/0+$/, "") : part
  return `${sign}${grouped}${figures && "."}${figures}`
}

/** A number with Indian grouping and at most `decimals` decimals, without trailing zeros: 2,40,000 and 14.41. */
export function indianFigure(value: number, decimals = 2): string {
  return indianText(value, 0, decimals)
}

/** A property of a section: four figures, as the tables of the standards have at most, and at most three decimals. */
export function propertyFigure(value: number): string {
  return indianFigure(Number(value.toPrecision(4)), 3)
}

/** A number with Indian grouping and exactly `decimals` decimals: 12.30. */
export function fixedFigure(value: number, decimals: number): string {
  return indianText(value, decimals, decimals)
}

/**
 * A weight in kg, rounded as every tool shows it: one decimal below 100 kg, none above. One piece has two decimals below 10 kg, and
 * so has whatever is lighter than 100 g, which would be 0 kg. Totals are sums of weights rounded so.
 *
 * @param pieces how many pieces weigh this, if they were counted
 */
export function roundedKg(kg: number, pieces?: number): number {
  // Twelve digits, because 6 × 1.2425 is 7.4549999… in binary fractions.
  const size = Number(Math.abs(kg).toPrecision(12))
  const decimals = size < (pieces === 1 ? 10 : 0.1) ? 2 : size < 100 ? 1 : 0
  return Math.sign(kg) * Number(roundedText(size, decimals))
}

/** The same as text, with Indian grouping: "7.46", "85.4", "1,075". */
export function kgFigure(kg: number, pieces?: number): string {
  return indianFigure(roundedKg(kg, pieces))
}

/** The weight of one piece in kg for a column of figures, with all its decimals and without grouping: "7.46", "24.0", "1484". */
export function pieceFigure(kg: number): string {
  const rounded = roundedKg(kg, 1)
  return rounded.toFixed(rounded < 10 ? 2 : rounded < 100 ? 1 : 0)
}

/** A weight in tonnes as text, with three decimals at most: "2.64", "7.031". */
export function tonnesFigure(kg: number): string {
  return indianFigure(Number((kg / 1000).toPrecision(12)), 3)
}

/** A difference in %: "+1.2 %", "−3.4 %". */
export function percentText(percent: number): string {
  const figure = indianFigure(Math.abs(percent), 1)
  const sign = figure === "0" ? "" : percent < 0 ? "−" : "+"
  return `${sign}${figure}\u00a0%`
}

/** The weight of a metre or square metre in kg, as tables print it: two decimals, three below 1 kg, without grouping. */
export function massFigure(kg: number): string {
  return roundedText(kg, kg < 1 ? 3 : 2)
}

/** A number in a worked sum: at most six significant digits, no grouping. */
export function sumFigure(value: number): string {
  return String(Number(value.toPrecision(6)))
}

/** Dimensions in mm as one text with no-break spaces: "100 × 100 × 4". */
export function dimensionText(...lengths: readonly number[]): string {
  return lengths.map(mmText).join("\u00a0×\u00a0")
}

/** The value of a cell. null is an empty cell. */
export type CsvCell = string | number | null

/** A spreadsheet runs a cell that starts with one of these as a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/

/**
 * The rows as CSV (RFC 4180): CRLF after every row, and a byte order mark so that spreadsheets read it as UTF-8. A text
 * that a spreadsheet would run as a formula gets an apostrophe in front. Numbers are written without grouping; NaN and
 * infinity become empty cells.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ""
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : ""
  const text = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
