import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { run } from "./run-command.mjs"
import { systemBrowser } from "./system-browser.cjs"

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test")
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/** The path of the Chromium for the browser tests; undefined if none is installed. */
export function browserExecutable() {
  return systemBrowser() ?? playwrightBrowser()
}

/** The headless shell is Chromium without windows and installs faster. Older systems have only the full browser. */
async function installWithApt(/** @type {string | undefined} */ output) {
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, output }
  await run("apt-get", ["update"], options)
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const args = ["install", "-y", "--no-install-recommends", name]
    if ((await run("apt-get", args, options)) === 0 && browserExecutable()) return
  }
}

async function installWithPlaywright(/** @type {string | undefined} */ output) {
  if ((await run("playwright", ["install", "--with-deps", "chromium"], { output })) === 0) return
  await run("playwright", ["install", "chromium"], { output })
}

/**
 * The path of a Chromium, which is installed first if necessary. The installers' output goes to the file `output`,
 * if given. Throws an error with a sentence if the installation fails.
 *
 * @param {string} [output]
 */
export async function ensureBrowser(output) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version")
  if (!browserExecutable() && isDebianRoot) await installWithApt(output)
  if (!browserExecutable()) await installWithPlaywright(output)
  const installed = browserExecutable()
  if (installed) return installed
  throw new Error(
    "No Chromium could be installed. Install Chromium or Chrome yourself and name it with CHROMIUM_PATH=/path/to/chromium.",
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureBrowser().then(console.log, (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
