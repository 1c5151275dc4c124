import { expect, test as plain, type Page } from "@playwright/test"
import { onRequestGet as auth } from "../../functions/api/auth"
import { onRequestGet as callback } from "../../functions/api/callback"
import { startGitHubStandIn } from "../github-stand-in"
import { type ChangingSite, expectKept, test as base } from "./changing-site"
import { giveVariables } from "./editor"
import { hydrated } from "./hydration"

const app = { id: "app-id", secret: "app-secret", token: "gho_theToken" }

type GitHub = Awaited<ReturnType<typeof startGitHubStandIn>>

const test = base.extend<{ github: GitHub }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  github: async ({}, provide) => {
    const github = await startGitHubStandIn(app)
    await provide(github)
    await github.close()
  },
})

// The policy of /admin names the servers of the build's settings, and the build of the tests has none.
// The browser is one that keeps pages of the site: the harder case. What it keeps of a login: offline.spec.ts
test.use({ bypassCSP: true, serviceWorkers: "allow" })

/** Lets the site answer at /api as its host does, and GitHub with a repository that is empty. Returns the tokens GitHub saw. */
async function connectLogin(page: Page, site: ChangingSite, github: GitHub) {
  const env = {
    GITHUB_CLIENT_ID: app.id,
    GITHUB_CLIENT_SECRET: app.secret,
    LOGIN_ORIGIN: site.address,
    GITHUB_ADDRESS: github.address,
  }
  site.answers = {
    "/api/auth": (request) => auth({ request, env }),
    "/api/callback": (request) => callback({ request, env }),
  }
  await giveVariables(page, {
    GATSBY_CMS_BACKEND: "github",
    GATSBY_CMS_REPO: "doab/website",
    GATSBY_CMS_BASE_URL: site.address,
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
  return askedWith
}

test("an editor logs in with GitHub through the window Decap opens, also in a browser that keeps pages of the site", async ({
  page,
  site,
  github,
}) => {
  await page.goto(`${site.address}/about`)
  await hydrated(page)
  await expectKept(page, "/about")
  const askedWith = await connectLogin(page, site, github)
  await page.goto(`${site.address}/admin/`)
  const opened = page.waitForEvent("popup")
  await page.getByRole("button", { name: "Login with GitHub" }).click()
  const popup = await opened
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
  expect(popup.isClosed()).toBe(true)
  expect(askedWith).toEqual(new Set([`token ${app.token}`]))
  expect(site.asked.filter((path) => path.startsWith("/api/callback?code="))).toHaveLength(1)
})

plain(
  "/admin without a repository behind it names the missing setting, and contacts no server on the visitor's machine",
  async ({ page, baseURL }) => {
    const askedOnThisMachine: string[] = []
    page.on("request", (request) => {
      const { hostname } = new URL(request.url())
      if (hostname !== "www.example.com") askedOnThisMachine.push(request.url())
    })
    await page.route("https://www.example.com/**", async (route) => {
      const { pathname } = new URL(route.request().url())
      // The server may close a connection that was idle at the moment it is used again.
      const response = await route.fetch({ url: `${baseURL}${pathname}`, maxRetries: 2 })
      await route.fulfill({ response })
    })
    // /admin/, with a slash, is where every other test of the editor begins.
    await page.goto("https://www.example.com/admin")
    const message = page.getByRole("alert")
    await expect(message).toContainText("This editor is not connected to a repository yet.")
    await expect(message).toContainText("GATSBY_CMS_BACKEND")
    await expect(page.getByRole("button", { name: "Login" })).toHaveCount(0)
    const html = await (await page.request.get(`${baseURL}/admin/`)).text()
    expect(html).toContain('<html lang="en">')
    expect(askedOnThisMachine).toEqual([])
  },
)
