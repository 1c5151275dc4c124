import { contentType } from "./content-type"
import {
  folded,
  group,
  link,
  listOf,
  longText,
  markdown,
  name,
  number,
  optional,
  picture,
  relations,
  rows,
  text,
  yesNo,
} from "./fields/kinds"

/** The text that search engines show under the title. */
export const searchDescription = longText("Description for search engines", 160, {
  hint: "One or two sentences, 50 to 160 characters: what is on the page, for whom, from where. Example: Square hollow sections from 20 × 20 to 500 × 500 mm with weights, from stock in North India.",
  min: 50,
})

/** Title and description of a fixed page, for visitors and search engines. */
export const headFields = {
  heading: text("Heading", 90, "The large line at the top of the page."),
  lead: optional(longText("Sentence under the heading", 240, "What a visitor finds here.")),
  searchTitle: text("Title for search engines", 46, "The company's name is added to it."),
  searchDescription,
}

export const breadcrumb = text("Name in the breadcrumb", 40, "Its short name above the heading.")

/** A figure the company claims. */
const claim = (label: string) =>
  folded("Claim", label, {
    figure: number("Figure", 0, 1_000_000_000, "Digits only: 240000"),
    unit: text("Unit", 20, "MT, years"),
    text: text("Words", 120, "What the figure counts, with the year: supplied in 2023"),
  })

export const home = contentType({
  name: "Home",
  storedIn: { file: "site/home.json" },
  label: "Home",
  description: "The home page, from the banner to the branches.",
  fields: {
    heading: text("Heading", 90, "For search engines and people who hear the page."),
    searchTitle: headFields.searchTitle,
    searchDescription: headFields.searchDescription,
    slides: rows(
      "HeroSlide",
      "Banner slides",
      "slide",
      {
        overline: optional(text("Small line above", 80, "On the first slide mostly.")),
        heading: longText("Heading", 60, "Short. Each line of the input is a line on the slide."),
        text: longText("Line of text", 180, "One sentence: sizes, thickness, finish."),
        name: text("What the slide shows", 50, "Black round pipe"),
        standard: optional(name("Standard", 30, "IS 4923:2017")),
        linkLabel: text("Text of the button", 30, { default: "Get Started" }),
        linkTo: link("Where the button leads", { hint: "/about, /ms-pipes", default: "/about" }),
        picture: picture("Picture", "Twice as wide as high, the subject on the right."),
      },
      {
        hint: "Drag to reorder. The first is what visitors see at once.",
        summary: "{{fields.name}}",
        min: 1,
        max: 8,
      },
    ),
    about: folded("HomeAbout", "About teaser", {
      heading: text("Heading", 90),
      text: longText("Text", 400),
      linkLabel: text("Text of the button", 30),
      linkTo: link("Where the button leads"),
      picture: optional(picture("Picture")),
    }),
    claims: folded("Claims", ["Company figures", "Shown on Home and About."], {
      supplied: claim("Supplied in a year"),
      vision: claim("Vision for a year"),
      years: claim("Years in business"),
      branches: claim("Branches and warehouses"),
    }),
    projects: folded("HomeProjects", "Key Projects", {
      heading: text("Heading", 60),
      note: optional(text("Line under the cards", 160)),
    }),
    segments: folded("HomeSegments", ["Market Segment", "Shown on Home and About."], {
      heading: text("Heading", 60),
      text: optional(text("Sentence beside it", 160)),
      list: rows(
        "MarketSegment",
        "Segments",
        "segment",
        {
          name: text("Name", 50),
          text: longText("What they get here", 200),
          needs: relations("Products they ask for", "products"),
        },
        { min: 1 },
      ),
    }),
    products: folded("HomeProducts", "Our Products", {
      heading: text("Heading", 60),
      linkLabel: text("Text of the link", 40),
      linkTo: link("Where the link leads"),
      tileLabel: text("Line at the foot of a tile", 40),
    }),
    certificates: folded("HomeCertificates", "Our Certificate", {
      heading: text("Heading", 60),
      text: optional(text("Sentence beside it", 160)),
    }),
    blog: folded("HomeBlog", "Our Latest Blogs", {
      heading: text("Heading", 60),
      watch: text("Word on the film", 20, "Watch"),
      newTab: text("Line about the new tab", 60),
    }),
    branches: folded("HomeBranches", "Our Branches", {
      heading: text("Heading", 60),
      text: optional(text("Sentence beside it", 160)),
    }),
  },
})

const formField = (label: string) =>
  folded("FormField", label, {
    label: text("Label", 60, "The words over the field."),
    hint: optional(text("Hint under the label", 140, "An example helps: 98100 00000")),
  })

