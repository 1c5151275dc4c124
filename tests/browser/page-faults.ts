import { expect, type Page } from "@playwright/test"

/** Faults of a page that a visitor does not see: errors, failed requests, requests to other hosts. */
interface PageFaults {
  readonly list: readonly string[]
  expectNone(): void
}

/** Listens from now on, so call it before the page is opened. React reports a failed hydration as an error of the page. */
export function watchFaults(
  page: Page,
  { missing = [] }: { missing?: readonly string[] } = {},
): PageFaults {
  const list: string[] = []
  const isExpected = (address: string) => missing.includes(new URL(address, "http://x").pathname)

  page.on("pageerror", (error) => list.push(`error: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() !== "error" || isExpected(message.location().url)) return
    list.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on("response", (response) => {
    if (response.status() < 400 || isExpected(response.url())) return
    list.push(`${response.status()}: ${response.url()}`)
  })
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") {
      list.push(`asks another host: ${request.url()}`)
    }
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    // The browser itself ends the request of a film when it has enough of it, and that of a picture when the window changes
    // and another size of it fits.
    const endedByBrowser = ["media", "image"].includes(request.resourceType())
    if (reason === "net::ERR_ABORTED" && endedByBrowser) return
    // Decap removes the frame of a preview, which ends its requests, when an editor leaves the form early.
    const isOfPreview = page.url().includes("/admin/") && request.frame() !== page.mainFrame()
    if (reason === "net::ERR_ABORTED" && isOfPreview) return
    list.push(`${reason}: ${request.url()}`)
  })
  return { list, expectNone: () => expect(list).toEqual([]) }
}

/** Errors of the site's own code alone. The browser's own message about a failed request does not count. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.message))
  page.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return
    errors.push(message.text())
  })
  return errors
}

export interface Violations {
  readonly list: readonly string[]
  expectNone(): void
}

/**
 * Hears of everything the Content-Security-Policy refuses, in every page and frame that is opened from now on. Those inside
 * workers it does not hear of.
 */
export async function watchViolations(page: Page): Promise<Violations> {
  const list: string[] = []
  await page.exposeFunction("reportViolation", (violation: string) => list.push(violation))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as Window & {
        reportViolation?: (violation: string) => void
      }
      const { effectiveDirective, blockedURI, sample, documentURI } = event
      reportViolation?.(`${documentURI}: ${effectiveDirective} refused ${blockedURI} ${sample}`)
    })
  })
  return { list, expectNone: () => expect(list).toEqual([]) }
}

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
