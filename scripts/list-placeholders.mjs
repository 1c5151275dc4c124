import { tsImport } from "tsx/esm/api"

/** @type {typeof import("../src/content-check/placeholders")} */
const { placeholderCount, placeholders } = await tsImport(
  "../src/content-check/placeholders.ts",
  import.meta.url,
)
/** @type {typeof import("../src/content-check/fault")} */
const { faultLine } = await tsImport("../src/content-check/fault.ts", import.meta.url)
/** @type {typeof import("../src/content-check/read-files")} */
const { readContentFiles } = await tsImport("../src/content-check/read-files.ts", import.meta.url)

const found = placeholders(readContentFiles(process.argv[2] ?? "content"))
console.log(
  [placeholderCount(found.length), ...found.map((each) => `  ${faultLine(each)}`)].join("\n"),
)
