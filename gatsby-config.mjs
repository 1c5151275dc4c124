/* Gatsby's settings are in src/build/gatsby-config.ts. See gatsby-node.mjs for why. */
import { requireTs } from "./scripts/require-ts.mjs"

export default requireTs("./src/build/gatsby-config.ts", import.meta.url).default
