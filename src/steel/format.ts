/** A length in mm as the trade writes it: no unit, at most two decimals, no trailing zeros, no grouping. */
export function figure(millimetres: number): string {
  return String(Number(millimetres.toFixed(2)))
}

/** A figure with at most so many decimals, no trailing zeros, grouped the Indian way: 2,40,000 and 14.41. */
export function indianFigure(value: number, decimals = 2): string {
  return new Intl.NumberFormat("en-IN", { maximumFractionDigits: decimals }).format(value)
}

/** A figure inside a sum: at most six significant digits, no grouping. */
export function sumFigure(value: number): string {
  return String(Number(value.toPrecision(6)))
}

/** A mass in kg as tables print it: three decimals below 1 kg, else two. */
export function roundMass(mass: number): number {
  return Number(mass.toFixed(mass < 1 ? 3 : 2))
}

/** "100 × 50 × 4", with no-break spaces: lengths in mm as a size is called by them. */
export function times(...lengths: readonly number[]): string {
  return lengths.map(figure).join("\u00a0×\u00a0")
}
