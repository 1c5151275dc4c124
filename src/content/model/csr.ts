import { contentType } from "./content-type"
import { listOf, optional, picture } from "./fields/groups"
import { markdown, text } from "./fields/texts"
import { breadcrumb, pageHead } from "./page-head"

export const csr = contentType({
  name: "Csr",
  storedIn: { file: "site/csr.json" },
  label: "CSR Initiative",
  description: "The CSR page and its gallery.",
  fields: {
    ...pageHead,
    breadcrumb,
    picture: optional(picture({ label: "Banner picture" })),
    textHeading: text({ label: "Heading above the text", max: 90 }),
    text: markdown({ label: "Text" }),
    galleryHeading: text({ label: "Gallery: heading", max: 60 }),
    galleryEmpty: text({ label: "Gallery: line while it has no picture", max: 120 }),
    gallery: listOf(picture({ label: "Picture" }), {
      label: "Gallery: pictures",
      hint: "As soon as there is one, it takes the place of the line above.",
      singular: "picture",
      summary: "{{fields.alt}}",
    }),
  },
})
