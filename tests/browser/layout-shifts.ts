import { expect, type Page } from "@playwright/test"

interface Shift {
  readonly value: number
  readonly moved: string
}

/** A smaller total is not noticed: letters in the site's own font take the place of those of a fallback of the same size. */
const noShift = 0.01

/**
 * Records the layout shifts of the page from now on, each with the elements that moved.
 *
 * @see https://web.dev/articles/cls
 * @returns a function that expects that nothing moved; softly, so that the test goes on
 */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type Entry = PerformanceEntry & { value: number; sources: Source[] }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const placed = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((entries) => {
      for (const { value, sources, startTime } of entries.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const places = `${placed(previousRect)} -> ${placed(currentRect)}`
          return `${element?.outerHTML.slice(0, 120)} (${places})`
        })
        shifts.push({ value, moved: `at ${Math.round(startTime)} ms: ${moved.join(" | ")}` })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const total = seen.reduce((sum, { value }) => sum + value, 0)
    expect.soft(total, `layout shifts ${JSON.stringify(seen)}`).toBeLessThan(noShift)
  }
}
