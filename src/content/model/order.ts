import { contentType } from "./content-type"
import { field, type Field } from "./fields/field"
import { z } from "zod"

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
    { label, widget: "entry-order", collection, required: false },
    z.array(slug, { error: "must be a list" }).default([]),
    { type: "[String!]!", directives: "@listed" },
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
