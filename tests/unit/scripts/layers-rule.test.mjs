import { spawnSync } from "node:child_process"

/** Imports by file: [file, imported file]. */
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

test("the lint refuses an import against the layers", () => {
  const files = [...refused, ...allowed]
  const { stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", lint, JSON.stringify(files)],
    { encoding: "utf8" },
  )
  expect(JSON.parse(stdout)).toEqual([
    ...refused.map(() => ["import-x/no-restricted-paths"]),
    ...allowed.map(() => []),
  ])
}, 60_000)
