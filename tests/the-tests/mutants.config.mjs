import os from "node:os"
import path from "node:path"
import { projectRoot } from "../../scripts/run-command.mjs"

/** Each area's code, and the tests that must notice a mutant in it: Jest's patterns. */
export const areas = {
  branches: { mutate: ["src/branches/**/*.ts"], tests: ["tests/unit/branches"] },
  inquiry: {
    mutate: ["src/inquiry/**/*.ts"],
    tests: ["tests/unit/inquiry", "tests/unit/stores"],
  },
  steel: { mutate: ["src/steel/**/*.ts"], tests: ["tests/unit/steel", "tests/unit/inquiry"] },
  "content-check": {
    mutate: ["src/content-check/**/*.ts"],
    tests: ["tests/unit/content-check"],
  },
}

/** Where Stryker is installed and leaves its results. */
export const toolFolder = path.join(projectRoot, "node_modules/.cache/mutants")

const area = process.env.MUTANTS_AREA ?? "branches"
const runner = "node_modules/@stryker-mutator/jest-runner/dist/src/index.js"

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  packageManager: "npm",
  plugins: [path.join(toolFolder, runner)],
  testRunner: "jest",
  jest: { configFile: "tests/the-tests/jest.mutants.config.mjs", enableFindRelatedTests: false },
  coverageAnalysis: "perTest",
  mutate: process.env.MUTATE?.split(",") ?? areas[area].mutate,
  mutator: {
    // Tests quote what a sentence tells the reader, not every word of it.
    excludedMutations: ["StringLiteral"],
  },
  // What a file computes once, when it is loaded, would need every test again for each mutant.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: path.join(toolFolder, `${area}.json`),
  // Jest leaves out what lies in node_modules.
  tempDirName: path.join(os.tmpdir(), `site-mutants-${process.pid}`),
  ignorePatterns: [
    "/public",
    "/site",
    "/site.br",
    "/.cache",
    "/.site-cache",
    "/static",
    "/test-results",
  ],
  concurrency: Number(process.env.TEST_WORKERS) || undefined,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
  // A busy machine is slow; a mutant that never ends must not be mistaken for one that a test has caught.
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
}
