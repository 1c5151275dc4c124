import { contentType } from "./content-type"
import { group, listOf, optional } from "./fields/groups"
import { number, whole, yesNo } from "./fields/values"

const thickness = (label: string) => number({ label, min: 0.3, max: 40 })
const outside = (label: string) => number({ label, min: 8, max: 1200 })
const bands = (what: string, hint: string) =>
  listOf(
    group({
      type: "ThicknessBand",
      label: "Band",
      fields: {
        largest: outside(`${what} up to, mm`),
        thinnest: thickness("Thinnest, mm"),
        thickest: thickness("Thickest, mm"),
      },
    }),
    {
      label: "Which thickness goes with which outside",
      hint: `${hint} Smallest outside first.`,
      singular: "band",
      summary: "up to {{fields.largest}}: {{fields.thinnest}} to {{fields.thickest}}",
      min: 1,
    },
  )
const thicknesses = listOf(thickness("Thickness, mm"), {
  label: "Thicknesses, mm",
  singular: "thickness",
  min: 1,
})

export const sizeRange = contentType({
  name: "SizeRange",
  storedIn: { file: "site/size-range.json" },
  label: "Sizes in the range",
  description:
    "Sizes that are sold but are in no table of a standard. The tables, the finder and the charts are made from them, and the texts of a product should agree with them.",
  fields: {
    hollow: group({
      type: "HollowRange",
      label: "Hollow sections of black steel",
      hint: "Thicknesses that are sold though no table has them. Their weights are computed, and the tables say so.",
      fields: { thicknesses, bands: bands("Longer side", "The sides are those of the tables.") },
    }),
    preGalvanized: group({
      type: "PreGalvanizedRange",
      label: "Pre-galvanized tube",
      fields: {
        squares: listOf(outside("Side, mm"), { label: "Square sides, mm", singular: "side" }),
        rectangles: listOf(
          group({
            type: "RectangularOutside",
            label: "Rectangle",
            fields: { depth: outside("Longer side, mm"), width: outside("Shorter side, mm") },
          }),
          {
            label: "Rectangular sides",
            singular: "rectangle",
            summary: "{{fields.depth}} × {{fields.width}}",
          },
        ),
        bores: listOf(whole({ label: "Nominal bore", min: 15, max: 400 }), {
          label: "Nominal bores of round tube",
          singular: "bore",
        }),
        thicknesses,
        bands: bands("Outside", "The longer side or the outside diameter counts."),
      },
    }),
    planks: group({
      type: "PlankRange",
      label: "Planks",
      fields: {
        height: outside("Height, mm"),
        widths: listOf(outside("Width, mm"), { label: "Widths, mm", singular: "width", min: 1 }),
        thicknesses,
      },
    }),
    sheets: group({
      type: "SheetRange",
      label: "Sheets",
      fields: {
        thicknesses,
        sizes: listOf(
          group({
            type: "SheetSize",
            label: "Sheet",
            fields: {
              width: whole({ label: "Width, mm", min: 10, max: 4000 }),
              length: whole({ label: "Length, mm", min: 100, max: 30000 }),
            },
          }),
          {
            label: "Widths and lengths",
            hint: "The table gives the weight of each.",
            singular: "sheet",
            summary: "{{fields.width}} × {{fields.length}}",
            min: 1,
          },
        ),
      },
    }),
    confirmed: optional(
      yesNo({
        label: "Sales has confirmed these sizes",
        hint: "Until then the list of placeholders names them.",
      }),
    ),
  },
})
