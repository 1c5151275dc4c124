import {
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from "../../../scripts/host-rules.mjs"

describe("a _redirects file", () => {
  test.each([
    ["/a", "the second address is missing"],
    ["a /b", "the first address must start with /"],
    ["/a b", "the second address must start with /, http:// or https://"],
    ["/a /b 418", "418 is not one of"],
    ["/a /b 301 Country=in", "conditions are not understood"],
    ["/a/:slug /b", "placeholders are not understood"],
    ["/a*b /c", "* is only understood as the last part"],
    ["/a https://example.com/ 200", "pages of other hosts cannot be shown here"],
  ])("%j is refused with its line", (line, sentence) => {
    expect(() => parseRedirects(`# comment\n${line}`)).toThrow(`_redirects:2: ${sentence}`)
  })

  test("the first rule that fits is taken", () => {
    const rules = parseRedirects("/a/b /first\n/a/* /second/:splat")
    expect(redirectFor(rules, "/a/b")).toEqual({ to: "/first", status: 301 })
    expect(redirectFor(rules, "/a/c")).toEqual({ to: "/second/c", status: 301 })
    expect(redirectFor(rules, "/ab")).toBeUndefined()
  })

  test("no rule sends an address to itself", () => {
    const rules = parseRedirects("/admin /admin/")
    expect(redirectFor(rules, "/admin")).toEqual({ to: "/admin/", status: 301 })
    expect(redirectFor(rules, "/admin/")).toBeUndefined()
  })
})

describe("a _headers file", () => {
  test.each([
    ["  Name: value", "_headers:1: a header before any path"],
    ["path", "_headers:1: a path must start with /"],
    ["/a\n  Name value", '_headers:2: expected "Name: value"'],
  ])("%j is refused with its line", (text, sentence) => {
    expect(() => parseHeaders(text)).toThrow(sentence)
  })

  test.each([
    ["/*", "/", true],
    ["/*", "/a/b.css", true],
    ["/", "/", true],
    ["/", "/a", false],
    ["/admin/*", "/admin", true],
    ["/admin/*", "/admin/cms.js", true],
    ["/admin/*", "/administration", false],
    ["/*.woff2", "/a.woff2", true],
    ["/*.woff2", "/a.css", false],
    ["/a.js", "/abjs", false],
  ])("%s for %s: %s", (pattern, path, matches) => {
    const rules = parseHeaders(`${pattern}\n  X-Seen: yes`)
    expect(headersFor(rules, path)).toEqual(matches ? { "x-seen": "yes" } : {})
  })

  test("a line that takes a header off for another host changes nothing here", () => {
    const rules = parseHeaders("/*\n  A: 1\n  B: 1\n/admin/*\n  ! A\n  A: 2")
    expect(headersFor(rules, "/admin/x")).toEqual({ a: "2", b: "1" })
  })

  test("a header named twice under one path is joined, and a value may hold # and :", () => {
    const rules = parseHeaders("/*\n  Link: </a#b>; rel=x\n  # comment\n  Link: <https://c>")
    expect(headersFor(rules, "/")).toEqual({ link: "</a#b>; rel=x, <https://c>" })
  })
})
