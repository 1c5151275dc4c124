// CommonJS, because Playwright compiles the imports of its configuration and cannot load .mjs there.
const { spawnSync } = require("node:child_process")
const { existsSync } = require("node:fs")

const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
]

function starts(file) {
  // On Ubuntu chromium-browser may be a script that only refers to the snap, so its existence is not enough.
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0
}

/**
 * The path of a Chromium other than Playwright's own: the one in CHROMIUM_PATH, or else the system's; undefined if there is
 * none. Throws if CHROMIUM_PATH names no file.
 */
function systemBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (!named) return systemPaths.find(starts)
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  return named
}

/** Flags of the browser. By default it contacts its vendor, which fails or stalls in closed networks. */
const browserFlags = [
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

exports.browserFlags = browserFlags
exports.systemBrowser = systemBrowser
