import { z } from "zod"
import { contentType } from "./content-type"
import { field, type Field } from "./fields/field"
import {
  chatNumber,
  choice,
  email,
  folded,
  group,
  link,
  listOf,
  longText,
  name,
  number,
  optional,
  phone,
  rows,
  text,
  whole,
  yesNo,
} from "./fields/kinds"
import { socialNetworks } from "./social-networks"

const oneToFour = { hint: "One to four. The first is the one used most.", min: 1, max: 4 }

const registrationHint =
  "What the law asks of the site of a registered company (Companies (Incorporation) Rules 2014, rule 26). Each is at the foot of every page as soon as it is filled in."

/** The Corporate Identity Number of the Ministry of Corporate Affairs. */
const cin = (label: string, hint: string) =>
  text(label, 21, {
    hint,
    pattern: [
      /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
      "must be a CIN of 21 capital letters and digits, such as U27100UP1998PTC012345",
    ],
  })

/** A number of the Goods and Services Tax: state, PAN, registration of that PAN, Z, check digit. */
function gstin(label: string, hint: string) {
  const sentence = "must be a GSTIN of 15 capital letters and digits"
  const field = text(label, 15, {
    hint,
    pattern: [/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, sentence],
  })
  const schema = field.schema.refine(
    hasCheckDigit,
    "is not a GSTIN: its last character does not fit the others. Compare it with an invoice",
  )
  return { ...field, schema }
}

