import { contentType, type EntryOf } from "./content-type"
import { listOf, markdown, optional, picture, text } from "./fields"
import { pageHead } from "./page-head"

export const csr = contentType({
  name: "Csr",
  kept: { file: "site/csr.json" },
  page: "/csr-initiative",
  label: "CSR Initiative",
  labelSingular: "CSR Initiative",
  description: "The CSR page and its gallery.",
  fields: {
    ...pageHead,
    breadcrumb: text({ label: "Name in the breadcrumb", max: 40 }),
    picture: optional(picture({ label: "Banner picture" })),
    textHeading: text({ label: "Heading above the text", max: 90 }),
    text: markdown({ label: "Text" }),
    galleryHeading: text({ label: "Gallery: heading", max: 60 }),
    galleryEmpty: text({ label: "Gallery: line while it holds no picture", max: 120 }),
    gallery: listOf(picture({ label: "Picture" }), {
      label: "Gallery: pictures",
      singular: "picture",
      summary: "{{fields.alt}}",
    }),
  },
})

export type Csr = EntryOf<typeof csr>
