import { tsImport } from "tsx/esm/api"

const { contentFaultLines, faultCount } = await tsImport(
  "../src/build/check-content.ts",
  import.meta.url,
)
const lines = await contentFaultLines(process.argv[2] ?? "content")
if (lines.length > 0) {
  console.error([faultCount(lines), ...lines.map((line) => `  ${line}`)].join("\n"))
  process.exit(1)
}
console.log("Content is in order.")
