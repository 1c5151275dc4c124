/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/**
 * One check that passes or fails.
 *
 * @param {boolean} passed
 * @returns {Counts}
 */
export function countOf(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

/**
 * The passed and failed tests in a runner's report. A skipped test counts as failed: it might not pass. A run without a report
 * or tests, or that ended badly although every test passed, counts as one more failure.
 *
 * @param {object | undefined} report
 * @param {number} exitCode
 * @param {Counts} counts
 */
function countsOfRun(report, exitCode, { passed, failed }) {
  const endedBadly = exitCode !== 0 && failed === 0
  const empty = report !== undefined && passed + failed === 0
  return { passed, failed: failed + (endedBadly || empty || !report ? 1 : 0) }
}

/**
 * Counts of a `jest --json` report.
 *
 * @param {JestReport | undefined} report undefined when there is none
 * @param {number} exitCode
 */
export function jestCounts(report, exitCode) {
  return countsOfRun(report, exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: report
      ? report.numFailedTests +
        report.numPendingTests +
        report.numTodoTests +
        report.numRuntimeErrorTestSuites
      : 0,
  })
}

/**
 * Counts of a Playwright JSON report.
 *
 * @param {PlaywrightReport | undefined} report undefined when there is none
 * @param {number} exitCode
 */
export function playwrightCounts(report, exitCode) {
  const stats = report?.stats
  return countsOfRun(report, exitCode, {
    passed: stats?.expected ?? 0,
    failed: stats ? stats.unexpected + stats.flaky + stats.skipped : 0,
  })
}
