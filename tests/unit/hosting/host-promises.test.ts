import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"
import type { RunningHost } from "../../hosts/hosts"
import { promises } from "../../hosts/promises"
import { publishedSite, type PublishedSite } from "../../hosts/published-site"

const forever = "public, max-age=31536000, immutable"
const state = "0123"

const files: Readonly<Record<string, string>> = {
  "/index.html": "<p>Home</p>",
  "/about.html": "<p>About</p>",
  "/404.html": "<p>Nothing here</p>",
  "/admin/index.html": "<p>Editor</p>",
  "/admin/cms.js": "cms()",
  "/assets/app-1f.js": "app()",
  "/assets/app-1f.css": "p { color: red }",
  "/mark.svg": "<svg></svg>",
  "/page-data.json": "{}",
  "/sw.js": "worker()",
  "/robots.txt": "User-agent: *",
}

const rules = {
  headers: [
    { path: "/*", headers: { "X-Frame-Options": "SAMEORIGIN" } },
    { path: "/admin/*", headers: { "X-Frame-Options": "DENY", "Cache-Control": "no-cache" } },
    { path: "/assets/*", headers: { "Cache-Control": forever } },
  ],
  redirects: [{ fromPath: "/info", toPath: "/about" }],
}

interface Reply {
  status: number
  headers: Record<string, string | string[]>
  body: string
}

let site: PublishedSite
let folder: string
let server: Server
let host: RunningHost
/** What the host does wrong. */
let spoil: (reply: Reply, path: string) => Partial<Reply> | undefined

/** How a good host answers. */
function goodReply(path: string): Reply {
  const headers = {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Type": "text/html",
    ...site.headersOf(path),
  }
  const bare = path.replace(/(?<=.)\/$/, "")
  const moved = (to: string) => ({ status: 301, headers: { ...headers, Location: to }, body: "" })
  if (bare === "/info") return moved("/about")
  if (path === "/about/") return moved("/about")
  if (path === "/api/auth") {
    const cookie = { "Set-Cookie": `__Host-login-state=${state}; Secure` }
    const to = { Location: `https://github.com/login?state=${state}` }
    return { status: 302, headers: { ...cookie, ...to }, body: "" }
  }
  if (path === "/api/callback") {
    return { status: 403, headers: { "Cache-Control": "no-store" }, body: "" }
  }
  const body = files[path] ?? files[`${path}.html`] ?? files[`${path}index.html`]
  if (body !== undefined) return { status: 200, headers, body }
  const notKept = { ...headers, "Cache-Control": "no-cache" }
  return { status: 404, headers: notKept, body: files["/404.html"] ?? "" }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://host")
  const good = goodReply(pathname)
  const { status, headers, body } = { ...good, ...spoil(good, pathname) }
  if (typeof headers.Location === "string" && !headers.Location.startsWith("http")) {
    headers.Location += search
  }
  const packs = request.headers["accept-encoding"]?.includes("gzip") && !("X-Plain" in headers)
  if (packs) headers["Content-Encoding"] = "gzip"
  response.writeHead(status, headers)
  response.end(packs ? gzipSync(body) : body)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "promises-"))
  for (const [name, text] of Object.entries({ ...files, "/_headers": "" })) {
    mkdirSync(dirname(join(folder, "site", name)), { recursive: true })
    writeFileSync(join(folder, "site", name), text)
  }
  writeFileSync(join(folder, "site.rules.json"), JSON.stringify(rules))
  site = publishedSite(join(folder, "site"))
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  host = { origin: `http://127.0.0.1:${port}`, stop: async () => undefined }
})

