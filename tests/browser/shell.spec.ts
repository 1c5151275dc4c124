import { expect, test, type Locator, type Page } from "@playwright/test"
import { allStops } from "./focus-stops"
import { hydrated, hydratedByStoppedClock, open, openWithStoppedClock } from "./hydration"
import { watchFaults } from "./page-faults"
import { company, contentFile, dialled, menuEntries, whatsappChat } from "./site-routes"
import { mainMenu, productsMenu } from "./site-shell"
import { drawn, pass } from "./stopped-clock"

const { policyNotice } = contentFile<{ policyNotice: { text: string; button: string } }>(
  "site/settings.json",
)

const phone = { width: 412, height: 915 }

/** How long the policy notice waits, and how far a page is scrolled when it comes at once. */
const noticeDelayMs = 3000
const noticeScrollPx = 600

const isOpen = (menu: Locator) => menu.evaluate((details: HTMLDetailsElement) => details.open)

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls without the smoothness of a hand, in pixels from the top. */
async function scrollPageTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top)
}

test.describe("the products menu", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("opens and closes by mouse, and closes when one clicks beside it", async ({ page }) => {
    await open(page, "/about")
    const { menu, summary, links } = productsMenu(page)
    await expect(links).toHaveCount(0)
    await summary.click()
    for (const [name] of menuEntries) {
      await expect(menu.getByText(name, { exact: true })).toBeVisible()
    }
    await summary.click()
    await expect(links).toHaveCount(0)

    await summary.click()
    await expect(links.first()).toBeVisible()
    await page.mouse.click(3, 790)
    await expect(links).toHaveCount(0)
    await expect(page).toHaveURL("/about")
  })

  test("opens by Enter, and Escape closes it and gives the focus back", async ({ page }) => {
    await open(page, "/about")
    const { summary, links } = productsMenu(page)
    await summary.focus()
    await page.keyboard.press("Enter")
    await expect(links.first()).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(links.first()).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(links).toHaveCount(0)
    await expect(summary).toBeFocused()
  })

  test("closes when the focus leaves it", async ({ page }) => {
    await open(page, "/about")
    const { summary, links } = productsMenu(page)
    await summary.focus()
    await page.keyboard.press("Enter")
    await expect(links.first()).toBeVisible()
    await links.last().focus()
    await page.keyboard.press("Tab")
    await expect(links).toHaveCount(0)
    await expect(mainMenu(page).getByRole("link", { name: "CSR Initiative" })).toBeFocused()
  })

  for (const [name, path] of menuEntries) {
    test(`leads to ${name} without loading the page anew, closes and marks where one is`, async ({
      page,
    }) => {
      await open(page, "/about")
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""))
      const { menu, summary, links } = productsMenu(page)
      await summary.click()
      await links.filter({ has: page.getByText(name, { exact: true }) }).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator("body[data-same-document]")).toHaveCount(1)
      await expect(links).toHaveCount(0)
      await expect(summary).toHaveAttribute("aria-current", "true")
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute("href", path)
      await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveCount(1)
    })
  }
})

