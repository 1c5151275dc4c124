import { contentType } from "./content-type"
import { group, listOf } from "./fields/groups"
import { markdown, text } from "./fields/texts"
import { breadcrumb, pageHead } from "./page-head"

export const weightsPage = contentType({
  name: "WeightsPage",
  kept: { file: "site/weights-page.json" },
  label: "How weights are computed",
  labelSingular: "How weights are computed",
  description: "The page /weights. Every table of sizes leads to it.",
  fields: {
    ...pageHead,
    breadcrumb,
    parts: listOf(
      group({
        type: "WeightsPart",
        label: "Part",
        fields: {
          heading: text({ label: "Heading", max: 60 }),
          text: markdown({ label: "Text" }),
        },
      }),
      { label: "Parts", singular: "part", summary: "{{fields.heading}}", max: 12 },
    ),
  },
})