beforeEach(() => {
  spoil = () => undefined
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

/** The promises that need a browser are tried by npm run test:hosts alone. */
const withoutBrowser = promises.filter(({ key }) => key !== "editor" && key !== "offline")

async function broken(): Promise<string[]> {
  const found: string[] = []
  for (const { key, check } of withoutBrowser) {
    if ((await check(host, site)).length > 0) found.push(key)
  }
  return found
}

test("the site's pages are those of its folder, without the page for unknown addresses and the editor", () => {
  expect(site.pages).toEqual(["/about", "/"])
  expect(site.files).not.toContain("/_headers")
})

test("a good host keeps every promise", async () => {
  expect(await broken()).toEqual([])
})

type Spoil = typeof spoil
const moveTo = (reply: Reply, to: string, status = 308) => ({
  status,
  headers: { ...reply.headers, Location: to },
})

test.each<[string, Spoil, string[]]>([
  [
    "adds a slash to pages",
    (reply, path) => (path === "/about" ? moveTo(reply, "/about/") : undefined),
    ["pages"],
  ],
  [
    "sends another page",
    (_, path) => (path === "/about" ? { body: "<p>Home</p>" } : undefined),
    ["pages"],
  ],
  [
    "shows a page with a slash too",
    (_, path) => (path === "/about/" ? { status: 200 } : undefined),
    ["slash"],
  ],
  [
    "takes the slash off for now only",
    (reply, path) => (path === "/about/" ? moveTo(reply, "/about", 302) : undefined),
    ["slash"],
  ],
  [
    "does not know other addresses with a slash",
    (_, path) => (path === "/info/" ? { status: 404 } : undefined),
    ["aliases"],
  ],
  [
    "takes two steps to a page",
    (reply, path) => (path === "/info/" ? moveTo(reply, "/info") : undefined),
    ["aliases"],
  ],
  [
    "answers 200 for what is not there",
    (reply) => (reply.status === 404 ? { status: 200 } : undefined),
    ["unknown", "lifetimes"],
  ],
  [
    "has a 404 page of its own",
    (reply) => (reply.status === 404 ? { body: "Not Found" } : undefined),
    ["unknown"],
  ],
  [
    "joins two rules for a header",
    (reply, path) =>
      path.startsWith("/admin/")
        ? { headers: { ...reply.headers, "X-Frame-Options": "SAMEORIGIN, DENY" } }
        : undefined,
    ["headers"],
  ],
  [
    "sends a header twice",
    (reply, path) =>
      path.startsWith("/admin/")
        ? { headers: { ...reply.headers, "X-Other": ["a", "a"] } }
        : undefined,
    ["headers"],
  ],
  [
    "sends no headers with the 404 page",
    (reply) => (reply.status === 404 ? { headers: { "Cache-Control": "no-cache" } } : undefined),
    ["headers"],
  ],
  [
    "does not compress styles",
    (reply, path) =>
      path.endsWith(".css") ? { headers: { ...reply.headers, "X-Plain": "" } } : undefined,
    ["compression"],
  ],
  [
    "keeps pages for an hour",
    (reply, path) =>
      path === "/" ? { headers: { ...reply.headers, "Cache-Control": "max-age=3600" } } : undefined,
    ["lifetimes"],
  ],
  [
    "keeps for a year that a file is missing",
    (reply) =>
      reply.status === 404
        ? { headers: { ...reply.headers, "Cache-Control": forever } }
        : undefined,
    ["lifetimes"],
  ],
  [
    "asks again for files named by their content",
    (reply, path) =>
      path.startsWith("/assets/") && reply.status === 200
        ? { headers: { ...reply.headers, "Cache-Control": "no-cache" } }
        : undefined,
    ["lifetimes"],
  ],
  [
    "loses the state of the login",
    (_, path) =>
      path === "/api/auth" ? { headers: { Location: "https://github.com/login" } } : undefined,
    ["login"],
  ],
  [
    "keeps the page with the token",
    (_, path) =>
      path === "/api/callback" ? { headers: { "Cache-Control": "max-age=0" } } : undefined,
    ["callback"],
  ],
])("a host that %s is found out", async (_, wrong, keys) => {
  spoil = wrong
  expect(await broken()).toEqual(keys)
})
