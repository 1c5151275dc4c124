import { tsImport } from "tsx/esm/api"

const load = (file) => tsImport(`../src/build/${file}`, import.meta.url)
const { placeholders, placeholderCount } = await load("placeholders.ts")
const { faultLine } = await load("content-check.ts")
const { readContentFiles } = await load("content-files.ts")

const found = placeholders(readContentFiles(process.argv[2] ?? "content"))
console.log(
  [placeholderCount(found.length), ...found.map((each) => `  ${faultLine(each)}`)].join("\n"),
)
