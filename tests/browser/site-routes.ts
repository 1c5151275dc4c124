import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { branchPath, postPath } from "../../src/routes/paths"

const contentFolder = path.resolve(__dirname, "../../content")

/** One file of content/, read as JSON. Throws when it is not there or no JSON. */
export function contentFile<Entry>(file: string): Entry {
  return JSON.parse(readFileSync(path.join(contentFolder, file), "utf8")) as Entry
}

/** All entries of a folder of content/, each with its file's name as `slug`. */
export function contentFolderEntries<Entry>(folder: string): (Entry & { readonly slug: string })[] {
  return readdirSync(path.join(contentFolder, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({
      ...contentFile<Entry>(`${folder}/${name}`),
      slug: name.replace(/\.json$/, ""),
    }))
}

export interface CompanyContent {
  readonly name: string
  readonly tollFree: string
  readonly whatsapp: string
  readonly infoEmail: string
  readonly office: { readonly address: string }
  readonly salesPhones: readonly string[]
  readonly salesEmails: readonly string[]
  readonly social: readonly { readonly network: string; readonly url: string }[]
  readonly copyright: string
  readonly credit: { readonly before: string; readonly name: string; readonly url: string }
}

export interface ProductContent {
  readonly name: string
  readonly navigationName: string
  readonly heading: string
  readonly url: string
  readonly aliases?: readonly string[]
  readonly summary: string
  readonly descriptionHeading: string
  readonly features?: readonly { readonly title: string; readonly text: string }[]
  readonly specifications: readonly { readonly label: string; readonly value: string }[]
  readonly standards?: readonly string[]
  readonly listedIn?: readonly string[]
  readonly hidden?: boolean
}

export interface PostContent {
  readonly searchDescription: string
  readonly title: string
  readonly date: string
  readonly film?: { readonly caption: string }
}

export interface BranchContent {
  readonly number: number
  readonly name: string
  readonly address: string
  readonly phones?: readonly string[]
  readonly whatsapp?: string
  readonly position?: { readonly lat: number; readonly lng: number }
  readonly shownOn: readonly string[]
}

export const company = contentFile<CompanyContent>("site/company.json")
export const products = contentFolderEntries<ProductContent>("products")
export const branches = contentFolderEntries<BranchContent>("branches").sort(
  (one, other) => one.number - other.number,
)
export const posts = contentFolderEntries<PostContent>("posts").sort(
  (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
)

/** The address that dials a number written for people. */
export function dialled(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`
}

/** The address of a WhatsApp chat, without a text. */
export function whatsappChat(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}`
}

/** Sizes are compared as the specification writes them: 100x50 mm, whatever the page's spaces and signs. */
export function asSpecified(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?[×x] ?(?=\d)/g, "x")
    .trim()
}

export interface SiteRoute {
  readonly path: string
  /** The file of content/ that holds the page's words. */
  readonly entry: string
  /** What the page must say in any case, in capitals or not. Sizes as the specification writes them. */
  readonly says: readonly string[]
  /** Search engines are asked to leave the page out. */
  readonly noindex?: boolean
}

export interface ProductRoute extends SiteRoute {
  readonly slug: string
  /** Hollow products are welded, and say how well. */
  readonly welded: boolean
}

function productRoute(
  path: string,
  slug: string,
  { welded = false, says }: { welded?: boolean; says: readonly string[] },
): ProductRoute {
  return { path, slug, welded, says, entry: `products/${slug}.json` }
}

/** Product pages of the specification's table of routes, with its figures. */
export const productRoutes: readonly ProductRoute[] = [
  productRoute("/product/erw-tubes-pipes", "erw-tubes-pipes", {
    welded: true,
    says: ["ERW Tubes And Pipes"],
  }),
  productRoute("/product/ms-angle", "ms-angle", { says: ["MS Angle"] }),
  productRoute("/product/channel-beam", "channel-beam", { says: ["Channel Beam"] }),
  productRoute("/product/hr-sheet", "hr-sheet", { says: ["HR Sheet"] }),
  productRoute("/product/hr-coil", "hr-coil", {
    says: ["HR Coil", "hot rolling", "strength", "flexibility", "surface finish"],
  }),
  productRoute("/chaukhat", "chaukhat", {
    welded: true,
    says: [
      "Door frames",
      "Single door",
      "100x50 mm",
      "Double door",
      "130x65 and 75x65 mm",
      "1.4 to 2.5 mm",
    ],
  }),
  productRoute("/alpha", "alpha", {
    welded: true,
    says: [
      "Window frames",
      "L section",
      "46x18, 52x24, 62x33 mm",
      "T section",
      "52x25 mm",
      "Z section",
      "41x24 mm",
    ],
  }),
  productRoute("/plank", "plank", {
    welded: true,
    says: [
      "125x25 to 275x25 mm",
      "1.6 and 2.0 mm",
      "black or pre-galvanized",
      "fence",
      "staircase",
      "gates",
      "scaffolding",
    ],
  }),
  productRoute("/reflector", "reflector", {
    welded: true,
    says: ["H-shaped steel tubes", "100x30 mm", "1.4 to 2 mm"],
  }),
  productRoute("/structural-teel-tubes-and-pipes", "structural-steel-tubes-pipes", {
    welded: true,
    says: [
      "Square & rectangular hollow sections",
      "20x20 to 500x500 mm",
      "26x13 to 600x400 mm",
      "0.6 to 20 mm",
    ],
  }),
  productRoute("/ms-pipes", "ms-pipes", {
    welded: true,
    says: ["Black round pipe", "15 to 400 nb", "1.6 to 20 mm"],
  }),
  productRoute("/angle-channel-beam", "angle-channel-beam", {
    says: ["Angle", "Channel", "Beam"],
  }),
  productRoute("/colour-coated-projects", "colour-coated-products", {
    says: [
      "Colour coated sheet & coil",
      "4-coat",
      "30 µm",
      "0.25 to 1.20 mm",
      "up to 1440 mm",
      "AZ-70 for sheet",
      "AZ-150 for coil",
      "up to 550 MPa",
      "Red, blue, green, yellow, violet, white, orange, others on request",
    ],
  }),
  productRoute("/ms-sheet", "ms-sheet", {
    says: ["MS sheet & checkered sheet", "1250 to 2500 mm", "1.6 to 20 mm"],
  }),
  productRoute("/gs-pipe", "gp-pipes", {
    welded: true,
    says: [
      "Pre-galvanized tubes & pipes",
      "15x15 to 100x100",
      "26x13 to 100x50",
      "15 to 100 mm",
      "1 to 2.5 mm",
    ],
  }),
]

const newestPost = `posts/${posts[0]?.slug}.json`

/** The pages of the specification's table of routes, spelled as there. */
export const specifiedRoutes: readonly SiteRoute[] = [
  {
    path: "/",
    entry: "site/home.json",
    says: ["2,40,000 MT", "2,00,000 MT", "30 years", "8 branches"],
  },
  {
    path: "/about",
    entry: "site/about.json",
    says: ["Know More About Us", "Vision", "2,00,000 metric tonnes", "Mission", "2,40,000 MT"],
  },
  { path: "/contact", entry: "site/contact.json", says: [] },
  {
    path: "/csr-initiative",
    entry: "site/csr.json",
    says: ["widowed women", "shelter for the underprivileged", "not applicable"],
  },
  { path: "/value-added-product", entry: "site/value-added.json", says: [] },
  { path: "/blog", entry: newestPost, says: ["July-2-2024", "warehouse", "Raipur"] },
  ...productRoutes,
]

/** Pages the site has besides those of the specification. */
export const addedRoutes: readonly SiteRoute[] = [
  { path: "/products", entry: "site/products-page.json", says: [] },
  { path: "/inquiry", entry: "site/inquiry-page.json", says: [], noindex: true },
  { path: "/contact/thank-you", entry: "site/contact.json", says: [], noindex: true },
  // Of the branches' pages one that is on the map, and one that is not.
  {
    path: "/branches/raipur",
    entry: "branches/raipur.json",
    says: ["Chhattisgarh", "as the crow flies", "MS Pipes"],
  },
  {
    path: "/branches/odisha-bhubaneswar",
    entry: "branches/odisha-bhubaneswar.json",
    says: ["Bhubaneswar, Odisha", "Raipur"],
  },
]

/** The kinds of page, each at least once. What takes long is tested on these. */
export const routes: readonly SiteRoute[] = [...specifiedRoutes, ...addedRoutes]

/**
 * What is true of every page is tried on these where all would take too long: the fullest page of each kind. With
 * ALL_ROUTES=1 on every page there is (npm run test:full).
 */
export const triedRoutes: readonly SiteRoute[] =
  process.env.ALL_ROUTES === "1"
    ? routes
    : routes.filter(({ path }) =>
        ["/", "/contact", "/blog", "/products", "/structural-teel-tubes-and-pipes"].includes(path),
      )

/** Every page of the site, as far as its address follows from the content. */
export const everyPath: readonly string[] = [
  ...new Set([
    ...routes.map(({ path }) => path),
    ...products.filter(({ hidden }) => !hidden).map(({ url }) => url),
    ...branches.map(({ slug }) => branchPath(slug)),
    ...posts.slice(1).map(({ slug }) => postPath(slug, "")),
  ]),
]

/** Entries of Our Products in the menu. */
export const menuEntries: readonly (readonly [label: string, path: string])[] = [
  ["Structural Steel Tubes & Pipes", "/structural-teel-tubes-and-pipes"],
  ["MS Pipes", "/ms-pipes"],
  ["Angle|Channel|Beam", "/angle-channel-beam"],
  ["Colour Coated Products", "/colour-coated-projects"],
  ["MS Sheet", "/ms-sheet"],
  ["GP Pipes", "/gs-pipe"],
  ["Value Added Product", "/value-added-product"],
]

/** The six products of the home tiles and the footer. */
export const mainProducts: readonly (readonly [name: string, path: string])[] = [
  ["Structural Steel Tubes & Pipes", "/structural-teel-tubes-and-pipes"],
  ["MS Pipes", "/ms-pipes"],
  ["Angle | Channel | Beam", "/angle-channel-beam"],
  ["Colour Coated Products", "/colour-coated-projects"],
  ["MS Sheet & Checkered Sheet", "/ms-sheet"],
  ["Pre Galvanized Tubes & Pipes", "/gs-pipe"],
]

export const valueAddedProducts: readonly (readonly [name: string, path: string])[] = [
  ["Apollo Chaukhat", "/chaukhat"],
  ["Plank", "/plank"],
  ["Alpha", "/alpha"],
  ["Reflectors", "/reflector"],
]

/** Other spellings and where they lead. */
export const aliases: readonly (readonly [from: string, to: string])[] = [
  ["/structural-steel-tubes-and-pipes", "/structural-teel-tubes-and-pipes"],
  ["/colour-coated-products", "/colour-coated-projects"],
  ["/gp-pipe", "/gs-pipe"],
  ["/pre-galvanized-tubes-and-pipes", "/gs-pipe"],
]

export const socialNetworks = ["Facebook", "Instagram", "LinkedIn", "X", "YouTube"]

/** The branches of the specification that stand on the map, on About and on Contact. */
export const mappedBranches = [
  "Ghaziabad Pipe Market",
  "Lohamandi Ghaziabad",
  "Raipur",
  "Indore",
  "Hyderabad",
  "Vijayawada",
  "Vizag",
  "Anantapur",
  "Jabalpur",
  "Bhopal",
  "Varanasi",
]

export const keyProjects = [
  "Delhi Metro",
  "Indian Oils",
  "Jewar Airports",
  "NTPC",
  "Delhi Airport",
  "ITO Sky Walk",
]

export const marketSegments = [
  "Dealers & Retailers",
  "Architects & Builders",
  "Contractors",
  "Fabricators",
]
