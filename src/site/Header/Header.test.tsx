/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Header } from "./Header"
import { LanguageLink } from "./LanguageLink"
import { renderOnSite } from "../../../tests/jsdom/site"
import { navigation } from "../../../tests/site-content"

const main = () => screen.getByRole("navigation", { name: "Main" })
const menuOf = (inside: HTMLElement) => inside.querySelector("details") as HTMLDetailsElement
const summaryOf = (menu: HTMLDetailsElement) => menu.querySelector("summary") as HTMLElement

/** The phone menu and the list of products in it. */
function phoneMenus() {
  const products = menuOf(document.querySelector('nav[aria-label="Menu"]') as HTMLElement)
  const menu = products.parentElement?.closest("details") as HTMLDetailsElement
  return { menu, products }
}

test("the link to the other language takes along an unknown address, its query and fragment, and is not on a page in one language", async () => {
  window.history.replaceState(null, "", "/product/no-such?q=50#sizes")
  renderOnSite(<LanguageLink />, { translation: "/hi" })
  const link = screen.getByRole("link")
  expect(link.getAttribute("href")).toBe("/hi")
  await userEvent.click(link)
  expect(link.getAttribute("href")).toBe("/hi/product/no-such?q=50#sizes")
  expect(renderOnSite(<LanguageLink />).container.innerHTML).toBe("")
})

// That it stays open when scripts come, and closes behind a link: tests/browser/before-scripts.spec.ts, shell.spec.ts
describe("the products menu", () => {
  test("closes only when the focus or a press leaves it", () => {
    renderOnSite(<Header />)
    const menu = menuOf(main())
    const last = [...menu.querySelectorAll("a")].at(-1) as HTMLElement
    menu.open = true
    last.focus()
    fireEvent.pointerDown(last)
    expect(menu.open).toBe(true)
    within(main()).getByRole("link", { name: navigation.csr.label }).focus()
    expect(menu.open).toBe(false)
    menu.open = true
    fireEvent.pointerDown(document.body)
    expect(menu.open).toBe(false)
  })
})

test("a press on another entry of the phone menu leaves the list of products open, so that nothing moves", () => {
  renderOnSite(<Header />)
  const { menu, products } = phoneMenus()
  menu.open = true
  products.open = true
  const other = [...menu.querySelectorAll("a")].find((link) => !products.contains(link))
  fireEvent.pointerDown(other as HTMLElement)
  other?.focus()
  expect([menu.open, products.open]).toEqual([true, true])
  fireEvent.pointerDown(document.body)
  expect([menu.open, products.open]).toEqual([false, false])
})

test("Escape closes the products, then the phone menu, and returns the focus", async () => {
  const user = userEvent.setup()
  renderOnSite(<Header />)
  const { menu, products } = phoneMenus()
  menu.open = true
  products.open = true
  products.querySelector("a")?.focus()

  await user.keyboard("{Escape}")
  expect([menu.open, products.open]).toEqual([true, false])
  expect(document.activeElement).toBe(summaryOf(products))
  await user.keyboard("{Escape}")
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(summaryOf(menu))
  // With nothing open, Escape does nothing.
  document.body.focus()
  await user.keyboard("{Escape}")
  expect(document.activeElement).not.toBe(summaryOf(products))
})
