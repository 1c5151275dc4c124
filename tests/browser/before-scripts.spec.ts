import { expect, test, type Locator, type Page } from "@playwright/test"
import { drawn, hydrated } from "./hydration"
import { english } from "../../src/kit/words/en"
import { contentFile, home, menuEntries, navigation } from "../site-content"
import { mainMenu, productsMenu } from "./page-parts"
import { hollowProduct } from "./tried-pages"

const { slides: homeSlides } = contentFile<{ slides: unknown[] }>("site/home.json")
const [entryName = "", entryPath = ""] = menuEntries.at(1) ?? []
const phone = { width: 412, height: 915 }

const slidesOf = (page: Page, label: string) =>
  page.getByRole("region", { name: label, exact: true }).locator('[aria-roledescription="slide"]')

/** The menu of phones: what opens it, and what it holds. */
function phoneMenu(page: Page) {
  const head = page.getByRole("banner")
  return {
    button: head.locator("summary").filter({ hasText: "Menu" }),
    panel: head.getByRole("navigation", { name: "Menu" }),
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the menus open, on a desktop and on a phone, and lead to the products", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto("/about")
    const { summary, links } = productsMenu(page)
    await expect(links).toHaveCount(0)
    await summary.click()
    await links.filter({ has: page.getByText(entryName, { exact: true }) }).click()
    await expect(page).toHaveURL(entryPath)

    await page.setViewportSize(phone)
    await page.goto("/")
    await expect(mainMenu(page)).toBeHidden()
    const { button, panel } = phoneMenu(page)
    await button.click()
    await panel.getByText(navigation.products.label).click()
    await panel.getByText(entryName, { exact: true }).click()
    await expect(page).toHaveURL(entryPath)
  })

  test("the banner shows its first slide, and the sliders scroll to their last", async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto("/")
    await expect(slidesOf(page, home.heading).first()).toBeInViewport({ ratio: 0.9 })
    for (const label of [home.heading, home.projects.heading]) {
      const slides = slidesOf(page, label)
      await slides.first().scrollIntoViewIfNeeded()
      await expect(slides.last()).not.toBeInViewport()
      await slides.last().scrollIntoViewIfNeeded()
      await expect(slides.last()).toBeInViewport({ ratio: 0.5 })
      await expect(slides.first()).not.toBeInViewport()
      expect(await page.evaluate(() => scrollX)).toBe(0)
    }
  })
})

/** Opens a page whose scripts are on their way. Answers with what lets them arrive and take over. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/(framework|app)-\w+\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: "domcontentloaded" })
  return async () => {
    arrive()
    await hydrated(page)
  }
}

/** Moves one finger to the left. */
async function swipe(page: Page) {
  const touch = await page.context().newCDPSession(page)
  for (let x = 350; x >= 60; x -= 20) {
    const type = x === 350 ? "touchStart" : "touchMove"
    await touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: 200 }] })
    await drawn(page)
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  test("the banner goes on from the slide one has swiped to, and the menu stays open when the scripts come", async ({
    page,
  }) => {
    const scripts = await openBeforeScripts(page, "/")
    const second = slidesOf(page, home.heading).nth(1)
    const place = page.getByRole("region", { name: home.heading, exact: true })
    await swipe(page)
    await expect(second).toBeInViewport({ ratio: 0.5 })
    const { button, panel } = phoneMenu(page)
    await button.tap()
    await scripts()
    await expect(panel).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(place.getByText(`2 / ${homeSlides.length}`)).toBeVisible()
    await expect(second).toBeInViewport({ ratio: 0.5 })
    await swipe(page)
    await expect(place.getByText(`3 / ${homeSlides.length}`)).toBeVisible()
  })

  test("what is in view stays in place when the scripts change what is above", async ({ page }) => {
    const scripts = await openBeforeScripts(page, "/inquiry")
    const list = page.locator("main > section").nth(1)
    const footer = page.getByRole("contentinfo")
    await footer.getByRole("link").last().scrollIntoViewIfNeeded()
    await drawn(page)
    // The letters of the site may still be on their way, and change the lines of the footer as they come.
    await page.evaluate(async () => void (await document.fonts.ready))
    const [height, before] = [(await list.boundingBox())?.height, await footer.boundingBox()]
    await scripts()
    await expect.poll(async () => (await list.boundingBox())?.height).not.toBe(height)
    // A page scrolls by whole pixels, while its parts may be of any height.
    const moved = async () => ((await footer.boundingBox())?.y ?? NaN) - (before?.y ?? NaN)
    await expect.poll(async () => Math.abs(await moved())).toBeLessThanOrEqual(1)
  })
})

for (const [what, path, fieldOf, typed, answers] of [
  [
    "above the tables filters them",
    hollowProduct,
    (page: Page) => page.locator("#size-filter"),
    "100x100",
    (page: Page) => expect(page.locator("#sizes").getByRole("status")).toContainText("sizes"),
  ],
  [
    "into the size finder is found",
    "/products",
    (page: Page) => page.getByLabel("Size", { exact: true }),
    "100x100x4",
    (page: Page) => expect(page.locator("#sizes")).toContainText("100 × 100 × 4"),
  ],
  [
    "into the form is still there",
    "/contact",
    (page: Page) => page.locator('form[name="inquiry"] [name="message"]'),
    "20 pieces",
    (_: Page, field: Locator) => field.pressSequentially(" more"),
  ],
] as const) {
  test(`what is typed ${what} when the scripts come`, async ({ page }) => {
    const scripts = await openBeforeScripts(page, path)
    const field = fieldOf(page)
    await field.pressSequentially(typed)
    await scripts()
    await answers(page, field)
    await expect(field).toHaveValue(new RegExp(`^${typed}`))
  })
}

test("a form sent before the scripts come says so, and goes out once they are here", async ({
  page,
}) => {
  const scripts = await openBeforeScripts(page, "/contact")
  const form = page.locator('form[name="inquiry"]')
  for (const [name, text] of [
    ["name", "R. Sharma"],
    ["phone", "98100 00000"],
    ["message", "20 pieces"],
  ] as const) {
    await form.locator(`[name="${name}"]`).fill(text)
  }
  await form.locator('[name="consent"]').check()
  const send = form.locator('button[type="submit"]')
  const said = () => send.evaluate((button: HTMLButtonElement) => button.validationMessage)
  expect(await said()).toBe("")
  await send.click()
  expect(await said()).toBe(english.form.loading)
  await scripts()
  await send.click()
  await expect(page.getByRole("link", { name: "WhatsApp" }).first()).toBeVisible()
  await expect(form).toBeHidden()
})
