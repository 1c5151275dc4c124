import { expect, type Page } from "@playwright/test"

interface FocusStop {
  readonly element: string
  /** An outline of at least 2 pixels that is not transparent, on the element or on the element that shows its focus. */
  readonly marked: boolean
  /** In the window, and not completely hidden by something in front of the page. */
  readonly inSight: boolean
  /** Behind the stop before it in the text of the page. */
  readonly inOrder: boolean
}

const standingInFront = [
  "header",
  'nav[aria-label="Quick contact"]',
  'section[aria-label="Privacy"]',
  'button[aria-label^="Back to top"]',
]

/** A stop that a visitor cannot see, or meets at another place than that in the text. */
export const isFaulty = ({ marked, inSight, inOrder }: FocusStop) => !marked || !inSight || !inOrder

/** Walks through the page by Tab, from its first stop when the focus is on none. */
export async function allStops(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  await page.evaluate(() => delete (window as Window & { stopBefore?: Element }).stopBefore)
  for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
    stops.push(stop)
    expect(stops.length, "the focus comes round").toBeLessThan(600)
  }
  return stops
}

/** Presses Tab and returns what got the focus; null when the focus left the page's last element. */
async function nextStop(page: Page): Promise<FocusStop | null> {
  await page.keyboard.press("Tab")
  return page.evaluate((inFront) => {
    const { activeElement: element } = document
    if (!element || element === document.body) return null
    const hasOutline = (each: Element | null) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      return (
        outlineStyle !== "none" &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/, 0\)$|transparent/.test(outlineColor)
      )
    }
    const walked = window as Window & { stopBefore?: Element }
    const { stopBefore = document.documentElement } = walked
    walked.stopBefore = element
    const { top, left, width, height } = element.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    const points = shares.flatMap((across) =>
      shares.map((down) => [left + width * across, top + height * down] as const),
    )
    return {
      element: element.outerHTML.slice(0, 160),
      // A field in a frame with its unit marks the frame.
      marked: hasOutline(element) || hasOutline(element.parentElement),
      inSight: points.some(([x, y]) => {
        const front = document.elementFromPoint(x, y)?.closest(inFront)
        return front !== undefined && (front === null || front.contains(element))
      }),
      // A plain slide that was left may have made room for the slider by now; then it has no place to compare.
      inOrder:
        !stopBefore.isConnected ||
        Boolean(stopBefore.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    }
  }, standingInFront.join())
}
