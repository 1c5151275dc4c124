import { chromium } from "@playwright/test"
import { ensureBrowser } from "../scripts/browser.mjs"
import { freePort } from "../scripts/free-port.mjs"

/** A browser for measuring, and the port where it takes the DevTools protocol. */
export async function startBrowser() {
  const port = await freePort(9330)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--remote-debugging-port=${port}`,
    ],
  })
  return { browser, port }
}
