/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { render } from "../../tests/jsdom/render"
import { PageLink } from "./PageLink"

const link = () => screen.getByRole("link", { name: "Read" })

test("a link to a page of the site has its address", () => {
  render(<PageLink to="/about">Read</PageLink>)
  expect(link().getAttribute("href")).toBe("/about")
})

test("links to other sites and links that open a tab keep address and target", () => {
  const { rerender } = render(<PageLink to="https://example.com/">Read</PageLink>)
  expect(link().getAttribute("href")).toBe("https://example.com/")
  rerender(
    <PageLink to="/blog" target="_blank">
      Read
    </PageLink>,
  )
  expect(link().getAttribute("target")).toBe("_blank")
})
