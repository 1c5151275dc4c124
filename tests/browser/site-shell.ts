import { expect, type Page } from "@playwright/test"
import { company, dialled, mainProducts, menuEntries, socialNetworks } from "./site-routes"

export function mainMenu(page: Page) {
  return page.getByRole("banner").getByRole("navigation", { name: "Main" })
}

/** The products menu of wide windows: what opens it, and what it holds. */
export function productsMenu(page: Page) {
  const menu = mainMenu(page).locator("details")
  return { menu, summary: menu.locator("summary"), links: menu.getByRole("link") }
}

/** All that stands on every page, at the width of a desktop: head, foot, and where each of their links leads. */
export async function expectShell(page: Page): Promise<void> {
  const head = page.getByRole("banner")
  const link = (name: string, exact = true) => mainMenu(page).getByRole("link", { name, exact })
  await expect(link("Home")).toHaveAttribute("href", "/")
  await expect(link("About")).toHaveAttribute("href", "/about")
  await expect(link("CSR Initiative")).toHaveAttribute("href", "/csr-initiative")
  await expect(head.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact")
  await expect(head.getByRole("link", { name: company.tollFree })).toHaveAttribute(
    "href",
    dialled(company.tollFree),
  )

  const { summary, links } = productsMenu(page)
  await expect(summary).toBeVisible()
  await expect(summary).toHaveText(/Our Products/)
  const entries = await productsMenu(page)
    .menu.locator("a")
    .evaluateAll((all) =>
      all.map((each) => [each.querySelector("b")?.textContent, each.getAttribute("href")]),
    )
  expect(entries).toEqual(expect.arrayContaining(menuEntries.map((entry) => [...entry])))
  expect(entries.slice(0, menuEntries.length)).toEqual(menuEntries)
  await expect(links).toHaveCount(0)

  const foot = page.getByRole("contentinfo")
  for (const path of ["/", "/about", "/csr-initiative", "/contact"]) {
    await expect(foot.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
  for (const [name, path] of mainProducts) {
    await expect(foot.getByRole("link", { name, exact: true })).toHaveAttribute("href", path)
  }
  await expect(foot.getByRole("link", { name: company.tollFree })).toHaveAttribute(
    "href",
    dialled(company.tollFree),
  )
  await expect(foot.getByRole("link", { name: company.infoEmail })).toHaveAttribute(
    "href",
    `mailto:${company.infoEmail}`,
  )
  await expect(foot).toContainText(company.office.address)
  for (const name of socialNetworks) {
    const { url } = company.social.find(({ network }) => network === name.toLowerCase()) ?? {}
    await expect(foot.getByRole("link", { name, exact: true })).toHaveAttribute("href", String(url))
  }
  await expect(foot).toContainText(company.copyright)
  await expect(foot).toContainText(company.credit.before)
  await expect(foot.getByRole("link", { name: company.credit.name })).toHaveAttribute(
    "href",
    company.credit.url,
  )
}
