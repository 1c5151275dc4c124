import { contentType } from "./content-type"
import { group, optional, picture } from "./fields/groups"
import { longText, markdown, text } from "./fields/texts"
import { breadcrumb, pageHead } from "./page-head"

const statement = (label: string) =>
  group({
    type: "Statement",
    label,
    fields: {
      heading: text({ label: "Heading", max: 40 }),
      text: longText({ label: "Text", max: 300 }),
    },
  })

export const about = contentType({
  name: "About",
  storedIn: { file: "site/about.json" },
  label: "About",
  description: "The About page. Figures and market segments come from Home.",
  fields: {
    ...pageHead,
    breadcrumb,
    picture: optional(picture({ label: "Banner picture" })),
    textHeading: text({
      label: "Heading above the text",
      hint: "The figures and the market segments further down are fields of Pages, Home.",
      max: 90,
    }),
    text: markdown({ label: "Text" }),
    vision: statement("Vision"),
    mission: statement("Mission"),
    branchesHeading: text({ label: "Heading above the branches", max: 60 }),
    branchesText: optional(text({ label: "Sentence beside it", max: 160 })),
  },
})
