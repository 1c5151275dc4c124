import { expect, test, type Page } from "@playwright/test"
import { open } from "./hydration"
import { everyPage } from "./tried-pages"

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
      range.selectNodeContents(text)
      // A text on one line breaks no word; to measure each of its words would take long.
      if (range.getBoundingClientRect().height < 2 * parseFloat(getComputedStyle(element).fontSize))
        continue
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

/** Widths of phones, and those at which columns are narrowest; with EVERY_PAGE=1 all, in steps that no word fits into. */
const widths = everyPage
  ? Array.from({ length: 101 }, (_, step) => 320 + 16 * step)
  : [320, 360, 393, 432, 640, 768, 1024, 1280]

/** Where words and numbers have least room. The last is of the same parts, and is tried with EVERY_PAGE=1 only. */
const paths = ["/", "/contact", "/hi/contact", "/ms-sheet", ...(everyPage ? ["/inquiry"] : [])]

for (const path of paths) {
  test(`${path} breaks no word, telephone number or e-mail address in two at any width`, async ({
    page,
  }) => {
    await open(page, path)
    const faults: Record<string, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await brokenWords(page)
      if (broken.length > 0) faults[width] = broken
    }
    expect(faults).toEqual({})
  })
}
