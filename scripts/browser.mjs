import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { run } from "./run-command.mjs"

const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
]

/** Flags of the browser. By default it contacts its vendor, which fails or stalls in closed networks. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell does not know how fast its network is and loads lazy pictures from far away, as on a slow one. This is
  // the distance (px) on 4G.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250",
]

/** On Ubuntu chromium-browser may be a script that only refers to the snap, so its existence is not enough. */
const starts = (/** @type {string} */ file) =>
  existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0

/**
 * The path of a Chromium other than Playwright's own: the one in CHROMIUM_PATH, or else the system's; undefined if there is
 * none. Throws if CHROMIUM_PATH names no file.
 */
export function systemBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (!named) return systemPaths.find(starts)
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  return named
}

/** The path of a Chromium, Playwright's among them; undefined if none is installed. */
function browserExecutable() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test")
  return systemBrowser() ?? [chromium.executablePath()].find(existsSync)
}

const mayInstall = () => process.getuid?.() === 0 && existsSync("/etc/debian_version")

async function aptInstall(/** @type {string[]} */ packages, /** @type {string=} */ output) {
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, output }
  await run("apt-get", ["update"], options)
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], options)
}

/**
 * The path of a Chromium, which is installed first if necessary. The installers' output goes to the file `output`,
 * if given. Throws an error with a sentence if the installation fails.
 *
 * @param {string} [output]
 */
export async function ensureBrowser(output) {
  // Chromium without windows installs faster. Older systems have only the full browser.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (mayInstall() && !browserExecutable()) await aptInstall([name], output)
  }
  if (!browserExecutable())
    await run("playwright", ["install", "--with-deps", "chromium"], { output })
  if (!browserExecutable()) await run("playwright", ["install", "chromium"], { output })
  const installed = browserExecutable()
  if (installed) return installed
  throw new Error(
    "No Chromium could be installed. Install Chromium or Chrome yourself and name it with CHROMIUM_PATH=/path/to/chromium.",
  )
}

/** The path of Firefox: the one in FIREFOX_PATH, or else the system's; undefined if there is none. */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH || ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(starts)

/**
 * Looks for Firefox, WebKit's driver and a screen for it, and installs what is missing where that is allowed. Throws an error with
 * a sentence that says what to install.
 *
 * @param {string} output a file for the output of the installer
 */
export async function ensureOtherBrowsers(output) {
  const missing = () =>
    [
      firefoxPath() ? "" : "firefox-esr",
      existsSync("/usr/bin/WebKitWebDriver") ? "" : "webkit2gtk-driver",
      existsSync("/usr/bin/Xvfb") ? "" : "xvfb",
    ].filter(Boolean)
  if (missing().length > 0 && mayInstall()) await aptInstall(missing(), output)
  if (missing().length === 0) return
  throw new Error(
    `Install ${missing().join(", ")} (sudo apt-get install ${missing().join(" ")}); another Firefox is named with FIREFOX_PATH.`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureBrowser().then(console.log, (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
