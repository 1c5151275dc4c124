import { contentType } from "./content-type"
import { breadcrumb, pageHead } from "./page-head"
import { group, longText, markdown, optional, picture, text } from "./fields/kinds"

const statement = (label: string) =>
  group("Statement", label, {
    heading: text("Heading", 40),
    text: longText("Text", 300),
  })

export const about = contentType({
  name: "About",
  storedIn: { file: "site/about.json" },
  label: "About",
  description: "The About page. Figures and market segments come from Home.",
  fields: {
    ...pageHead,
    breadcrumb,
    picture: optional(picture("Banner picture")),
    textHeading: text(
      "Heading above the text",
      90,
      "Figures and segments below are fields of Home.",
    ),
    text: markdown("Text"),
    vision: statement("Vision"),
    mission: statement("Mission"),
    branchesHeading: text("Heading above the branches", 60),
    branchesText: optional(text("Sentence beside it", 160)),
  },
})
