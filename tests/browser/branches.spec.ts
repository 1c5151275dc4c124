import { expect, test, type Locator } from "@playwright/test"
import { open } from "./hydration"

/** Longer than one line of any list of branches. */
const LONG_NAME =
  "Ghaziabad Pipe Market, warehouse of hollow sections and structurals behind the railway yard"

/** Where the letters of an element are, without its padding. */
const lettersOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, bottom, height } = range.getBoundingClientRect()
    return { top, bottom, height }
  })

for (const [path, entry, address] of [
  ["/", "#branches li", "span"],
  ["/contact", "main article", "address"],
] as const) {
  test(`a branch name of several lines does not cover its address on ${path} in any window`, async ({
    page,
  }) => {
    await open(page, path)
    const branch = page.locator(entry).first()
    const name = branch.getByRole("link").first()
    const write = (text: string) => name.evaluate((link, to) => (link.textContent = to), text)
    const ownName = await name.innerText()
    for (const width of [320, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await write(ownName)
      const before = await lettersOf(name)
      await write(LONG_NAME)
      const letters = await lettersOf(name)
      expect(letters.height, `${width} px`).toBeGreaterThan(1.5 * before.height)
      const below = await lettersOf(branch.locator(address).first())
      // The boxes of letters are a little taller than their lines.
      expect(letters.bottom, `${width} px`).toBeLessThanOrEqual(below.top + 3)
    }
  })
}
