import { spawnSync } from "node:child_process"

/** Imports by file: [file, imported file]. */
const importsAgainstLayers = [
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
const importsAlongLayers = [
  ["src/build/pages/any.ts", "../../content-check/rules"],
  ["src/build/publish/any.ts", "../../components/SectionGlyph/SectionGlyph"],
  ["src/components/Icon/any.ts", "../../steel/format"],
  ["src/cms/any.ts", "../content-check/rules"],
]

/** Commands of a browser test. */
const pressesByScript = [
  'await page.evaluate(() => document.querySelector("button")?.click())',
  'await page.locator("button").evaluate((button: HTMLButtonElement) => button.click())',
  'await page.locator("a").evaluateAll((all) => all.map((each) => (each as HTMLElement).click()))',
  'await page.$eval("button", (button) => (button as HTMLButtonElement).click())',
  'await page.evaluate(() => { window.dispatchEvent(new Event("keydown")) })',
  "await page.addInitScript(() => document.body.click())",
  'await page.locator("button").dispatchEvent("click")',
  'await page.locator("button").evaluate(press)',
]
const pressesByHand = [
  'await page.getByRole("button").click()',
  'await page.locator("button").evaluate((button) => button.textContent)',
  'await page.keyboard.press("Enter")',
]

/** Parts of a page. */
const typedWords = [
  "<p>Send it to us.</p>",
  '<p>{"Send"}</p>',
  '<p>{isSent ? "Sent" : null}</p>',
  "<p>{`${count} sizes`}</p>",
  "<p>मात्रा</p>",
  '<input aria-label="Quantity" />',
  '<input placeholder="100 x 100 x 4" />',
  '<img alt="A warehouse" />',
  '<abbr title="millimetres" />',
  '<Field label="Quantity" />',
]
const wordsOfCatalogue = [
  "<p>{words.quantity}</p>",
  '<p className="lead" id="sent">{count} × 6 m</p>',
  "<p>{`${mass}\\u00a0kg/m`}</p>",
  '<img alt="" />',
  "<input aria-label={words.quantity} />",
]

const imports = [...importsAgainstLayers, ...importsAlongLayers]
const presses = [...pressesByScript, ...pressesByHand]
const parts = [...typedWords, ...wordsOfCatalogue]

const lint = `
  import { ESLint } from "eslint"
  const eslint = new ESLint()
  const messages = []
  for (const { filePath, text } of JSON.parse(process.argv[1])) {
    messages.push((await eslint.lintText(text, { filePath }))[0].messages)
  }
  process.stdout.write(JSON.stringify(messages))
`

/** The messages of the lint about each file. It runs once, in another process, because it takes seconds to start. */
let faults
beforeAll(() => {
  const files = [
    {
      filePath: "src/components/Any/Any.tsx",
      text: `export const parts = [\n${parts.join(",\n")}]`,
    },
    { filePath: "tests/browser/any.spec.ts", text: presses.join("\n") },
    ...imports.map(([filePath, imported]) => ({ filePath, text: `import "${imported}"` })),
  ]
  const { stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", lint, JSON.stringify(files)],
    { encoding: "utf8" },
  )
  faults = JSON.parse(stdout)
}, 60_000)

/** The lines of a file that a rule refuses. */
const refusedLines = (messages, rule) =>
  messages.filter(({ ruleId }) => ruleId === rule).map(({ line }) => line)

test("the lint refuses an import against the layers", () => {
  const [, , ...ofImports] = faults
  const rules = ofImports.map((messages) => messages.map(({ ruleId }) => ruleId))
  expect(rules).toEqual([
    ...importsAgainstLayers.map(() => ["import-x/no-restricted-paths"]),
    ...importsAlongLayers.map(() => []),
  ])
})

test("in browser tests the lint refuses presses that no hand makes, and accepts the others", () => {
  const lines = new Set(refusedLines(faults[1], "no-restricted-syntax"))
  expect(presses.filter((_, index) => lines.has(index + 1))).toEqual(pressesByScript)
})

test("the lint refuses words that are typed into a component, and accepts those of the catalogue", () => {
  const lines = new Set(refusedLines(faults[0], "i18next/no-literal-string"))
  expect(parts.filter((_, index) => lines.has(index + 2))).toEqual(typedWords)
})
