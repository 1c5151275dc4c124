import { join } from "node:path"
import { require as load } from "tsx/cjs/api"
import type * as Config from "./src/build/gatsby-config"

/* Loaded by tsx: Gatsby bundles this file with all that it imports, which takes seconds of each build. */
const { gatsbyConfig } = load(
  "./src/build/gatsby-config.ts",
  join(process.cwd(), "gatsby-config.ts"),
) as typeof Config

export default gatsbyConfig
