import { contentType } from "./content-type"
import { listOf, longText, optional, text } from "./fields"
import { pageHead } from "./page-head"

/** Pages that are a heading, a few words and a list made from other content. */

export const products = contentType({
  name: "ProductsPage",
  kept: { file: "site/products-page.json" },
  label: "All products",
  labelSingular: "All products",
  description: "The page /products.",
  fields: {
    ...pageHead,
    breadcrumb: text({ label: "Name in the breadcrumb", max: 40 }),
    mainHeading: text({ label: "Heading above the main products", max: 60 }),
    moreHeading: text({ label: "Heading above the other products", max: 60 }),
  },
})

export const valueAdded = contentType({
  name: "ValueAddedPage",
  kept: { file: "site/value-added.json" },
  label: "Value Added Product",
  labelSingular: "Value Added Product",
  description: "The page /value-added-product. Its tiles are the products listed there.",
  fields: {
    ...pageHead,
    breadcrumb: text({ label: "Name in the breadcrumb", max: 40 }),
    tileLabel: text({ label: "Line at the foot of a tile", max: 40 }),
  },
})

export const blog = contentType({
  name: "BlogPage",
  kept: { file: "site/blog-page.json" },
  label: "Blog page",
  labelSingular: "Blog page",
  description: "Words around the posts. The posts themselves are under Blog.",
  fields: {
    breadcrumb: text({ label: "Name in the breadcrumb", max: 40 }),
    published: text({ label: "Word before the date", max: 30 }),
    olderHeading: text({ label: "Heading above older posts", max: 60 }),
  },
})

export const notFound = contentType({
  name: "NotFoundPage",
  kept: { file: "site/not-found.json" },
  label: "Page not found",
  labelSingular: "Page not found",
  description: "What visitors see at an address that has no page.",
  fields: {
    ...pageHead,
    overline: text({ label: "Small line above the heading", max: 60 }),
    linksHeading: text({ label: "Heading above the products", max: 60 }),
  },
})

export const inquiryPage = contentType({
  name: "InquiryPage",
  kept: { file: "site/inquiry-page.json" },
  label: "Inquiry list",
  labelSingular: "Inquiry list",
  description: "The page /inquiry.",
  fields: {
    ...pageHead,
    breadcrumb: text({ label: "Name in the breadcrumb", max: 40 }),
    empty: longText({ label: "Text while the list is empty", max: 240 }),
    steps: listOf(text({ label: "Step", max: 140 }), {
      label: "How it works",
      singular: "step",
    }),
    linkLabel: optional(text({ label: "Text of the button", max: 30 })),
  },
})
