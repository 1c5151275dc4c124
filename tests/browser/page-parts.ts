import { expect, type Page } from "@playwright/test"
import { languageOf, pathIn } from "../../src/kit/words/language"
import { company, dialled, navigation } from "../site-content"

/** The text is there, and so is every way to go on: menu, telephone, e-mail and inquiry. */
export async function expectUsable(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(100)

  const foot = page.getByRole("contentinfo")
  await expect(foot.locator(`a[href="${dialled(company.tollFree)}"]`).first()).toBeVisible()
  await expect(foot.locator(`a[href="mailto:${company.infoEmail}"]`).first()).toBeVisible()

  const language = languageOf(new URL(page.url()).pathname)
  const head = page.getByRole("banner")
  const entry = head.locator(`a[href="${pathIn(language, navigation.csr.to)}"]:visible`)
  if ((await entry.count()) === 0) await head.locator("summary:visible").first().click()
  await expect(entry.first()).toBeVisible()
  const contact = pathIn(language, navigation.contact.to)
  const inquiry = page.locator(`a[href^="${contact}"]:visible, form[name="inquiry"]:visible`)
  expect(await inquiry.count()).toBeGreaterThan(0)

  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0)
  await expect(page.getByText(/^(Loading|Please wait)/)).toHaveCount(0)
}

export function mainMenu(page: Page) {
  return page.getByRole("banner").getByRole("navigation", { name: "Main" })
}

/** The products menu of wide windows: what opens it, and what it holds. */
export function productsMenu(page: Page) {
  const menu = mainMenu(page).locator("details")
  return { menu, summary: menu.locator("summary"), links: menu.getByRole("link") }
}

/** The lines of the inquiry list, without the row that offers to undo. */
export const listRows = (page: Page) =>
  page
    .getByRole("list", { name: "Your list" })
    .locator("li")
    .filter({ hasNot: page.getByRole("button", { name: "Undo" }) })

export const waysToSend = (page: Page) => page.getByRole("region", { name: "Send it", exact: true })
