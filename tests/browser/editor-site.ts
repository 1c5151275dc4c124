import { createServer, request as ask } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"

/** How the address of the editor's file server ends. */
export const editorApi = "/api/v1"

interface EditorSite {
  /** "http://127.0.0.1:40001" */
  readonly address: string
  /** Passes on the file server's requests to where it is, "http://127.0.0.1:40002". */
  ask: (fileServer: string) => void
  close: () => Promise<void>
}

/**
 * The built site with the editor's file server, which is another server of this machine, on one host. So the policy of the
 * published editor holds as it is. No request passes through the test, which would cost its time and the browser's cache.
 */
export async function openEditorSite(built: string): Promise<EditorSite> {
  let fileServer = built
  const server = createServer((request, response) => {
    const { url = "/", method, headers } = request
    const isOfFileServer = url.includes(editorApi)
    const target = new URL(url, isOfFileServer ? fileServer : built)
    const sent = isOfFileServer ? { ...headers, host: target.host } : headers
    // A server may close a connection that was idle at the moment it is used again: each request gets a new one.
    const onward = ask(target, { method, headers: sent, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on("error", () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ask: (address) => (fileServer = address),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/**
 * Lets the compiled editor find these variables. The build of the tests has none of them set, and what is not set is looked
 * up on an empty object: each object is given them, where no loop over its keys comes upon them.
 */
export async function giveVariables(page: Page, variables: object): Promise<void> {
  await page.addInitScript((given) => {
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(Object.prototype, name, { value })
    }
  }, variables)
}
