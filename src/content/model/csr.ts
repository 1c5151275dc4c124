import { contentType } from "./content-type"
import { breadcrumb, pageHead } from "./page-head"
import { listOf, markdown, optional, picture, text } from "./fields/kinds"

export const csr = contentType({
  name: "Csr",
  storedIn: { file: "site/csr.json" },
  label: "CSR Initiative",
  description: "The CSR page and its gallery.",
  fields: {
    ...pageHead,
    breadcrumb,
    picture: optional(picture("Banner picture")),
    textHeading: text("Heading above the text", 90),
    text: markdown("Text"),
    galleryHeading: text("Gallery: heading", 60),
    galleryEmpty: text("Gallery: line while it has no picture", 120),
    gallery: listOf("Gallery: pictures", "picture", picture("Picture"), {
      hint: "As soon as there is one, it takes the place of the line above.",
      summary: "{{fields.alt}}",
    }),
  },
})
