import { expect, test } from "@playwright/test"
import { contentFile, home, menuEntries, navigation } from "../site-content"
import { mainMenu, productsMenu } from "./site-shell"

test.use({ javaScriptEnabled: false })

const { form: formWords } = contentFile<{ form: { submit: string } }>("site/contact.json")
const [entryName = "", entryPath = ""] = menuEntries.at(1) ?? []

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
  await links.filter({ has: page.getByText(entryName, { exact: true }) }).click()
  await expect(page).toHaveURL(entryPath)
})

test("the menu opens on a phone, with the products inside", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto("/")
  await expect(mainMenu(page)).toBeHidden()
  const head = page.getByRole("banner")
  await head.locator("summary").filter({ hasText: "Menu" }).click()
  const panel = head.getByRole("navigation", { name: "Menu" })
  await expect(panel.getByRole("link", { name: navigation.about.label, exact: true })).toBeVisible()
  await panel.getByText(navigation.products.label).click()
  await panel.getByText(entryName, { exact: true }).click()
  await expect(page).toHaveURL(entryPath)
})

test("the banner shows its first slide, and the sliders scroll to their last", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto("/")
  const slidesOf = (label: string) =>
    page.getByRole("region", { name: label, exact: true }).locator('[aria-roledescription="slide"]')
  await expect(slidesOf(home.heading).first()).toBeInViewport({ ratio: 0.9 })
  await expect(slidesOf(home.heading).first().getByRole("link")).toBeVisible()
  for (const label of [home.heading, home.projects.heading]) {
    const slides = slidesOf(label)
    await slides.first().scrollIntoViewIfNeeded()
    await expect(slides.first()).toBeInViewport()
    await expect(slides.last()).not.toBeInViewport()
    await slides.last().scrollIntoViewIfNeeded()
    await expect(slides.last()).toBeInViewport({ ratio: 0.5 })
    await expect(slides.first()).not.toBeInViewport()
    expect(await page.evaluate(() => scrollX)).toBe(0)
  }
})

test("the browser itself checks the inquiry form, and keeps what is typed", async ({ page }) => {
  await page.goto("/contact")
  const form = page.locator('form[name="inquiry"]')
  await form.locator('[name="name"]').fill("R. Sharma")
  await form.getByRole("button", { name: formWords.submit }).click()
  await expect(form.locator('[name="phone"]')).toBeFocused()
  await expect(page).toHaveURL("/contact")
  await expect(form.locator('[name="name"]')).toHaveValue("R. Sharma")
})
