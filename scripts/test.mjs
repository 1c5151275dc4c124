/*
 * npm test: everything that must hold before the site is published, in one go. Names of steps as
 * arguments run only those: npm test -- unit browser
 * Code is checked while the site is built; the browser tests have the machine to themselves.
 * npm run test:full runs the long ones, which build the site again and again.
 * The last line is "N passed, N failed"; the exit code is 1 when anything failed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { browserExecutable, ensureBrowser } from "./browser.mjs"
import { freePort } from "./free-port.mjs"
import { runningAlready } from "./build-state.mjs"
import { ensureInstalled } from "./install.mjs"
import { packageCommand, projectRoot, runNode, timeSince } from "./run-command.mjs"
import { runSteps } from "./run-steps.mjs"
import { countOf, jestCounts, playwrightCounts } from "./test-counts.mjs"

const start = Date.now()
const reports = mkdtempSync(path.join(os.tmpdir(), "site-tests-"))
process.on("exit", () => rmSync(reports, { recursive: true, force: true }))

/** A report of a test runner; undefined when it left none. @param {string} name */
function report(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), "utf8"))
  } catch {
    return undefined
  }
}

/** @typedef {import("./run-steps.mjs").Step["check"]} Check */

/**
 * A step that passes when a program ends with code 0.
 *
 * @type {(command: () => string, ...args: string[]) => Check}
 */
const passes =
  (command, ...args) =>
  async (output) =>
    countOf((await runNode(command(), args, { output })) === 0)

/** @type {(config: string, only?: string[], env?: NodeJS.ProcessEnv) => Check} */
const jestTests =
  (config, only = [], env = {}) =>
  async (output) => {
    const name = `${config}${only.length}.json`
    const outputFile = path.join(reports, name)
    // By itself Jest leaves a core to others. It is the last to end, when nobody else uses that core.
    const workers = os.availableParallelism()
    const args = [`--config=${config}`, "--json", `--outputFile=${outputFile}`, `-w=${workers}`]
    const code = await runNode(packageCommand("jest"), [...args, ...only], { output, env })
    return jestCounts(report(name), code)
  }

/** @type {boolean | undefined} */
let built

async function build(/** @type {number} */ output) {
  const counts = await passes(() => "scripts/build.mjs")(output)
  built = counts.failed === 0
  return counts
}

/** Why nothing can be tested on the built site; undefined when it is there. */
function buildFault() {
  if (built === false) return "Not run, because the site could not be built."
  if (existsSync(path.join(projectRoot, "site", "index.html"))) return undefined
  return "Not run: there is no built site in site/. Run the step build as well."
}

/**
 * A step that is not run, and fails, when there is no built site.
 *
 * @type {(check: Check) => Check}
 */
const onBuiltSite = (check) => async (output) => {
  const note = buildFault()
  return note ? { ...countOf(false), note } : check(output)
}

/** @type {(project: string, env?: NodeJS.ProcessEnv) => Check} */
const playwrightTests = (project, env = {}) =>
  onBuiltSite(async (output) => {
    if (!presentBrowser())
      return { ...countOf(false), note: "Not run, because there is no browser." }
    const code = await runNode(
      packageCommand("@playwright/test", "playwright"),
      ["test", `--project=${project}`],
      {
        output,
        env: {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, `${project}.json`),
          PORT: String(await freePort(9100)),
        },
      },
    )
    const counts = playwrightCounts(report(`${project}.json`), code)
    if (counts.failed === 0) return counts
    const again = `npx playwright test --project=${project} --last-failed --trace on`
    return { ...counts, note: `To run what failed again, with a trace to look at: ${again}` }
  })

/** The browser of the tests; undefined when CHROMIUM_PATH names a missing file, which the installation then reports. */
function presentBrowser() {
  try {
    return browserExecutable()
  } catch {
    return undefined
  }
}

async function installBrowser(/** @type {number} */ output) {
  await ensureBrowser(output)
  return countOf(true)
}

/**
 * @typedef {import("./run-steps.mjs").Step & {
 *   name: string, isNeeded?: () => boolean, onlyWhenNamed?: boolean
 * }} NamedStep
 */

