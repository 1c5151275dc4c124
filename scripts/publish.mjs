/* Writes the published site into site/ from Gatsby's output in public/. A step of npm run build. */
import { existsSync } from "node:fs"
import { loadEnvFile } from "node:process"
import { createRequire } from "node:module"
import { register } from "tsx/cjs/api"

register()
const require = createRequire(import.meta.url)
/** @type {typeof import("../src/build/publish/publish")} */
const { publish } = require("../src/build/publish/publish.ts")
/** @type {typeof import("../src/build/publish/share-pictures/share-pictures")} */
const { pictureCache } = require("../src/build/publish/share-pictures/share-pictures.ts")

// Gatsby reads this file too; the policies name hosts from its variables.
if (existsSync(".env.production")) loadEnvFile(".env.production")

try {
  await publish({
    from: "public",
    to: "site",
    content: "content",
    pictureCache,
    environment: process.env,
    withEditor: process.env.SKIP_CMS !== "1",
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
