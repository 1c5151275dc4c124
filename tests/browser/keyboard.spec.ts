import { expect, test } from "@playwright/test"
import { allStops } from "./focus-stops"
import { open } from "./hydration"
import { fullestProduct, triedAmong } from "./tried-pages"

for (const [where, viewport] of [
  ["a desktop", { width: 1280, height: 800 }],
  ["a phone", { width: 412, height: 915 }],
] as const) {
  for (const { path } of triedAmong(["/", "/contact", "/products", fullestProduct])) {
    test(`every Tab stop of ${path} on ${where} shows that it has the focus, in sight and in order`, async ({
      page,
    }) => {
      test.slow()
      await page.addInitScript(() => localStorage.setItem("policy", "seen"))
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: "reduce" })
      await open(page, path)
      const stops = await allStops(page)
      expect(stops.length).toBeGreaterThan(20)
      expect(
        stops.filter(({ marked, inSight, inOrder }) => !marked || !inSight || !inOrder),
      ).toEqual([])
    })
  }
}
