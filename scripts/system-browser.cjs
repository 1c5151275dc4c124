// CommonJS because Playwright, which translates what its configuration imports, cannot load .mjs there.
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
  // On Ubuntu chromium-browser may be a script that only asks for the snap: existing is not enough.
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0
}

/**
 * The path of a Chromium that is not Playwright's own: the one named by CHROMIUM_PATH, else one of
 * the system's; undefined when there is none. Throws when CHROMIUM_PATH names no file.
 */
function systemBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (!named) return systemPaths.find(starts)
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  return named
}

/** How the browser is started. Left to itself it calls its maker, which fails or stalls in closed networks. */
const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell does not know how fast its network is and fetches lazy pictures from afar, as on a slow one. This is
  // how far ahead (px) a browser fetches them on 4G.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250",
]

exports.browserFlags = browserFlags
exports.systemBrowser = systemBrowser
