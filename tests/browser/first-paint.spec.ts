import { test } from "@playwright/test"
import { openChangingSite } from "./changing-site"
import { hydrated, open } from "./hydration"
import { watchShifts } from "./layout-shifts"
import { hollowProduct } from "./tried-pages"

test.beforeEach(async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
})

for (const path of ["/", hollowProduct, "/contact"]) {
  test(`nothing on ${path} moves when its fonts, style sheets and scripts come`, async ({
    page,
  }) => {
    const expectNothingMoved = await watchShifts(page)
    const fonts = page.waitForResponse(/\.woff2$/)
    await page.goto(path)
    await fonts
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    await expectNothingMoved()
  })
}

test("nothing moves on a page whose HTML comes in two pieces, cut within its header", async ({
  page,
  baseURL,
}) => {
  const site = await openChangingSite(String(baseURL))
  try {
    const html = await (await page.request.get("/contact")).text()
    const cut = html.indexOf("</nav>")
    const pieces = [html.slice(0, cut), html.slice(cut)]
    site.answers["/contact"] = () =>
      new Response(inPieces(pieces, 500), { headers: { "Content-Type": "text/html" } })
    const expectNothingMoved = await watchShifts(page)
    await open(page, `${site.address}/contact`)
    await expectNothingMoved()
  } finally {
    await site.close()
  }
})

for (const path of ["/", "/products", hollowProduct]) {
  test(`nothing on ${path} moves when its HTML comes bit by bit`, async ({ page, baseURL }) => {
    const site = await openChangingSite(String(baseURL))
    try {
      const html = await (await page.request.get(path)).text()
      const pieces = html.match(/[^]{1,1500}/g) ?? []
      site.answers[path] = () =>
        new Response(inPieces(pieces, 25), { headers: { "Content-Type": "text/html" } })
      const expectNothingMoved = await watchShifts(page)
      for (const width of [412, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, `${site.address}${path}`)
        await expectNothingMoved()
      }
    } finally {
      await site.close()
    }
  })
}

/** A text in pieces, with a pause after each. */
function inPieces(pieces: readonly string[], pauseMs: number): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      for (const piece of pieces) {
        controller.enqueue(encoder.encode(piece))
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      controller.close()
    },
  })
}
