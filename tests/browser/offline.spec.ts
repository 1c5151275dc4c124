import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import {
  type ChangingSite,
  copyOf,
  expectKept,
  expectShownKept,
  keptAddresses,
  test,
} from "./changing-site"
import { hydrated, open } from "./hydration"
import { watchErrors } from "./page-faults"
import { hollowProduct } from "./tried-pages"
import { company, contentFile, dialled, products, productsListedIn } from "../site-content"

test.use({ serviceWorkers: "allow" })

const settings = contentFile<{ offline: { heading: string; retry: string } }>("site/settings.json")
const { heading: aboutHeading } = contentFile<{ heading: string }>("site/about.json")
/** Another product with size tables, which the foot of every page leads to. */
const other = productsListedIn("footer").find(
  ({ url, sizeTables = [] }) => sizeTables.length > 0 && url !== hollowProduct,
)
const otherPath = String(other?.url)
/** A product that no test here visits. */
const unseenPath = String(
  products.find(({ url }) => ![hollowProduct, otherPath].includes(url))?.url,
)

/** Reads a page until it can be read without network. */
async function visit(page: Page, site: ChangingSite, path: string) {
  await page.goto(site.address + path)
  await expectShownKept(page)
}

/** Ends an old worker that keeps a new one waiting: the browser lets it finish what it is doing, for up to five minutes. */
async function endWorkers(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("ServiceWorker.enable")
  await session.send("ServiceWorker.stopAllWorkers")
  await session.detach()
}

/**
 * Has the browser look for a newer worker until the page is as it should be then, and no worker waits for another: the next page
 * would wait with it.
 */
async function updated(page: Page, isDone: () => Promise<boolean>) {
  const worker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => undefined)
      // That of a site whose copies were switched off has gone.
      if (!registration) return { isWaiting: false, isAlone: true }
      const { installing, waiting, active } = registration
      return { isWaiting: Boolean(waiting), isAlone: !installing && active?.state === "activated" }
    })
  await expect
    .poll(async () => {
      if ((await worker()).isWaiting) await endWorkers(page)
      if (!(await isDone())) return false
      const { isWaiting, isAlone } = await worker()
      return !isWaiting && isAlone
    })
    .toBe(true)
}

/** The filter of the size tables answers what is typed: the page's scripts are at work. */
async function expectAlive(page: Page) {
  await hydrated(page)
  await page.locator("#size-filter").click()
  await page.keyboard.type("100")
  await expect(page.locator("#sizes").getByRole("status")).toContainText("sizes")
}

test("without network a page seen once opens again and answers, one only went to by a link too, and an address never seen shows who to call", async ({
  page,
  site,
}) => {
  await visit(page, site, hollowProduct)
  const sizes = await page.locator("#sizes table tr").count()
  expect(sizes).toBeGreaterThan(10)
  await page.getByRole("contentinfo").locator(`a[href="${otherPath}"]`).first().click()
  await expect(page).toHaveURL(site.address + otherPath)
  await expectShownKept(page)
  await expectKept(page, "/contact", "/inquiry")
  site.isOut = true

  await test.step("a page one only went to by a link", async () => {
    await page.reload()
    await expectAlive(page)
  })
  await test.step("a product page seen once, with its table and telephone number", async () => {
    await page.goto(`${site.address}${hollowProduct}?from=link`)
    await expect(page.locator("#sizes table tr")).toHaveCount(sizes)
    const call = page.getByRole("contentinfo").getByRole("link", { name: company.tollFree })
    await expect(call).toHaveAttribute("href", dialled(company.tollFree))
    await expectAlive(page)
  })
  await test.step("Contact and the inquiry list without a visit, to which a size is added", async () => {
    await page.locator("#sizes tbody button:visible").first().click()
    // The drawing opens under the row, besides the one at the top.
    const add = page.locator("#sizes").getByRole("link", { name: /^Add to inquiry/ })
    await add.last().click()
    await page
      .getByRole("banner")
      .getByRole("link", { name: /1 line/ })
      .click()
    await expect(page.getByRole("list", { name: "Your list" }).locator("li")).toHaveCount(1)
    await open(page, `${site.address}/contact?product=${other?.slug}`)
    const phone = dialled(company.salesPhones[0] ?? "")
    await expect(page.locator(`main a[href="${phone}"]`).first()).toBeVisible()
  })
  await test.step("an address without a copy shows a page that links to the list and can be tried again", async () => {
    await page.goto(site.address + unseenPath)
    const main = page.locator("main")
    const heading = page.getByRole("heading", { level: 1 })
    await expect(heading).toHaveText(settings.offline.heading)
    await expect(main.getByRole("link", { name: company.tollFree })).toBeVisible()
    const toList = main.getByRole("link", { name: "inquiry list" })
    await expect(toList).toHaveAttribute("href", "/inquiry")
    site.isOut = false
    await main.getByRole("link", { name: settings.offline.retry }).click()
    await expect(heading).not.toHaveText(settings.offline.heading)
    expect(page.url()).toBe(site.address + unseenPath)
  })
})

