import type { Locator } from "@playwright/test"

/** A text as the browser has set it: its lines, and how wide (px) the widest of them is. */
export interface SetText {
  readonly lines: readonly string[]
  readonly width: number
}

/**
 * Every text below an element as it is set, by its words: where it breaks and how wide it is, which tells its font. Of texts that
 * occur more than once, the first counts. Left out is what is not on the page: closed, or out of sight for readers' ears only.
 */
export function setTexts(part: Locator): Promise<Record<string, SetText>> {
  return part.evaluate((root) => {
    const { document } = root.ownerDocument.defaultView as Window
    const blocks = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      let block = text.parentElement
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement
      if (!block || !text.data.trim() || block.closest("svg, script, style, [inert]")) continue
      if (!block.checkVisibility() || block.getBoundingClientRect().width < 2) continue
      blocks.set(block, [...(blocks.get(block) ?? []), text])
    }
    const range = document.createRange()
    const texts: Record<string, { lines: string[]; width: number }> = {}
    for (const nodes of blocks.values()) {
      const lines: { words: string[]; bottom: number; left: number; right: number }[] = []
      for (const node of nodes) {
        for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          const line = lines.at(-1)
          if (line && top < line.bottom - 2) {
            line.words.push(word)
            line.left = Math.min(line.left, left)
            line.right = Math.max(line.right, right)
          } else lines.push({ words: [word], bottom, left, right })
        }
      }
      const words = lines.flatMap((line) => line.words).join(" ")
      texts[words] ??= {
        lines: lines.map((line) => line.words.join(" ")),
        width: Math.max(...lines.map(({ left, right }) => right - left)),
      }
    }
    return texts
  })
}
