import { contentType } from "./content-type"
import { choice, folded, group, link, longText, optional, text, yesNo } from "./fields/kinds"

const inquiry = group("InquirySettings", "Where inquiries go", {
  provider: choice(
    "Sent by",
    {
      none: "The visitor's own WhatsApp or e-mail",
      netlify: "Netlify Forms",
      endpoint: "An address that takes the form",
    },
    { hint: "Ask whoever runs the site before you change it.", default: "none" },
  ),
  endpoint: optional(link("Address that takes the form", "Only for the third choice.")),
})

const regions = { IN: "India", US: "United States" } as const
const regionHint =
  "Google draws borders as the law of this region asks. A company in India should choose India. Empty: United States, as first specified."
const counters = { plausible: "With Plausible, which sets no cookies" } as const
const onOff = { on: "Yes", off: "No" } as const

export const settings = contentType({
  name: "Settings",
  storedIn: { file: "site/settings.json" },
  label: "Settings",
  description: "Address of the site, where inquiries go, and texts that are on every page.",
  fields: {
    siteUrl: text("Address of the site", 300, {
      hint: "With https:// and without / at the end: https://www.example.com",
      pattern: [
        /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i,
        "must look like https://www.example.com, without / at the end",
      ],
    }),
    inquiry: {
      ...inquiry,
      schema: inquiry.schema.refine(
        ({ provider, endpoint }) => provider !== "endpoint" || /^https?:\/\//.test(endpoint ?? ""),
        {
          path: ["endpoint"],
          error:
            "must be an address with https:// when “Sent by” is “An address that takes the form”",
        },
      ),
    },
    policyNotice: folded("PolicyNotice", "Policy notice", {
      text: longText("Text", 300),
      button: text("Button", 20),
    }),
    callToAction: folded("CallToAction", "Call at the foot of pages", {
      heading: text("Heading", 80),
      text: longText("Text", 200),
      linkLabel: text("Text of the button", 30),
    }),
    offline: group("OfflineSettings", "Reading without network", {
      copies: choice("Pages a visitor has seen open again", onOff, {
        hint: "No: browsers also delete the pages they have stored, on the next visit.",
        default: "on",
      }),
      heading: text("Heading of the page shown for all others", 60),
      text: longText("Text of that page", 200),
      retry: text("Link to try again", 30),
    }),
    productHeadings: folded("ProductHeadings", "Headings on product pages", {
      findSize: text("Button that leads to the size tables", 30),
      sizes: text("Over the size tables", 60),
      weight: text("Over the weight calculator", 60),
      weightText: longText("Text of the weight calculator", 160),
      specifications: text("Over the specification", 60),
      features: text("Over the features", 60),
      downloads: text("Over the downloads", 60),
      chart: text("Name of the PDF chart", 60),
      chartNote: text("Note of the PDF chart", 40, "A4"),
      chartData: text("Name of the CSV file", 60),
      chartDataNote: text("Note of the CSV file", 40),
      related: text("Over the related products", 60),
      standard: text("Name of the standards row", 40),
      inquiry: text("Text of the inquiry button", 30),
    }),
    pictureCredit: longText("Credit of the pictures", 300, "What is rendered, what a photo."),
    hindiShown: yesNo("Publish the Hindi pages", "Those whose texts are all translated, at /hi."),
    hindiRead: yesNo("The Hindi texts have been read by a person of the trade"),
    mapRegion: optional(choice("Region of the map", regions, regionHint)),
    searchConsole: optional(
      text("Verification by Search Console", 100, {
        hint: "The content of Google's meta tag: the long word, not the tag around it.",
        pattern: [/^[\w-]{20,}$/, "must be the long word of letters and digits alone"],
      }),
    ),
    analytics: optional(
      choice("Count visits", counters, "Empty: no. /privacy says it. Needs an account there."),
    ),
    webVitalsEndpoint: optional(
      text("Address that takes speed measurements", 300, {
        hint: "Browsers send it the page, its loading times and the kind of connection, nothing about the visitor. Mention it in the policy notice. Empty: nothing is measured and nothing is sent.",
        pattern: [
          /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?(\/\S*)?$/i,
          "must look like https://speed.example.com/report",
        ],
      }),
    ),
  },
})
