/* Draws the pictures for shared links into the cache of the publish stage. A step of npm run build. */
import os from "node:os"
import { tsImport } from "tsx/esm/api"

const source = (/** @type {string} */ file) => tsImport(`../src/${file}`, import.meta.url)
/** @type {typeof import("../src/build/drawing/code-hash")} */
const { codeHash } = await source("build/drawing/code-hash.ts")
/** @type {typeof import("../src/content/check/read-files")} */
const { readEntries } = await source("content/check/read-files.ts")
/** @type {typeof import("../src/build/publish/share-pictures/share-pictures")} */
const { drawSharePictures, pictureCache, sharePictures } = await source(
  "build/publish/share-pictures/share-pictures.ts",
)
/** @type {typeof import("../src/content/routes/routes")} */
const { siteRoutes } = await source("content/routes/routes.ts")

// Pages are built at the same time and take longer.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

const entries = readEntries("content")
const { name } = /** @type {{ name: string }} */ (entries.get("site/company.json"))
await drawSharePictures(pictureCache, sharePictures(siteRoutes(entries), name), codeHash())
