import { contentType } from "./content-type"
import { group, listOf, optional } from "./fields/groups"
import { longText, text } from "./fields/texts"
import { breadcrumb, pageHead } from "./page-head"

/** Pages made of a heading, a few texts and a list of other content. */

export const products = contentType({
  name: "ProductsPage",
  storedIn: { file: "site/products-page.json" },
  label: "All products",
  description: "The page /products.",
  fields: {
    ...pageHead,
    breadcrumb,
    finder: group({
      type: "FinderWords",
      label: "Size finder",
      folded: true,
      fields: {
        hint: text({ label: "Line under the field for the size", max: 120 }),
        examplesHeading: text({ label: "Heading above the examples", max: 60 }),
        examples: listOf(
          group({
            type: "FinderExample",
            label: "Example",
            fields: {
              query: text({ label: "As a buyer types it", hint: "2 inch medium", max: 40 }),
              meaning: text({ label: "What it finds", max: 90 }),
            },
          }),
          { label: "Examples", singular: "example", summary: "{{fields.query}}", max: 10 },
        ),
        note: longText({ label: "Line under the sizes", max: 240 }),
        nothing: longText({ label: "When no size is found", max: 200 }),
      },
    }),
    calculatorHeading: text({ label: "Heading above the weight calculator", max: 60 }),
    calculatorText: optional(longText({ label: "Text beside that heading", max: 240 })),
    mainHeading: text({ label: "Heading above the main products", max: 60 }),
    moreHeading: text({ label: "Heading above the other products", max: 60 }),
    hidden: group({
      type: "HiddenProductWords",
      label: "Page of a hidden product",
      hint: "Shown at the address of a hidden product, under its name.",
      fields: {
        text: longText({ label: "Sentence under the product's name", max: 200 }),
        searchDescription: longText({
          label: "Description of that page",
          hint: "50 to 160 characters. Search engines leave the page out; shared links show it.",
          max: 160,
        }),
        relatedHeading: text({ label: "Heading above its related products", max: 60 }),
        allHeading: text({ label: "Heading above the other products", max: 60 }),
      },
    }),
  },
})

export const valueAdded = contentType({
  name: "ValueAddedPage",
  storedIn: { file: "site/value-added.json" },
  label: "Value Added Product",
  description: "The page /value-added-product. Its tiles are the products listed there.",
  fields: {
    ...pageHead,
    breadcrumb,
    tileLabel: text({ label: "Line at the foot of a tile", max: 40 }),
  },
})

export const blog = contentType({
  name: "BlogPage",
  storedIn: { file: "site/blog-page.json" },
  label: "Blog page",
  description: "Words around the posts. The posts themselves are under Blog.",
  fields: {
    breadcrumb,
    published: text({ label: "Word before the date", max: 30 }),
    olderHeading: text({ label: "Heading above older posts", max: 60 }),
  },
})

export const branchPage = contentType({
  name: "BranchPage",
  storedIn: { file: "site/branch-page.json" },
  label: "Pages of branches",
  description: "Words on the page of every branch. The branches themselves are under Branches.",
  fields: {
    titleBefore: text({
      label: "Title for search engines, before the name",
      hint: "Steel tubes and pipes in",
      max: 30,
    }),
    lead: longText({ label: "Sentence under the name", max: 240 }),
    descriptionAfter: longText({
      label: "Description for search engines, after name and address",
      hint: "70 to 120 characters: what can be had and done there.",
      max: 120,
    }),
    addressHeading: text({ label: "Over the address", max: 40 }),
    phonesHeading: text({ label: "Over the telephone numbers", max: 40 }),
    waysHeading: text({ label: "Over WhatsApp and directions", max: 40 }),
    nearHeading: text({ label: "Over the nearest branches", max: 60 }),
    nearText: optional(text({ label: "Sentence under it", max: 140 })),
    othersHeading: text({
      label: "Over all other branches",
      hint: "For a branch that is not on the map.",
      max: 60,
    }),
    productsHeading: text({ label: "Over the products", max: 60 }),
  },
})

export const notFound = contentType({
  name: "NotFoundPage",
  storedIn: { file: "site/not-found.json" },
  label: "Page not found",
  description: "What visitors see at an address that has no page.",
  fields: {
    ...pageHead,
    overline: text({ label: "Line under the heading", max: 60 }),
    linksHeading: text({ label: "Heading above the products", max: 60 }),
  },
})

const pasteWords = group({
  type: "PasteWords",
  label: "Pasting a requirement",
  folded: true,
  fields: {
    heading: text({ label: "Heading", max: 60 }),
    text: longText({ label: "Text", max: 240 }),
    label: text({ label: "Label of the box", max: 60 }),
    example: longText({ label: "Example in the box", max: 200 }),
  },
})

export const inquiryPage = contentType({
  name: "InquiryPage",
  storedIn: { file: "site/inquiry-page.json" },
  label: "Inquiry list",
  description: "The page /inquiry.",
  fields: {
    ...pageHead,
    breadcrumb,
    before: longText({
      label: "Text until the scripts of the page have loaded",
      hint: "Also what visitors without scripts read, over the telephone number, WhatsApp, e-mail and the form.",
      max: 240,
    }),
    emptyHeading: text({ label: "Heading of the way to the sizes", max: 60 }),
    empty: longText({ label: "Text under it", max: 240 }),
    linkLabel: optional(text({ label: "Text of the button to the sizes", max: 30 })),
    sendHeading: text({ label: "Heading above the ways to send the list", max: 60 }),
    weightNote: longText({ label: "Line under the total", max: 200 }),
    paste: pasteWords,
    steps: listOf(text({ label: "Step", max: 140 }), {
      label: "How it works",
      singular: "step",
    }),
  },
})

export const deliveryCheckPage = contentType({
  name: "DeliveryCheckPage",
  storedIn: { file: "site/delivery-check-page.json" },
  label: "Delivery check",
  description: "The page /delivery-check. The tolerances it compares with are under Tolerances.",
  fields: {
    ...pageHead,
    breadcrumb,
    before: longText({
      label: "Text until the scripts of the page have loaded",
      hint: "Also what visitors without scripts read, over the telephone number, WhatsApp and e-mail.",
      max: 300,
    }),
    linesHeading: text({ label: "Over the sizes received", max: 60 }),
    empty: longText({ label: "Text while there is no size", max: 240 }),
    netLabel: text({ label: "Label of the weight", max: 60 }),
    netHint: optional(text({ label: "Line under it", max: 160 })),
    sendHeading: text({ label: "Over the ways to send the result", max: 60 }),
    message: text({ label: "First line of the message and of the print", max: 80 }),
    note: longText({ label: "Line under the result", max: 240 }),
    paste: pasteWords,
    methodHeading: text({ label: "Over the explanation", max: 60 }),
    method: listOf(longText({ label: "Sentence", max: 240 }), {
      label: "How the check works",
      singular: "sentence",
      min: 1,
    }),
    tolerancesHeading: text({ label: "Over the tolerances", max: 60 }),
    tolerancesText: longText({ label: "Sentence under it", max: 240 }),
  },
})
