import { contentType, type EntryOf } from "./content-type"
import { link, optional, picture, text, whole } from "./fields"

export const project = contentType({
  name: "Project",
  kept: { folder: "projects" },
  label: "Projects",
  labelSingular: "Project",
  description: "Key Projects on the home page. Name only projects the company may name.",
  summary: "{{order}}. {{name}}",
  namedBy: "name",
  sortedBy: ["order", "name"],
  fields: {
    name: text({ label: "Name", max: 60 }),
    order: whole({ label: "Order", hint: "Small numbers come first.", min: 1, max: 999 }),
    linkTo: link({
      label: "Where the card leads",
      hint: "A page of this site, for example / for Home.",
      default: "/",
    }),
    picture: optional(picture({ label: "Picture" })),
  },
})

export type Project = EntryOf<typeof project>
