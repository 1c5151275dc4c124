import type { SizeFamily } from "../range/families"

/**
 * Families the calculator offers on the page of a product without size tables, by the product's family. Products of
 * other families without tables have no calculator.
 */
export const calculatorFamilies: Partial<Record<string, readonly SizeFamily[]>> = {
  // A frame with its rebate takes as much strip as a rectangular tube of the same outside size.
  "door-frame": ["rectangular"],
  coil: ["sheet"],
  coated: ["sheet"],
  sheet: ["sheet", "chequered"],
}

/** Id of the size the calculator starts with on that page, if the default is not a size of the product. */
export const calculatorStart: Partial<Record<string, string>> = {
  // The single door frame, in the thickness of IS 4351.
  "door-frame": "rhs-100x50x1.6",
  // Coated sheet is 0.25 to 1.20 mm thick.
  coated: "sheet-0.5x1250",
}

/** The note on the weight for that page, by its key in the catalogue. */
export const calculatorNotes: Partial<Record<string, "frameNote">> = {
  "door-frame": "frameNote",
}
