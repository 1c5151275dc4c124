import { withLinkedStyles, withPresentStyles } from "../../../src/build/linked-styles"

const page = `<head><style data-href="/app.1.css" data-identity="gatsby-global-css">a{color:red}</style><style data-href="/page.2.css" data-identity="gatsby-global-css">b{color:red}</style></head><p>Text</p>`

test("a page links to the files of its styles, in their order", () => {
  expect(withLinkedStyles(page)).toBe(
    '<head><link rel="stylesheet" href="/app.1.css"/><link rel="stylesheet" href="/page.2.css"/></head><p>Text</p>',
  )
})

test("a page that does so already stays as it is", () => {
  expect(withLinkedStyles(withLinkedStyles(page))).toBe(withLinkedStyles(page))
})

test("a page that was not written again gets the styles of this build", () => {
  const before = '<link rel="stylesheet" href="/app.0123456789abcdef0123.css"/>'
  const files = ["app.aaaaaaaaaaaaaaaaaaaa.css", "component---src-pages-about-tsx.bbbb.css"]
  expect(withPresentStyles(before, files)).toBe(
    '<link rel="stylesheet" href="/app.aaaaaaaaaaaaaaaaaaaa.css"/>',
  )
  expect(withPresentStyles(before, [])).toBe(before)
})
