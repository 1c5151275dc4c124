import os from "node:os"
import path from "node:path"
import { areas, toolFolder } from "./mutants.areas.mjs"

const area = process.env.MUTANTS_AREA
const runner = "node_modules/@stryker-mutator/mocha-runner/dist/src/index.js"

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  packageManager: "npm",
  plugins: [path.join(toolFolder, runner)],
  testRunner: "mocha",
  mochaOptions: { spec: ["tests/the-tests/in-one-process.mjs"] },
  coverageAnalysis: "perTest",
  mutate: process.env.MUTATE?.split(",") ?? areas[area].mutate,
  mutator: {
    // Tests quote what a sentence tells the reader, not every word of it.
    excludedMutations: ["StringLiteral"],
  },
  // What a file computes when it is loaded is there before the first mutant, in a process that tries them all.
  ignoreStatic: true,
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
