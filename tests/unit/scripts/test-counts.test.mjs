import { countOf, jestCounts, playwrightCounts } from "../../../scripts/test-counts.mjs"

function jestReport(changes) {
  return {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    ...changes,
  }
}

test("one check counts once", () => {
  expect(countOf(true)).toEqual({ passed: 1, failed: 0 })
  expect(countOf(false)).toEqual({ passed: 0, failed: 1 })
})

test.each([
  ["all pass", jestReport(), 0, 3, 0],
  ["skipped tests fail", jestReport({ numPendingTests: 2, numTodoTests: 1 }), 0, 3, 3],
  ["a file that cannot be read fails", jestReport({ numRuntimeErrorTestSuites: 1 }), 1, 3, 1],
  ["a bad end fails", jestReport(), 1, 3, 1],
  ["a failure is not counted twice", jestReport({ numFailedTests: 2 }), 1, 3, 2],
  ["no tests fail", jestReport({ numPassedTests: 0 }), 0, 0, 1],
  ["no report fails", undefined, 1, 0, 1],
])("unit tests: %s", (_, report, exitCode, passed, failed) => {
  expect(jestCounts(report, exitCode)).toEqual({ passed, failed })
})

test.each([
  ["all pass", { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, 0, 4, 0],
  ["the rest fails", { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, 1, 4, 3],
  ["a bad end fails", { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, 1, 4, 1],
  ["no tests fail", { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 1, 0, 1],
])("browser tests: %s", (_, stats, exitCode, passed, failed) => {
  expect(playwrightCounts({ stats }, exitCode)).toEqual({ passed, failed })
})

test("browser tests: no report fails", () => {
  expect(playwrightCounts(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})
