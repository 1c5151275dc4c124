import { markdownToHtml } from "./markdown"

// That nothing in it runs: tests/content/hostile-content.test.ts
describe("markdownToHtml", () => {
  test.each([
    ["headings below the page's own", "# a", "<h2>a</h2>\n"],
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
