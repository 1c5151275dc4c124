import type { Page } from "@playwright/test"

export function mainMenu(page: Page) {
  return page.getByRole("banner").getByRole("navigation", { name: "Main" })
}

/** The products menu of wide windows: what opens it, and what it holds. */
export function productsMenu(page: Page) {
  const menu = mainMenu(page).locator("details")
  return { menu, summary: menu.locator("summary"), links: menu.getByRole("link") }
}
