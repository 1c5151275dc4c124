import { expect, test } from "@playwright/test"
import { browserFlags, systemBrowser } from "../../scripts/system-browser.cjs"
import { open } from "./hydration"
import { hollowProduct } from "./tried-pages"

/** Why this browser keeps no page that is left; a browser with a window does. Any other reason would be the page's own. */
const reasonsOfBrowser = ["BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"]

test("a page that is left can be shown again at Back as it was", async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: systemBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  })
  const page = await browser.newPage({ baseURL })
  const session = await page.context().newCDPSession(page)
  await session.send("Page.enable")
  const reasons: string[] = []
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  const paths = ["/", hollowProduct, "/products", "/contact", "/inquiry", "/blog"]
  for (const path of paths) {
    await open(page, path)
    await page.goto("/offline")
    await page.goBack()
  }
  await browser.close()
  expect(reasons.length).toBeGreaterThanOrEqual(paths.length)
  expect(reasons.filter((reason) => !reasonsOfBrowser.includes(reason))).toEqual([])
})
