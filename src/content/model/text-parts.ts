import { markdown, rows, text } from "./fields/kinds"

/** The body of a text page: parts with a heading each. */
export const textParts = rows(
  "TextPart",
  "Parts",
  "part",
  { heading: text("Heading", 60), text: markdown("Text") },
  { max: 12 },
)
