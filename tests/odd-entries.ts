import { contentWith } from "./hostile-content"

/*
 * Entries that nobody would write on purpose, but that are allowed: each must be shown whole. The content check and the
 * tests of a built site share this list. HTML in texts: hostile-content.ts.
 */

/** The content with each free text as long as it may be, up to 5,000 characters, of this text again and again. */
const filledWith = (text: string) => {
  const repeated = (length: number) => text.repeat(length / text.length + 1).slice(0, length)
  const lengths = [5000, ...Array.from({ length: 40 }, (_, nth) => 400 - 10 * nth)]
  const { files } = contentWith(({ widget, takes }) =>
    ["string", "text", "markdown"].includes(widget.widget) && !widget.pattern
      ? lengths.map(repeated).find(takes)
      : undefined,
  )
  return (file: string, more: object) => {
    const entry = files.find(({ path }) => path === `${file}.json`)?.text ?? ""
    return { ...(JSON.parse(entry) as object), ...more }
  }
}

const long = filledWith("W")
const scripts = filledWith("पाइप, ट्यूब और चादर أنابيب وصفائح الفولاذ 🏗 ")
const everywhere = { listedIn: ["navigation", "homeTiles", "footer", "valueAdded"], aliases: [] }

const bare = {
  ...{ name: "Odd bare", navigationName: "Odd bare", heading: "Odd bare", url: "/odd-bare" },
  ...{ aliases: "", hidden: null, kind: "coil", range: "0", summary: "0", features: null },
  searchDescription:
    "A product that has nothing but what it must have, and the rest of its fields emptied.",
  ...{ descriptionHeading: "0", description: "0", specifications: [{ label: "0", value: "0" }] },
  ...{ standards: [], pictures: "", listedIn: null, related: [], sizeTables: "", chartLabel: " " },
}

const offMap = { whatsapp: "", position: { lat: "", lng: null } }
const elsewhere = { linkTo: "https://www.example.com/?a=%3Cb%3E&c=d" }

const entries: Record<string, object> = {
  "products/odd-long": long("products/ms-pipes", { ...everywhere, url: "/odd-long" }),
  "products/odd-scripts": scripts("products/ms-pipes", { ...everywhere, url: "/odd-scripts" }),
  "products/odd-bare": bare,
  "branches/odd-long": long("branches/raipur", offMap),
  "projects/odd-long": long("projects/ntpc", elsewhere),
  "certificates/odd": long("certificates/certificate-1", {}),
  "posts/odd-long": long("posts/a-warehouse-planned-in-raipur", { date: "2000-01-01" }),
}

/** As a text editor on Windows leaves it: keys in any order, CRLF. */
const windowsText = (entry: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(entry).reverse()), null, 2).replaceAll(
    "\n",
    "\r\n",
  )

/** Files of content/. */
export const oddEntries: readonly { readonly path: string; readonly text: string }[] =
  Object.entries(entries).map(([file, entry]) => ({
    path: `${file}.json`,
    text: windowsText(entry),
  }))

/** The pages that show them, besides those that list everything. */
export const oddPages = ["/odd-long", "/odd-scripts", "/odd-bare", "/blog/odd-long"] as const
