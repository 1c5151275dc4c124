import {
  starter,
  withLateScripts,
  withoutScripts,
} from "../../../../src/build/publish/late-scripts"

const styles = ["/app.css", "/page.css"]
const gatsbyScripts =
  '<script id="gatsby-chunk-mapping">\n window.___chunkMapping="{}";\n</script><script>window.___webpackCompilationHash="abc";</script><script src="/webpack-runtime-1.js" async></script><script src="/framework-2.js" async></script><script src="/app-3.js" async></script>'
const sliceOf = (inside: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${inside}<!-- slice-end id="_gatsby-scripts-1" -->`
const pageAsBuilt = `<html><head><link as="script" rel="preload" href="/app-3.js"/></head><body><p>Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>${sliceOf(gatsbyScripts)}</body></html>`

test("no script of a page is fetched before the page has loaded", () => {
  const { html } = withLateScripts(pageAsBuilt, styles)!
  expect(html).not.toMatch(/<script[^>]+ src=/)
  expect(html).not.toContain(`rel="preload"`)
  expect(html).toContain("<p>Text</p>")
})

test("all scripts stay in their order, after what Gatsby had inlined", () => {
  const { html, chunks } = withLateScripts(pageAsBuilt, styles)!
  expect(html).toContain('data-styles="/app.css /page.css"')
  expect(/data-scripts="([^"]*)"/.exec(html)?.[1]).toBe(
    `/${chunks.file} /webpack-runtime-1.js /framework-2.js /app-3.js`,
  )
  expect(chunks.text).toBe('window.___chunkMapping={};\nwindow.___webpackCompilationHash="abc";')
})

test("the one inline script left is the same text on every page", () => {
  const about = withLateScripts(pageAsBuilt, styles)!.html
  const contact = withLateScripts(pageAsBuilt.replace("/about", "/contact"), styles)!.html
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

interface MadeElement {
  rel?: string
  src?: string
  href?: string
  media?: string
  onload?: () => void
  onerror?: () => void
}

/** The starter in its own window, and what it has fetched. */
function started({ prerendering = false } = {}) {
  const run: string[] = []
  const links: MadeElement[] = []
  const whenIdle: (() => void)[] = []
  const whenPainted: { callback: () => void; ms: number }[] = []
  const listeners = new Map<string, () => void>()
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const document = {
    ...listen,
    prerendering,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    currentScript: { dataset: { page: "/", styles: "/a.css /b.css", scripts: "/a.js /b.js" } },
    createElement: () => ({}),
    head: { appendChild: (link: MadeElement) => (links.push(link), link) },
    body: { appendChild: ({ src = "" }: MadeElement) => run.push(src) },
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
  const linked = (kind: string) => links.filter(({ rel }) => rel === kind)
  return {
    run,
    sheets: () => linked("stylesheet"),
    fetched: () => linked("preload").map(({ href }) => href),
    whenIdle,
    whenPainted,
    isPainted,
    happens: (type: string) => listeners.get(type)?.(),
  }
}

test("a page that the browser prepares ahead starts its scripts when it is shown", () => {
  const ahead = started({ prerendering: true })
  ahead.happens("load")
  expect(ahead.whenPainted).toEqual([])
  ahead.happens("prerenderingchange")
  ahead.isPainted()
  for (const callback of ahead.whenIdle) callback()
  expect(ahead.fetched()).toEqual(["/a.js", "/b.js"])
})

test("the starter fetches nothing until the page has loaded, its last picture is painted and the browser is idle, or the visitor does something", () => {
  const read = started()
  expect(read.fetched()).toEqual([])
  read.happens("load")
  expect(read.whenIdle).toEqual([])
  expect(read.whenPainted.map(({ ms }) => ms)).toEqual([200])
  read.isPainted()
  expect(read.fetched()).toEqual([])
  expect(read.sheets()).toEqual([])
  for (const callback of read.whenIdle) callback()
  expect(read.fetched()).toEqual(["/a.js", "/b.js"])

  for (const type of ["pointerdown", "keydown"]) {
    const used = started()
    used.happens(type)
    used.happens("load")
    used.isPainted()
    for (const callback of used.whenIdle) callback()
    expect(used.fetched()).toEqual(["/a.js", "/b.js"])
  }
})

test("the whole style sheets apply together, and scripts run after them, also when one fails", () => {
  const { run, sheets, happens } = started()
  happens("keydown")
  const [first, second] = sheets()
  expect([first?.href, second?.href]).toEqual(["/a.css", "/b.css"])
  second?.onload?.()
  expect([first?.media, second?.media]).toEqual(["print", "print"])
  expect(run).toEqual([])
  first?.onerror?.()
  expect([first?.media, second?.media]).toEqual(["all", "all"])
  expect(run).toEqual(["/a.js", "/b.js"])
})

test("pages share one file for what Gatsby has written into each", () => {
  const about = withLateScripts(pageAsBuilt, styles)!
  const contact = withLateScripts(pageAsBuilt.replace("/about", "/contact"), styles)!
  expect(contact.chunks).toEqual(about.chunks)
})

test("a page whose scripts are not where they are expected is not recognised", () => {
  expect(withLateScripts("<p>Other</p>", styles)).toBeNull()
  expect(withLateScripts(pageAsBuilt.replace("slice-start", "slice"), styles)).toBeNull()
  expect(withLateScripts(pageAsBuilt.replace("gatsby-script-loader", "loader"), styles)).toBeNull()
})

test("a page can be left without any script", () => {
  const plain = withoutScripts(pageAsBuilt)
  expect(plain).not.toMatch(/<script|preload/)
  expect(plain).toContain("<p>Text</p>")
  expect(withoutScripts("<p>Text</p>")).toBeNull()
})
