import { usedRules, withPageStyles } from "../../../../src/build/publish/page-styles"

const gatsbyStyle = (file: string) =>
  `<style data-href="${file}" data-identity="gatsby-global-css">p{color:red}</style>`
const page = `<head><meta name="description" content="blockquote"/>${gatsbyStyle("/assets/app.1.css")}${gatsbyStyle("/assets/page.2.css")}</head><p class="lead a+b">Text</p>`
const styles = { text: "p{color:blue}", files: ["/assets/app.1.css", "/assets/page.3.css"] }

test("a page carries the styles of its template once, in place of those Gatsby wrote into it", () => {
  expect(withPageStyles(page, styles)).toBe(
    '<head><meta name="description" content="blockquote"/><style>p{color:blue}</style></head><p class="lead a+b">Text</p>',
  )
})

test("a page without styles of Gatsby, or with those of another template, is not recognised", () => {
  expect(withPageStyles("<p>Text</p>", styles)).toBeNull()
  expect(withPageStyles(page, { ...styles, files: ["/assets/app.1.css"] })).toBeNull()
})

test.each([
  ["of elements and classes the pages hold", "p{}.lead{}.a\\+b{}", "p{}.lead{}.a\\+b{}"],
  ["of other elements and classes", "p{}blockquote{}.other{}.lead .other{}", "p{}"],
  ["in media queries", "@media print{p{}i{}}@media screen{i{}}", "@media print{p{}}"],
  ["of what a visitor opens without scripts", "details[open] p{}[hidden] p{}", "details[open] p{}"],
  [
    "with the variables that are used, here or in the page",
    ":root{--a:1;--b:2;--c:3}p{top:var(--a)}",
    ":root{--a:1;--b:2}p{top:var(--a)}",
  ],
])("the rules are those %s", async (_, sheet, wanted) => {
  const filled = (css: string) => css.replaceAll("{}", "{top:0}")
  const pages = [page, `<details><b style="top:var(--b)">b</b></details>`]
  expect(await usedRules([filled(sheet)], pages)).toBe(filled(wanted))
})

test("sheets keep their order", async () => {
  expect(await usedRules(["p{top:0}", "p{top:1px}"], [page])).toBe("p{top:0}p{top:1px}")
})
