/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { PageLink } from "../../../../src/components/PageLink/PageLink"

const link = () => screen.getByRole("link", { name: "Read" })

test("a link to a page of the site leads there", () => {
  render(<PageLink to="/about">Read</PageLink>)
  expect(link().getAttribute("href")).toBe("/about")
})

test("a link to another site, and one that opens a tab, keep their address and their target", () => {
  const { rerender } = render(<PageLink to="https://example.com/">Read</PageLink>)
  expect(link().getAttribute("href")).toBe("https://example.com/")
  rerender(
    <PageLink to="/blog" target="_blank">
      Read
    </PageLink>,
  )
  expect(link().getAttribute("target")).toBe("_blank")
})
