import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { freePort } from "../../scripts/free-port.mjs"
import { packageCommand, runNode } from "../../scripts/run-command.mjs"

const reports = mkdtempSync(path.join(os.tmpdir(), "the-tests-"))
process.on("exit", () => rmSync(reports, { recursive: true, force: true }))

/**
 * Runs a file with this Node in a folder. Returns the exit code, the end of the output, and the JSON report if there is one.
 */
async function outcomeOf(folder, file, args, env = {}) {
  const log = path.join(reports, "log")
  const output = openSync(log, "w")
  rmSync(reportFile, { force: true })
  const code = await runNode(file, args, { cwd: folder, env, output })
  closeSync(output)
  return { code, said: readFileSync(log, "utf8").slice(-4000), report: json(reportFile) }
}

const reportFile = path.join(reports, "report.json")

function json(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** The names of the tests that failed. Throws if none ran: then something other than a test failed. */
function failedTests({ said, report }, passed, failed) {
  if (!report || passed + failed.length === 0) throw new Error(`No test could be run.\n${said}`)
  return failed
}

/** The sentence with which a program stopped. Throws if it stopped for another reason. */
function stoppedWith({ code, said }, sentences) {
  if (code === 0) return []
  const found = sentences.filter((sentence) => said.includes(sentence))
  if (found.length === 0) throw new Error(`Stopped for another reason.\n${said}`)
  return found
}

const inTurn = (values) => [...new Set(values)]
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Names of the tests of a Playwright report that failed, with their files and groups. */
function unexpectedIn({ suites = [], specs = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...suites.flatMap((suite) => unexpectedIn(suite)),
  ]
}

/** The tests of these files that failed in Jest. For checks that name a title, only tests with that title count. */
async function failedInJest(folder, checks, config) {
  const files = inTurn(checks.map(({ file }) => file))
  const outcome = await outcomeOf(folder, packageCommand("jest"), [
    `--config=${config}`,
    "--json",
    `--outputFile=${reportFile}`,
    "--runTestsByPath",
    ...files,
  ])
  const tests = outcome.report?.testResults.flatMap((file) => file.assertionResults) ?? []
  const isMeant = ({ fullName }) =>
    checks.some(({ title }) => title === undefined || fullName.includes(title))
  const failed = tests.filter((test) => test.status === "failed" && isMeant(test))
  return failedTests(
    outcome,
    outcome.report?.numPassedTests,
    failed.map(({ fullName }) => fullName),
  )
}

/**
 * The parts of `npm test`, by the kind of a check. Each runs what some checks name in a copy of the project, and returns the
 * tests or sentences that failed. Those with `needsBuild` look at the built site.
 */
export const kinds = {
  content: {
    run: async (folder, checks) =>
      stoppedWith(
        await outcomeOf(folder, "scripts/check-content.mjs", []),
        checks.map(({ sentence }) => sentence),
      ),
  },
  unit: { run: (folder, checks) => failedInJest(folder, checks, "jest.config.mjs") },
  site: {
    needsBuild: true,
    run: (folder, checks) => failedInJest(folder, checks, "jest.site.config.mjs"),
  },
  build: {
    run: async (folder, checks) =>
      stoppedWith(
        await outcomeOf(folder, "scripts/build.mjs", [], { SKIP_CMS: "1" }),
        checks.map(({ sentence }) => sentence),
      ),
  },
  browser: {
    needsBuild: true,
    run: async (folder, checks) => {
      const titles = inTurn(checks.map(({ title }) => title))
      const outcome = await outcomeOf(
        folder,
        packageCommand("@playwright/test", "playwright"),
        [
          "test",
          ...inTurn(checks.map(({ file }) => file)),
          "--project=chromium",
          `--grep=${titles.map(escaped).join("|")}`,
        ],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, PORT: String(await freePort(9100)) },
      )
      return failedTests(
        outcome,
        outcome.report?.stats.expected,
        unexpectedIn(outcome.report ?? {}),
      )
    },
  },
}
