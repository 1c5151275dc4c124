import { expect, test, type Page } from "@playwright/test"
import { branches } from "../site-content"
import { branchPath } from "../../src/routes/paths"
import { open } from "./hydration"

/** The words that the window's width breaks in two. A telephone number or an e-mail address is one word. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken = new Set<string>()
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement
      if (!element || element.closest("script, style, noscript, svg, option, [inert], .vh"))
        continue
      if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
      const isOne = element.closest('[href^="tel:"], [href^="mailto:"]')
      for (const { index, 0: word } of text.data.matchAll(
        isOne ? /\S.*\S/g : /[\p{L}\p{M}\p{N}@._²³%]+/gu,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = Array.from(range.getClientRects(), ({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.add(word)
      }
    }
    return [...broken]
  })
}

const NARROWEST = 320
const WIDEST = 1920
const STEP = 16

for (const path of [
  "/",
  "/contact",
  "/ms-sheet",
  "/inquiry",
  ...branches.slice(0, 1).map(({ slug }) => branchPath(slug)),
  "/hi/contact",
]) {
  test(`${path} breaks no word, telephone number or e-mail address in two at any width`, async ({
    page,
  }) => {
    await open(page, path)
    const faults: Record<string, string[]> = {}
    for (let width = NARROWEST; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await brokenWords(page)
      if (broken.length > 0) faults[width] = broken
    }
    expect(faults).toEqual({})
  })
}
