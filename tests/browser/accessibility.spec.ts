import AxeBuilder from "@axe-core/playwright"
import { expect, test } from "@playwright/test"
import { open } from "./hydration"
import { routes } from "./site-routes"

for (const { path } of routes) {
  for (const width of [412, 1280]) {
    test(`${path} at ${width} px has no fault that axe can find`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      ).toEqual([])
    })
  }
}
