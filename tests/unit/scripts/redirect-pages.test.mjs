import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { redirectPage, writeRedirectPages } from "../../../scripts/redirect-pages.mjs"

const folder = mkdtempSync(path.join(os.tmpdir(), "redirect-pages-"))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (address) => readFileSync(path.join(folder, address, "index.html"), "utf8")

test("each address that is sent on gets a page that leads there, and no page is written over", () => {
  mkdirSync(path.join(folder, "kept"))
  writeFileSync(path.join(folder, "kept/index.html"), "a page of the site")
  writeFileSync(
    path.join(folder, "_redirects"),
    ["/gp-pipe /gs-pipe 301", "/old/deep /new 302", "/kept /new 301", "/all/* /new 301"].join("\n"),
  )
  expect(writeRedirectPages(folder)).toEqual(["/gp-pipe", "/old/deep"])
  expect(read("gp-pipe")).toBe(redirectPage("/gs-pipe"))
  expect(read("old/deep")).toBe(redirectPage("/new"))
  expect(read("kept")).toBe("a page of the site")
  expect(existsSync(path.join(folder, "all"))).toBe(false)
})

test("the page sends on without scripts, shows a link, and is not for search engines", () => {
  const page = redirectPage("/gs-pipe")
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/gs-pipe">')
  expect(page).toContain('<link rel="canonical" href="/gs-pipe">')
  expect(page).toContain('<a href="/gs-pipe">Go to it</a>')
  expect(page).toContain('<meta name="robots" content="noindex">')
})

test("an address cannot break out of the page", () => {
  expect(redirectPage('/a"><script>alert(1)</script>')).not.toContain("<script>")
})
