import { expect, test } from "@playwright/test"
import { allStops, isFaulty } from "./focus-stops"
import { open } from "./hydration"
import { everyPage, fullestProduct, triedAmong } from "./tried-pages"

const windows = {
  "a desktop": { width: 1280, height: 800 },
  "a phone": { width: 412, height: 915 },
}

// On /contact with the policy notice in front of it: shell.spec.ts
for (const { path } of triedAmong(["/", "/products", fullestProduct])) {
  for (const [where, viewport] of Object.entries(windows)) {
    // A walk through the page with the most stops takes long; with EVERY_PAGE=1 each page is walked through in both windows.
    if (!everyPage && path !== "/" && where !== (path === "/products" ? "a desktop" : "a phone"))
      continue
    test(`every Tab stop of ${path} on ${where} shows that it has the focus, in sight and in order`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem("policy", "seen"))
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.setViewportSize(viewport)
      await open(page, path)
      const stops = await allStops(page)
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.filter(isFaulty)).toEqual([])
    })
  }
}
