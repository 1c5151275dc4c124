import { createHash } from "node:crypto"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { readEntries } from "../../content/check/read-files"
import { publish, sharedScripts } from "./publish"
import { siteRoutes } from "../../content/routes/routes"
import type { BuiltSite } from "../sources/generated-files"

jest.setTimeout(60_000)

// The pictures have a test of their own: to draw those of every page would take most of the time of this one.
jest.mock("./SharePicture", () => ({
  sharePicture: ({ heading }: { heading: string }) => Promise.resolve(Buffer.from(heading)),
}))

const entries = readEntries("content")
const routes = siteRoutes(entries)
const site = {
  routes,
  company: entries.get("site/company.json"),
  settings: entries.get("site/settings.json"),
} as BuiltSite
const picture = (name: string) => `static/${"0123456789abcdef".repeat(2)}/${name}`
const page = (data: string) =>
  `<html><body><img src="/${picture("a.jpg")}"><script id="page-data" type="application/json">${data}</script><script>window.___chunkMapping="{}";</script></body></html>`
const gatsbyPage = page("")
// The address of a picture that is no more, as an editor may have copied it into a text.
const pageData = `{"componentChunkName":"page","result":{"src":"/${picture("b.jpg")}","text":"/${picture("gone.jpg")} </script>"}}`

/** A folder as `gatsby build` leaves it for the real content, with some files of an earlier build. */
function gatsbyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gatsby-"))
  const files: Record<string, string> = {
    "webpack.stats.json":
      '{"assetsByChunkName":{"app":["assets/app-1.js"],"page":["assets/page-1.js"]}}',
    "assets/app-1.js": "run()",
    "assets/page-1.js": "show()",
    [picture("a.jpg")]: "a",
    [picture("b.jpg")]: "b",
    [picture("earlier.jpg")]: "c",
    "page-data/app-data.json": '{"webpackCompilationHash":"build"}',
    "page-data/404/page-data.json": pageData,
    "page-data/earlier/page-data.json": pageData,
    "earlier/index.html": gatsbyPage,
    "earlier.png": "d",
    "rss.xml": "<rss/>",
    "sitemap-index.xml": "<loc>https://www.example.com/sitemap-0.xml</loc>",
    "sitemap-0.xml": "<urlset/>",
  }
  for (const { path } of routes) {
    const name = path === "/" ? "" : `${path.slice(1)}/`
    const data = path === "/" ? "index" : path === "/404" ? "404.html" : path.slice(1)
    files[path === "/404" ? "404.html" : `${name}index.html`] = gatsbyPage
    files[`page-data/${data}/page-data.json`] = pageData
  }
  cpSync("static", folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const scratch = mkdtempSync(join(tmpdir(), "site-"))
afterAll(() => rmSync(scratch, { recursive: true }))

const options = (from: string, to: string) => ({
  site,
  from,
  to: join(scratch, to),
  pictureCache: join(scratch, "pictures"),
  environment: {},
  withEditor: false,
})

/** Hashes of all files below a folder, by their path there. */
function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        relative(folder, file),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  )
}

const from = gatsbyFolder()
const found = filesOf(from)
beforeAll(() => publish(options(from, "site")))

test("the site has every page at its address as Gatsby wrote it, its data in it, what it needs, and nothing of earlier builds", () => {
  const files = Object.keys(filesOf(join(scratch, "site")))
  for (const { path } of routes) {
    expect(files).toContain(path === "/" ? "index.html" : `${path.slice(1)}.html`)
  }
  const own = pageData.replace("</script>", "\\u003c/script>")
  const about = readFileSync(join(scratch, "site/about.html"), "utf8")
  // The sizes are there only after a build.
  expect(about.replace(/,"sizesIntegrity":"[^"]*"/, "")).toBe(page(own))
  // At an unknown address Gatsby asks for the data of /404.html.
  expect(readFileSync(join(scratch, "site/404.html"), "utf8")).toBe(gatsbyPage)
  expect(files).toContain("page-data/404.html/page-data.json")
  expect(files).not.toContain("page-data/about/page-data.json")
  const needed = ["assets/app-1.js", "assets/page-1.js", picture("a.jpg"), picture("b.jpg")]
  expect(files).toEqual(expect.arrayContaining(needed))
  expect(files).toEqual(expect.arrayContaining(["_headers", "_redirects", "robots.txt", "sw.js"]))
  expect(readFileSync(join(scratch, "site/robots.txt"), "utf8")).toBe(
    "User-agent: *\nDisallow: /admin/\n\nSitemap: https://www.example.com/sitemap-index.xml\n",
  )
  expect(files.filter((file) => /earlier|webpack\.stats/.test(file))).toEqual([])
  expect(filesOf(from)).toEqual(found)
})

test("two builds of the same content give the same bytes", async () => {
  await publish(options(from, "again"))
  expect(filesOf(join(scratch, "again"))).toEqual(filesOf(join(scratch, "site")))
})

test.each(["<script>steal()</script>", "<svg><SCRIPT type=module>steal()</SCRIPT></svg>"])(
  "a script that one page alone has is not among those that may run: %s",
  (script) => {
    const own = '<script>begin()</script><script type="application/ld+json">{}</script>'
    const pages = [script + own, own, '<script async src="/count.js"></script>']
    expect(sharedScripts(pages)).toEqual(["begin()"])
  },
)

test("what Gatsby has not made stops the build with a sentence, and the site stays", async () => {
  const before = filesOf(join(scratch, "site"))
  for (const [lost, sentence] of [
    [picture("a.jpg"), `a page shows ${picture("a.jpg")}, which Gatsby has not made`],
    ["about", "the route table lists /about, but Gatsby has made no page there"],
  ]) {
    rmSync(join(from, lost), { recursive: true })
    await expect(publish(options(from, "site"))).rejects.toThrow(sentence)
  }
  expect(filesOf(join(scratch, "site"))).toEqual(before)
})