test.describe("the menu of phones", () => {
  test.use({ viewport: phone })

  const menuOf = (page: Page) => {
    const menu = page.getByRole("banner").locator("details").filter({ hasText: "Menu" })
    return {
      menu: menu.first(),
      button: menu.first().locator("summary").first(),
      panel: page.getByRole("banner").getByRole("navigation", { name: "Menu" }),
    }
  }

  test("holds every page of the menu, Contact Us and the toll-free number", async ({ page }) => {
    await open(page, "/")
    await expect(mainMenu(page)).toBeHidden()
    const { button, panel } = menuOf(page)
    await expect(panel).toBeHidden()
    await button.click()
    for (const [name, path] of [
      ["Home", "/"],
      ["About", "/about"],
      ["CSR Initiative", "/csr-initiative"],
      ["Contact Us", "/contact"],
    ]) {
      await expect(panel.getByRole("link", { name, exact: true })).toHaveAttribute("href", path)
    }
    await expect(panel.locator(`a[href="${dialled(company.tollFree)}"]`)).toBeVisible()
    await panel.getByText("Our Products").click()
    for (const [name, path] of menuEntries) {
      const entry = panel.locator(`a[href="${path}"]`)
      await expect(entry).toBeVisible()
      await expect(entry).toContainText(name)
    }
    await button.click()
    await expect(panel).toBeHidden()
  })

  test("choosing a page goes there and closes the menu", async ({ page }) => {
    await open(page, "/")
    const { button, panel } = menuOf(page)
    await button.click()
    await panel.getByText("Our Products").click()
    await panel.getByText("GP Pipes", { exact: true }).click()
    await expect(page).toHaveURL("/gs-pipe")
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel.getByText("GP Pipes", { exact: true })).toBeHidden()
  })

  test("choosing the page one is on closes the menu too", async ({ page }) => {
    await open(page, "/about")
    const { button, panel } = menuOf(page)
    await button.click()
    await panel.getByRole("link", { name: "About", exact: true }).click()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL("/about")
  })

  test("Escape closes first the products, then the menu, and gives the focus back", async ({
    page,
  }) => {
    await open(page, "/about")
    const { menu, button, panel } = menuOf(page)
    await button.focus()
    await page.keyboard.press("Enter")
    const products = panel.locator("summary")
    await products.focus()
    await page.keyboard.press("Enter")
    await expect(panel.getByText("GP Pipes", { exact: true })).toBeVisible()

    await page.keyboard.press("Escape")
    await expect(panel.getByText("GP Pipes", { exact: true })).toBeHidden()
    await expect(products).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    expect(await isOpen(menu)).toBe(false)
  })
})

test.describe("finding one's way", () => {
  for (const [name, path] of [
    ["Home", "/"],
    ["About", "/about"],
    ["CSR Initiative", "/csr-initiative"],
  ] as const) {
    test(`the menu marks ${name} as the current page, and no other`, async ({ page }) => {
      await open(page, path)
      const marked = mainMenu(page).locator('[aria-current="page"]')
      await expect(marked).toHaveCount(1)
      await expect(marked).toHaveText(name)
    })
  }

  test("Contact Us is marked on the contact page, also with a product in the address", async ({
    page,
  }) => {
    await open(page, "/contact?product=plank")
    const link = page.getByRole("banner").getByRole("link", { name: "Contact Us" })
    await expect(link).toHaveAttribute("aria-current", "page")
  })

  test("the first Tab stop skips to the content", async ({ page }) => {
    await open(page, "/about")
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: "Skip to content" })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.locator("main :focus")).toHaveCount(1)
  })
})

