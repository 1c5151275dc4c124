import { readFileSync } from "node:fs"
import { expect, test, type Page } from "@playwright/test"
import { openChangingSite, type ChangingSite } from "./changing-site"
import { hydrated } from "./hydration"
import { company, contentFile, dialled } from "../site-content"

test.use({ serviceWorkers: "allow" })

const { offline } = contentFile<{ offline: { heading: string } }>("site/settings.json")
const list = contentFile<{ emptyHeading: string }>("site/inquiry-page.json")
const product = "/structural-teel-tubes-and-pipes"
const off = readFileSync("src/build/service-worker/off.js", "utf8")

let site: ChangingSite
test.beforeEach(async ({ baseURL }) => {
  site = await openChangingSite(String(baseURL))
})
test.afterEach(async () => {
  await site.close()
})

/** Visits a page as long as it takes until it can be read without network. */
async function visit(page: Page, path: string) {
  await page.goto(site.address + path)
  await hydrated(page)
  await expectKept(page, path)
}

async function expectKept(page: Page, ...paths: string[]) {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const found = await Promise.all(wanted.map((path) => caches.match(path)))
          return wanted.filter((_, index) => !found[index])
        }, paths),
      { message: "the pages are kept", timeout: 15_000 },
    )
    .toEqual([])
}

const call = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: company.tollFree })

test("a product page seen once opens again without network, with its table and telephone number", async ({
  page,
}) => {
  await visit(page, product)
  const sizes = await page.locator("#sizes table tr").count()
  expect(sizes).toBeGreaterThan(10)
  site.isOut = true
  await page.goto(`${site.address}${product}?from=link`)
  await expect(page.locator("#sizes table tr")).toHaveCount(sizes)
  await expect(call(page)).toHaveAttribute("href", dialled(company.tollFree))
  await hydrated(page)
  await page.locator("#size-filter").fill("100")
  await expect(page.locator("#sizes").getByRole("status")).toContainText("sizes")
})

test("so does a page one only went to by a link, and Contact and the inquiry list without a visit", async ({
  page,
}) => {
  await visit(page, "/")
  await page.getByRole("contentinfo").getByRole("link", { name: "MS Pipes" }).first().click()
  await expect(page).toHaveURL(/\/ms-pipes$/)
  await expectKept(page, "/ms-pipes", "/contact", "/inquiry")
  site.isOut = true
  await page.reload()
  await expect(page.locator("#sizes table").first()).toBeAttached()
  await page.goto(`${site.address}/contact`)
  await expect(
    page.locator(`main a[href="${dialled(company.salesPhones[0] ?? "")}"]`).first(),
  ).toBeVisible()
  await page.goto(`${site.address}/inquiry`)
  await hydrated(page)
  await expect(page.locator("main")).toContainText(list.emptyHeading)
})

test("an address never seen shows who to call, and stays to be tried again", async ({ page }) => {
  await visit(page, "/about")
  await expectKept(page, "/offline")
  site.isOut = true
  await page.goto(`${site.address}/ms-sheet`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline.heading)
  await expect(page.locator("main").getByRole("link", { name: company.tollFree })).toBeVisible()
  await expect(page).toHaveURL(/\/ms-sheet$/)
  site.isOut = false
  await page.locator("main").getByRole("link").first().click()
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offline.heading)
})

test("a change is there with the next visit, and copies of the build before go", async ({
  page,
  context,
}) => {
  await visit(page, "/about")
  const [before] = await page.evaluate(() => caches.keys())
  site.change = (text, path) =>
    path === "/sw.js"
      ? text.replace(/"version":"\w+"/, '"version":"next"')
      : text.replaceAll("Know More About Us", "Know More About Them")
  await page.goto(`${site.address}/about`)
  await expect(page.getByText("Know More About Them").first()).toBeVisible()

  // The next worker takes over when no page of the one before is open.
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting))
    .toBe(true)
  await page.close()
  const later = await context.newPage()
  await later.goto(`${site.address}/contact`)
  await expect.poll(() => later.evaluate(() => caches.keys())).toEqual(["site-next"])
  expect(before).not.toBe("site-next")
  await expectKept(later, "/about")
  site.isOut = true
  await later.goto(`${site.address}/about`)
  await expect(later.getByText("Know More About Them").first()).toBeVisible()
})

test("switched off, the next visit clears what was kept and takes the worker away", async ({
  page,
}) => {
  await visit(page, "/about")
  site.change = (text, path) =>
    path === "/sw.js" ? off : text.replaceAll('"copies":"on"', '"copies":"off"')
  await page.goto(`${site.address}/about`)
  await expect
    .poll(
      () =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ]),
      { timeout: 20_000 },
    )
    .toEqual([])
})

test("the editor is asked of the network every time and never kept", async ({ page }) => {
  await visit(page, "/about")
  for (const address of ["/admin/", "/admin/cms.js"]) {
    const before = site.asked.filter((path) => path === address).length
    await page.evaluate((path) => fetch(path), address)
    await page.evaluate((path) => fetch(path), address)
    expect(site.asked.filter((path) => path === address).length).toBe(before + 2)
    expect(await page.evaluate((path) => caches.match(path), address)).toBeUndefined()
  }
  site.isOut = true
  await expect(page.goto(`${site.address}/admin/`)).rejects.toThrow(/ERR_/)
})
