import { group, listOf } from "./fields/groups"
import { markdown, text } from "./fields/texts"

/** The body of a text page: parts with a heading each. */
export const textParts = listOf(
  group({
    type: "TextPart",
    label: "Part",
    fields: {
      heading: text({ label: "Heading", max: 60 }),
      text: markdown({ label: "Text" }),
    },
  }),
  { label: "Parts", singular: "part", summary: "{{fields.heading}}", max: 12 },
)
