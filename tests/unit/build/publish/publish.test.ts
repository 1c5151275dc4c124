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
import { readEntries } from "../../../../src/content-check/read-files"
import { gatsbyOutput } from "../../../../src/build/publish/gatsby-output"
import { publish } from "../../../../src/build/publish/publish"
import type * as SharePictures from "../../../../src/build/publish/share-pictures/share-pictures"
import { siteRoutes } from "../../../../src/routes/routes"

jest.setTimeout(60_000)

// Pictures have a test of their own: to draw those of every page would take most of the time of this one.
jest.mock<typeof SharePictures>(
  "../../../../src/build/publish/share-pictures/share-pictures",
  () => ({
    ...jest.requireActual("../../../../src/build/publish/share-pictures/share-pictures"),
    writeSharePictures: (site, _cache, pictures) => {
      for (const address of pictures.keys()) {
        mkdirSync(dirname(join(site, address)), { recursive: true })
        writeFileSync(join(site, address), address)
      }
      return Promise.resolve()
    },
  }),
)

const routes = siteRoutes(readEntries("content"))
const hash = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 8)
const script = (name: string) => `assets/${name}-${hash(name)}.js`
const styles = `assets/app.${hash("styles")}.css`

function gatsbyPage(path: string, text = "Text"): string {
  const address = path === "/404" ? "/404.html" : path
  return `<html><head><style data-href="/${styles}" data-identity="gatsby-global-css">a{}</style></head><body><p>${text}</p><img src="/static/a.jpg"><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${address}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{}";</script><script src="/${script("app")}" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`
}

/** A folder as `gatsby build` leaves it for the real content, with some files of an earlier build. */
function gatsbyFolder(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "gatsby-"))
  const pageData = '{"componentChunkName":"page","staticQueryHashes":["1"]}'
  const files: Record<string, string> = {
    "webpack.stats.json": JSON.stringify({
      assetsByChunkName: {
        app: [script("webpack-runtime"), styles, script("app")],
        page: [script("page")],
      },
    }),
    [styles]: "a{}",
    [script("webpack-runtime")]: `load({589:"${hash("589")}"})`,
    [script("589")]: "later()",
    [script("app")]: "run()",
    [`${script("app")}.map`]: "{}",
    [script("page")]: 'const picture="/static/b.jpg"',
    [script("earlier")]: "gone()",
    "static/a.jpg": "a",
    "static/b.jpg": "b",
    "static/earlier.jpg": "c",
    "page-data/app-data.json": "{}",
    "page-data/sq/d/1.json": "{}",
    "page-data/404/page-data.json": pageData,
    "page-data/gone/page-data.json": pageData,
    "gone/index.html": gatsbyPage("/gone"),
    "rss.xml": "<rss/>",
    "sitemap-index.xml": "<loc>https://www.example.com/sitemap-0.xml</loc>",
    "sitemap-0.xml": "<urlset/>",
  }
  for (const { path } of routes) {
    const name = path === "/" ? "" : `${path.slice(1)}/`
    const data = path === "/" ? "index" : path === "/404" ? "404.html" : path.slice(1)
    files[path === "/404" ? "404.html" : `${name}index.html`] = gatsbyPage(path)
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
  content: "content",
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

test("the site has every page at its address, and nothing of earlier builds", () => {
  const files = Object.keys(filesOf(join(scratch, "site")))
  for (const { path } of routes) {
    expect(files).toContain(path === "/" ? "index.html" : `${path.slice(1)}.html`)
  }
  expect(files).toEqual(
    expect.arrayContaining([styles, script("app"), script("page"), "static/a.jpg", "static/b.jpg"]),
  )
  expect(files).toEqual(expect.arrayContaining(["_headers", "_redirects", "robots.txt", "sw.js"]))
  expect(files.filter((file) => /earlier|gone|\.map$|webpack\.stats/.test(file))).toEqual([])
  expect(filesOf(from)).toEqual(found)
})

test("the site includes scripts that load later, which only webpack's runtime names", () => {
  expect(Object.keys(filesOf(join(scratch, "site")))).toContain(script("589"))
})

test("files that pages load later are found through the scripts that load them", () => {
  const runtime = `assets/webpack-runtime-${hash("runtime")}.js`
  const part = `assets/part-${hash("part")}.js`
  const look = `assets/7.${hash("look")}.css`
  const other = `assets/3-${hash("other")}.js`
  const folder = gatsbyFolder({
    "webpack.stats.json": JSON.stringify({
      assetsByChunkName: { app: [runtime, script("app"), styles], page: [script("page")] },
    }),
    [runtime]: `{1:"${hash("part")}",3:"${hash("other")}"} {7:"${hash("look")}"}`,
    [script("page")]: "Promise.all([t.e(1),t.e(7)])",
    [part]: "t.e(1).then(n)",
    [look]: "a{}",
    [other]: "",
  })
  expect(gatsbyOutput(folder).laterFiles(script("page"))).toEqual([part, look])
})

test("two builds of the same content give the same bytes", async () => {
  await publish(options(from, "again"))
  expect(filesOf(join(scratch, "again"))).toEqual(filesOf(join(scratch, "site")))
})

test("a page a step does not recognise stops the build with a sentence, and the site stays", async () => {
  const [page] = routes.filter(({ template }) => template === "product")
  const file = `${page?.path.slice(1)}/index.html`
  const before = filesOf(join(scratch, "site"))
  const unknown = gatsbyFolder({ [file]: "<html><body>Another Gatsby</body></html>" })
  await expect(publish(options(unknown, "site"))).rejects.toThrow(
    `${page?.path}: the step "start scripts late" changes nothing.`,
  )
  expect(filesOf(join(scratch, "site"))).toEqual(before)
})

test("a picture is where the page and its data say, in a folder with a short name", async () => {
  const picture = `/static/${"0123456789abcdef".repeat(2)}/gate.avif`
  const from = gatsbyFolder({
    [picture]: "gate",
    "about/index.html": gatsbyPage("/about", `<img src="${picture}">`),
    "page-data/about/page-data.json": `{"componentChunkName":"page","staticQueryHashes":[],"result":{"src":"${picture}"}}`,
  })
  await publish(options(from, "short"))
  const published = (file: string) => readFileSync(join(scratch, "short", file), "utf8")
  const [, named = ""] = /<img src="([^"]*gate.avif)"/.exec(published("about.html")) ?? []
  expect(named.length).toBeLessThan(picture.length)
  expect(published(named)).toBe("gate")
  expect(JSON.parse(published("page-data/about/page-data.json"))).toMatchObject({
    result: { src: named },
  })
})

test.each([
  [
    "a script that is not the site's own",
    gatsbyPage("/about", "<script>steal()</script>"),
    "an inline script",
  ],
  [
    "a picture that does not exist",
    gatsbyPage("/about", '<img src="/static/none.jpg">'),
    "static/none.jpg",
  ],
])("%s stops the build, and nothing is written", async (_, html, sentence) => {
  const to = `none-${hash(sentence)}`
  const faulty = gatsbyFolder({ "about/index.html": html })
  await expect(publish(options(faulty, to))).rejects.toThrow(sentence)
  expect(existsSync(join(scratch, to))).toBe(false)
})

test("a page the table lists and Gatsby has not made stops the build with a sentence", async () => {
  const lacking = gatsbyFolder()
  rmSync(join(lacking, "about"), { recursive: true })
  await expect(publish(options(lacking, "missing"))).rejects.toThrow(
    "The route table lists /about, but Gatsby has made no page there",
  )
})
