import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Writable } from "node:stream"

type Answer = (request: Request) => Response | Promise<Response>

export interface ChangingSite {
  /** "http://127.0.0.1:40001" */
  readonly address: string
  /** What was asked for, oldest first: "/admin/", "/about?from=link". */
  asked: string[]
  /** From now on every text the site serves is changed so. */
  change: (text: string, path: string) => string
  /** Answers that take the place of the built site's, by path. */
  answers: Record<string, Answer>
  /** Headers of every page besides its type. */
  headers: Record<string, string>
  /** true: no answer, as without network. */
  isOut: boolean
  /** Plays the deploy of another build: scripts, styles and the worker's version have other names, and the old ones are gone. */
  deploy: () => void
  close: () => Promise<void>
}

/** The built site, served again on a free port by a host that can be changed, and be out of reach. */
export async function openChangingSite(built: string): Promise<ChangingSite> {
  const names = new NamesOfBuilds()
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const site: ChangingSite = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    change: (text) => text,
    answers: {},
    headers: {},
    isOut: false,
    deploy: () => names.change(),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return site

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", site.address)
    site.asked.push(url.pathname + url.search)
    if (site.isOut) {
      response.destroy()
      return
    }
    const given = await site.answers[url.pathname]?.(
      new Request(url, { headers: { cookie: request.headers.cookie ?? "" } }),
    )
    if (given) {
      response.writeHead(given.status, Object.fromEntries(given.headers))
      if (given.body) await given.body.pipeTo(Writable.toWeb(response))
      else response.end()
      return
    }
    const path = names.ofBuiltSite(url.pathname)
    if (path === undefined) {
      response.writeHead(404).end()
      return
    }
    const found = await fetch(new URL(path + url.search, built))
    const type = found.headers.get("content-type") ?? ""
    const cacheControl = found.headers.get("cache-control")
    response.writeHead(found.status, {
      "Content-Type": type,
      ...(cacheControl ? { "Cache-Control": cacheControl } : {}),
      ...(type.startsWith("text/html") ? site.headers : {}),
    })
    if (/html|json|javascript|css/.test(type)) {
      response.end(site.change(names.inText(await found.text()), path))
    } else {
      response.end(Buffer.from(await found.arrayBuffer()))
    }
  }
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
    let isGone = false
    const found = path.replace(hash, (whole) => {
      const name = this.original.get(whole)
      isGone ||= name === undefined
      return name ?? whole
    })
    return isGone ? undefined : found
  }
}