test.describe("the policy notice", () => {
  const noticeOf = (page: Page) => page.getByRole("region", { name: "Privacy" })
  const buttonOf = (page: Page) => noticeOf(page).getByRole("button", { name: policyNotice.button })
  /** The clock is moved in steps, and the scripts need a few to take over. */
  const slackMs = 200

  /** Scroll events come with the next frame the browser draws. */
  async function scrollAndDraw(page: Page, top: number) {
    await scrollPageTo(page, top)
    await expect.poll(() => scrolled(page)).toBe(top)
    await drawn(page)
  }

  test("comes three seconds after the page and not before", async ({ page }) => {
    await openWithStoppedClock(page, "/about")
    await pass(page, noticeDelayMs - slackMs)
    await expect(noticeOf(page)).toBeHidden()
    await pass(page, slackMs)
    await expect(noticeOf(page)).toBeVisible()
    await expect(noticeOf(page)).toContainText(policyNotice.text)
  })

  test("comes as soon as one scrolls beyond 600 pixels and goes when one scrolls back", async ({
    page,
  }) => {
    await openWithStoppedClock(page, "/about")
    await scrollAndDraw(page, noticeScrollPx)
    await expect(noticeOf(page)).toBeHidden()
    await scrollAndDraw(page, noticeScrollPx + 1)
    await expect(noticeOf(page)).toBeVisible()
    await scrollAndDraw(page, noticeScrollPx)
    await expect(noticeOf(page)).toBeHidden()
  })

  test("never comes back once it was answered, not even on another visit", async ({ page }) => {
    await openWithStoppedClock(page, "/about")
    await pass(page, noticeDelayMs)
    await buttonOf(page).click()
    await expect(noticeOf(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem("policy"))).not.toBeNull()
    await scrollAndDraw(page, noticeScrollPx + 1)
    await expect(noticeOf(page)).toBeHidden()

    await page.reload()
    await hydratedByStoppedClock(page)
    await pass(page, noticeDelayMs + slackMs)
    await scrollAndDraw(page, noticeScrollPx + 2)
    await drawn(page)
    await expect(noticeOf(page)).toBeHidden()
  })

  test("can be sent away for the page when nothing can be stored", async ({ page }) => {
    const faults = watchFaults(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
    })
    await openWithStoppedClock(page, "/about")
    await pass(page, noticeDelayMs)
    await buttonOf(page).click()
    await expect(noticeOf(page)).toBeHidden()
    await scrollAndDraw(page, noticeScrollPx + 1)
    await pass(page, noticeDelayMs)
    await expect(noticeOf(page)).toBeHidden()
    faults.expectNone()
  })

  test("leaves the focus where it is and can be reached by keyboard", async ({ page }) => {
    await openWithStoppedClock(page, "/about")
    await page.keyboard.press("Tab")
    await pass(page, noticeDelayMs)
    await expect(noticeOf(page)).toBeVisible()
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
    await buttonOf(page).focus()
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByRole("contentinfo").locator(":focus")).toHaveCount(1)
    await buttonOf(page).focus()
    await page.keyboard.press("Enter")
    await expect(noticeOf(page)).toBeHidden()
  })

  for (const [where, viewport] of [
    ["a desktop", { width: 1280, height: 800 }],
    ["a phone", phone],
  ] as const) {
    test(`covers neither the action bar nor what has the focus, on ${where}`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await openWithStoppedClock(page, "/contact")
      await pass(page, noticeDelayMs)
      await expect(noticeOf(page)).toBeVisible()
      const bar = page.getByRole("navigation", { name: "Quick contact" })
      if (viewport === phone) {
        const [notice, actions] = [await noticeOf(page).boundingBox(), await bar.boundingBox()]
        expect(Number(notice?.y) + Number(notice?.height)).toBeLessThanOrEqual(
          Number(actions?.y) + 1,
        )
      }
      const stops = await allStops(page)
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.filter(({ inSight }) => !inSight)).toEqual([])
    })
  }
})

