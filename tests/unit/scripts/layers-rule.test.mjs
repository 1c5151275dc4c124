import { spawnSync } from "node:child_process"

/** Imports by the file that has them: [file, what it imports]. */
const refused = [
  ["src/steel/any.ts", "../inquiry/inquiryPage"],
  ["src/inquiry/any.ts", "../stores/inquiryStore"],
  ["src/content-model/any.ts", "../routes/paths"],
  ["src/routes/any.ts", "../content-check/rules"],
  ["src/content-check/any.ts", "../build/hosting/host-files"],
  ["src/build/hosting/any.ts", "../../components/Icon/Icon"],
  ["src/build/publish/any.ts", "../../components/Icon/Icon"],
  ["src/build/pages/any.ts", "../../cms/backend"],
  ["src/components/Icon/any.ts", "../../build/hosting/host-files"],
  ["src/components/Icon/any.ts", "../../pages/index"],
  ["src/hooks/any.ts", "../components/Icon/Icon"],
  ["src/cms/any.ts", "../build/sources/schema"],
]
const allowed = [
  ["src/build/pages/any.ts", "../../content-check/rules"],
  ["src/build/publish/any.ts", "../../components/SectionGlyph/SectionGlyph"],
  ["src/components/Icon/any.ts", "../../steel/format"],
  ["src/cms/any.ts", "../content-check/rules"],
]
/** What imports the file closes a circle with it. */
const circular = [["src/steel/format.ts", "./quantity"]]

const lint = `
  import { ESLint } from "eslint"
  const eslint = new ESLint()
  const rules = []
  for (const [filePath, imported] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(\`import "\${imported}"\`, { filePath })
    rules.push(messages.map(({ ruleId }) => ruleId))
  }
  console.log(JSON.stringify(rules))
`

test("the lint refuses an import against the layers and one that closes a circle", () => {
  const files = [...refused, ...allowed, ...circular]
  const { stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", lint, JSON.stringify(files)],
    { encoding: "utf8" },
  )
  expect(JSON.parse(stdout)).toEqual([
    ...refused.map(() => ["import-x/no-restricted-paths"]),
    ...allowed.map(() => []),
    ...circular.map(() => ["import-x/no-cycle"]),
  ])
}, 60_000)
