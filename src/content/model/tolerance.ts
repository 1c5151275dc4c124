import { pipeClasses, sizeFamilies } from "../../steel/range/size"
import { contentType } from "./content-type"
import { choices, number, yesNo } from "./fields/values"
import { group, optional } from "./fields/groups"
import { longText, text } from "./fields/texts"
import { steel } from "../../site/words/en/steel"

const percent = (label: string, hint: string) => number({ label, hint, min: 0, max: 50 })

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
  namedBy: "name",
  sortedBy: ["standard", "name"],
  fields: {
    name: text({ label: "Goods", hint: "Angles over 3 mm", max: 80 }),
    families: choices({
      label: "Size tables",
      hint: "Whose sizes it applies to.",
      options: sizeFamilies.map((value) => ({ value, label: steel.families[value] })),
    }),
    over: optional(
      number({
        label: "Thickness over, mm",
        hint: "3 leaves 3 mm out. Empty: from the thinnest.",
        min: 0,
        max: 100,
      }),
    ),
    upTo: optional(
      number({
        label: "Thickness up to, mm",
        hint: "3 takes 3 mm in. Empty: to the thickest.",
        min: 0,
        max: 100,
      }),
    ),
    pipeClasses: optional(
      choices({
        label: "Pipe classes",
        hint: "Only pipes of these classes. Empty: sizes of every class and of none.",
        options: pipeClasses.map((value) => ({ value, label: value })),
      }),
    ),
    sizeStandard: optional(
      text({
        label: "Standard of the sizes",
        hint: "IS 3589: only sizes listed under it. Empty: sizes of every standard.",
        max: 20,
        words: false,
      }),
    ),
    standard: text({ label: "Standard", hint: "IS 4923:2017", max: 40, words: false }),
    edition: optional(text({ label: "Amendment", hint: "Amendment 1", max: 60 })),
    clause: optional(
      text({ label: "Clause", hint: "As the standard numbers it.", max: 40, words: false }),
    ),
    piece: optional(
      group({
        type: "ToleranceBand",
        label: "Weight of one length",
        hint: "Empty where the standard has none of its own.",
        fields: band,
      }),
    ),
    lot: optional(
      group({
        type: "LotTolerance",
        label: "Weight of a lot",
        hint: "Empty where the standard has none of its own.",
        fields: {
          fromTonnes: number({ label: "Lots from, tonnes", hint: "10", min: 0.1, max: 1000 }),
          ...band,
        },
      }),
    ),
    readIn: longText({
      label: "Where it was read",
      hint: "The standard itself, or which copy of it. No names of other dealers: the page shows this.",
      max: 200,
    }),
    confirmed: optional(
      yesNo({
        label: "Confirmed",
        hint: "On when somebody compared it with the standard itself. Until then the page marks it “to be confirmed”.",
      }),
    ),
  },
})
