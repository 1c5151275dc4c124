import { join } from "node:path"
import { require as load } from "tsx/cjs/api"
import type * as Hooks from "./src/build/gatsby-node"

/* Loaded by tsx: see gatsby-config.ts. */
const hooks = load(
  "./src/build/gatsby-node.ts",
  join(process.cwd(), "gatsby-node.ts"),
) as typeof Hooks

export const {
  onPreBootstrap,
  createSchemaCustomization,
  onCreateNode,
  createPages,
  onCreateWebpackConfig,
} = hooks
