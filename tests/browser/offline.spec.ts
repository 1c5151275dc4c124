import { readFileSync } from "node:fs"
import { expect, test, type Page } from "@playwright/test"
import { openChangingSite, type ChangingSite } from "./changing-site"
import { hydrated } from "./hydration"
import { copyOf, expectKept, keptAddresses } from "./kept-pages"
import { hollowProduct } from "./tried-pages"
import { company, contentFile, dialled, products, productsListedIn } from "../site-content"

test.use({ serviceWorkers: "allow" })

const settings = contentFile<{ offline: { heading: string; retry: string } }>("site/settings.json")
const { offline } = settings
const list = contentFile<{ emptyHeading: string }>("site/inquiry-page.json")
const { heading: aboutHeading } = contentFile<{ heading: string }>("site/about.json")
const product = hollowProduct
/** Another product with size tables, which the foot of every page leads to. */
const other = productsListedIn("footer").find(
  ({ url, sizeTables = [] }) => sizeTables.length > 0 && url !== product,
)
const otherPath = String(other?.url)
/** A product that no test here visits. */
const unseenPath = String(products.find(({ url }) => ![product, otherPath].includes(url))?.url)
const off = readFileSync("src/build/worker/off.js", "utf8")

let site: ChangingSite
test.beforeEach(async ({ baseURL }) => {
  site = await openChangingSite(String(baseURL))
})
test.afterEach(async () => {
  await site.close()
})

/** Opens a page, as far as its scripts. */
async function open(page: Page, path: string) {
  await page.goto(site.address + path)
  await hydrated(page)
}

/** Reads a page until it can be read without network. */
async function visit(page: Page, path: string) {
  await open(page, path)
  await expectKept(page, path)
}

/** Stops an old worker that keeps a new one waiting: the browser lets it end what it is doing, for up to five minutes. */
async function workersOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("ServiceWorker.enable")
  return {
    stop: () => session.send("ServiceWorker.stopAllWorkers"),
    detach: () => session.detach(),
  }
}

/** Plays a deploy and waits until its worker is the one at work. */
async function deploy(page: Page, path: string) {
  // The browser also looks for a newer worker by itself, perhaps right after the deploy.
  const changed = await page.evaluateHandle(() => {
    const seen = { worker: false }
    const note = () => (seen.worker = true)
    navigator.serviceWorker.addEventListener("controllerchange", note, { once: true })
    return seen
  })
  const workers = await workersOf(page)
  site.deploy()
  for (;;) {
    // An update under way with the worker from before the deploy answers for this one, too.
    const { isDone, isWaiting } = await changed.evaluate(async (seen) => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { isDone: seen.worker, isWaiting: registration.waiting !== null }
    })
    if (isDone) break
    if (isWaiting) await workers.stop()
  }
  await workers.detach()
  await open(page, path)
}

/** Has the browser look for a newer worker, and holds back the answer, which is the script of now. */
async function holdSearch(page: Page) {
  const script = await (await fetch(`${site.address}/sw.js`)).text()
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  site.answers["/sw.js"] = async () => {
    delete site.answers["/sw.js"]
    await released
    return new Response(script, { headers: { "Content-Type": "text/javascript; charset=utf-8" } })
  }
  site.asked = []
  await page.evaluate(async () => {
    void (await navigator.serviceWorker.ready).update()
  })
  await expect.poll(() => site.asked).toContain("/sw.js")
  return { release: () => release?.() }
}

const call = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: company.tollFree })

/** The filter of the size tables answers what is typed: the page's scripts are at work. */
async function expectAlive(page: Page) {
  await hydrated(page)
  await page.locator("#size-filter").click()
  await page.keyboard.type("100")
  await expect(page.locator("#sizes").getByRole("status")).toContainText("sizes")
}

test("without network a page seen once opens again and answers, one only went to by a link too, and an address never seen shows who to call", async ({
  page,
}) => {
  await visit(page, product)
  const sizes = await page.locator("#sizes table tr").count()
  expect(sizes).toBeGreaterThan(10)
  await page.getByRole("contentinfo").locator(`a[href="${otherPath}"]`).first().click()
  await expect(page).toHaveURL(site.address + otherPath)
  await expectKept(page, otherPath, "/contact", "/inquiry")
  site.isOut = true

  await test.step("a page one only went to by a link", async () => {
    await page.reload()
    await expectAlive(page)
  })
  await test.step("a product page seen once, with its table and telephone number", async () => {
    await page.goto(`${site.address}${product}?from=link`)
    await expect(page.locator("#sizes table tr")).toHaveCount(sizes)
    await expect(call(page)).toHaveAttribute("href", dialled(company.tollFree))
    await expectAlive(page)
  })
  await test.step("Contact and the inquiry list without a visit", async () => {
    await open(page, `/contact?product=${other?.slug}`)
    await expect(
      page.locator(`main a[href="${dialled(company.salesPhones[0] ?? "")}"]`).first(),
    ).toBeVisible()
    await open(page, "/inquiry")
    await expect(page.locator("main")).toContainText(list.emptyHeading)
  })
  await test.step("an address without a copy shows a page that links to the list and can be tried again", async () => {
    await page.goto(site.address + unseenPath)
    const main = page.locator("main")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline.heading)
    await expect(main.getByRole("link", { name: company.tollFree })).toBeVisible()
    await expect(main.getByRole("link", { name: "inquiry list" })).toHaveAttribute(
      "href",
      "/inquiry",
    )
    await expect(page).toHaveURL(site.address + unseenPath)
    site.isOut = false
    await main.getByRole("link", { name: offline.retry }).click()
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offline.heading)
    expect(page.url()).toBe(site.address + unseenPath)
  })
})

