import { expect, test, type Page } from "@playwright/test"
import { serializeList } from "../../src/inquiry/storedList"
import { openEndpointSite } from "./endpoint-site"
import { openFormReceiver } from "./form-receiver"
import { answerGoogleMaps, giveMapKey, withStub } from "./google-maps-stub"
import { open } from "./hydration"
import { contentFile, mappedBranches } from "../site-content"
import { productsMenu } from "./site-shell"
import { hollowProduct } from "./tried-pages"
import { watchViolations } from "./violations"

/** What a page may load and run; the pages by themselves are opened in routes.spec.ts, the editor in admin.spec.ts. */

const { form, sent } = contentFile<{
  form: Record<"name" | "phone" | "message", { label: string }> & {
    consent: string
    submit: string
  }
  sent: { heading: string }
}>("site/contact.json")

const plainPage = "/value-added-product"
const branchOnMap = String(mappedBranches[0]?.name)

/** Scrolls through the page, so that everything that waits to be seen is fetched. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top)
  }
  await page.waitForLoadState("networkidle")
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(form.name.label).fill("Asha Verma")
  await page.getByLabel(form.phone.label, { exact: true }).fill("98100 12345")
  await page.getByLabel(form.message.label).fill("50 × 50 × 3, 20 pieces")
  await page.getByLabel(form.consent).check()
}

test("a script that got into a page does not run", async ({ page }) => {
  await page.route(`**${plainPage}`, async (route) => {
    const response = await route.fetch()
    const smuggled = `<script>document.title="ran"</script><img src="/none" onerror="document.title='ran'">`
    await route.fulfill({
      response,
      body: (await response.text()).replace("<main", `${smuggled}<main`),
    })
  })
  const violations = await watchViolations(page)
  await page.goto(plainPage)
  await expect.poll(() => violations.list).toHaveLength(2)
  expect(violations.list.join()).toMatch(/script-src-elem refused inline.*script-src-attr refused/)
  expect(await page.title()).not.toBe("ran")
})

test("nothing the visitor does on the site is refused by its policy", async ({ page }) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  const violations = await watchViolations(page)
  await open(page, "/")
  await productsMenu(page).summary.click()
  await page.keyboard.press("Escape")
  await readThrough(page)
  await page.locator("button[data-branch]").first().click()
  await expect(page.getByRole("dialog")).toHaveAccessibleName(branchOnMap)

  await open(page, hollowProduct)
  await readThrough(page)
  await page.locator("main details[open] table a[href*='add=']").first().click()
  for (const link of await page.locator("main a[download], main a[href$='.pdf']").all()) {
    const address = String(await link.getAttribute("href"))
    expect((await page.request.get(address)).status(), address).toBe(200)
  }
  const [drawing] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /DXF/ }).first().click(),
  ])
  expect(drawing.suggestedFilename()).toMatch(/\.dxf$/)

  await open(page, "/products")
  await page.getByRole("searchbox").first().fill("50x50x3")
  await readThrough(page)

  await page.evaluate(
    (list) => localStorage.setItem("inquiry-list", list),
    serializeList([
      { sizeId: "shs-100x100x3", quantity: { amount: 20, unit: "pieces", pieceLength: 6 } },
    ]),
  )
  await open(page, "/inquiry")
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV" }).click(),
  ])
  expect(csv.suggestedFilename()).toBe("inquiry-list.csv")

  await open(page, "/blog")
  await page.locator("main video").scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.locator("main video").evaluate((film: HTMLVideoElement) => film.played.length))
    .toBeGreaterThan(0)

  await open(page, "/contact")
  await page.getByLabel("PIN code or town").fill("482 001")
  await page.getByLabel("PIN code or town").press("Enter")
  await expect(page.locator("main article").first()).toContainText("as the crow flies")
  await readThrough(page)
  violations.expectNone()
})

test("with a map key, the Google map is not refused", async ({ page }) => {
  const violations = await watchViolations(page)
  await giveMapKey(page)
  await answerGoogleMaps(page, withStub)
  await open(page, "/")
  await page.locator("#branches").scrollIntoViewIfNeeded()
  await expect(page.locator("[data-marker]")).toHaveCount(mappedBranches.length, {
    timeout: 15_000,
  })
  violations.expectNone()
})

test("without a map key, Google's script is refused", async ({ page }) => {
  const violations = await watchViolations(page)
  await answerGoogleMaps(page, withStub)
  await open(page, "/")
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.src = "https://maps.googleapis.com/maps/api/js?key=x"
    document.body.append(script)
  })
  await expect.poll(() => violations.list.join()).toContain("script-src-elem refused https://maps")
})

test("with an endpoint in the settings, the form reaches it", async ({ page, baseURL }) => {
  const receiver = await openFormReceiver()
  const site = await openEndpointSite(baseURL ?? "", receiver.address)
  try {
    const violations = await watchViolations(page)
    await page.clock.install()
    await open(page, `${site.address}/contact`)
    await page.clock.fastForward(5_000)
    await fillIn(page)
    await page.getByRole("button", { name: form.submit }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading)
    expect(receiver.received).toHaveLength(1)
    violations.expectNone()
  } finally {
    await site.close()
    await receiver.close()
  }
})
