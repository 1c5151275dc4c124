import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export interface ChangingSite {
  /** "http://127.0.0.1:40001" */
  readonly address: string
  /** What was asked for, "/admin/" and the like. */
  readonly asked: readonly string[]
  /** From now on every text the site serves is changed so; a later build is played by it. */
  change: (text: string, path: string) => string
  /** true: nobody answers, as in a place without network. */
  isOut: boolean
  close: () => Promise<void>
}

/** The built site, served again on a free port by a host that can be changed, and be out of reach. */
export async function openChangingSite(built: string): Promise<ChangingSite> {
  const asked: string[] = []
  const site = { asked, change: (text: string) => text, isOut: false } as unknown as {
    -readonly [Name in keyof ChangingSite]: ChangingSite[Name]
  }
  const server = createServer((request, response) => {
    const path = request.url ?? "/"
    asked.push(path)
    if (site.isOut) {
      response.destroy()
      return
    }
    fetch(new URL(path, built)).then(
      async (answer) => {
        const type = answer.headers.get("content-type") ?? ""
        const headers: Record<string, string> = { "Content-Type": type }
        const kept = answer.headers.get("cache-control")
        if (kept) headers["Cache-Control"] = kept
        response.writeHead(answer.status, headers)
        if (/html|json|javascript/.test(type)) response.end(site.change(await answer.text(), path))
        else response.end(Buffer.from(await answer.arrayBuffer()))
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  site.close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return site
}
