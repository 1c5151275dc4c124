import { usedRules, withPageStyles } from "../../../../src/build/publish/page-styles"

const gatsbyStyle = (file: string) =>
  `<style data-href="${file}" data-identity="gatsby-global-css">p{color:red}</style>`
const page = `<head><meta name="description" content="blockquote"/>${gatsbyStyle("/assets/app.1.css")}${gatsbyStyle("/assets/page.2.css")}</head><p class="lead a+b">Text</p>`
const styles = {
  text: "p{color:blue}",
  print: { file: "assets/print-4.css", text: "p{color:black}" },
  files: ["/assets/app.1.css", "/assets/page.3.css"],
}

test("a page carries the styles of its template once, in place of those Gatsby wrote into it", () => {
  expect(withPageStyles(page, styles)).toBe(
    '<head><meta name="description" content="blockquote"/><style>p{color:blue}</style><link rel="stylesheet" media="print" href="/assets/print-4.css"/></head><p class="lead a+b">Text</p>',
  )
})

test("a page in another language has the rules for it behind those of its template", () => {
  expect(withPageStyles(page, styles, "p{top:0}")).toContain(
    "<style>p{color:blue}</style><style>p{top:0}</style><link",
  )
})

test("a page without styles of Gatsby, or with those of another template, is not recognised", () => {
  expect(withPageStyles("<p>Text</p>", styles)).toBeNull()
  expect(withPageStyles(page, { ...styles, files: ["/assets/app.1.css"] })).toBeNull()
})

test.each([
  ["of elements and classes the pages hold", "p{}.lead{}.a\\+b{}", "p{}.lead{}.a\\+b{}"],
  ["of other elements and classes", "p{}blockquote{}.other{}.lead .other{}", "p{}"],
  ["in media queries", "@media screen{p{}i{}}@media (hover){i{}}", "@media screen{p{}}"],
  ["of what a visitor opens without scripts", "details[open] p{}[hidden] p{}", "details[open] p{}"],
  [
    "with the values of variables, and the variables the page uses itself",
    ":root{--a:1px;--b:var(--a);--c:3px;--d:2px}p{top:var(--b)}",
    ":root{--d:2px}p{top:1px}",
  ],
  [
    "with variables that change",
    ":root{--a:1px;--b:var(--a)}p{--a:2px;top:var(--b);left:var(--e,0)}",
    ":root{--a:1px;--b:var(--a)}p{--a:2px;top:var(--b);left:var(--e,0)}",
  ],
])("the rules are those %s", async (_, sheet, wanted) => {
  const filled = (css: string) => css.replaceAll("{}", "{top:0}")
  const pages = [page, `<details><b style="top:var(--d)">b</b></details>`]
  expect(await usedRules([filled(sheet)], pages)).toEqual({ screen: filled(wanted), print: "" })
})

test("rules for paper are apart", async () => {
  const sheet = "p{top:0}@media print{p{top:1px}i{top:0}}@media screen{p{top:2px}}"
  expect(await usedRules([sheet], [page])).toEqual({
    screen: "p{top:0}@media screen{p{top:2px}}",
    print: "p{top:1px}",
  })
})

test("the order of style sheets is preserved", async () => {
  expect(await usedRules(["p{top:0}", "p{top:1px}"], [page])).toEqual({
    screen: "p{top:0}p{top:1px}",
    print: "",
  })
})
