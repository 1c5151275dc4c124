import { contentType, type EntryOf } from "./content-type"
import { link } from "./fields/references"
import { optional, picture } from "./fields/groups"
import { text } from "./fields/texts"

export const project = contentType({
  name: "Project",
  storedIn: { folder: "projects" },
  label: "Projects",
  labelSingular: "Project",
  description: "Key Projects on the home page. Name only projects the company may name.",
  summary: "{{name}}",
  namedBy: "name",
  sortedBy: ["name"],
  ordered: true,
  fields: {
    name: text({ label: "Name", hint: "As it is known: Delhi Metro", max: 60 }),
    linkTo: link({
      label: "Where the card leads",
      hint: "A page of this site (/ is Home, /ms-pipes a product) or an address with https://",
      default: "/",
    }),
    picture: optional(
      picture({
        label: "Picture",
        hint: "Taller than wide looks best. Without one, a grey sheet is shown.",
      }),
    ),
  },
})

export type Project = EntryOf<typeof project>
