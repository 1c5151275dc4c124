import { contentType, type EntryOf } from "./content-type"
import { pageHead } from "./page-head"
import {
  folded,
  link,
  longText,
  name,
  number,
  optional,
  picture,
  relations,
  rows,
  text,
} from "./fields/kinds"

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
    searchTitle: pageHead.searchTitle,
    searchDescription: pageHead.searchDescription,
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
          needs: relations("Products they ask for", "products", "Product"),
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

export type Home = EntryOf<typeof home>
