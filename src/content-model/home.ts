import { contentType, type EntryOf } from "./content-type"
import { group, link, listOf, longText, number, optional, picture, relations, text } from "./fields"
import { pageHead } from "./page-head"

/** A figure the company claims, with the words beside it. */
export const claimFields = {
  figure: number({ label: "Figure", hint: "Digits only: 240000", min: 0, max: 1_000_000_000 }),
  unit: text({ label: "Unit", hint: "MT, years", max: 20 }),
  text: text({ label: "Words", max: 120 }),
}

export const home = contentType({
  name: "Home",
  kept: { file: "site/home.json" },
  label: "Home",
  labelSingular: "Home",
  description: "The home page, from the banner to the branches.",
  fields: {
    ...pageHead,
    slides: listOf(
      group({
        type: "HeroSlide",
        label: "Slide",
        fields: {
          overline: optional(text({ label: "Small line above", max: 80 })),
          heading: longText({
            label: "Heading",
            hint: "Short. Each line of the input is a line on the slide.",
            max: 60,
          }),
          text: longText({ label: "Line of text", max: 180 }),
          name: text({ label: "What the slide shows", hint: "Black round pipe", max: 50 }),
          standard: optional(text({ label: "Standard", max: 30 })),
          linkLabel: text({ label: "Text of the button", default: "Get Started", max: 30 }),
          linkTo: link({ label: "Where the button leads", default: "/about" }),
          picture: picture({ label: "Picture" }),
        },
      }),
      {
        label: "Banner slides",
        hint: "Drag to reorder. The first is what visitors see at once.",
        singular: "slide",
        summary: "{{fields.name}}",
        min: 1,
        max: 8,
      },
    ),
    about: group({
      type: "HomeAbout",
      label: "About teaser",
      fields: {
        heading: text({ label: "Heading", max: 90 }),
        text: longText({ label: "Text", max: 400 }),
        linkLabel: text({ label: "Text of the button", max: 30 }),
        linkTo: link({ label: "Where the button leads" }),
        picture: optional(picture({ label: "Picture" })),
      },
    }),
    claims: group({
      type: "Claims",
      label: "Company figures",
      hint: "Shown on Home and About.",
      fields: {
        supplied: group({ type: "Claim", label: "Supplied in a year", fields: claimFields }),
        vision: group({ type: "Claim", label: "Vision for a year", fields: claimFields }),
        years: group({ type: "Claim", label: "Years in business", fields: claimFields }),
        branches: group({ type: "Claim", label: "Branches and warehouses", fields: claimFields }),
      },
    }),
    projects: group({
      type: "HomeProjects",
      label: "Key Projects",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        note: optional(text({ label: "Line under the cards", max: 160 })),
      },
    }),
    segments: group({
      type: "HomeSegments",
      label: "Market Segment",
      hint: "Shown on Home and About.",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        text: optional(text({ label: "Sentence beside it", max: 160 })),
        list: listOf(
          group({
            type: "MarketSegment",
            label: "Segment",
            fields: {
              name: text({ label: "Name", max: 50 }),
              text: longText({ label: "What they get here", max: 200 }),
              needs: relations({
                label: "Products they ask for",
                collection: "products",
                type: "Product",
                shownAs: "name",
              }),
            },
          }),
          { label: "Segments", singular: "segment", summary: "{{fields.name}}", min: 1 },
        ),
      },
    }),
    products: group({
      type: "HomeProducts",
      label: "Our Products",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        linkLabel: text({ label: "Text of the link", max: 40 }),
        linkTo: link({ label: "Where the link leads" }),
        tileLabel: text({ label: "Line at the foot of a tile", max: 40 }),
      },
    }),
    certificates: group({
      type: "HomeCertificates",
      label: "Our Certificate",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        text: optional(text({ label: "Sentence beside it", max: 160 })),
      },
    }),
    blog: group({
      type: "HomeBlog",
      label: "Our Latest Blogs",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        watch: text({ label: "Word on the film", hint: "Watch", max: 20 }),
        newTab: text({ label: "Line about the new tab", max: 60 }),
      },
    }),
    branches: group({
      type: "HomeBranches",
      label: "Our Branches",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        text: optional(text({ label: "Sentence beside it", max: 160 })),
      },
    }),
  },
})

export type Home = EntryOf<typeof home>
