import { chunkName, withLinkedStyles } from "../../../../src/build/publish/linked-styles"

const page = `<head><style data-href="/assets/app.1.css" data-identity="gatsby-global-css">a{color:red}</style><style data-href="/assets/page.2.css" data-identity="gatsby-global-css">b{color:red}</style></head><p>Text</p>`
const files = new Map([
  ["app", "assets/app.1.css"],
  ["page", "assets/page.3.css"],
])

test("a page links to its style sheets in their order, each as this build has named it", () => {
  expect(withLinkedStyles(page, files)).toBe(
    '<head><link rel="stylesheet" href="/assets/app.1.css"/><link rel="stylesheet" href="/assets/page.3.css"/></head><p>Text</p>',
  )
})

test("a page without styles of Gatsby, or with one this build does not have, is not recognised", () => {
  expect(withLinkedStyles("<p>Text</p>", files)).toBeNull()
  expect(withLinkedStyles(page, new Map([["app", "assets/app.1.css"]]))).toBeNull()
})

test("the name of a chunk is the file name without hash and ending", () => {
  expect(chunkName("/assets/app.0123456789abcdef0123.css")).toBe("app")
  expect(chunkName("assets/component---src-pages-about-tsx.bbbb.css")).toBe(
    "component---src-pages-about-tsx",
  )
})
