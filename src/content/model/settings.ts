import { contentType } from "./content-type"
import { choice, yesNo } from "./fields/values"
import { group, optional } from "./fields/groups"
import { link } from "./fields/references"
import { longText, text } from "./fields/texts"

const inquiry = group({
  type: "InquirySettings",
  label: "Where inquiries go",
  fields: {
    provider: choice({
      label: "Sent by",
      hint: "Ask whoever runs the site before you change it.",
      default: "none",
      options: [
        { value: "none", label: "The visitor's own WhatsApp or e-mail" },
        { value: "netlify", label: "Netlify Forms" },
        { value: "endpoint", label: "An address that takes the form" },
      ],
    }),
    endpoint: optional(
      link({ label: "Address that takes the form", hint: "Only for the third choice." }),
    ),
  },
})

export const settings = contentType({
  name: "Settings",
  storedIn: { file: "site/settings.json" },
  label: "Settings",
  description: "Address of the site, where inquiries go, and texts that are on every page.",
  fields: {
    siteUrl: text({
      label: "Address of the site",
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
    policyNotice: group({
      type: "PolicyNotice",
      label: "Policy notice",
      folded: true,
      fields: {
        text: longText({ label: "Text", max: 300 }),
        button: text({ label: "Button", max: 20 }),
      },
    }),
    callToAction: group({
      type: "CallToAction",
      label: "Call at the foot of pages",
      folded: true,
      summary: "{{fields.heading}}",
      fields: {
        heading: text({ label: "Heading", max: 80 }),
        text: longText({ label: "Text", max: 200 }),
        linkLabel: text({ label: "Text of the button", max: 30 }),
      },
    }),
    offline: group({
      type: "OfflineSettings",
      label: "Reading without network",
      fields: {
        copies: choice({
          label: "Pages a visitor has seen open again without network",
          hint: "No: browsers also delete the pages they have stored, on the next visit.",
          default: "on",
          options: [
            { value: "on", label: "Yes" },
            { value: "off", label: "No" },
          ],
        }),
        heading: text({ label: "Heading of the page shown for all others", max: 60 }),
        text: longText({ label: "Text of that page", max: 200 }),
        retry: text({ label: "Link to try again", max: 30 }),
      },
    }),
    productHeadings: group({
      type: "ProductHeadings",
      label: "Headings on product pages",
      folded: true,
      fields: {
        findSize: text({ label: "Button that leads to the size tables", max: 30 }),
        sizes: text({ label: "Over the size tables", max: 60 }),
        weight: text({ label: "Over the weight calculator", max: 60 }),
        weightText: longText({ label: "Text of the weight calculator", max: 160 }),
        specifications: text({ label: "Over the specification", max: 60 }),
        features: text({ label: "Over the features", max: 60 }),
        downloads: text({ label: "Over the downloads", max: 60 }),
        chart: text({ label: "Name of the PDF chart", max: 60 }),
        chartNote: text({ label: "Note of the PDF chart", hint: "A4", max: 40 }),
        chartData: text({ label: "Name of the CSV file", max: 60 }),
        chartDataNote: text({ label: "Note of the CSV file", max: 40 }),
        related: text({ label: "Over the related products", max: 60 }),
        standard: text({ label: "Name of the standards row", max: 40 }),
        inquiry: text({ label: "Text of the inquiry button", max: 30 }),
      },
    }),
    pictureCredit: longText({
      label: "Credit of the pictures",
      hint: "Say what is a rendering and what is a photograph.",
      max: 300,
    }),
    hindiShown: optional(
      yesNo({
        label: "Publish the Hindi pages",
        hint: "Every page whose texts are all translated is then there at /hi, with a link from the English one.",
      }),
    ),
    hindiRead: optional(
      yesNo({
        label: "The Hindi texts have been read by a person of the trade",
        hint: "On when somebody who sells steel in Hindi has read them all. Until then the list of placeholders names them.",
      }),
    ),
    mapRegion: optional(
      choice({
        label: "Region of the map",
        hint: "Google draws borders as the law of this region asks. A company in India should choose India. Empty: United States, as first specified.",
        options: [
          { value: "IN", label: "India" },
          { value: "US", label: "United States" },
        ],
      }),
    ),
    webVitalsEndpoint: optional(
      text({
        label: "Address that takes speed measurements",
        hint: "Browsers send it the page, its loading times and the kind of connection, nothing about the visitor. Mention it in the policy notice. Empty: nothing is measured and nothing is sent.",
        pattern: [
          /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?(\/\S*)?$/i,
          "must look like https://speed.example.com/report",
        ],
      }),
    ),
  },
})
