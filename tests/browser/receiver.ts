import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A real server that takes what pages send, on a free port of this machine, as an endpoint of another host would. */
export interface Receiver {
  readonly address: string
  /** The texts that came, oldest first, each with its headers. */
  readonly received: { readonly text: string; readonly headers: NodeJS.Dict<string | string[]> }[]
  /** How it answers: takes the text, fails, or never answers. */
  mood: "take" | "fail" | "silent"
}

/** A fixture that opens a receiver and closes it after the test. */
export async function receiver(
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  {},
  provide: (receiver: Receiver) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    const { origin = "", referer = "", accept = "" } = request.headers
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      open.received.push({ text: Buffer.concat(parts).toString(), headers: request.headers })
      if (open.mood === "silent") return
      if (origin) response.setHeader("Access-Control-Allow-Origin", origin)
      if (open.mood === "fail") response.writeHead(500).end("no")
      else if (!accept.startsWith("text/html")) response.writeHead(200).end("{}")
      // A browser that posts by itself is sent on to the thanks, as endpoints are set up to do.
      else {
        const { href } = new URL("/contact/thank-you", referer || origin)
        response.writeHead(303, { Location: href }).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const open: Receiver = { address: `http://127.0.0.1:${port}/`, received: [], mood: "take" }
  await provide(open)
  server.closeAllConnections()
  server.close()
}
