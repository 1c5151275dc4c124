import { linksInMarkdown, markdownToHtml } from "./markdown"

// That nothing in it runs: tests/content/hostile-content.test.ts
describe("markdownToHtml", () => {
  test.each([
    ["paragraphs", "One\n\nTwo", "<p>One</p>\n<p>Two</p>\n"],
    ["bold and italic", "**a** *b*", "<p><strong>a</strong> <em>b</em></p>\n"],
    ["lists", "- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"],
    ["numbered lists", "1. a", "<ol>\n<li>a</li>\n</ol>\n"],
    ["quotes", "> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"],
    ["headings below the page's own", "# a", "<h2>a</h2>\n"],
    ["second and third headings", "## a\n\n### b", "<h2>a</h2>\n<h3>b</h3>\n"],
    ["figures that stay on one line", "6 %, IS 4923", "<p>6\u00a0%, IS\u00a04923</p>\n"],
    ["brackets that do not touch", "(4 − π)(t²)", "<p>(4 − π)\u00a0(t²)</p>\n"],
  ])("knows %s", (_, source, html) => {
    expect(markdownToHtml(source)).toBe(html)
  })

  test.each([
    ["a page of the site", "/contact?product=ms-pipes#form"],
    ["another site", "https://www.example.com/"],
    ["a telephone number", "tel:+911234567890"],
  ])("keeps a link to %s", (_, target) => {
    expect(markdownToHtml(`[a](${target})`)).toBe(`<p><a href="${target}">a</a></p>\n`)
  })

  test("shows no picture and no table", () => {
    expect(markdownToHtml("![a](/a.jpg)")).not.toContain("<img")
    expect(markdownToHtml("| a |\n| - |\n| b |")).not.toContain("<table")
  })
})

describe("linksInMarkdown", () => {
  test("finds every link, whatever its scheme", () => {
    const source = [
      "A [page](/about), a [mail](mailto:info@example.com).",
      "",
      "- [bad](javascript:alert(1)) and <https://example.com/>",
      "",
      "> [by name][far]",
      "",
      "[far]: //evil.example",
    ].join("\n")
    expect(linksInMarkdown(source)).toEqual([
      "/about",
      "mailto:info@example.com",
      "javascript:alert(1)",
      "https://example.com/",
      "//evil.example",
    ])
  })

  test("a link written as code is not a link", () => {
    expect(linksInMarkdown("`[a](javascript:b)`\n\n    [c](d)")).toEqual([])
  })
})
