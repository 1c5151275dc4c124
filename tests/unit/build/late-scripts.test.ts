import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { changePages } from "../../../src/build/built-pages"
import { scriptsPutOff, starter, withLateScripts } from "../../../src/build/late-scripts"

const gatsbyScripts =
  '<script id="gatsby-chunk-mapping">\n window.___chunkMapping="{}";\n</script><script>window.___webpackCompilationHash="abc";</script><script src="/webpack-runtime-1.js" async></script><script src="/framework-2.js" async></script><script src="/app-3.js" async></script>'
const sliceOf = (inside: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${inside}<!-- slice-end id="_gatsby-scripts-1" -->`
const pageAsBuilt = `<html><head><link as="script" rel="preload" href="/app-3.js"/></head><body><p>Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>${sliceOf(gatsbyScripts)}</body></html>`
const fileOf = () => "/chunks.js"

test("no script of a page is fetched before the page has loaded", () => {
  const { html } = withLateScripts(pageAsBuilt, fileOf)!
  expect(html).not.toMatch(/<script[^>]+ src=/)
  expect(html).not.toContain("preload")
  expect(html).toContain("<p>Text</p>")
})

test("all scripts stay in their order, after what Gatsby had inlined", () => {
  const { html, inlined } = withLateScripts(pageAsBuilt, fileOf)!
  expect(/data-scripts="([^"]*)"/.exec(html)?.[1]).toBe(
    "/chunks.js /webpack-runtime-1.js /framework-2.js /app-3.js",
  )
  expect(inlined).toBe('window.___chunkMapping="{}";\nwindow.___webpackCompilationHash="abc";')
})

test("the one inline script left is the same text on every page", () => {
  const about = withLateScripts(pageAsBuilt, fileOf)!.html
  const contact = withLateScripts(pageAsBuilt.replace("/about", "/contact"), fileOf)!.html
  for (const html of [about, contact]) {
    expect(
      [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text),
    ).toEqual([starter])
  }
  expect(contact).toContain('data-page="/contact"')
})

test("the starter is a script that browsers can read", () => {
  expect(() => new Function(starter)).not.toThrow()
})

test("the starter fetches nothing until the page has loaded, its last picture is painted and the browser is idle, or the visitor does something", () => {
  const started = () => {
    const fetched: string[] = []
    const whenIdle: (() => void)[] = []
    const whenPainted: { callback: () => void; ms: number }[] = []
    const listeners = new Map<string, () => void>()
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
    const document = {
      ...listen,
      currentScript: { dataset: { page: "/", scripts: "/a.js /b.js" } },
      createElement: () => ({}),
      body: { appendChild: ({ src }: { src: string }) => fetched.push(src) },
    }
    const window = {
      ...listen,
      history: { state: { key: "1" } },
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      requestIdleCallback: (callback: () => void) => whenIdle.push(callback),
      setTimeout: (callback: () => void, ms: number) => whenPainted.push({ callback, ms }),
    }
    new Function("document", "window", starter)(document, window)
    const isPainted = () => whenPainted.forEach(({ callback }) => callback())
    return {
      fetched,
      whenIdle,
      whenPainted,
      isPainted,
      happens: (type: string) => listeners.get(type)?.(),
    }
  }

  const read = started()
  expect(read.fetched).toEqual([])
  read.happens("load")
  expect(read.whenIdle).toEqual([])
  expect(read.whenPainted.map(({ ms }) => ms)).toEqual([200])
  read.isPainted()
  expect(read.fetched).toEqual([])
  for (const callback of read.whenIdle) callback()
  expect(read.fetched).toEqual(["/a.js", "/b.js"])

  for (const type of ["pointerdown", "touchstart", "keydown"]) {
    const used = started()
    used.happens(type)
    used.happens("load")
    used.isPainted()
    for (const callback of used.whenIdle) callback()
    expect(used.fetched).toEqual(["/a.js", "/b.js"])
  }
})

test("a page whose scripts are put off already is left alone", () => {
  expect(withLateScripts(withLateScripts(pageAsBuilt, fileOf)!.html, fileOf)).toBeNull()
})

test("a page whose scripts a later build has filled in again gets them put off again", () => {
  const { html } = withLateScripts(pageAsBuilt, fileOf)!
  const filledAgain = html.replace(
    /(slice-start[^>]*-->)[\s\S]*(<!-- slice-end)/,
    (_, a, b) => `${a}${gatsbyScripts}${b}`,
  )
  expect(withLateScripts(filledAgain, fileOf)!.html).toBe(html)
})

test("pages of a folder share one file for what was inlined; other HTML stays as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  writeFileSync(join(folder, "about.html"), pageAsBuilt)
  writeFileSync(join(folder, "contact.html"), pageAsBuilt.replace("/about", "/contact"))
  writeFileSync(join(folder, "other.html"), "<p>Other</p>")
  changePages(folder, scriptsPutOff(folder))
  const chunks = readdirSync(folder).filter((name) => name.startsWith("chunks-"))
  expect(chunks).toHaveLength(1)
  expect(readFileSync(join(folder, "about.html"), "utf8")).toContain(`/${chunks[0]} `)
  expect(readFileSync(join(folder, "other.html"), "utf8")).toBe("<p>Other</p>")
})
