import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
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

jest.setTimeout(60_000)

// The pictures have a test of their own: to draw those of every page would take most of the time of this one.
jest.mock("./SharePicture", () => ({
  sharePicture: ({ heading }: { heading: string }) => Promise.resolve(Buffer.from(heading)),
}))

const routes = siteRoutes(readEntries("content"))
const hash = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 8)
const script = (name: string) => `assets/${name}-${hash(name)}.js`
const styles = `assets/app-${hash("styles")}.css`
const picture = (name: string) => `static/${"0123456789abcdef".repeat(2)}/${name}`

function gatsbyPage(text = "Text"): string {
  return `<html><head><style data-href="/${styles}" data-identity="gatsby-global-css">a{}</style></head><body><p>${text}</p><img src="/${picture("a.jpg")}"><script>window.___chunkMapping="{}";</script><script src="/${script("app")}" async></script></body></html>`
}

/** A folder as `gatsby build` leaves it for the real content, with some files of an earlier build. */
function gatsbyFolder(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "gatsby-"))
  const pageData = '{"componentChunkName":"page","staticQueryHashes":["1"]}'
  const files: Record<string, string> = {
    "webpack.stats.json": JSON.stringify({
      assetsByChunkName: {
        app: [styles, script("app")],
        page: [script("page")],
      },
    }),
    [styles]: "a{}",
    [script("later")]: "later()",
    [script("app")]: "run()",
    [`${script("app")}.map`]: "{}",
    [script("page")]: "show()",
    [picture("a.jpg")]: "a",
    [picture("b.jpg")]: "b",
    [picture("c-2.jpg")]: "c",
    [picture("earlier.jpg")]: "d",
    "page-data/app-data.json": "{}",
    "page-data/sq/d/1.json": "{}",
    "page-data/404/page-data.json": pageData,
    "page-data/gone/page-data.json": pageData,
    "gone/index.html": gatsbyPage(),
    "rss.xml": "<rss/>",
    "sitemap-index.xml": "<loc>https://www.example.com/sitemap-0.xml</loc>",
    "sitemap-0.xml": "<urlset/>",
  }
  for (const { path } of routes) {
    const name = path === "/" ? "" : `${path.slice(1)}/`
    const data = path === "/" ? "index" : path === "/404" ? "404.html" : path.slice(1)
    files[path === "/404" ? "404.html" : `${name}index.html`] = gatsbyPage()
    files[`page-data/${data}/page-data.json`] = pageData
  }
  cpSync("static", folder, { recursive: true })
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const scratch = mkdtempSync(join(tmpdir(), "site-"))
afterAll(() => rmSync(scratch, { recursive: true }))

const options = (from: string, to: string) => ({
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

test("the site has every page at its address as Gatsby wrote it, and nothing of earlier builds", () => {
  const files = Object.keys(filesOf(join(scratch, "site")))
  for (const { path } of routes) {
    expect(files).toContain(path === "/" ? "index.html" : `${path.slice(1)}.html`)
  }
  expect(readFileSync(join(scratch, "site/about.html"), "utf8")).toBe(gatsbyPage())
  expect(files).toEqual(
    expect.arrayContaining([
      styles,
      script("app"),
      script("page"),
      script("later"),
      picture("a.jpg"),
    ]),
  )
  expect(files).toEqual(expect.arrayContaining(["_headers", "_redirects", "robots.txt", "sw.js"]))
  expect(readFileSync(join(scratch, "site/robots.txt"), "utf8")).toBe(
    "User-agent: *\nDisallow: /admin/\n\nSitemap: https://www.example.com/sitemap-index.xml\n",
  )
  expect(files.filter((file) => /earlier|gone|\.map$|webpack\.stats/.test(file))).toEqual([])
  expect(filesOf(from)).toEqual(found)
})

test("two builds of the same content give the same bytes", async () => {
  await publish(options(from, "again"))
  expect(filesOf(join(scratch, "again"))).toEqual(filesOf(join(scratch, "site")))
})

test("pictures of a page and of its data are published", async () => {
  const names = ["a.jpg", "b.jpg", "c-2.jpg"]
  const [, b, c] = names.map((name) => `/${picture(name)}`)
  const folder = gatsbyFolder({
    "about/index.html": gatsbyPage(`<img srcset="/${picture("a.jpg")} 300w, ${b} 600w">`),
    "page-data/about/page-data.json": `{"componentChunkName":"page","staticQueryHashes":[],"result":{"src":"${c}"}}`,
  })
  await publish(options(folder, "shown"))
  const published = Object.keys(filesOf(join(scratch, "shown")))
  expect(published).toEqual(expect.arrayContaining(names.map(picture)))
})

test.each([
  '<a href="https://www.bis.example.gov.in/static/docs/IS-1161.pdf">Standard</a>',
  `<a href="/static/50%off">Half</a> <a href="https://example.com/${picture("none.jpg")}">x</a>`,
])("a text that only mentions a folder static is published: %s", async (text) => {
  const folder = gatsbyFolder({
    "about/index.html": gatsbyPage(text),
    "page-data/about/page-data.json": JSON.stringify({
      componentChunkName: "page",
      staticQueryHashes: [],
      result: { text, prose: `Look at /${picture("none.jpg")}.` },
    }),
  })
  await publish(options(folder, "mentioned"))
  expect(readFileSync(join(scratch, "mentioned/about.html"), "utf8")).toContain(text)
})

test.each([
  ["<script>steal()</script>", "The page /about contains a script that does not belong"],
  ["<svg><SCRIPT type=module>steal()</SCRIPT></svg>", "steal()"],
  [`<script src="https://evil.example.com/x.js"></script>`, "https://evil.example.com/x.js"],
  [`<script src="//evil.example.com/x.js"></script>`, "//evil.example.com/x.js"],
  [`<img src="/${picture("none.jpg")}">`, picture("none.jpg")],
])("%s in a page stops the build with a sentence, and the site stays", async (markup, sentence) => {
  const before = filesOf(join(scratch, "site"))
  const faulty = gatsbyFolder({ "about/index.html": gatsbyPage(markup) })
  await expect(publish(options(faulty, "site"))).rejects.toThrow(sentence)
  expect(filesOf(join(scratch, "site"))).toEqual(before)
})

test("visits can be counted, also on a page without Gatsby's scripts", () => {
  const counter = "https://counter.example.com/count.js"
  const pages = [
    { path: "/", scripts: [counter, "/assets/app.js"], inlineScripts: ["begin()"] },
    { path: "/offline", scripts: [counter], inlineScripts: [] },
  ]
  expect(sharedScripts(pages, counter)).toEqual(["begin()"])
  expect(() => sharedScripts(pages)).toThrow(counter)
})

test("a page the table lists and Gatsby has not made stops the build with a sentence", async () => {
  const lacking = gatsbyFolder()
  rmSync(join(lacking, "about"), { recursive: true })
  await expect(publish(options(lacking, "missing"))).rejects.toThrow(
    "The route table lists /about, but Gatsby has made no page there",
  )
  expect(existsSync(join(scratch, "missing"))).toBe(false)
})
