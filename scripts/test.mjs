/*
 * npm test: everything that must hold before the site is published, in one go. Names of steps as arguments run only those:
 * npm test -- unit browser
 * Code is checked with what the build leaves of the processor; the browser tests have the machine to themselves.
 * npm run test:full runs the long ones, which build the site again and again.
 * The last line is "N passed, N failed"; the exit code is 1 when anything failed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { ensureBrowser, ensureOtherBrowsers } from "./browser.mjs"
import { runningAlready } from "./build-state.mjs"
import { freePort, projectRoot, run, timeSince, whenParentEnds } from "./run-command.mjs"

/**
 * @typedef {{ passed: number, failed: number, note?: string }} Counts with a sentence for the reader
 * @typedef {(output: string) => Promise<Counts>} Check gets a file for the output of its programs
 *
 * @typedef Step
 * @property {string} name by which it is chosen; several separated by blanks. One whose name begins with "full" or "browsers" runs only when asked for
 * @property {string} title with what it looks for behind a colon
 * @property {"build" | "all"} [after] begins when the build has ended, or every step listed before
 * @property {Check} check
 */

whenParentEnds(() => process.exit(143))
const start = Date.now()
const folder = mkdtempSync(path.join(os.tmpdir(), "site-tests-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))

const one = (/** @type {boolean} */ passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** A step that passes when programs, each with its arguments, end with code 0. @type {(...commands: string[][]) => Check} */
const passes =
  (...commands) =>
  async (output) => {
    const runs = commands.map(([program = "", ...args]) =>
      run(program, args, { output, isPatient: true }),
    )
    return one((await Promise.all(runs)).every((code) => code === 0))
  }

/**
 * The figures of a runner's report. A run without a report or tests, or that ended badly although every test passed, counts as a failure.
 *
 * @param {string} file of the report
 * @param {number} code
 * @param {(report: any) => [passed: number, failed: number]} read
 * @returns {Counts}
 */
function countsOf(file, code, read) {
  if (!existsSync(file)) return one(false)
  const [passed, failed] = read(JSON.parse(readFileSync(file, "utf8")))
  return { passed, failed: failed || one(code === 0 && passed > 0).failed }
}

/** Tests that Jest runs. One that is skipped counts as failed: it might not pass. @type {(config: string, only?: string[], env?: NodeJS.ProcessEnv) => Check} */
const jestTests =
  (config, only = [], env = {}) =>
  async (output) => {
    const file = path.join(folder, `${config}${only.length}.json`)
    // By itself Jest leaves a core to others; here others go before it.
    const workers = `-w=${os.availableParallelism()}`
    const args = [`--config=${config}`, "--json", `--outputFile=${file}`, workers, ...only]
    const code = await run("jest", args, { output, env, isPatient: true })
    return countsOf(file, code, (report) => [
      report.numPassedTests,
      report.numTotalTests - report.numPassedTests + report.numRuntimeErrorTestSuites,
    ])
  }

let isBroken = false

/** A step that is not run, and fails, when there is no built site. @type {(check: Check) => Check} */
const onBuiltSite = (check) => async (output) => {
  if (!isBroken && existsSync(path.join(projectRoot, "site", "index.html"))) return check(output)
  const note = `Not run: ${isBroken ? "the site could not be built." : "there is no built site in site/. Run the step build as well."}`
  return { ...one(false), note }
}

/** @type {(project: string, env?: NodeJS.ProcessEnv) => Check} */
const playwrightTests = (project, env = {}) =>
  onBuiltSite(async (output) => {
    const file = path.join(folder, `${project}.json`)
    // Runs of two copies of the project that begin together look for a port in different places.
    const port = await freePort(9100 + (process.pid % 800))
    const more = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PORT: String(port) }
    const args = ["test", `--project=${project}`, "--reporter=list,json"]
    const code = await run("playwright", args, { output, env: { ...env, ...more } })
    const counts = countsOf(file, code, ({ stats }) => [
      stats.expected,
      stats.unexpected + stats.flaky + stats.skipped,
    ])
    if (counts.failed === 0) return counts
    const again = `npx playwright test --project=${project} --last-failed --trace on`
    return { ...counts, note: `To run what failed again, with a trace to look at: ${again}` }
  })

/** @type {readonly Step[]} */
const steps = [
  {
    name: "build",
    title: "Production build: what editors wrote is checked, then the site with its editor",
    check: async (output) => {
      // The step "types" needs those of the queries.
      process.env.QUERY_TYPES = "1"
      isBroken = (await run("scripts/build.mjs", [], { output })) !== 0
      return one(!isBroken)
    },
  },
  {
    name: "browser full",
    title: "Browser: a Chromium, which is installed if there is none",
    check: async (output) => one(Boolean(await ensureBrowser(output))),
  },
  {
    name: "unit",
    title: "Unit and content tests: functions and components, without a browser",
    check: jestTests("jest.config.mjs"),
  },
  {
    name: "lint",
    title: "Lint: what ESLint and Stylelint refuse, and the layout that npm run format writes",
    // A file that was in order and has not changed since is not read again.
    check: passes(
      ["eslint", ".", "--cache", "--cache-location=node_modules/.cache/eslint/"],
      ["stylelint", "src/**/*.css"],
      ["oxfmt", "--check"],
    ),
  },
  {
    // TypeScript 7 checks in half the time. typescript-eslint cannot use it yet and needs TypeScript 5.
    // @see https://github.com/typescript-eslint/typescript-eslint/issues/10940
    name: "types",
    title: "Types: TypeScript, with the types of the queries, which the build writes",
    after: "build",
    check: passes(["node_modules/typescript-7/bin/tsc", "--noEmit"]),
  },
  {
    name: "site",
    title: "Built pages: titles, links, data and text of every page, without a browser",
    after: "build",
    check: onBuiltSite(jestTests("jest.site.config.mjs")),
  },
  {
    name: "browser",
    title: "Addresses and headers: what the site promises on every host, on npm run serve",
    after: "build",
    check: onBuiltSite(passes(["tsx", "tests/hosts/run.ts", "serve"])),
  },
  {
    name: "browser",
    title: "Browser tests: what people do on the site, by mouse, finger and keyboard",
    after: "all",
    check: playwrightTests("chromium"),
  },
  {
    name: "browsers",
    title: "Other browsers: a visit in Firefox and in WebKit, and every box where Chromium has it",
    after: "all",
    check: async (output) => {
      await ensureOtherBrowsers(output)
      return playwrightTests("browsers")(output)
    },
  },
  {
    name: "full compiler",
    title: "Rules of the React compiler: habits it refuses in components and hooks",
    check: passes(["eslint", "--config=eslint.react.mjs", "src", "gatsby-*.tsx"]),
  },
  {
    name: "full inputs",
    title: "New inputs: random ones that nobody tried, among them 500 chains of edits",
    after: "all",
    check: jestTests("jest.config.mjs", ["--findRelatedTests", "tests/random-inputs.ts"], {
      EDIT_CHAINS: "500",
      NEW_INPUTS: "1",
    }),
  },
  {
    name: "full server",
    title: "Own server: pushes, builds and releases of a Git server of one's own",
    after: "all",
    check: jestTests("jest.config.mjs", ["hosting/git-server"], { LONG_TESTS: "1" }),
  },
  {
    name: "full rebuilds",
    title: "Long tests: those that build the site again",
    after: "all",
    check: playwrightTests("full"),
  },
  {
    name: "full pages",
    title: "Every page: on every page what the browser tests try on one of each kind",
    after: "all",
    check: playwrightTests("every-page", { EVERY_PAGE: "1" }),
  },
]

const names = [...new Set(steps.flatMap(({ name }) => name.split(" ")))]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step named ${unknown.join(", ")}. The steps are: ${names.join(", ")}.`)
  process.exit(1)
}
const chosen = steps.filter(({ name }) =>
  asked.length === 0
    ? !/^(full|browsers)/.test(name)
    : name.split(" ").some((each) => asked.includes(each)),
)
const running = chosen.some(({ name }) => name === "build") && runningAlready(projectRoot)
if (running) {
  console.error(`Not tested. ${running}\n\n0 passed, 1 failed`)
  process.exit(1)
}

/** What programs wrote into a file, without colours and without what only moves the cursor of a terminal. */
const textOf = (/** @type {string} */ file) =>
  stripVTControlCharacters(readFileSync(file, "utf8")).trim()

/** Runs a step. Every quarter of a minute a line says how far it is; its output is shown when it fails. */
async function runStep(/** @type {Step} */ step) {
  console.log(`▸ ${step.title}`)
  const [title] = step.title.split(":")
  const begin = Date.now()
  const file = path.join(folder, `${title}.log`)
  writeFileSync(file, "")
  const progress = setInterval(() => {
    const line = textOf(file)
      .split(/[\r\n]+/)
      .at(-1)
    console.log(`  … ${title}, ${timeSince(begin)}: ${line?.slice(0, 120) || "just started"}`)
  }, 15_000)
  const { passed, failed, note } = await step.check(file).catch((/** @type {Error} */ error) => ({
    ...one(false),
    note: error.message,
  }))
  clearInterval(progress)
  if (failed > 0) console.log(`\n── Output of ${title} ${"─".repeat(40)}\n${textOf(file)}`)
  const result = `${passed} passed, ${failed} failed`
  const time = timeSince(begin)
  console.log(`${failed > 0 ? "✗" : "✓"} ${title}: ${result} in ${time}`)
  if (note) console.log(`  ${note}`)
  return { passed, failed, line: `  ${title.padEnd(28)}${result.padEnd(26)}${time}` }
}

/** @type {ReturnType<typeof runStep>[]} */
const results = []
const builds = chosen.findIndex(({ name }) => name === "build")
for (const step of chosen) {
  const earlier = { all: [...results], build: results.slice(builds, builds + 1), none: [] }
  results.push(Promise.all(earlier[step.after ?? "none"]).then(() => runStep(step)))
}

const ended = await Promise.all(results)
const sum = (/** @type {"passed" | "failed"} */ key) =>
  ended.reduce((total, result) => total + result[key], 0)
console.log(["\nSummary", ...ended.map(({ line }) => line)].join("\n"))
console.log(`  All of it took ${timeSince(start)}.`)
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`)
process.exitCode = sum("failed") > 0 ? 1 : 0
