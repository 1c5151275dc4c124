/*
 * npm test: everything that must hold before the site is published, in one go. Names of steps as
 * arguments run only those: npm test -- unit browser
 * npm run test:full runs the long ones, which build the site again and again.
 * The last line is "N passed, N failed"; the exit code is 1 when anything failed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { freePort } from "./free-port.mjs"
import { ensureInstalled } from "./install.mjs"
import { packageCommand, projectRoot, runNode, timeSince } from "./run-command.mjs"
import { countOf, jestCounts, playwrightCounts } from "./test-counts.mjs"

const reports = mkdtempSync(path.join(os.tmpdir(), "site-tests-"))
process.on("exit", () => rmSync(reports, { recursive: true, force: true }))

function report(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), "utf8"))
  } catch {
    return undefined
  }
}

const passes = async (file, ...args) => countOf((await runNode(file, args)) === 0)

async function jestTests(config) {
  const outputFile = path.join(reports, `${config}.json`)
  const code = await runNode(packageCommand("jest"), [
    `--config=${config}`,
    "--json",
    `--outputFile=${outputFile}`,
  ])
  return jestCounts(report(`${config}.json`), code)
}

const unitTests = () => jestTests("jest.config.mjs")

let built

async function build() {
  const counts = await passes("scripts/build.mjs")
  built = counts.failed === 0
  return counts
}

/** Why nothing can be tested on the built site; undefined when it is there. */
function buildFault() {
  if (built === false) return "Not run, because the site could not be built."
  if (existsSync(path.join(projectRoot, "site", "index.html"))) return undefined
  return "Not run: there is no built site in site/. Run the step build as well."
}

async function siteTests() {
  const fault = buildFault()
  if (!fault) return jestTests("jest.site.config.mjs")
  console.error(fault)
  return countOf(false)
}

async function playwrightTests(project, env = {}) {
  const fault = buildFault()
  if (fault) {
    console.error(fault)
    return countOf(false)
  }
  if (browserFault) {
    console.error(browserFault)
    return countOf(false)
  }
  const code = await runNode(
    packageCommand("@playwright/test", "playwright"),
    ["test", `--project=${project}`],
    {
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, `${project}.json`),
        PORT: String(await freePort(9100)),
      },
    },
  )
  return playwrightCounts(report(`${project}.json`), code)
}

const steps = [
  { name: "lint", title: "ESLint", check: () => passes(packageCommand("eslint"), ".") },
  {
    name: "lint",
    title: "Prettier",
    check: () => passes(packageCommand("prettier"), "--check", "."),
  },
  { name: "unit", title: "Unit and content tests", check: unitTests },
  { name: "content", title: "Content check", check: () => passes("scripts/check-content.mjs") },
  { name: "build", title: "Production build", check: build },
  {
    // After the build, which writes the types of the queries to src/gatsby-types.d.ts.
    name: "types",
    title: "Types",
    check: () => passes(packageCommand("typescript", "tsc"), "--noEmit"),
  },
  { name: "site", title: "Built pages", check: siteTests },
  { name: "browser", title: "Browser tests", check: () => playwrightTests("chromium") },
  {
    name: "full",
    title: "Every page",
    check: () => playwrightTests("every-page", { EVERY_PAGE: "1" }),
    onlyWhenNamed: true,
  },
  {
    name: "full",
    title: "Long tests",
    check: () => playwrightTests("full"),
    onlyWhenNamed: true,
  },
  {
    name: "full",
    title: "A day of edits",
    check: () => passes("tests/the-tests/edits.mjs"),
    onlyWhenNamed: true,
  },
]

const names = [...new Set(steps.map(({ name }) => name))]
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step named ${unknown.join(", ")}. The steps are: ${names.join(", ")}.`)
  process.exit(1)
}
const isChosen = ({ name, onlyWhenNamed }) =>
  chosen.length === 0 ? !onlyWhenNamed : chosen.includes(name)

await ensureInstalled()

let browserFault
if (steps.some((step) => /browser|full/.test(step.name) && isChosen(step))) {
  try {
    console.log(`Browser for the tests: ${await ensureBrowser()}`)
  } catch (error) {
    browserFault = error.message
    console.error(browserFault)
  }
}

const results = []
for (const step of steps.filter(isChosen)) {
  const { title, check } = step
  console.log(`\n── ${title} ${"─".repeat(Math.max(3, 60 - title.length))}`)
  const start = Date.now()
  let counts
  try {
    counts = await check()
  } catch (error) {
    console.error(error.stack)
    counts = countOf(false)
  }
  const time = timeSince(start)
  results.push({ title, time, ...counts })
  console.log(`── ${title}: ${counts.failed === 0 ? "passed" : "FAILED"} in ${time}`)
}

console.log("\nSummary")
for (const { title, time, passed, failed } of results) {
  console.log(`  ${title.padEnd(24)}${`${passed} passed, ${failed} failed`.padEnd(26)}${time}`)
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
process.exitCode = total("failed") > 0 ? 1 : 0
console.log(`\n${total("passed")} passed, ${total("failed")} failed`)
