import { contentType } from "./content-type"
import { group, listOf, number, rows, whole, yesNo } from "./fields/kinds"

const thickness = (label: string) => number(label, 0.3, 40)
const outside = (label: string) => number(label, 8, 1200)
const bands = (what: string, hint: string) =>
  rows(
    "ThicknessBand",
    "Which thickness goes with which outside",
    "band",
    {
      largest: outside(`${what} up to, mm`),
      thinnest: thickness("Thinnest, mm"),
      thickest: thickness("Thickest, mm"),
    },
    {
      hint: `${hint} Smallest outside first.`,
      summary: "up to {{fields.largest}}: {{fields.thinnest}} to {{fields.thickest}}",
      min: 1,
    },
  )
const thicknesses = listOf("Thicknesses, mm", "thickness", thickness("Thickness, mm"), { min: 1 })

export const sizeRange = contentType({
  name: "SizeRange",
  storedIn: { file: "site/size-range.json" },
  label: "Sizes in the range",
  description:
    "Sizes that are sold but are in no table of a standard. The tables, the finder and the charts are made from them, and the texts of a product should agree with them.",
  fields: {
    hollow: group("HollowRange", ["Hollow sections of black steel", "Sold, but in no table."], {
      thicknesses,
      bands: bands("Longer side", "The sides are those of the tables."),
    }),
    preGalvanized: group("PreGalvanizedRange", "Pre-galvanized tube", {
      squares: listOf("Square sides, mm", "side", outside("Side, mm")),
      rectangles: rows(
        "RectangularOutside",
        "Rectangular sides",
        "rectangle",
        { depth: outside("Longer side, mm"), width: outside("Shorter side, mm") },
        { summary: "{{fields.depth}} × {{fields.width}}" },
      ),
      bores: listOf("Nominal bores of round tube", "bore", whole("Nominal bore", 15, 400)),
      thicknesses,
      bands: bands("Outside", "The longer side or the outside diameter counts."),
    }),
    planks: group("PlankRange", "Planks", {
      height: outside("Height, mm"),
      widths: listOf("Widths, mm", "width", outside("Width, mm"), { min: 1 }),
      thicknesses,
    }),
    sheets: group("SheetRange", "Sheets", {
      thicknesses,
      sizes: rows(
        "SheetSize",
        "Widths and lengths",
        "sheet",
        { width: whole("Width, mm", 10, 4000), length: whole("Length, mm", 100, 30000) },
        { summary: "{{fields.width}} × {{fields.length}}", min: 1 },
      ),
    }),
    confirmed: yesNo("Sales has confirmed these sizes"),
  },
})
