import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  headersFile,
  isNamedByContent,
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

test("scripts and styles named by their content are kept, others are asked for again", () => {
  expect(isNamedByContent("app-34b6a10409e3879e9cce.js")).toBe(true)
  expect(isNamedByContent("app.0ebcb37c4d6bf70cfea3.css")).toBe(true)
  expect(isNamedByContent("sw.js")).toBe(false)
  expect(headersFile(["app-1.js"])).toContain(
    "/app-1.js\n  Cache-Control: public, max-age=31536000, immutable\n",
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
