import { chromium } from "@playwright/test"
import { ensureBrowser } from "../scripts/browser.mjs"
import { freePort } from "../scripts/free-port.mjs"
import { browserFlags } from "../scripts/system-browser.cjs"

/** Starts a browser for measurements; returns it with its DevTools port. */
export async function startBrowser() {
  const port = await freePort(9330)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}
