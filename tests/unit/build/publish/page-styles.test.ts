import { fontRules, usedRules, withPageStyles } from "../../../../src/build/publish/page-styles"

const gatsbyStyle = (file: string) =>
  `<style data-href="${file}" data-identity="gatsby-global-css">p{color:red}</style>`
const page = `<head><meta name="description" content="blockquote"/>${gatsbyStyle("/assets/app.1.css")}${gatsbyStyle("/assets/page.2.css")}</head><p class="lead a+b">Text</p>`
const styles = {
  text: "p{color:blue}",
  otherMedia: { file: "assets/media-4.css", text: "@media print{p{color:black}}" },
  files: ["/assets/app.1.css", "/assets/page.3.css"],
}

test("a page carries the styles of its template once, in place of those Gatsby wrote into it", () => {
  expect(withPageStyles(page, styles)).toBe(
    '<head><meta name="description" content="blockquote"/><style>p{color:blue}</style><link rel="stylesheet" media="print,(forced-colors:active)" href="/assets/media-4.css"/></head><p class="lead a+b">Text</p>',
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
  ["of what a visitor opens without scripts", "details[open] b{}[hidden] b{}", "details[open] b{}"],
  ["of elements inside others, as in the pages", "details b{}b details{}.lead>b{}", "details b{}"],
  [
    "of what a visitor does, and of what has not arrived yet",
    "b:hover,p b:hover{}b::before{}p:not(:has(+b)){}b:focus>b{}",
    "b:hover{}b::before{}p:not(:has(+b)){}",
  ],
  [
    "in a selector that only browsers know",
    "b:lang(hi){}b:unheard-of{}",
    "b:lang(hi){}b:unheard-of{}",
  ],
  [
    "with the values of variables, and the variables the page uses itself",
    ":root{--a:1px;--b:var(--a);--c:3px;--d:2px}p{top:var(--b)}",
    ":root{--d:2px}p{top:1px}",
  ],
  [
    "with the variables of long values",
    `:root{--a:${"x".repeat(61)}}p{font:var(--a)}`,
    `:root{--a:${"x".repeat(61)}}p{font:var(--a)}`,
  ],
  [
    "with the registrations of variables they set",
    "@property --a{syntax:'*';inherits:false}@property --b{syntax:'*';inherits:false}p{--b:0;left:var(--b);top:var(--a,0)}",
    "@property --b{syntax:'*';inherits:false}p{--b:0;left:var(--b);top:var(--a,0)}",
  ],
  [
    "with variables that change",
    ":root{--a:1px;--b:var(--a)}p{--a:2px;top:var(--b);left:var(--e,0)}",
    ":root{--a:1px;--b:var(--a)}p{--a:2px;top:var(--b);left:var(--e,0)}",
  ],
])("the rules are those %s", async (_, sheet, wanted) => {
  const filled = (css: string) => css.replaceAll("{}", "{top:0}")
  const pages = [page, `<details><b style="top:var(--d)">b</b></details>`]
  expect(await usedRules([filled(sheet)], pages)).toEqual({
    screen: filled(wanted),
    otherMedia: "",
  })
})

test("rules for print and forced colours are separate from the others", async () => {
  const sheet =
    "p{top:0}@media print{p{top:1px}i{top:0}}@media (forced-colors: active){p{top:3px}}@media screen{p{top:2px}}"
  expect(await usedRules([sheet], [page])).toEqual({
    screen: "p{top:0}@media screen{p{top:2px}}",
    otherMedia: "@media print{p{top:1px}}@media (forced-colors: active){p{top:3px}}",
  })
})

test("rules for a mouse are left to the style sheets that scripts load", async () => {
  const sheet = "p{top:0}@media (hover: hover){p{top:1px}}"
  expect((await usedRules([sheet], [page])).screen).toBe("p{top:0}")
  expect((await usedRules([sheet], [page], false)).screen).toBe(sheet)
})

test("the order of style sheets is preserved", async () => {
  expect(await usedRules(["p{top:0}", "p{top:1px}"], [page])).toEqual({
    screen: "p{top:0}p{top:1px}",
    otherMedia: "",
  })
})

test("pages get the fonts of rare letters if one of them has such a letter", () => {
  const common = fontRules(["<p>50 × 50 mm, “2 inch” – ½</p>"])
  expect(common).not.toContain("barlow-latin-400")
  expect(fontRules(["<p>50 mm</p>", "<p>Café</p>"])).toContain("barlow-latin-400")
})
