/*
 * Gatsby's hooks are in src/build/gatsby-node.ts. tsx loads them in a second. Parcel, which Gatsby runs for a gatsby-node.ts in
 * this folder, takes fifteen.
 */
import { requireTs } from "./scripts/require-ts.mjs"

export default requireTs("./src/build/gatsby-node.ts", import.meta.url)
