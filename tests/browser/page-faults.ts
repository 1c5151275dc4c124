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
