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

/** Answers differently at one address. */
const at =
  (address: string, wrong: (reply: Reply) => Partial<Reply>): Spoil =>
  (reply, path) =>
    path === address ? wrong(reply) : undefined

/** Answers differently for what is not there. */
const missing =
  (wrong: (reply: Reply) => Partial<Reply>): Spoil =>
  (reply) =>
    reply.status === 404 ? wrong(reply) : undefined

/** Sends other headers with some answers, besides the right ones. */
const sends =
  (more: Reply["headers"], where: (path: string, reply: Reply) => boolean): Spoil =>
  (reply, path) =>
    where(path, reply) ? { headers: { ...reply.headers, ...more } } : undefined

const cached = (lifetime: string) => ({ "Cache-Control": lifetime })
const isEditor = (path: string) => path.startsWith("/admin/")
const isAsset = (path: string, { status }: Reply) => path.startsWith("/assets/") && status === 200

test.each<[string, Spoil, string[]]>([
  ["adds a slash to pages", at("/about", (reply) => moveTo(reply, "/about/")), ["pages"]],
  ["sends another page", at("/about", () => ({ body: "<p>Home</p>" })), ["pages"]],
  ["shows a page with a slash too", at("/about/", () => ({ status: 200 })), ["slash"]],
  [
    "takes the slash off for now only",
    at("/about/", (reply) => moveTo(reply, "/about", 302)),
    ["slash"],
  ],
  [
    "does not know other addresses with a slash",
    at("/info/", () => ({ status: 404 })),
    ["aliases"],
  ],
  ["takes two steps to a page", at("/info/", (reply) => moveTo(reply, "/info")), ["aliases"]],
  ["answers 200 for what is not there", missing(() => ({ status: 200 })), ["unknown", "lifetimes"]],
  ["has a 404 page of its own", missing(() => ({ body: "Not Found" })), ["unknown"]],
  [
    "joins two rules for a header",
    sends({ "X-Frame-Options": "SAMEORIGIN, DENY" }, isEditor),
    ["headers"],
  ],
  ["sends a header twice", sends({ "X-Other": ["a", "a"] }, isEditor), ["headers"]],
  [
    "sends no headers with the 404 page",
    missing(() => ({ headers: cached("no-cache") })),
    ["headers"],
  ],
  [
    "does not compress styles",
    sends({ "X-Plain": "" }, (path) => path.endsWith(".css")),
    ["compression"],
  ],
  ["keeps pages for an hour", sends(cached("max-age=3600"), (path) => path === "/"), ["lifetimes"]],
  [
    "keeps for a year that a file is missing",
    sends(cached(forever), (_, { status }) => status === 404),
    ["lifetimes"],
  ],
  [
    "asks again for files named by their content",
    sends(cached("no-cache"), isAsset),
    ["lifetimes"],
  ],
  [
    "loses the state of the login",
    at("/api/auth", () => ({ headers: { Location: "https://github.com/login" } })),
    ["login"],
  ],
  [
    "keeps the page with the token",
    at("/api/callback", () => ({ headers: cached("max-age=0") })),
    ["callback"],
  ],
])("a host that %s is caught", async (_, wrong, keys) => {
  spoil = wrong
  expect(await broken()).toEqual(keys)
})