test.describe("where a page begins", () => {
  test("a page opened anew or by a link begins at its top, and Back returns to where one was", async ({
    page,
  }) => {
    await open(page, "/about")
    expect(await scrolled(page)).toBe(0)
    await scrollPageTo(page, 1500)
    await page.getByRole("contentinfo").locator('a[href="/ms-pipes"]').evaluate(click)
    await expect(page).toHaveURL("/ms-pipes")
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
    await expect.poll(() => scrolled(page)).toBe(0)

    await scrollPageTo(page, 700)
    await expect.poll(() => scrolled(page)).toBe(700)
    await page.goBack()
    await expect(page).toHaveURL("/about")
    await expect.poll(() => scrolled(page)).toBe(1500)
    await page.goForward()
    await expect(page).toHaveURL("/ms-pipes")
    await expect.poll(() => scrolled(page)).toBe(700)
  })

  test("a place named in the address wins over the top", async ({ page }) => {
    const branches = page.locator("#branches")
    await open(page, "/about#branches")
    await expect(branches).toBeInViewport()
    expect(await scrolled(page)).toBeGreaterThan(0)

    await open(page, "/csr-initiative")
    await page.evaluate(() => {
      const { ___navigate: navigate } = window as unknown as { ___navigate: (to: string) => void }
      navigate("/about#branches")
    })
    await expect(page).toHaveURL("/about#branches")
    await expect(branches).toBeInViewport()
    await expect
      .poll(() => branches.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBeLessThan(200)
  })

  test("the page being left stays where it is until the one to come is there, and keeps its place", async ({
    page,
  }) => {
    await open(page, "/about")
    await scrollPageTo(page, 1500)
    await page.getByRole("contentinfo").locator('a[href="/ms-pipes"]').evaluate(click)
    await expect(page).toHaveURL("/ms-pipes")
    await expect.poll(() => scrolled(page)).toBe(0)
    await scrollPageTo(page, 700)
    // Opened anew, so that what /about is made of has to be fetched again.
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(700)
    await hydrated(page)
    const heading = page.getByRole("heading", { level: 1 })
    const left = await heading.innerText()

    let give = () => undefined as void
    const given = new Promise<void>((resolve) => (give = resolve))
    await page.route("**/page-data/about/page-data.json", async (route) => {
      await given
      await route.continue()
    })
    await page.goBack()
    await expect(page).toHaveURL("/about")
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    await expect(heading).toHaveText(left)
    expect(await scrolled(page)).toBe(700)
    give()
    await expect.poll(() => scrolled(page)).toBe(1500)
    await expect(heading).not.toHaveText(left)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(700)
  })

  test("scripts leave a page opened a second time at its top, and one opened anew where it was", async ({
    page,
  }) => {
    await open(page, "/about")
    await scrollPageTo(page, 1500)
    await open(page, "/contact")
    await open(page, "/about")
    expect(await scrolled(page)).toBe(0)
    await scrollPageTo(page, 1200)
    await page.reload()
    await hydrated(page)
    expect(await scrolled(page)).toBe(1200)
  })

  test("Back from a place within a page returns to where the link to it was pressed", async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page, "/structural-teel-tubes-and-pipes")
    await scrollPageTo(page, 300)
    // A finger comes later than the frame in which the place is kept.
    await drawn(page)
    await page.locator('a[href="#sizes"]').first().evaluate(click)
    await expect(page).toHaveURL(/#sizes$/)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(300)
  })

  test("scripts do not call a visitor back who has scrolled on from the place the address names", async ({
    page,
  }) => {
    await page.goto("/about#branches")
    expect(await scrolled(page)).toBeGreaterThan(500)
    await scrollPageTo(page, 100)
    await hydrated(page)
    expect(await scrolled(page)).toBe(100)
  })

  /** Scrolling to a link before the click would change where the page stands. */
  function click(element: SVGElement | HTMLElement) {
    if (element instanceof HTMLElement) element.click()
  }
})

test.describe("the action bar", () => {
  const barOf = (page: Page) => page.getByRole("navigation", { name: "Quick contact" })

  test("puts call, WhatsApp and inquiry under the thumb on phones", async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, "/")
    const bar = barOf(page)
    await expect(bar).toBeInViewport({ ratio: 1 })
    const link = (name: string) => bar.getByRole("link", { name })
    await expect(link("Call")).toHaveAttribute("href", dialled(company.tollFree))
    await expect(link("WhatsApp")).toHaveAttribute("href", whatsappChat(company.whatsapp))
    await expect(link("Inquire")).toHaveAttribute("href", "/contact#inquiry-form")
    for (const target of await bar.getByRole("link").all()) {
      const box = await target.boundingBox()
      expect(Number(box?.height)).toBeGreaterThanOrEqual(44)
      expect(Number(box?.width)).toBeGreaterThanOrEqual(44)
    }
  })

  test("its inquiry is about the product one looks at", async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, "/gs-pipe")
    const inquire = barOf(page).getByRole("link", { name: "Inquire" })
    await expect(inquire).toHaveAttribute("href", "/contact?product=gp-pipes#inquiry-form")
    await inquire.click()
    await expect(page).toHaveURL("/contact?product=gp-pipes#inquiry-form")
    await expect(inquire).toHaveAttribute("href", "/contact#inquiry-form")
  })

  test("is not there on desktops", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto("/")
    await hydrated(page)
    await expect(barOf(page)).toBeHidden()
    await expect(page.getByRole("link", { name: "Inquire", exact: true })).toHaveCount(0)
  })
})