export const contact = contentType({
  name: "Contact",
  storedIn: { file: "site/contact.json" },
  label: "Contact",
  description: "Contact page and inquiry form. Numbers and addresses come from Company details.",
  fields: {
    ...headFields,
    breadcrumb,
    officeHeading: text("Over the office address", 60),
    phonesHeading: text("Over the telephone numbers", 60),
    emailsHeading: text("Over the e-mail addresses", 60),
    branchesHeading: text("Over the branches", 60),
    nearest: folded("NearestBranchWords", "Nearest branch", {
      heading: text("Heading", 60),
      label: text("Label of the field", 40),
      hint: optional(text("Sentence under it", 160)),
      privacy: text("What happens with the visitor's place", 160),
    }),
    form: folded("ContactForm", "Inquiry form", {
      heading: text("Heading", 60),
      text: optional(text("Sentence under it", 160)),
      name: formField("Name"),
      company: formField("Company"),
      phone: formField("Telephone"),
      email: formField("E-mail"),
      city: formField("City"),
      trade: formField("I am a"),
      trades: listOf("Choices of “I am a”", "trade", text("Trade", 40), { min: 1 }),
      products: formField("Products"),
      message: formField("Message"),
      list: text("Before the attached inquiry list", 60),
      consent: longText("Consent", 240, "What the visitor agrees to before the form goes out."),
      notice: text("Link to the privacy notice", 80, "What we ask, why, how long we keep it"),
      submit: text("Text of the button", 30),
      privacy: optional(text("Line under the button", 200)),
    }),
    sent: folded("ContactSent", "After sending", {
      heading: text("Heading", 80),
      text: longText("Text", 240),
      steps: listOf("What happens next", "step", text("Step", 140)),
    }),
    compose: folded("ContactCompose", "When the visitor sends it with WhatsApp or e-mail", {
      heading: text("Heading", 80),
      text: longText("Text", 240),
    }),
  },
})

/* Pages made of a heading, a few texts and a list of other content. */

/** The body of a text page: parts with a heading each. */
const textParts = rows(
  "TextPart",
  "Parts",
  "part",
  { heading: text("Heading", 60), text: markdown("Text") },
  { max: 12 },
)

export const products = contentType({
  name: "ProductsPage",
  storedIn: { file: "site/products-page.json" },
  label: "All products",
  description: "The page /products.",
  fields: {
    ...headFields,
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
    ...headFields,
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
    ...headFields,
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
    ...headFields,
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
    ...headFields,
    breadcrumb,
    before: longText("Text until the scripts of the page have loaded", 300),
    linesHeading: text("Over the sizes received", 60),
    empty: longText("Text before a size is added", 240),
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

export const cuttingListPage = contentType({
  name: "CuttingListPage",
  storedIn: { file: "site/cutting-list-page.json" },
  label: "Cutting list",
  description: "The page /cutting-list: from the pieces of a drawing to the bars to buy.",
  fields: {
    ...headFields,
    breadcrumb,
    before: longText("Text until the scripts of the page have loaded", 300),
    rowsHeading: text("Over the rows to type in", 60),
    planHeading: text("Over the bars to buy", 60),
    methodHeading: text("Over the explanation", 60),
    method: listOf("How the plan is made", "sentence", longText("Sentence", 300), { min: 1 }),
  },
})

const statement = (label: string) =>
  group("Statement", label, {
    heading: text("Heading", 40),
    text: longText("Text", 300),
  })

export const about = contentType({
  name: "About",
  storedIn: { file: "site/about.json" },
  label: "About",
  description: "The About page. Figures and market segments come from Home.",
  fields: {
    ...headFields,
    breadcrumb,
    picture: optional(picture("Banner picture")),
    textHeading: text(
      "Heading above the text",
      90,
      "Figures and segments below are fields of Home.",
    ),
    text: markdown("Text"),
    vision: statement("Vision"),
    mission: statement("Mission"),
    branchesHeading: text("Heading above the branches", 60),
    branchesText: optional(text("Sentence beside it", 160)),
  },
})

export const csr = contentType({
  name: "Csr",
  storedIn: { file: "site/csr.json" },
  label: "CSR Initiative",
  description: "The CSR page and its gallery.",
  fields: {
    ...headFields,
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

export const weightsPage = contentType({
  name: "WeightsPage",
  storedIn: { file: "site/weights-page.json" },
  label: "How weights are computed",
  description: "The page /weights. Every table of sizes leads to it.",
  fields: { ...headFields, breadcrumb, parts: textParts },
})

/**
 * The notice before consent, as required by the Digital Personal Data Protection Rules 2025, rule 3: it must be clear without
 * any other text of the site.
 */
export const privacyPage = contentType({
  name: "PrivacyPage",
  storedIn: { file: "site/privacy-page.json" },
  label: "Privacy notice",
  description:
    "The page /privacy. The inquiry form leads to it before the visitor agrees. It must say what is asked, why, how long it is kept, how to withdraw, whom to ask and how to complain to the Board.",
  fields: {
    ...headFields,
    breadcrumb,
    parts: textParts,
    askHeading: text("Heading above the contact details", 60, "Those are in Company details."),
    askText: longText("Text above the contact details", 400),
    withdrawLabel: text(
      "Text of the link that withdraws",
      60,
      "It opens an e-mail to the Info e-mail.",
    ),
    withdrawSubject: text("Subject of that e-mail", 80, "I withdraw my consent"),
    draftNote: text("Line while it is not confirmed", 120, "To be confirmed: a draft."),
    confirmed: yesNo("Confirmed", "On when somebody who knows the law has read it."),
  },
})
