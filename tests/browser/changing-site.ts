import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Writable } from "node:stream"
import { expect, test as base, type Page } from "@playwright/test"
import { inlineScripts, pagePolicy } from "../../src/build/hosting/content-policy"
import { hydrated } from "./hydration"

export interface ChangingSite {
  /** "http://127.0.0.1:40001" */
  readonly address: string
  /** What was asked for, oldest first: "/admin/", "/about?from=link". */
  asked: string[]
  /** From now on every text the site serves is changed so. */
  change: (text: string, path: string) => string
  /** Answers that take the place of the built site's, by path. */
  answers: Record<string, (request: Request) => Response | Promise<Response>>
  /** What the policy of every page allows besides, as that of a site built with these settings; no policy if undefined. */
  policy?: Partial<Parameters<typeof pagePolicy>[0]>
  /** true: no answer, as without network. */
  isOut: boolean
  /** What an answer waits for, by path: a slow line. One that fails is a cut line. */
  before: (path: string) => Promise<unknown>
  /** Plays the deploy of another build: scripts, styles and the worker's version have other names, and the old ones are gone. */
  deploy: () => void
}

/** Tests on the built site, served again on a free port by a host that can be changed, and be out of reach. */
export const test = base.extend<{ site: ChangingSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  site: async ({}, provide, { project }) => {
    const built = String(project.use.baseURL)
    const names = new NamesOfBuilds()
    const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      void answer(site, names, built, request, response).catch(() => response.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const site: ChangingSite = {
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      asked: [],
      change: (text) => text,
      answers: {},
      isOut: false,
      before: () => Promise.resolve(),
      deploy: () => names.change(),
    }
    await provide(site)
    server.closeAllConnections()
    server.close()
  },
})

async function answer(
  site: ChangingSite,
  names: NamesOfBuilds,
  built: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? "/", site.address)
  site.asked.push(url.pathname + url.search)
  const path = names.ofBuiltSite(url.pathname)
  if (site.isOut) return response.destroy()
  await site.before(url.pathname)
  const { cookie = "" } = request.headers
  const given = await site.answers[url.pathname]?.(new Request(url, { headers: { cookie } }))
  if (given) {
    response.writeHead(given.status, Object.fromEntries(given.headers))
    if (given.body) await given.body.pipeTo(Writable.toWeb(response))
    else response.end()
    return
  }
  if (path === undefined) return response.writeHead(404).end()
  const found = await fetch(new URL(path + url.search, built))
  const type = found.headers.get("content-type") ?? ""
  const isText = /html|json|javascript|css/.test(type)
  const body = isText ? await found.text() : Buffer.from(await found.arrayBuffer())
  response.setHeader("Content-Type", type)
  response.setHeader("Cache-Control", found.headers.get("cache-control") ?? "no-cache")
  if (site.policy && type.startsWith("text/html")) {
    const scripts = inlineScripts(String(body))
    const policy = pagePolicy({ inlineScripts: scripts, hasGoogleMap: false, ...site.policy })
    response.setHeader("Content-Security-Policy", policy)
  }
  response.writeHead(found.status)
  response.end(typeof body === "string" ? site.change(names.inText(body), path) : body)
}

/** A hash as webpack writes it: in names of files, in the list of chunks, and as the name of the whole build. */
const hash = /(?<=[-.]|:")([0-9a-f]{7,19})([0-9a-f])(?=\.(?:js|css)\b|")/g

/** Gives the files of the built site the names they would have in a later build: each has another last digit. */
class NamesOfBuilds {
  private build = 0
  /** The names in the built site, by those of the present build. */
  private readonly original = new Map<string, string>()

  change() {
    this.build += 1
    this.original.clear()
  }

  inText(text: string): string {
    if (this.build === 0) return text
    return text.replace(hash, (whole, start: string, last: string) => {
      const name = start + ((parseInt(last, 16) + this.build) % 16).toString(16)
      this.original.set(name, whole)
      return name
    })
  }

  /** The path in the built site, or nothing for a file the last deploy has removed. */
  ofBuiltSite(path: string): string | undefined {
    if (this.build === 0) return path
    const known = path.replace(hash, (whole) => this.original.get(whole) ?? "gone")
    return known.includes("gone") ? undefined : known
  }
}

/** Waits until the page shown could be read without network: until there are copies of it and of its scripts, styles and data. */
export async function expectShownKept(page: Page): Promise<void> {
  await hydrated(page)
  const { pathname } = new URL(page.url())
  const parts = await page.evaluate(() => {
    // What a page asks for once it hydrates is a script of the document while it is on its way.
    const asked = Array.from(document.scripts, ({ src }) => src).filter(Boolean)
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
    return [...asked, ...loaded].map((address) => new URL(address).pathname)
  })
  await expectKept(page, pathname, ...parts.filter((path) => /^\/(assets|page-data)\//.test(path)))
}

/** Waits until there are copies of these addresses. */
export async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(() => missing(page, paths), {
      message: "the pages are kept",
      intervals: [100],
    })
    .toEqual([])
}

async function missing(page: Page, paths: readonly string[]): Promise<string[]> {
  const kept = await keptAddresses(page)
  return paths.filter((path) => !kept.includes(path))
}

/** Every address of which the browser has a copy, with its query. */
export async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url)
        found.push(pathname + search)
      }
    }
    return found
  })
}

/** The text of the copy at an address, or nothing. */
export async function copyOf(page: Page, path: string): Promise<string> {
  return page.evaluate(async (at) => (await (await caches.match(at))?.text()) ?? "", path)
}