/**
 * Whether the last character of a GSTIN is the check digit of the others: Luhn's sum to the base 36.
 *
 * @see https://en.wikipedia.org/wiki/Luhn_mod_N_algorithm
 * @see https://github.com/arthurdejong/python-stdnum/blob/master/stdnum/in_/gstin.py the same for a GSTIN
 */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reduce((total, character, index) => {
    const product = parseInt(character, 36) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return sum % 36 === 0
}

export const company = contentType({
  name: "Company",
  storedIn: { file: "site/company.json" },
  label: "Company details",
  description: "Name, address, telephone, e-mail. Every page takes them from here.",
  fields: {
    name: name("Name", 60, "In the header, the footer and every page's title."),
    tagline: text("Line under the name", 80, "A few words: Steel by section, by metre, by tonne."),
    tollFree: phone("Toll-free number", "On every page: 1800 000 0000"),
    whatsapp: chatNumber("With country code: +91 98100 00000"),
    infoEmail: email("Info e-mail", "In the footer: info@example.com"),
    office: group("CompanyOffice", "Corporate office", {
      address: longText("Address", 300, "Street, city, state, PIN code."),
      locality: text("City", 60),
      region: text("State", 60),
    }),
    registration: optional(
      group("CompanyRegistration", ["Registered company", registrationHint], {
        legalName: optional(name("Registered name", 100, "Where it is another: Example Pvt Ltd")),
        cin: optional(cin("CIN", "The Corporate Identity Number, 21 letters and digits.")),
        gstin: optional(gstin("GSTIN", "15 letters and digits, as on an invoice.")),
        office: optional(
          name(
            "Registered office",
            300,
            "As registered, in one line; Hindi pages show it so, too.",
          ),
        ),
        contact: optional(name("Contact for complaints", 120, "Name, and a number or an e-mail.")),
      }),
    ),
    salesPhones: listOf("Sales telephone numbers", "number", phone("Number"), oneToFour),
    salesEmails: listOf("Sales e-mail addresses", "address", email("E-mail"), oneToFour),
    social: rows("SocialLink", "Social networks", "profile", {
      network: choice("Network", socialNetworks),
      url: link("Address of the profile", "https://www.linkedin.com/company/your-name"),
    }),
    copyright: name("Copyright line", 120, "© 2026 Doab Steel Tubes"),
    credit: folded("CompanyCredit", "Web design credit", {
      before: text("Text before the name", 40, "Web design by"),
      name: name("Name", 60),
      url: link("Link", "With https://"),
    }),
  },
})

const pageLink = (label: string) =>
  folded("PageLink", label, {
    label: text("Text", 40),
    to: link("Leads to", "A page of this site, /about, or an address with https://"),
  })

export const navigation = contentType({
  name: "Navigation",
  storedIn: { file: "site/navigation.json" },
  label: "Menu and footer",
  description:
    "Products come into the menu and footer by themselves: see “Listed in” of a product.",
  fields: {
    home: pageLink("Menu: Home"),
    about: pageLink("Menu: About"),
    products: group("NavigationProducts", "Menu: products", {
      label: text("Text", 40, "Our Products"),
      more: rows(
        "NavigationEntry",
        "Entries after the products",
        "link",
        {
          label: text("Text", 40),
          to: link("Leads to", "A page of this site: /value-added-product"),
          range: text("Line under the text", 60, "Doors, windows, planks"),
        },
        { leadsBy: "to" },
      ),
    }),
    csr: pageLink("Menu: CSR Initiative"),
    contact: pageLink("Menu: button at the end"),
    tollFreeLabel: text("Words over the toll-free number", 30),
    footerProducts: text("Footer: heading over the products", 40),
    footerColumns: rows("FooterColumn", "Footer: other columns", "column", {
      heading: text("Heading", 40),
      links: listOf("Links", "link", pageLink("Link"), { min: 1, leadsBy: "to" }),
    }),
  },
})

/** The collections whose entries editors order by dragging. */
export type OrderedCollection = "products" | "branches" | "projects" | "certificates"

/**
 * File names of a collection, in the order in which the site shows the entries. They are not references, so that entries can be
 * added and deleted freely: see `placesIn`.
 */
function entryOrder(label: string, collection: OrderedCollection): Field<string[]> {
  const slug = z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be the file name of an entry: ms-pipes")
  return field(
    // Decap has no such widget; src/editor/order registers it.
    { label, widget: "entry-order", collection, multiple: true, required: false },
    z.array(slug, { error: "must be a list" }).default([]),
    { type: "[String!]!" },
  )
}

export const order = contentType({
  name: "Order",
  storedIn: { file: "site/order.json" },
  label: "Order of lists",
  description:
    "What comes first: products in menu, tiles and footer, branches, projects, certificates. A new entry comes last until you move it. The slides of the banner have their order in Home.",
  fields: {
    products: entryOrder("Products", "products"),
    branches: entryOrder("Branches", "branches"),
    projects: entryOrder("Projects", "projects"),
    certificates: entryOrder("Certificates", "certificates"),
  },
})

/**
 * The position of each entry of a collection, from 1. Entries that are not in the list come last, by name; names without an
 * entry are ignored.
 */
export function placesIn(
  list: readonly string[],
  slugs: readonly string[],
): ReadonlyMap<string, number> {
  const listed = [...new Set(list)].filter((slug) => slugs.includes(slug))
  const others = slugs.filter((slug) => !listed.includes(slug)).sort()
  return new Map([...listed, ...others].map((slug, index) => [slug, index + 1]))
}

const thickness = (label: string) => number(label, 0.3, 40)
const outside = (label: string) => number(label, 8, 1200)
const bands = (what: string, hint: string) =>
  rows(
    "ThicknessBand",
    "Which thickness goes with which outside",
    "band",
    {
      largest: outside(`${what} up to, mm`),
      thinnest: thickness("Thinnest, mm"),
      thickest: thickness("Thickest, mm"),
    },
    {
      hint: `${hint} Smallest outside first.`,
      summary: "up to {{fields.largest}}: {{fields.thinnest}} to {{fields.thickest}}",
      min: 1,
    },
  )
const thicknesses = listOf("Thicknesses, mm", "thickness", thickness("Thickness, mm"), { min: 1 })

export const sizeRange = contentType({
  name: "SizeRange",
  storedIn: { file: "site/size-range.json" },
  label: "Sizes in the range",
  description:
    "Sizes that are sold but are in no table of a standard. The tables, the finder and the charts are made from them when the site is built, not while you type. The texts of a product should agree with them.",
  fields: {
    hollow: group("HollowRange", ["Hollow sections of black steel", "Sold, but in no table."], {
      thicknesses,
      bands: bands("Longer side", "The sides are those of the tables."),
    }),
    preGalvanized: group("PreGalvanizedRange", "Pre-galvanized tube", {
      squares: listOf("Square sides, mm", "side", outside("Side, mm")),
      rectangles: rows(
        "RectangularOutside",
        "Rectangular sides",
        "rectangle",
        { depth: outside("Longer side, mm"), width: outside("Shorter side, mm") },
        { summary: "{{fields.depth}} × {{fields.width}}" },
      ),
      bores: listOf("Nominal bores of round tube", "bore", whole("Nominal bore", 15, 400)),
      thicknesses,
      bands: bands("Outside", "The longer side or the outside diameter counts."),
    }),
    planks: group("PlankRange", "Planks", {
      height: outside("Height, mm"),
      widths: listOf("Widths, mm", "width", outside("Width, mm"), { min: 1 }),
      thicknesses,
    }),
    sheets: group("SheetRange", "Sheets", {
      thicknesses,
      sizes: rows(
        "SheetSize",
        "Widths and lengths",
        "sheet",
        { width: whole("Width, mm", 10, 4000), length: whole("Length, mm", 100, 30000) },
        { summary: "{{fields.width}} × {{fields.length}}", min: 1 },
      ),
    }),
    confirmed: yesNo("Sales has confirmed these sizes"),
  },
})

export const glossary = contentType({
  name: "Glossary",
  storedIn: { file: "site/glossary.json" },
  label: "Glossary English–Hindi",
  description: "One Hindi word for one thing. Whoever translates uses these.",
  fields: {
    terms: rows(
      "GlossaryTerm",
      "Words",
      "word",
      {
        english: name("English", 80, "channel"),
        hindi: name("Hindi", 80, "चैनल"),
        roman: name("Hindi in Roman letters", 80, "channel, chanal: as buyers type it"),
        avoid: optional(name("Do not use", 80, "नलिका")),
      },
      { summary: "{{fields.english}}: {{fields.hindi}}" },
    ),
  },
})

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
  fileMB: optional(
    whole(
      "Largest photo or drawing, MB",
      1,
      50,
      "Only for the third choice. Empty if that address takes no files. Netlify takes 8 MB by itself.",
    ),
  ),
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
