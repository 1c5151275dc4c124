import { contentType } from "./content-type"
import { sizeTables } from "./product"
import { steel } from "../../site/words/en/steel"
import { choices, group, longText, name, number, optional, text, yesNo } from "./fields/kinds"

const percent = (label: string, hint: string) => number(label, 0, 50, hint)

const band = {
  less: percent("Less, %", "What may be missing: 8 for −8 %."),
  more: percent("More, %", "What may be too much: 10 for +10 %."),
}

export const tolerance = contentType({
  name: "Tolerance",
  storedIn: { folder: "tolerances" },
  label: "Tolerances",
  labelSingular: "Tolerance",
  description:
    "How far a standard lets the weight of delivered steel differ. The delivery check uses it. A size without a tolerance gets the comparison, but no verdict.",
  summary: "{{standard}} {{name}}",
  sortedBy: ["standard", "name"],
  fields: {
    name: text("Goods", 80, "Angles over 3 mm"),
    families: choices("Size tables", sizeTables, "Whose sizes it applies to."),
    over: optional(number("Thickness over, mm", 0, 100, "3 leaves 3 mm out. Empty: all.")),
    upTo: optional(number("Thickness up to, mm", 0, 100, "3 takes 3 mm in. Empty: all.")),
    pipeClasses: optional(
      choices("Pipe classes", steel.classes, "Empty: of every class and of none."),
    ),
    sizeStandard: optional(
      name("Standard of the sizes", 20, "IS 3589: only its sizes. Empty: all."),
    ),
    standard: name("Standard", 40, "IS 4923:2017"),
    edition: optional(text("Amendment", 60, "Amendment 1")),
    clause: optional(name("Clause", 40, "As the standard numbers it.")),
    piece: optional(
      group("ToleranceBand", ["Weight of one length", "Empty where there is none."], band),
    ),
    lot: optional(
      group("LotTolerance", ["Weight of a lot", "Empty where there is none."], {
        fromTonnes: number("Lots from, tonnes", 0.1, 1000, "10"),
        ...band,
      }),
    ),
    readIn: longText("Where it was read", 200, "The page shows this: no names of other dealers."),
    confirmed: yesNo("Confirmed", "On when somebody compared it with the standard itself."),
  },
})
