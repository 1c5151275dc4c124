import { withLinkedStyles } from "../../../src/build/linked-styles"

const page = `<head><style data-href="/app.1.css" data-identity="gatsby-global-css">a{color:red}</style><style data-href="/page.2.css" data-identity="gatsby-global-css">b{color:red}</style></head><p>Text</p>`

test("a page links to the files of its styles, in their order", () => {
  expect(withLinkedStyles(page)).toBe(
    '<head><link rel="stylesheet" href="/app.1.css"/><link rel="stylesheet" href="/page.2.css"/></head><p>Text</p>',
  )
})

test("a page that does so already stays as it is", () => {
  expect(withLinkedStyles(withLinkedStyles(page))).toBe(withLinkedStyles(page))
})