test("who has read a page in Hindi gets the inquiry list and the page without network in Hindi", async ({
  page,
}) => {
  const inHindi = contentFile<{ emptyHeading: string }>("hi/site/inquiry-page.json")
  const hindi = contentFile<typeof settings>("hi/site/settings.json")
  await visit(page, "/hi/about")
  await expectKept(page, "/hi/offline", "/hi/inquiry")
  site.isOut = true
  await page.goto(`${site.address}/hi${unseenPath}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindi.offline.heading)
  await page.locator('main a[href="/hi/inquiry"]').click()
  await expect(page.locator("main")).toContainText(inHindi.emptyHeading)
})

test("the next visit brings a change, also without network afterwards, and switching copies off removes them all", async ({
  page,
}) => {
  await visit(page, "/about")
  site.change = (text) => text.replaceAll(aboutHeading, "Changed just now")
  await open(page, "/about")
  await expect(page.getByText("Changed just now").first()).toBeVisible()
  await expect.poll(() => copyOf(page, "/about")).toContain("Changed just now")
  site.isOut = true
  await page.reload()
  await expect(page.getByText("Changed just now").first()).toBeVisible()
  site.isOut = false

  await test.step("switched off, the next visit removes the copies and the worker", async () => {
    // The browser is just looking for a newer worker, and gets the script from before.
    const search = await holdSearch(page)
    site.change = (text, path) =>
      path === "/sw.js" ? off : text.replaceAll('"copies":"on"', '"copies":"off"')
    await page.goto(`${site.address}/about`)
    await hydrated(page)
    search.release()
    const workers = await workersOf(page)
    await expect
      .poll(async () => {
        const { left, isWaiting } = await page.evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations()
          const scopes = registrations.map(({ scope }) => scope)
          const isWaiting = registrations.some(({ waiting }) => waiting !== null)
          return { left: [...(await caches.keys()), ...scopes], isWaiting }
        })
        if (isWaiting) await workers.stop()
        return left
      })
      .toEqual([])
  })
})

test("a page read before a deploy opens without network after it, and a page read after it, too", async ({
  page,
}) => {
  await visit(page, product)
  await deploy(page, otherPath)
  await expectKept(page, otherPath)
  site.isOut = true
  for (const path of [product, otherPath]) {
    await page.goto(site.address + path)
    await expectAlive(page)
  }
})

test("the worker of a former release is replaced with its copies", async ({ page }) => {
  const former = `self.addEventListener("install", (event) => {
    self.skipWaiting()
    event.waitUntil(caches.open("pages-1").then((cache) => cache.put("/about", new Response("former"))))
  })`
  site.change = (text, path) => (path === "/sw.js" ? former : text)
  await page.goto(`${site.address}/about`)
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js"))
  await expect.poll(() => copyOf(page, "/about")).toBe("former")
  site.change = (text) => text
  await deploy(page, "/about")
  await expect.poll(() => copyOf(page, "/about")).toContain(aboutHeading)
  expect(await page.evaluate(() => caches.keys())).not.toContain("pages-1")
})

test("nothing is copied of the editor, the login, what a host calls secret, a redirect or a file of another type", async ({
  page,
}) => {
  const answer =
    (type: string, headers: Record<string, string> = {}) =>
    () =>
      new Response("<p>Answer</p>", { headers: { "Content-Type": type, ...headers } })
  const html = "text/html; charset=utf-8"
  const font = "/fonts/barlow-400.woff2"
  Object.assign(site.answers, {
    "/api/callback": answer(html),
    "/admin/": answer(html),
    "/privacy": answer(html, { "Cache-Control": "no-store" }),
    "/old": () => new Response(null, { status: 302, headers: { Location: "/about" } }),
    [font]: answer(html),
  })
  await visit(page, "/weights")
  for (const path of ["/api/callback", "/admin/", "/privacy", "/old"]) {
    await page.goto(site.address + path)
  }
  await visit(page, "/about")
  const kept = await keptAddresses(page)
  expect(kept).toContain("/weights")
  expect(kept.filter((each) => /^\/(api|admin|privacy|old)/.test(each) || each === font)).toEqual(
    [],
  )
})

test("who saves data gets no page ahead, and an old copy only until the host has answered once", async ({
  page,
}) => {
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });'
  const changed = (text: string) => text.replaceAll(aboutHeading, "Changed just now")
  site.change = (text, path) => (path === "/sw.js" ? saving + text : text)
  await visit(page, "/about")
  const kept = await keptAddresses(page)
  expect(kept.filter((each) => ["/contact", "/inquiry", "/offline"].includes(each))).toEqual([])

  await test.step("a line on which each page takes longer than three seconds", async () => {
    const old = await (await fetch(`${site.address}/about`)).text()
    site.answers["/about"] = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3800))
      return new Response(changed(old), { headers: { "Content-Type": "text/html" } })
    }
    await page.goto(`${site.address}/about`, { waitUntil: "commit" })
    await expect.poll(() => copyOf(page, "/about")).toContain("Changed just now")
    const response = await page.goto(`${site.address}/about`, { waitUntil: "commit" })
    expect(await response?.text()).toContain("Changed just now")
  })
})
