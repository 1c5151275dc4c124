import type { Page } from "@playwright/test"
import { hydratedMark } from "../../src/kit/page"

/**
 * Translates every page that is opened from now on, as a browser does when scripts have taken over: it puts elements in place of
 * the page's texts, at once and whenever texts appear; here the words stay the same. React keeps hold of the texts it has
 * written: one that changes would stay as it is, and an element beside one could not be added.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const left = "font, script, style, noscript, textarea, select, svg"
    const put = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return
      const outer = document.createElement("font")
      const inner = document.createElement("font")
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const putAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(put)
    }
    const waiting = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute(mark)) return
      waiting.disconnect()
      putAll(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach(putAll)
      }).observe(document.body, { childList: true, subtree: true })
    })
    waiting.observe(document, { attributes: true, attributeFilter: [mark], subtree: true })
  }, hydratedMark)
}
