import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  headersFile,
  redirectsFile,
  robotsFile,
  writeSiteFiles,
} from "../../../src/build/host-files"

test("every alias is a permanent redirect", () => {
  expect(redirectsFile([{ fromPath: "/gp-pipe", toPath: "/gs-pipe" }])).toBe(
    "/gp-pipe /gs-pipe 301\n",
  )
})

test("the editor is never kept by a browser, hashed files are kept for a year", () => {
  expect(headersFile()).toMatch(
    /\/admin\/\*\n {2}Cache-Control: no-cache\n {2}X-Robots-Tag: noindex/,
  )
  expect(headersFile()).toMatch(
    /\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/,
  )
})

test("robots.txt names the sitemap and keeps search engines out of the editor", () => {
  expect(robotsFile("https://www.example.com")).toBe(
    "User-agent: *\nDisallow: /admin/\n\nSitemap: https://www.example.com/sitemap-index.xml\n",
  )
})

test("files are written where they belong, folders included", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  writeSiteFiles(folder, { "charts/a.csv": "x" })
  expect(readFileSync(join(folder, "charts/a.csv"), "utf8")).toBe("x")
})
