import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { packageCommand, run, runNode } from "./run-command.mjs"
import { systemBrowser } from "./system-browser.cjs"

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test")
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/** The path of the Chromium the browser tests use, or undefined when none is installed. */
export function browserExecutable() {
  return systemBrowser() ?? playwrightBrowser()
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version")
}

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  return (
    (await run("apt-get", ["update"], { env })) === 0 &&
    (await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env })) === 0
  )
}

async function installWithPlaywright() {
  const playwright = packageCommand("@playwright/test", "playwright")
  return (
    (await runNode(playwright, ["install", "--with-deps", "chromium"])) === 0 ||
    (await runNode(playwright, ["install", "chromium"])) === 0
  )
}

/** The path of a Chromium, installed first when there is none. Throws a sentence when that fails. */
export async function ensureBrowser() {
  const present = browserExecutable()
  if (present) return present

  console.log("No Chromium was found for the browser tests: installing one.")
  if (isDebianRoot()) await installWithApt()
  if (!browserExecutable()) await installWithPlaywright()
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
