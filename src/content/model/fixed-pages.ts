import { contentType } from "./content-type"
import { breadcrumb, pageHead } from "./page-head"
import { folded, group, listOf, longText, optional, rows, text } from "./fields/kinds"

/** Pages made of a heading, a few texts and a list of other content. */

export const products = contentType({
  name: "ProductsPage",
  storedIn: { file: "site/products-page.json" },
  label: "All products",
  description: "The page /products.",
  fields: {
    ...pageHead,
    breadcrumb,
    finder: folded("FinderWords", "Size finder", {
      hint: text("Line under the field for the size", 120),
      examplesHeading: text("Heading above the examples", 60),
      examples: rows(
        "FinderExample",
        "Examples",
        "example",
        {
          query: text("As a buyer types it", 40, "2 inch medium"),
          meaning: text("What it finds", 90),
        },
        { max: 10 },
      ),
      note: longText("Line under the sizes", 240),
      nothing: longText("When no size is found", 200),
    }),
    calculatorHeading: text("Heading above the weight calculator", 60),
    calculatorText: optional(longText("Text beside that heading", 240)),
    mainHeading: text("Heading above the main products", 60),
    moreHeading: text("Heading above the other products", 60),
    hidden: group("HiddenProductWords", ["Page of a hidden product", "At its address."], {
      text: longText("Sentence under the product's name", 200),
      searchDescription: longText(
        "Description of that page",
        160,
        "50 to 160 characters, for shared links.",
      ),
      relatedHeading: text("Heading above its related products", 60),
      allHeading: text("Heading above the other products", 60),
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
    tileLabel: text("Line at the foot of a tile", 40),
  },
})

export const blog = contentType({
  name: "BlogPage",
  storedIn: { file: "site/blog-page.json" },
  label: "Blog page",
  description: "Words around the posts. The posts themselves are under Blog.",
  fields: {
    breadcrumb,
    published: text("Word before the date", 30),
    olderHeading: text("Heading above older posts", 60),
  },
})

export const branchPage = contentType({
  name: "BranchPage",
  storedIn: { file: "site/branch-page.json" },
  label: "Pages of branches",
  description: "Words on the page of every branch. The branches themselves are under Branches.",
  fields: {
    titleBefore: text("Title for search engines, before the name", 30, "Steel tubes and pipes in"),
    lead: longText("Sentence under the name", 240),
    descriptionAfter: longText("Description for search engines, after name and address", 120),
    addressHeading: text("Over the address", 40),
    phonesHeading: text("Over the telephone numbers", 40),
    waysHeading: text("Over WhatsApp and directions", 40),
    nearHeading: text("Over the nearest branches", 60),
    nearText: optional(text("Sentence under it", 140)),
    othersHeading: text("Over all other branches", 60, "For a branch that is not on the map."),
    productsHeading: text("Over the products", 60),
  },
})

export const notFound = contentType({
  name: "NotFoundPage",
  storedIn: { file: "site/not-found.json" },
  label: "Page not found",
  description: "What visitors see at an address that has no page.",
  fields: {
    ...pageHead,
    overline: text("Line under the heading", 60),
    linksHeading: text("Heading above the products", 60),
  },
})

const pasteWords = folded("PasteWords", "Pasting a requirement", {
  heading: text("Heading", 60),
  text: longText("Text", 240),
  label: text("Label of the box", 60),
  example: longText("Example in the box", 200),
})

export const inquiryPage = contentType({
  name: "InquiryPage",
  storedIn: { file: "site/inquiry-page.json" },
  label: "Inquiry list",
  description: "The page /inquiry.",
  fields: {
    ...pageHead,
    breadcrumb,
    before: longText("Text until the scripts of the page have loaded", 300),
    emptyHeading: text("Heading of the way to the sizes", 60),
    empty: longText("Text under it", 240),
    linkLabel: optional(text("Text of the button to the sizes", 30)),
    sendHeading: text("Heading above the ways to send the list", 60),
    weightNote: longText("Line under the total", 200),
    paste: pasteWords,
    steps: listOf("How it works", "step", text("Step", 140)),
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
    before: longText("Text until the scripts of the page have loaded", 300),
    linesHeading: text("Over the sizes received", 60),
    empty: longText("Text while there is no size", 240),
    netLabel: text("Label of the weight", 60),
    netHint: optional(text("Line under it", 160)),
    sendHeading: text("Over the ways to send the result", 60),
    message: text("First line of the message and of the print", 80),
    note: longText("Line under the result", 240),
    paste: pasteWords,
    methodHeading: text("Over the explanation", 60),
    method: listOf("How the check works", "sentence", longText("Sentence", 240), { min: 1 }),
    tolerancesHeading: text("Over the tolerances", 60),
    tolerancesText: longText("Sentence under it", 240),
  },
})
