import type { SizeFamily } from "../range/size"
import { shapeOfFamily, type WeightShape } from "./form"

/**
 * What the calculator weighs on the page of a product that has no size tables, by the product's family. A page of any other
 * family has no calculator: nothing is known there that could be weighed.
 */
export const weighedAs: Partial<Record<string, readonly SizeFamily[]>> = {
  // A frame with its rebate is folded from as much strip as a rectangular tube of the same outside.
  "door-frame": ["rectangular"],
  coil: ["sheet"],
  coated: ["sheet"],
  sheet: ["sheet", "chequered"],
}

/** The size the calculator begins with there (its id), where that of the shape would be no size of the product. */
export const weighedFrom: Partial<Record<string, string>> = {
  // The single door frame, in the thickness of IS 4351.
  "door-frame": "rhs-100x50x1.6",
  // Coated sheet is 0.25 to 1.20 mm thick.
  coated: "sheet-0.5x1250",
}

/** What has to be said there of the weight. */
export const weighedNotes: Partial<Record<string, string>> = {
  "door-frame":
    "A frame section weighs about the same as a rectangular tube of the same outside size and thickness: the rebate takes no extra strip.",
}

/** The shapes the calculator offers for some families of sizes, each once. */
export function shapesOf(families: readonly SizeFamily[]): WeightShape[] {
  return [...new Set(families.map((family) => shapeOfFamily[family]))]
}
