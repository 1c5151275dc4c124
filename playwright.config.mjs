import { availableParallelism } from "node:os"
import { defineConfig, devices } from "@playwright/test"
import { browserFlags, firefoxPath, systemBrowser } from "./scripts/browser.mjs"
import { portOf } from "./scripts/run-command.mjs"

const port = portOf(process.env.PORT || 9100)
const baseURL = `http://127.0.0.1:${port}`

// For the tests, which not every Node lets import browser.mjs. Workers load this file, too.
process.env.FIREFOX_PATH ||= firefoxPath() ?? ""

const browser = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: systemBrowser(),
    args: browserFlags,
  },
}

export default defineConfig({
  // For slow and busy machines. Only a test that fails waits this long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Three for every two cores, because a test waits now and then, for instance while a page scrolls. TEST_WORKERS sets
  // another number: twice as many as cores show whether the tests stand the strain.
  workers: Number(process.env.TEST_WORKERS) || Math.max(2, Math.ceil(1.5 * availableParallelism())),
  reporter: "list",
  use: {
    baseURL,
    locale: "en-IN",
    // A request the service worker makes passes by what a test puts in its way: only its own test has one.
    serviceWorkers: "block",
    // Recording costs time in every test, and for pictures of those that fail Playwright takes one at the end of each. What a
    // page that failed shows is described in its error-context.md, and the test can be run again: --last-failed --trace on
    screenshot: "off",
    trace: "off",
  },
  projects: [
    { name: "chromium", testDir: "tests/browser", use: browser },
    // npm run test:browsers: Firefox and WebKit, and the boxes that Chromium has.
    { name: "browsers", testDir: "tests/browsers", use: browser },
    // npm run test:full: on every page what npm test tries on the fullest of each kind; and what builds the site again.
    {
      name: "every-page",
      testDir: "tests/browser",
      testMatch: /(audit|faults|keyboard|never-blank|print|translated|whole-words)\.spec\.ts$/,
      use: browser,
    },
    { name: "full", testDir: "tests/full", timeout: 30 * 60_000, use: browser },
  ],
  webServer: {
    command: "node scripts/serve.mjs",
    url: `${baseURL}/`,
    env: { PORT: String(port), HOST: "127.0.0.1", ENDS_WITH: String(process.pid) },
    reuseExistingServer: Boolean(process.env.REUSE_SERVER),
    stdout: "pipe",
  },
})
