import { expect, test, type Page } from "@playwright/test"
import {
  asSpecified,
  branches,
  company,
  contentFile,
  dialled,
  menuEntries,
  products,
  routes,
  whatsappChat,
} from "./site-routes"
import { mainMenu, productsMenu } from "./site-shell"

test.use({ javaScriptEnabled: false })

const home = contentFile<{
  heading: string
  slides: { text: string; linkLabel: string; linkTo: string }[]
  projects: { heading: string }
}>("site/home.json")
const sheet = products.find(({ url }) => url === "/ms-sheet")

test.describe("every page", () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const { path, says } of routes) {
    test(`${path} shows its text, in a window of 320 pixels without sideways scroll`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      const text = asSpecified(await page.locator("main").innerText()).toLowerCase()
      expect(text.length).toBeGreaterThan(100)
      expect(says.filter((words) => !text.includes(words.toLowerCase()))).toEqual([])
      const call = page.getByRole("contentinfo").getByRole("link", { name: company.tollFree })
      await expect(call).toHaveAttribute("href", dialled(company.tollFree))
      const moved = await page.evaluate(() => {
        scrollTo(1000, 0)
        return scrollX
      })
      expect(moved).toBe(0)
    })
  }
})

test("the products menu opens on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/about")
  const { summary, links } = productsMenu(page)
  await expect(links).toHaveCount(0)
  await summary.click()
  for (const [name, path] of menuEntries) {
    const entry = links.filter({ has: page.getByText(name, { exact: true }) })
    await expect(entry).toBeVisible()
    await expect(entry).toHaveAttribute("href", path)
  }
  await links.filter({ has: page.getByText("GP Pipes", { exact: true }) }).click()
  await expect(page).toHaveURL("/gs-pipe")
})

test("the menu opens on a phone, with the products inside", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto("/")
  await expect(mainMenu(page)).toBeHidden()
  const head = page.getByRole("banner")
  await head.locator("summary").filter({ hasText: "Menu" }).click()
  const panel = head.getByRole("navigation", { name: "Menu" })
  await expect(panel.getByRole("link", { name: "About", exact: true })).toBeVisible()
  await panel.getByText("Our Products").click()
  await panel.getByText("GP Pipes", { exact: true }).click()
  await expect(page).toHaveURL("/gs-pipe")
})

test("the banner stands on its first slide, with its picture and its link", async ({ page }) => {
  await page.goto("/")
  const banner = page.getByRole("region", { name: home.heading, exact: true })
  const [first] = home.slides
  const slide = banner.locator('[aria-roledescription="slide"]').first()
  await expect(slide.getByRole("link")).toHaveText(String(first?.linkLabel))
  await expect(slide.getByRole("link")).toHaveAttribute("href", String(first?.linkTo))
  await expect(slide.getByText(String(first?.text))).toBeVisible()
  await expect(slide.getByRole("img").first()).toBeVisible()
  await expect(slide).toBeInViewport({ ratio: 0.9 })
})

test.describe("sliders", () => {
  for (const [name, path, label] of [
    ["the banner", "/", home.heading],
    ["Key Projects", "/", home.projects.heading],
    ["the pictures of MS sheet", "/ms-sheet", String(sheet?.name)],
  ] as const) {
    test(`${name} scrolls to its last slide`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 915 })
      await page.goto(path)
      const slides = page
        .getByRole("region", { name: label, exact: true })
        .locator('[aria-roledescription="slide"]')
      expect(await slides.count()).toBeGreaterThan(1)
      await slides.first().scrollIntoViewIfNeeded()
      await expect(slides.first()).toBeInViewport()
      await expect(slides.last()).not.toBeInViewport()
      await slides.last().evaluate((slide) => {
        slide.scrollIntoView({ behavior: "instant", block: "center", inline: "start" })
      })
      await expect(slides.last()).toBeInViewport({ ratio: 0.5 })
      await expect(slides.first()).not.toBeInViewport()
      expect(await page.evaluate(() => scrollX)).toBe(0)
    })
  }
})

test("the inquiry form is a form the browser itself checks, beside other ways to reach us", async ({
  page,
}) => {
  await page.goto("/contact")
  const form = page.locator('form[name="inquiry"]')
  await expect(form).not.toHaveAttribute("novalidate")
  for (const name of ["name", "phone", "message", "consent"]) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute("required")
  }
  await form.locator('[name="name"]').fill("R. Sharma")
  await form.getByRole("button", { name: "Send inquiry" }).click()
  await expect(form.locator('[name="phone"]')).toBeFocused()
  await expect(page).toHaveURL("/contact")
  await expect(form.locator('[name="name"]')).toHaveValue("R. Sharma")

  for (const address of [
    dialled(company.tollFree),
    whatsappChat(company.whatsapp),
    `mailto:${company.infoEmail}`,
  ]) {
    await expect(form.locator(`a[href="${address}"]`)).toBeVisible()
  }
})

/** The branches of a page, each with its address and a number to call. */
async function expectBranches(page: Page, where: string, entries: string) {
  const shown = branches.filter(({ shownOn }) => shownOn.includes(where))
  const listed = page.locator(entries)
  await expect(listed).toHaveCount(shown.length)
  for (const [index, { name, address, phones = [] }] of shown.entries()) {
    await expect(listed.nth(index)).toContainText(name)
    await expect(listed.nth(index)).toContainText(address)
    const call = listed.nth(index).locator(`a[href="${dialled(String(phones[0]))}"]`)
    await expect(call.first()).toBeVisible()
  }
}

test("every branch stands in the page with its address and its telephone", async ({ page }) => {
  await page.goto("/")
  await expectBranches(page, "home", "#branches li")
  await page.goto("/about")
  await expectBranches(page, "about", "#branches li")
  await page.goto("/contact")
  await expectBranches(page, "contact", "main article")
})

test("what a product weighs is worked out in its page", async ({ page }) => {
  await page.goto("/structural-teel-tubes-and-pipes")
  const band = page.locator("#weight")
  await expect(band.getByRole("heading", { level: 3 })).toContainText("20 pieces of")
  await expect(band).toContainText("kg/m")
  await expect(band).toContainText("Formula")
})

test("the film of the post can be played and stopped by the browser's own controls", async ({
  page,
}) => {
  await page.goto("/blog")
  const film = page.locator("main video")
  await expect(film).toHaveAttribute("controls")
  await expect(film).not.toHaveAttribute("autoplay")
  await expect(film).toHaveAttribute("poster", /\S/)
})
