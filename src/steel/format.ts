/** Rounds a value to at most `decimals` decimals. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** A length in mm as text: at most two decimals, no trailing zeros, no unit, no grouping. */
export function mmText(millimetres: number): string {
  return String(Number(millimetres.toFixed(2)))
}

/** Number formats by the decimals they write. Making one takes longer than a hundred uses of it. */
const indianFormats = new Map<string, Intl.NumberFormat>()

function indianFormat(minimumFractionDigits: number, maximumFractionDigits: number) {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`
  const known = indianFormats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat("en-IN", { minimumFractionDigits, maximumFractionDigits })
  indianFormats.set(key, format)
  return format
}

/** A number with Indian grouping and at most `decimals` decimals, without trailing zeros: 2,40,000 and 14.41. */
export function indianFigure(value: number, decimals = 2): string {
  return indianFormat(0, decimals).format(value)
}

/** A number with Indian grouping and exactly `decimals` decimals: 12.30. */
export function fixedFigure(value: number, decimals: number): string {
  return indianFormat(decimals, decimals).format(value)
}

/** A number in a worked sum: at most six significant digits, no grouping. */
export function sumFigure(value: number): string {
  return String(Number(value.toPrecision(6)))
}

/** A mass in kg, rounded as the tables print it: three decimals below 1 kg, otherwise two. */
export function roundMass(mass: number): number {
  return Number(mass.toFixed(mass < 1 ? 3 : 2))
}

/** Dimensions in mm as one text with no-break spaces: "100 × 100 × 4". */
export function dimensionText(...lengths: readonly number[]): string {
  return lengths.map(mmText).join("\u00a0×\u00a0")
}
