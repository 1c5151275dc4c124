import http from "node:http"
import type { AddressInfo } from "node:net"

interface OAuthApp {
  readonly id: string
  readonly secret: string
  readonly token: string
}

/**
 * A stand-in for GitHub's login: the page that authorises (at once) and the exchange of its code for a token. `requests`
 * records all requests.
 */
export async function startGitHubStandIn({ id, secret, token }: OAuthApp) {
  const requests: { method?: string; url: string; body: string }[] = []
  const server = http.createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://127.0.0.1")
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const body = Buffer.concat(parts).toString()
      requests.push({ method: request.method, url: url.href, body })
      if (url.pathname === "/login/oauth/authorize") {
        const back = new URL(url.searchParams.get("redirect_uri") ?? "")
        back.searchParams.set("code", "the-code")
        back.searchParams.set("state", url.searchParams.get("state") ?? "")
        response.writeHead(302, { location: back.href }).end()
        return
      }
      const given = JSON.parse(body) as Record<string, string>
      const right =
        given.client_id === id && given.client_secret === secret && given.code === "the-code"
      const answer = right
        ? { access_token: token, token_type: "bearer", scope: "repo" }
        : { error: "bad_verification_code" }
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
