import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** How the receiver answers: takes the form, fails, or never answers. */
export type Mood = "take" | "fail" | "silent"

/** A real server that takes inquiries on a free port of this machine, as an endpoint of another host would. */
export interface FormReceiver {
  readonly address: string
  /** The forms that came, oldest first. */
  readonly received: readonly URLSearchParams[]
  mood: Mood
  close: () => Promise<void>
}

export async function openFormReceiver(): Promise<FormReceiver> {
  const received: URLSearchParams[] = []
  const receiver = { mood: "take" as Mood }
  const server = createServer((request, response) => {
    void formOf(request).then((form) => {
      received.push(form)
      answer(request, response, receiver.mood)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, {
    address: `http://127.0.0.1:${port}/inquiries`,
    received,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString("utf8"))
}

function answer(request: IncomingMessage, response: ServerResponse, mood: Mood): void {
  const { origin = "", referer = "" } = request.headers
  if (mood === "silent") return
  if (origin) response.setHeader("Access-Control-Allow-Origin", origin)
  if (mood === "fail") {
    response.writeHead(500).end("no")
  } else if (request.headers.accept?.startsWith("application/json")) {
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}")
  } else {
    // A browser that posts by itself is sent on to the thanks, as endpoints are set up to do.
    const thanks = new URL("/contact/thank-you", referer || origin)
    response.writeHead(303, { Location: thanks.href }).end()
  }
}
