import { expect, type CDPSession, type Page } from "@playwright/test"
import { test } from "./changing-site"
import { hydrated, open } from "./hydration"
import { watchShifts } from "./page-faults"
import { hollowProduct } from "./tried-pages"

/** A phone's line: 1.6 Mbit/s, 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Milliseconds after the first paint in which the letters have to be there. */
const LETTERS_MS = 3000

/** The font of Hindi texts, which may be the device's own (src/kit/styles/hindi.css). */
const deviceFont = "Noto Sans Devanagari"

/**
 * The texts on the page that are drawn in another font than the site's, with that font. Left out: a formula with a Greek letter,
 * which Barlow lacks.
 */
async function strangeLetters(page: Page, session: CDPSession): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll("*")) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? "")
        .join("")
      const isWords = text.trim() !== "" && !/\p{Script=Greek}/u.test(text)
      if (isWords && element.checkVisibility()) {
        const { fontFamily } = getComputedStyle(element)
        element.setAttribute("data-text", fontFamily.includes("Hindi Text") ? "hindi" : "")
      }
    }
  })
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const marked = (selector: string) =>
    session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector })
  const { nodeIds } = await marked("[data-text]")
  const hindi = new Set((await marked('[data-text="hindi"]')).nodeIds)
  expect(nodeIds.length).toBeGreaterThan(50)
  const strange: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
    const others = fonts.filter(
      ({ isCustomFont, familyName }) =>
        !isCustomFont && !(hindi.has(nodeId) && familyName === deviceFont),
    )
    if (others.length === 0) continue
    const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId })
    strange.push(`${others.map(({ familyName }) => familyName).join()}: ${outerHTML.slice(0, 200)}`)
  }
  return strange
}

for (const [path, width] of [
  ["/", 1440],
  [hollowProduct, 412],
  ["/hi", 412],
] as const) {
  test(`a first visit of ${path} at ${width} px has the site's letters, and in English nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const session = await page.context().newCDPSession(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", slowLine)
    const expectNothingMoved = await watchShifts(page)
    await page.goto(path, { waitUntil: "commit" })
    await page.waitForFunction(
      (after) => {
        const [paint] = performance.getEntriesByName("first-contentful-paint")
        return paint !== undefined && performance.now() > paint.startTime + after
      },
      LETTERS_MS,
      { polling: 50 },
    )
    expect(await page.evaluate(() => document.fonts.status)).toBe("loaded")
    await hydrated(page)
    await page.waitForLoadState("load")
    expect(await strangeLetters(page, session)).toEqual([])
    // Where tests run, no font has Hindi letters: text is empty boxes until the font is there. Phones have them.
    if (!path.startsWith("/hi")) await expectNothingMoved()
  })
}

for (const path of ["/", "/products", hollowProduct]) {
  test(`nothing on ${path} moves when its HTML comes bit by bit`, async ({ page, site }) => {
    const html = await (await page.request.get(path)).text()
    site.answers[path] = () =>
      new Response(bitByBit(html), { headers: { "Content-Type": "text/html" } })
    const expectNothingMoved = await watchShifts(page)
    for (const width of [412, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, site.address + path)
      await expectNothingMoved()
    }
  })
}

/** A text in pieces, with a pause after each. */
function bitByBit(text: string): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      for (const piece of text.match(/[^]{1,4000}/g) ?? []) {
        controller.enqueue(encoder.encode(piece))
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      controller.close()
    },
  })
}
