import { steel } from "../../kit/words/en/steel"
import { rolledSeries } from "../../steel/range/size"
import { contentType } from "./content-type"
import {
  chatNumber,
  choice,
  choices,
  day,
  file,
  group,
  link,
  listOf,
  longText,
  markdown,
  name,
  number,
  optional,
  phone,
  picture,
  relations,
  route,
  rows,
  text,
  yesNo,
} from "./fields/kinds"
import { fileLimitBytes, megabytes } from "./media-limits"
import { searchDescription } from "./fixed-pages"
import { productKinds, tableFamilies } from "./product"

const branchLists = { home: "Home", about: "About", contact: "Contact" } as const

export const branch = contentType({
  name: "Branch",
  storedIn: { folder: "branches" },
  label: "Branches",
  labelSingular: "Branch",
  description: "Branches and warehouses, with their place on the map. Each has a page.",
  ordered: true,
  fields: {
    name: text("Name", 60, "As visitors look for it: Raipur"),
    address: longText(
      "Address",
      300,
      "Street, city, state, PIN code, on as many lines as you like.",
    ),
    phones: listOf("Telephone numbers", "number", phone("Number", "+91 98100 00000"), {
      hint: "One to four. The first is the one visitors call.",
      min: 1,
      max: 4,
    }),
    whatsapp: optional(chatNumber("With country code: +91 98100 00000")),
    position: optional(
      group("BranchPosition", ["Place on the map", "In Google Maps press and hold on it."], {
        lat: number("Latitude (north)", 6, 38, "The first number: 28.6640. 6 to 38 in India."),
        lng: number("Longitude (east)", 68, 98, "The second number: 77.4370. 68 to 98 in India."),
      }),
    ),
    shownOn: choices(
      "Shown on",
      branchLists,
      "The lists it is in. Maps show every branch with a place.",
    ),
  },
})

export const project = contentType({
  name: "Project",
  storedIn: { folder: "projects" },
  label: "Projects",
  labelSingular: "Project",
  description: "Key Projects on the home page. Name only projects the company may name.",
  ordered: true,
  fields: {
    name: text("Name", 60, "As it is known: Delhi Metro"),
    linkTo: link("Where the card leads", { hint: "/, /ms-pipes or https://…", default: "/" }),
    picture: optional(picture("Picture", "Taller than wide. Without one: a grey sheet.")),
  },
})

export const certificate = contentType({
  name: "Certificate",
  storedIn: { folder: "certificates" },
  label: "Certificates",
  labelSingular: "Certificate",
  description: "Our Certificate on the home page. Replace the samples by scans of the real ones.",
  ordered: true,
  fields: {
    name: text("Name", 80, "What the certificate is for: ISO 9001:2015"),
    picture: picture("Scan", "Say what it shows, and set the kind to photograph."),
    note: optional(text("Note", 120, "Issuer, number, valid until: BIS, until March 2027")),
  },
})

export const post = contentType({
  name: "Post",
  storedIn: { folder: "posts" },
  label: "Blog",
  labelSingular: "Post",
  description:
    "Every post has an address of its own below /blog; the page /blog also shows the newest.",
  summary: "{{date}}: {{title}}",
  namedBy: "title",
  sortedBy: ["date", "title"],
  fields: {
    title: text("Title", 90, "A warehouse planned in Raipur"),
    date: day("Date", "/blog shows the newest. A date to come is shown at once, too."),
    summary: longText("Summary", 200, "One sentence for the card on Home: what happens, where."),
    searchDescription,
    poster: optional(picture("Picture", "On the card, and before the film plays.")),
    film: optional(
      group("PostFilm", ["Film", "Short, without sound. It repeats until it is paused."], {
        mp4: file("MP4 file", ".mp4", `Up to ${megabytes(fileLimitBytes)}; 3 MB are enough.`),
        webm: optional(file("WebM file", ".webm", "The same film with less data.")),
        caption: text("Line under the film", 160, "What is seen, and whether it is a rendering."),
      }),
    ),
    facts: rows(
      "PostFact",
      "Facts beside the text",
      "fact",
      {
        label: text("What", 40, "Place"),
        value: text("Value", 80, "Raipur"),
      },
      {
        hint: "What a reader looks for first: place, area, date.",
        summary: "{{fields.label}}: {{fields.value}}",
      },
    ),
    body: markdown("Text", "Short paragraphs. The buttons above it make headings and links."),
  },
})

