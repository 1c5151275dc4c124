/* npm run check:live: what keeps a content folder (by default content/) from going live. Ends with code 1 when there is anything. */
import { faultLine } from "../src/content/check/fault"
import { placeholderCount, placeholders } from "../src/content/check/placeholders"
import { readContentFiles } from "../src/content/check/read-files"

const found = placeholders(readContentFiles(process.argv[2] ?? "content"))
console.log(
  [placeholderCount(found.length), ...found.map((each) => `  ${faultLine(each)}`)].join("\n"),
)
if (found.length > 0) process.exitCode = 1
