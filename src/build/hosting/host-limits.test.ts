import { headersFile, redirectsFile } from "./host-files"
import { hostLimitFaults } from "./host-limits"

const redirects = (count: number) =>
  redirectsFile(
    Array.from({ length: count }, (_, index) => ({ fromPath: `/old-${index}`, toPath: "/new" })),
  )

const headers = (count: number, value = "x") =>
  headersFile(
    Array.from({ length: count }, (_, index) => ({
      path: `/file-${index}`,
      headers: { "X-One": value, "X-Two": "y" },
    })),
  )

test("files within the limits of every host pass", () => {
  // An other address is two redirects: with and without a slash at the end.
  const files = { _headers: headers(100, "x".repeat(1900)), _redirects: redirects(1000) }
  expect(hostLimitFaults(files)).toEqual([])
})

test("what is beyond them is named with its number, the limit and what to do", () => {
  expect(hostLimitFaults({ _headers: headers(101), _redirects: redirects(1001) })).toEqual([
    "_headers would hold 101 rules for headers; Cloudflare Pages reads 100. Make fewer rules in src/build/hosting/host-headers.ts.",
    "_redirects would hold 2,002 redirects; Cloudflare Pages reads 2,000. Take out other addresses of products that nobody uses any more.",
  ])
  const long = headersFile([{ path: "/*", headers: { "X-One": "x".repeat(2100) } }])
  expect(hostLimitFaults({ _headers: long, _redirects: "" })).toEqual([
    `_headers:2 would be 2,109 characters long; Cloudflare Pages reads 2,000. It begins: X-One: ${"x".repeat(53)}`,
  ])
})
