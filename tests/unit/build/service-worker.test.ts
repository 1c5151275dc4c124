import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { serviceWorker, takeScriptsOut } from "../../../src/build/service-worker/service-worker"

const chunk = (name: string) => `${name}-0123456789abcdef0123.js`
const styles = "/app.0123456789abcdef0123.css"
const starterOf = (page: string) =>
  `<script data-page="${page}" data-scripts="/${chunk("app")}">start()</script>`

function site(text = "Text") {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  const files = {
    "offline/index.html": `<link rel="stylesheet" href="${styles}"/><p>${text}</p>${starterOf("/offline")}`,
    "contact/index.html": `<link rel="stylesheet" href="${styles}"/>${starterOf("/contact")}`,
    "inquiry/index.html": `<p>List</p>${starterOf("/inquiry")}`,
    "page-data/contact/page-data.json":
      '{"componentChunkName":"contact","staticQueryHashes":["1"]}',
    "page-data/inquiry/page-data.json": '{"componentChunkName":"list","staticQueryHashes":[]}',
    "webpack.stats.json": JSON.stringify({
      assetsByChunkName: { contact: [chunk("contact"), "contact.js.map"], list: [chunk("list")] },
    }),
    "page-data/404.html/page-data.json": '{"componentChunkName":"none","staticQueryHashes":[]}',
    "admin/index.html": "<p>Editor</p>",
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  takeScriptsOut(folder, "/offline")
  return folder
}

const settingsOf = (worker: string) =>
  JSON.parse(/= (\{"version".*\})$/m.exec(worker)?.[1] ?? "null") as {
    version: string
    offlinePage: string
    alwaysKept: string[]
  }

test("the worker is a script, and keeps the pages to call from with all they are made of", () => {
  const worker = serviceWorker(site(), true)
  expect(() => new Function(worker)).not.toThrow()
  const { offlinePage, alwaysKept } = settingsOf(worker)
  expect(offlinePage).toBe("/offline")
  expect(alwaysKept).toEqual([
    "/offline",
    styles,
    "/contact",
    `/${chunk("app")}`,
    `/${chunk("contact")}`,
    "/page-data/contact/page-data.json",
    "/page-data/app-data.json",
    "/page-data/sq/d/1.json",
    "/inquiry",
    `/${chunk("list")}`,
    "/page-data/inquiry/page-data.json",
  ])
})

test("it answers for pages, and never for the editor", () => {
  const origin = "https://www.example.com"
  const listeners = new Map<string, (event: unknown) => void>()
  const scope = {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        listeners.set(type, listener),
    },
    location: { origin },
    caches: { open: async () => ({ match: async () => ({}) }) },
    fetch: async () => ({ ok: false, status: 200 }),
  }
  new Function(...Object.keys(scope), serviceWorker(site(), true))(...Object.values(scope))
  const answers = (address: string, mode = "navigate") => {
    const respondWith = jest.fn()
    listeners.get("fetch")?.({
      request: { method: "GET", url: origin + address, mode },
      respondWith,
    })
    return respondWith.mock.calls.length > 0
  }
  expect(["/", "/about", "/administration"].filter((path) => !answers(path))).toEqual([])
  expect(answers("/page-data/about/page-data.json", "cors")).toBe(true)
  expect(["/admin", "/admin/", "/admin/index.html"].filter((path) => answers(path))).toEqual([])
  expect(answers("/admin/cms-0123456789abcdef0123.js", "no-cors")).toBe(false)
})

test("its version changes with the pages, and not with the editor or the folder", () => {
  const version = (folder: string) => settingsOf(serviceWorker(folder, true)).version
  const folder = site()
  const first = version(folder)
  expect(version(site())).toBe(first)
  expect(version(site("Other text"))).not.toBe(first)
  writeFileSync(join(folder, "admin/index.html"), "<p>New editor</p>")
  expect(version(folder)).toBe(first)
})

test("the page that stands in for others has no scripts", () => {
  const html = readFileSync(join(site(), "offline/index.html"), "utf8")
  expect(html).not.toContain("<script")
  expect(html).toContain("<p>Text</p>")
})

test("switched off, the script at its address removes it and what it kept", () => {
  const worker = serviceWorker(site(), false)
  expect(worker).toContain("unregister")
  expect(worker).not.toContain("fetch")
})
