import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test as base, type Page } from "@playwright/test"
import { pagePolicy } from "../../src/build/hosting/content-policy"
import { readMarkup } from "../../src/build/publish/page-markup"
import type { SpeedReport } from "../../src/components/Layout/measureSpeed"
import { openChangingSite, type ChangingSite } from "./changing-site"
import { hydrated, open } from "./hydration"

/** A word of web-vitals that no bundler changes: browsers know the measurement by it. */
const measuringCode = "largest-contentful-paint"
const product = "/structural-teel-tubes-and-pipes"

/** A real server on a free port of this machine that takes reports, as one of another host would. */
async function openReceiver() {
  const received: { report: SpeedReport; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    let text = ""
    request.on("data", (part: Buffer) => (text += part.toString("utf8")))
    request.on("end", () => {
      received.push({ report: JSON.parse(text) as SpeedReport, headers: request.headers })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/report`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The built site as one built with the setting: in the data of its scripts, and in its policy. */
async function withEndpoint(site: ChangingSite, endpoint: string) {
  const html = await (await fetch(site.address + product)).text()
  site.headers = {
    "Content-Security-Policy": pagePolicy({
      inlineScripts: readMarkup(html).inlineScripts,
      hasGoogleMap: false,
      measurementEndpoint: endpoint,
    }),
  }
  site.change = (text, path) =>
    path.endsWith("/page-data.json")
      ? text.replace('"webVitalsEndpoint":null', `"webVitalsEndpoint":"${endpoint}"`)
      : text
}

const test = base.extend<{
  site: ChangingSite
  receiver: Awaited<ReturnType<typeof openReceiver>>
}>({
  site: async ({ baseURL }, provide) => {
    const site = await openChangingSite(String(baseURL))
    await provide(site)
    await site.close()
  },
  // Playwright asks for a pattern here.
  // eslint-disable-next-line no-empty-pattern
  receiver: async ({}, provide) => {
    const receiver = await openReceiver()
    await provide(receiver)
    await receiver.close()
  },
})

/** The texts of all a page loads, as they come. */
function loadedTexts(page: Page): string[] {
  const texts: string[] = []
  page.on("response", (response) => {
    if (!/javascript|html|json/.test(response.headers()["content-type"] ?? "")) return
    response.text().then(
      (text) => texts.push(text),
      () => undefined,
    )
  })
  return texts
}

/** Waits until the browser has told an observer of what it measures: the largest paint so far, or the first press. */
async function measured(page: Page, type: "largest-contentful-paint" | "first-input") {
  await page.evaluate(
    (entryType) =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve())
        observer.observe({ type: entryType, buffered: true })
      }),
    type,
  )
}

test("with an address set, a page's figures arrive there when the visitor leaves it, and nothing personal", async ({
  page,
  site,
  receiver,
}) => {
  await withEndpoint(site, receiver.address)
  const texts = loadedTexts(page)
  await page.goto(`${site.address}${product}?from=asha@example.com`)
  // A key before the largest paint would end its measurement, and a key wakes the scripts.
  await measured(page, "largest-contentful-paint")
  await hydrated(page)
  await expect.poll(() => texts.some((text) => text.includes(measuringCode))).toBe(true)
  await page.waitForLoadState("networkidle")
  // Observers hear of earlier paints in turn: when this one has, so has the one that measures.
  await measured(page, "largest-contentful-paint")
  await page.locator("#size-filter").click()
  await page.keyboard.type("100")
  await expect(page.locator("#sizes").getByRole("status")).toContainText("sizes")
  // A browser tells of a press after the frame that answers it: whoever leaves before has pressed nothing.
  await measured(page, "first-input")
  expect(receiver.received).toEqual([])

  await page.goto("about:blank")
  await expect.poll(() => receiver.received.length).toBe(1)
  const { report, headers } = receiver.received[0] ?? {}
  expect(Object.keys(report ?? {}).filter((key) => key !== "connection")).toEqual([
    "page",
    "metrics",
  ])
  expect(report?.page).toBe(product)
  expect(report?.metrics.map(({ name }) => name).sort()).toEqual([
    "CLS",
    "FCP",
    "INP",
    "LCP",
    "TTFB",
  ])
  for (const metric of report?.metrics ?? []) {
    expect(Object.keys(metric)).toEqual(["name", "value", "rating"])
    expect(metric.value).toBeGreaterThanOrEqual(0)
    expect(metric.rating).toMatch(/^(good|needs-improvement|poor)$/)
  }
  expect(headers?.cookie).toBeUndefined()
  expect(String(headers?.referer)).not.toContain("asha")
})

test("without one, no page loads a byte of what measures, and nothing is sent", async ({
  page,
  site,
}) => {
  const texts = loadedTexts(page)
  const posted: string[] = []
  page.on("request", (request) => {
    if (request.method() !== "GET") posted.push(request.url())
  })
  for (const path of ["/", product, "/contact"]) {
    await open(page, site.address + path)
    await page.waitForLoadState("networkidle")
  }
  await page.goto("about:blank")
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => text.includes(measuringCode))).toEqual([])
  expect(posted).toEqual([])
})
