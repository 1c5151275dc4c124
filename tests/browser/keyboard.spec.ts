import { expect, test } from "@playwright/test"
import { allStops, isFaulty } from "./focus-stops"
import { open } from "./hydration"
import { fullestProduct, triedAmong } from "./tried-pages"

const windows = {
  "a desktop": { width: 1280, height: 800 },
  "a phone": { width: 412, height: 915 },
}

// On /contact with the policy notice in front of it: shell.spec.ts
for (const { path } of triedAmong(["/", "/products", fullestProduct])) {
  test(`every Tab stop of ${path} on a desktop and on a phone shows that it has the focus, in sight and in order`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("policy", "seen"))
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, path)
    for (const [where, viewport] of Object.entries(windows)) {
      await test.step(where, async () => {
        await page.setViewportSize(viewport)
        const stops = await allStops(page)
        expect(stops.length).toBeGreaterThan(20)
        expect.soft(stops.filter(isFaulty), where).toEqual([])
      })
    }
  })
}