test("the link of a list that began the visit opens again without network, with its weights", async ({
  page,
  site,
}) => {
  const address = "/inquiry#l=2_n1_20p-shs-100x100x3_n1"
  const main = page.locator("main")
  await visit(page, site, address)
  await expect(main).toContainText(/\d\skg/)
  await expect
    .poll(async () => (await keptAddresses(page)).filter((each) => /^\/steel\//.test(each)))
    .not.toEqual([])
  site.isOut = true
  await page.goto("about:blank")
  await page.goto(site.address + address)
  await expect(main).toContainText("100 × 100 × 3")
  await expect(main).toContainText(/\d\skg/)
})

test("who has read a page in Hindi gets the page without network in Hindi, and the inquiry list in both languages", async ({
  page,
  site,
}) => {
  const inHindi = contentFile<{ emptyHeading: string }>("hi/site/inquiry-page.json")
  const { offline } = contentFile<typeof settings>("hi/site/settings.json")
  await visit(page, site, "/hi/about")
  await expectKept(page, "/hi/offline", "/hi/inquiry", "/inquiry")
  site.isOut = true
  await page.goto(`${site.address}/hi${unseenPath}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline.heading)
  await page.locator('main a[href="/hi/inquiry"]').click()
  await expect(page.locator("main")).toContainText(inHindi.emptyHeading)
  await open(page, `${site.address}/inquiry`)
})

test("the next visit brings a change, also without network afterwards, and switching copies off removes them all", async ({
  page,
  site,
}) => {
  await visit(page, site, "/about")
  site.change = (text) => text.replaceAll(aboutHeading, "Changed just now")
  await open(page, `${site.address}/about`)
  await expect.poll(() => copyOf(page, "/about")).toContain("Changed just now")
  site.isOut = true
  await page.reload()
  await expect(page.getByText("Changed just now").first()).toBeVisible()
  site.isOut = false

  const off = readFileSync("src/build/worker/off.js", "utf8")
  site.change = (text, path) =>
    path === "/sw.js" ? off : text.replaceAll('"copies":"on"', '"copies":"off"')
  await open(page, `${site.address}/about`)
  await updated(page, async () => {
    const left = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
    return left.length === 0
  })
})

test("a page read before a deploy opens without network after it, and one read after it, too; copies of a former worker go", async ({
  page,
  site,
}) => {
  await visit(page, site, hollowProduct)
  // The browser also looks for a newer worker by itself, perhaps right after the deploy.
  const changed = await page.evaluateHandle(() => {
    const seen = { worker: false }
    const note = () => (seen.worker = true)
    navigator.serviceWorker.addEventListener("controllerchange", note, { once: true })
    return seen
  })
  // As a worker of a former release of the site has left it.
  await page.evaluate(async () => (await caches.open("pages-1")).put("/", new Response("Old")))
  site.deploy()
  await updated(page, () => changed.evaluate(({ worker }) => worker))
  await expect.poll(() => page.evaluate(() => caches.has("pages-1"))).toBe(false)
  await visit(page, site, otherPath)
  site.isOut = true
  for (const path of [hollowProduct, otherPath]) {
    await page.goto(site.address + path)
    await expectAlive(page)
  }
})

test.describe("who reads a page again after a deploy", () => {
  const newNumber = "1800 000 0000"
  const isPageItself = (path: string) => path === hollowProduct
  const lines = {
    "a slow line": () => new Promise((resolve) => setTimeout(resolve, 5_000)),
    "a line cut after the page": () => Promise.reject(new Error("cut")),
  }

  /** Notes each telephone number that the foot of the page shows, from its first letter on. */
  const numbersShown = (page: Page) =>
    page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  test.beforeEach(({ page }) =>
    page.addInitScript(
      (numbers) => {
        const shown = new Set<string>()
        const note = () => {
          const text = document.querySelector("footer")?.textContent ?? ""
          for (const number of numbers) if (text.includes(number)) shown.add(number)
          Object.assign(window, { shown: [...shown] })
        }
        new MutationObserver(note).observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      },
      [company.tollFree, newNumber],
    ),
  )

  // New scripts cannot come over a cut line: the page would stay as it arrived.
  for (const [line, changed] of [
    ["a slow line", "scripts changed, too"],
    ["a line cut after the page", "texts alone changed"],
  ] as const) {
    test(`on ${line} sees the new number and no old one, ${changed}`, async ({ page, site }) => {
      const errors = watchErrors(page)
      await visit(page, site, hollowProduct)
      site.change = (text) => text.replaceAll(company.tollFree, newNumber)
      if (changed === "scripts changed, too") site.deploy()
      site.before = (path) => (isPageItself(path) ? Promise.resolve() : lines[line]())
      await page.goto(site.address + hollowProduct)
      await expectAlive(page)
      expect(await numbersShown(page)).toEqual([newNumber])
      expect(errors).toEqual([])
    })
  }

  test("and gets the copy because the page itself is slow, sees the old number alone, and the new one at the next visit", async ({
    page,
    site,
  }) => {
    const errors = watchErrors(page)
    await visit(page, site, hollowProduct)
    site.change = (text) => text.replaceAll(company.tollFree, newNumber)
    site.deploy()
    site.before = (path) => (isPageItself(path) ? lines["a slow line"]() : Promise.resolve())
    await page.goto(site.address + hollowProduct)
    await expectAlive(page)
    expect(await numbersShown(page)).toEqual([company.tollFree])
    await expect.poll(() => copyOf(page, hollowProduct)).toContain(newNumber)
    site.before = () => Promise.resolve()
    await page.goto(site.address + hollowProduct)
    await expectAlive(page)
    expect(await numbersShown(page)).toEqual([newNumber])
    expect(errors).toEqual([])
  })
})

test("the files of an old build leave the device once no page of it is kept", async ({
  page,
  site,
}) => {
  await visit(page, site, "/about")
  await expectKept(page, "/contact", "/inquiry")
  const gone = async () => {
    const kept = (await keptAddresses(page)).filter((each) => each.startsWith("/assets/"))
    expect(kept.length).toBeGreaterThan(5)
    const asked = kept.map((each) => page.request.get(site.address + each))
    return (await Promise.all(asked)).filter((response) => !response.ok()).length
  }
  expect(await gone()).toBe(0)
  site.deploy()
  await visit(page, site, "/about")
  // The new worker copies the pages that open without a visit again.
  await updated(page, async () => {
    await open(page, `${site.address}/about`)
    return (await gone()) === 0
  })
  site.isOut = true
  for (const path of ["/about", "/inquiry"]) {
    await open(page, site.address + path)
  }
})

test("nothing is copied of the editor, the login, what a host calls secret, a redirect or a file of another type", async ({
  page,
  site,
}) => {
  const answer = (headers: Record<string, string> = {}) => {
    const all = { "Content-Type": "text/html; charset=utf-8", ...headers }
    return () => new Response("<p>Answer</p>", { headers: all })
  }
  const font = "/fonts/barlow-400.woff2"
  Object.assign(site.answers, {
    "/api/callback": answer(),
    "/admin/": answer(),
    "/privacy": answer({ "Cache-Control": "no-store" }),
    "/old": () => new Response(null, { status: 302, headers: { Location: "/about" } }),
    [font]: answer(),
  })
  await visit(page, site, "/weights")
  for (const path of ["/api/callback", "/admin/", "/privacy", "/old"]) {
    await page.goto(site.address + path)
  }
  await visit(page, site, "/about")
  const kept = await keptAddresses(page)
  expect(kept).toContain("/weights")
  const secret = kept.filter((each) => /^\/(api|admin|privacy|old)/.test(each) || each === font)
  expect(secret).toEqual([])
})