export const chart = contentType({
  name: "Chart",
  storedIn: { folder: "charts" },
  label: "Weight charts",
  labelSingular: "Weight chart",
  description:
    "Pages below /weights, each with one table of sizes, its PDF and its CSV: for who looks for “ISMC weight chart”. Standard, older chart and number of sizes come from the tables.",
  fields: {
    name: text("Name in lists", 40, "ISMC channel"),
    heading: text("Page heading", 60, "ISMC weight chart"),
    searchTitle: text(
      "Title for search engines",
      60,
      "As people search: ISMC weight chart: kg per metre",
    ),
    searchDescription,
    lead: longText("Sentence under the heading", 240, "What a visitor finds here."),
    range: text("Size range in one line", 60, "Under the name in lists: ISMC 75 to 400"),
    kind: choice("Drawing", productKinds, "Drawn in lists and in the picture for shared links."),
    sizeTables: choices("Size tables", tableFamilies, "Their sizes are in the chart."),
    series: optional(
      text("Series of rolled sections", 40, {
        hint: "Only these: ISMC. Empty: all.",
        pattern: [
          new RegExp(`^(${rolledSeries.join("|")})(, (${rolledSeries.join("|")}))*$`),
          `must be series as the tables name them, with commas between: ${rolledSeries.slice(0, 2).join(", ")}`,
        ],
      }),
    ),
    aliases: listOf(
      "Other addresses that lead here",
      "address",
      route("Address"),
      "After you have deleted a chart, put its address here, in the chart that takes its place.",
    ),
    products: relations("Products", "products", "Their pages link to the chart, and it to them."),
  },
})

const percent = (label: string, hint: string) => number(label, 0, 50, hint)

const band = {
  less: percent("Less, %", "What may be missing: 8 for −8 %."),
  more: percent("More, %", "What may be too much: 10 for +10 %."),
}

export const tolerance = contentType({
  name: "Tolerance",
  storedIn: { folder: "tolerances" },
  label: "Tolerances",
  labelSingular: "Tolerance",
  description:
    "How far a standard lets the weight of delivered steel differ. The delivery check uses it. A size without a tolerance gets the comparison, but no verdict.",
  summary: "{{standard}} {{name}}",
  sortedBy: ["standard", "name"],
  fields: {
    name: text("Goods", 80, "Angles over 3 mm"),
    families: choices("Size tables", tableFamilies, "Whose sizes it applies to."),
    over: optional(number("Thickness over, mm", 0, 100, "3 leaves 3 mm out. Empty: all.")),
    upTo: optional(number("Thickness up to, mm", 0, 100, "3 takes 3 mm in. Empty: all.")),
    pipeClasses: optional(
      choices("Pipe classes", steel.classes, "Empty: of every class and of none."),
    ),
    sizeStandard: optional(
      name("Standard of the sizes", 20, "IS 3589: only its sizes. Empty: all."),
    ),
    standard: name("Standard", 40, "IS 4923:2017"),
    edition: optional(text("Amendment", 60, "Amendment 1")),
    clause: optional(name("Clause", 40, "As the standard numbers it.")),
    piece: optional(
      group("ToleranceBand", ["Weight of one length", "Empty where there is none."], band),
    ),
    lot: optional(
      group("LotTolerance", ["Weight of a lot", "Empty where there is none."], {
        fromTonnes: number("Lots from, tonnes", 0.1, 1000, "10"),
        ...band,
      }),
    ),
    readIn: longText("Where it was read", 200, "The page shows this: no names of other dealers."),
    confirmed: yesNo("Confirmed", "On when somebody compared it with the standard itself."),
  },
})

export const vehicle = contentType({
  name: "Vehicle",
  storedIn: { folder: "vehicles" },
  label: "Vehicles",
  labelSingular: "Vehicle",
  description:
    "Which truck takes a list: shown below the total of the inquiry list and of the cutting list. No freight price.",
  summary: "{{name}}: {{payload}} t",
  sortedBy: ["payload", "name"],
  fields: {
    name: text("Name", 60, "As the trade calls it: Truck, 20 ft"),
    bodyFeet: number("Length of the body, ft", 3, 80, "Inside, where the steel lies: 20"),
    payload: number("Payload, tonnes", 0.1, 200, "What it may carry by its papers: 7"),
    unloading: optional(
      text(
        "Unloading",
        160,
        "Said below the load: Sheets and coils are unloaded by crane, from the side.",
      ),
    ),
    inUse: yesNo("In use", "Off: buyers are not shown it."),
    confirmed: yesNo("Confirmed", "On when length and payload are from the papers of the vehicle."),
  },
})
