import { contentType, type EntryOf } from "./content-type"
import { link, optional, picture, text } from "./fields/kinds"

export const project = contentType({
  name: "Project",
  storedIn: { folder: "projects" },
  label: "Projects",
  labelSingular: "Project",
  description: "Key Projects on the home page. Name only projects the company may name.",
  ordered: true,
  fields: {
    name: text("Name", 60, "As it is known: Delhi Metro"),
    linkTo: link("Where the card leads", { hint: "/, /ms-pipes or https://…", default: "/" }),
    picture: optional(picture("Picture", "Taller than wide. Without one: a grey sheet.")),
  },
})

export type Project = EntryOf<typeof project>
