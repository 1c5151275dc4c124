import http from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test, type Page } from "@playwright/test"
import { onRequestGet as auth } from "../../functions/api/auth"
import { onRequestGet as callback } from "../../functions/api/callback"
import { editorPolicy } from "../../src/build/hosting/content-policy"
import type { BackendEnvironment } from "../../src/cms/backend"
import { startGitHubStandIn } from "../github-stand-in"

const app = { id: "app-id", secret: "app-secret", token: "gho_theToken" }

// The policy of /admin names the servers of the build's settings, and the build of the tests has none.
test.use({ bypassCSP: true })

type Answer = (request: Request) => Response | Promise<Response>

/** A site with nothing but the functions of the login. */
async function startLoginSite(answers: Record<string, Answer>) {
  const server = http.createServer((request, response) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const url = new URL(request.url ?? "/", origin)
    const headers = { cookie: request.headers.cookie ?? "" }
    void (async () => {
      const answer = await answers[url.pathname]?.(new Request(url, { headers }))
      response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []))
      response.end(await answer?.text())
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/**
 * Lets the compiled editor find these variables. The build of the tests has none of them set, and what is not set is looked
 * up on an empty object: each object is given them, where no loop over its keys comes upon them.
 */
async function connectEditor(page: Page, variables: BackendEnvironment) {
  await page.addInitScript((given) => {
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(Object.prototype, name, { value })
    }
  }, variables)
  // The policy a build with these variables would send.
  await page.route("**/admin/", async (route) => {
    const response = await route.fetch()
    const policy = { "content-security-policy": editorPolicy(variables) }
    await route.fulfill({ response, headers: { ...response.headers(), ...policy } })
  })
  await page.route("http://127.0.0.1:8081/**", (route) => route.abort())
}

test("an editor logs in with GitHub through the window Decap opens", async ({ page, baseURL }) => {
  const editor = new URL(baseURL ?? "").origin
  const github = await startGitHubStandIn(app)
  const env = {
    GITHUB_CLIENT_ID: app.id,
    GITHUB_CLIENT_SECRET: app.secret,
    LOGIN_ORIGIN: editor,
    GITHUB_ADDRESS: github.address,
  }
  const login = await startLoginSite({
    "/api/auth": (request) => auth({ request, env }),
    "/api/callback": (request) => callback({ request, env }),
  })
  await connectEditor(page, {
    GATSBY_CMS_BACKEND: "github",
    GATSBY_CMS_REPO: "doab/website",
    GATSBY_CMS_BASE_URL: login.origin,
    GATSBY_CMS_AUTH_ENDPOINT: "api/auth",
  })

  const askedWith = new Set<string | undefined>()
  await page.context().route("https://api.github.com/**", async (route) => {
    askedWith.add(route.request().headers().authorization)
    const { pathname } = new URL(route.request().url())
    const answers: Record<string, object> = {
      "/user": { login: "editor", name: "Editor" },
      "/repos/doab/website": { owner: { login: "doab" }, permissions: { push: true } },
    }
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "authorization,content-type",
    }
    await route.fulfill({ json: answers[pathname] ?? { tree: [] }, headers })
  })

  await page.goto("/admin/")
  const opened = page.waitForEvent("popup")
  await page.getByRole("button", { name: "Login with GitHub" }).click()
  const popup = await opened
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
  expect(popup.isClosed()).toBe(true)
  expect(askedWith).toEqual(new Set([`token ${app.token}`]))

  login.close()
  await github.close()
})
