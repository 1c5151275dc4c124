import type { SizeFamily } from "../../steel/range/size"
import { shapeOfFamily, type WeightShape } from "../../steel/calculator/form"

/** What the calculator weighs on the page of a product that has no size tables, by the product's family. */
export const weighedAs: Partial<Record<string, readonly SizeFamily[]>> = {
  coil: ["sheet"],
  coated: ["sheet"],
  sheet: ["sheet", "chequered"],
}

/** The size the calculator begins with there (its id), where that of the shape would be no size of the product. */
export const weighedFrom: Partial<Record<string, string>> = {
  // Coated sheet is 0.25 to 1.20 mm thick.
  coated: "sheet-0.5x1250",
}

/** The shapes the calculator offers for some families of sizes, each once. */
export function shapesOf(families: readonly SizeFamily[]): WeightShape[] {
  return [...new Set(families.map((family) => shapeOfFamily[family]))]
}