/** @type {readonly NamedStep[]} */
const steps = [
  { name: "build", title: "Production build", about: "the site with its editor", check: build },
  {
    name: "browser full",
    title: "Browser",
    about: "installs a Chromium, because none was found",
    check: installBrowser,
    isNeeded: () => !presentBrowser(),
  },
  {
    // The longest after the build. They begin together, so that both cores are busy to the end.
    name: "unit",
    title: "Unit and content tests",
    about: "functions and components, without a browser",
    check: jestTests("jest.config.mjs"),
  },
  {
    name: "lint",
    title: "ESLint",
    about: "faults and habits the rules refuse",
    check: passes(() => packageCommand("eslint"), "."),
  },
  {
    name: "lint",
    title: "Stylelint",
    about: "styles from tokens and breakpoints",
    check: passes(() => packageCommand("stylelint"), "src/**/*.css"),
  },
  {
    name: "lint",
    title: "Layout of the code",
    about: "as npm run format writes it",
    check: passes(() => packageCommand("oxfmt"), "--check"),
  },
  {
    name: "content",
    title: "Content check",
    about: "what editors wrote",
    check: passes(() => "scripts/check-content.mjs"),
  },
  {
    // The build writes the types of the queries to src/gatsby-types.d.ts.
    name: "types",
    title: "Types",
    about: "TypeScript, with the types of the queries",
    after: ["Production build"],
    // TypeScript 7 checks in half the time. typescript-eslint cannot use it yet and needs TypeScript 5.
    // @see https://github.com/typescript-eslint/typescript-eslint/issues/10940
    check: passes(() => packageCommand("typescript-7", "tsc"), "--noEmit"),
  },
  {
    name: "site",
    title: "Built pages",
    about: "titles, links, data and text of every page, without a browser",
    after: ["Production build"],
    check: onBuiltSite(jestTests("jest.site.config.mjs")),
  },
  {
    name: "browser",
    title: "Browser tests",
    about: "what people do on the site, by mouse, finger and keyboard",
    after: "all",
    check: playwrightTests("chromium"),
  },
  {
    name: "full",
    title: "Every page",
    about: "on every page what the browser tests try on one of each kind",
    after: "all",
    check: playwrightTests("every-page", { EVERY_PAGE: "1" }),
    onlyWhenNamed: true,
  },
  {
    name: "full",
    title: "Rules of the React compiler",
    about: "habits it refuses in components and hooks",
    check: passes(
      () => packageCommand("eslint"),
      "--config=eslint.react.mjs",
      "src",
      "gatsby-*.tsx",
    ),
    onlyWhenNamed: true,
  },
  {
    name: "full",
    title: "New inputs",
    about: "the tests with random inputs on new ones, among them 500 chains of edits in the editor",
    after: "all",
    check: jestTests("jest.config.mjs", ["--findRelatedTests", "tests/random-inputs.ts"], {
      EDIT_CHAINS: "500",
      NEW_INPUTS: "1",
    }),
    onlyWhenNamed: true,
  },
  {
    name: "full",
    title: "Long tests",
    about: "builds the site again and again",
    after: "all",
    check: playwrightTests("full"),
    onlyWhenNamed: true,
  },
]

const names = [...new Set(steps.flatMap(({ name }) => name.split(" ")))]
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step named ${unknown.join(", ")}. The steps are: ${names.join(", ")}.`)
  process.exit(1)
}
const isChosen = (/** @type {NamedStep} */ { name, onlyWhenNamed }) =>
  chosen.length === 0 ? !onlyWhenNamed : name.split(" ").some((each) => chosen.includes(each))

await ensureInstalled()

const running = steps.some((step) => step.name === "build" && isChosen(step))
  ? runningAlready(projectRoot)
  : undefined
if (running) {
  console.error(`Not tested. ${running}\n\n0 passed, 1 failed`)
  process.exit(1)
}

const results = await runSteps(
  steps.filter((step) => isChosen(step) && (step.isNeeded?.() ?? true)),
  // One more than cores, because a step that waits for files or for the other steps would leave a core idle.
  { atOnce: os.availableParallelism() + 1 },
)

console.log("\nSummary")
for (const { title, time, passed, failed } of results) {
  console.log(`  ${title.padEnd(24)}${`${passed} passed, ${failed} failed`.padEnd(26)}${time}`)
}
console.log(`  All of it took ${timeSince(start)}.`)
const total = (/** @type {"passed" | "failed"} */ key) =>
  results.reduce((sum, result) => sum + result[key], 0)
process.exitCode = total("failed") > 0 ? 1 : 0
console.log(`\n${total("passed")} passed, ${total("failed")} failed`)
