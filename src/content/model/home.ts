import { contentType, type EntryOf } from "./content-type"
import { group, listOf, optional, picture } from "./fields/groups"
import { link, relations } from "./fields/references"
import { longText, text } from "./fields/texts"
import { number } from "./fields/values"
import { pageHead } from "./page-head"

/** A figure the company claims, with its label. */
const claimFields = {
  figure: number({ label: "Figure", hint: "Digits only: 240000", min: 0, max: 1_000_000_000 }),
  unit: text({ label: "Unit", hint: "MT, years", max: 20 }),
  text: text({
    label: "Words",
    hint: "What the figure counts, with the year: supplied in 2023",
    max: 120,
  }),
}

const claim = (label: string) =>
  group({
    type: "Claim",
    label,
    folded: true,
    summary: "{{fields.figure}} {{fields.unit}} {{fields.text}}",
    fields: claimFields,
  })

export const home = contentType({
  name: "Home",
  storedIn: { file: "site/home.json" },
  label: "Home",
  description: "The home page, from the banner to the branches.",
  fields: {
    heading: text({
      label: "Heading",
      hint: "Read out to people who cannot see the page, and read by search engines. What everybody sees is on the slides below.",
      max: 90,
    }),
    searchTitle: pageHead.searchTitle,
    searchDescription: pageHead.searchDescription,
    slides: listOf(
      group({
        type: "HeroSlide",
        label: "Slide",
        fields: {
          overline: optional(
            text({
              label: "Small line above",
              hint: "Over the heading, on the first slide mostly.",
              max: 80,
            }),
          ),
          heading: longText({
            label: "Heading",
            hint: "Short. Each line of the input is a line on the slide.",
            max: 60,
          }),
          text: longText({
            label: "Line of text",
            hint: "One sentence under the heading: sizes, thickness, finish.",
            max: 180,
          }),
          name: text({ label: "What the slide shows", hint: "Black round pipe", max: 50 }),
          standard: optional(
            text({ label: "Standard", hint: "IS 4923:2017", max: 30, words: false }),
          ),
          linkLabel: text({ label: "Text of the button", default: "Get Started", max: 30 }),
          linkTo: link({
            label: "Where the button leads",
            hint: "A page of this site: /about, /ms-pipes",
            default: "/about",
          }),
          picture: picture({
            label: "Picture",
            hint: "Twice as wide as high, the subject on the right: the words are on the left.",
          }),
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
      folded: true,
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
      folded: true,
      hint: "Shown on Home and About.",
      fields: {
        supplied: claim("Supplied in a year"),
        vision: claim("Vision for a year"),
        years: claim("Years in business"),
        branches: claim("Branches and warehouses"),
      },
    }),
    projects: group({
      type: "HomeProjects",
      label: "Key Projects",
      folded: true,
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        note: optional(text({ label: "Line under the cards", max: 160 })),
      },
    }),
    segments: group({
      type: "HomeSegments",
      label: "Market Segment",
      folded: true,
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
      folded: true,
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
      folded: true,
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        text: optional(text({ label: "Sentence beside it", max: 160 })),
      },
    }),
    blog: group({
      type: "HomeBlog",
      label: "Our Latest Blogs",
      folded: true,
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        watch: text({ label: "Word on the film", hint: "Watch", max: 20 }),
        newTab: text({ label: "Line about the new tab", max: 60 }),
      },
    }),
    branches: group({
      type: "HomeBranches",
      label: "Our Branches",
      folded: true,
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        text: optional(text({ label: "Sentence beside it", max: 160 })),
      },
    }),
  },
})

export type Home = EntryOf<typeof home>
