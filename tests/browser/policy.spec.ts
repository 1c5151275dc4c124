import { expect, test, type Page } from "@playwright/test"
import { storedList } from "../stored-list"
import { answerGoogleMaps, withStub } from "./google-maps-stub"
import { open } from "./hydration"
import { mappedBranches } from "../site-content"
import { productsMenu } from "./site-shell"
import { hollowProduct } from "./tried-pages"
import { watchViolations } from "./violations"

/** What a page may load and run. The Google map: map.spec.ts; the form with an endpoint: sending.spec.ts; the editor: editor.ts. */

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

test("a script that got into a page does not run, and without a map key Google's is refused", async ({
  page,
}) => {
  await answerGoogleMaps(page, withStub)
  await page.route(`**${plainPage}`, async (route) => {
    const response = await route.fetch()
    const injected = `<script>document.title="ran"</script><img src="/none" onerror="document.title='ran'">`
    await route.fulfill({
      response,
      body: (await response.text()).replace("<main", `${injected}<main`),
    })
  })
  const violations = await watchViolations(page)
  await page.goto(plainPage)
  await expect.poll(() => violations.list).toHaveLength(2)
  expect(violations.list.join()).toMatch(/script-src-elem refused inline.*script-src-attr refused/)
  expect(await page.title()).not.toBe("ran")
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.src = "https://maps.googleapis.com/maps/api/js?key=x"
    document.body.append(script)
  })
  await expect.poll(() => violations.list.join()).toContain("script-src-elem refused https://maps")
})

test("nothing the visitor does on the site is refused by its policy", async ({ page }) => {
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
  await page.locator("main details[open] tbody button").first().click()
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
    storedList([
      { sizeId: "shs-100x100x3", quantity: { amount: 20, unit: "pieces", pieceLength: 6 } },
    ]),
  )
  await open(page, "/inquiry")
  await page.getByText("More ways").click()
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
