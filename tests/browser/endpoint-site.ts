import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { pagePolicy } from "../../src/build/hosting/content-policy"
import { readMarkup } from "../../src/build/publish/page-markup"

interface EndpointSite {
  /** "http://127.0.0.1:40001" */
  readonly address: string
  close: () => Promise<void>
}

/**
 * The built site as one built with the setting "endpoint": served again on a free port, changed in the data its scripts
 * get, in the form of its HTML and in its policy. What that HTML is when it is really built so,
 * src/inquiry/form/ContactForm.test.tsx says. A real server, because browsers keep a page that a test made up
 * from sending to this machine.
 */
export async function openEndpointSite(built: string, endpoint: string): Promise<EndpointSite> {
  const policyOf = (html: string) =>
    pagePolicy({
      inlineScripts: readMarkup(html).inlineScripts,
      hasGoogleMap: false,
      formEndpoint: endpoint,
    })
  const server = createServer((request, response) => {
    const path = request.url ?? "/"
    fetch(new URL(path, built)).then(
      async (answer) => {
        const type = answer.headers.get("content-type") ?? ""
        response.statusCode = answer.status
        response.setHeader("Content-Type", type)
        if (type.startsWith("text/html")) {
          const html = await answer.text()
          response.setHeader("Content-Security-Policy", policyOf(html))
          response.end(withPostingForm(html, endpoint))
        } else if (path.endsWith("/page-data.json")) {
          response.end(withProvider(await answer.text(), endpoint))
        } else {
          response.end(Buffer.from(await answer.arrayBuffer()))
        }
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function withPostingForm(html: string, endpoint: string): string {
  return html.replace(/<form[^>]*method="dialog"[^>]*>.*?<\/form>/s, (form) =>
    form
      .replace('method="dialog"', `method="post" action="${endpoint}"`)
      .replace(/<ul[^>]*><li><a[^>]*href="tel:.*?<\/ul>/s, ""),
  )
}

function withProvider(json: string, endpoint: string): string {
  const page = JSON.parse(json) as { result?: { data?: { settings?: object } } }
  const settings = page.result?.data?.settings
  if (settings) Object.assign(settings, { inquiry: { provider: "endpoint", endpoint } })
  return JSON.stringify(page)
}
