import { createHash } from "node:crypto"
import { onRequestGet as cloudflareAuth } from "../functions/api/auth"
import { onRequestGet as cloudflareCallback } from "../functions/api/callback"
import netlifyAuth, { config as authConfig } from "./netlify/functions/auth"
import netlifyCallback, { config as callbackConfig } from "./netlify/functions/callback"
import { startGitHubStandIn } from "../tests/github-stand-in"

const proxy = "https://login.example.com"
const app = { id: "app-id", secret: "app-secret", token: "gho_secretToken" }
let github
let environment

beforeEach(async () => {
  github = await startGitHubStandIn(app)
  environment = {
    GITHUB_CLIENT_ID: app.id,
    GITHUB_CLIENT_SECRET: app.secret,
    LOGIN_ORIGIN: "https://www.example.com",
    GITHUB_ADDRESS: github.address,
  }
})

afterEach(() => github.close())

/** Both hosts' functions, called as each host calls them. */
const hosts = {
  "Cloudflare Pages": {
    auth: (request) => cloudflareAuth({ request, env: environment }),
    callback: (request) => cloudflareCallback({ request, env: environment }),
  },
  Netlify: {
    auth: (request) => withEnvironment(() => netlifyAuth(request)),
    callback: (request) => withEnvironment(() => netlifyCallback(request)),
  },
}

async function withEnvironment(run) {
  Object.assign(process.env, environment)
  try {
    return await run()
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name]
  }
}

const { auth, callback } = hosts["Cloudflare Pages"]
const begin = (query = "provider=github&site_id=www.example.com&scope=admin:org", from = auth) =>
  from(new Request(`${proxy}/api/auth?${query}`))
const finish = (query, cookie = "", from = callback) =>
  from(new Request(`${proxy}/api/callback?${query}`, { headers: { cookie } }))

/** Starts the login; returns what it gives the browser. */
async function begun(from = auth) {
  const answer = await begin(undefined, from)
  const location = new URL(answer.headers.get("location"))
  const cookie = answer.headers.get("set-cookie")
  return { answer, location, cookie, state: location.searchParams.get("state") }
}

const sentence = async (answer) => /<p role="status">(.*)<\/p>/.exec(await answer.text())[1]

test.each(Object.entries(hosts))("on %s a login ends with the token", async (_, host) => {
  const { location, cookie, state } = await begun(host.auth)
  expect(location.origin + location.pathname).toBe(`${github.address}/login/oauth/authorize`)
  expect(Object.fromEntries(location.searchParams)).toEqual({
    client_id: app.id,
    redirect_uri: `${proxy}/api/callback`,
    scope: "repo",
    state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
    allow_signup: "false",
  })
  const answer = await finish(`code=the-code&state=${state}`, cookie.split(";")[0], host.callback)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain(app.token)
  expect(html).toContain(`const origin = "https://www.example.com"`)
  const targets = [...html.matchAll(/postMessage\([^,]+, ([^)]+)\)/g)].map(([, target]) => target)
  expect(new Set(targets)).toEqual(new Set(["origin"]))
  const asked = JSON.parse(github.requests.at(-1).body)
  expect(asked.redirect_uri).toBe(`${proxy}/api/callback`)
  const hash = createHash("sha256").update(asked.code_verifier).digest("base64url")
  expect(hash).toBe(location.searchParams.get("code_challenge"))
})

test("the functions answer where the editor and GitHub ask", () => {
  expect(authConfig.path).toBe("/api/auth")
  expect(callbackConfig.path).toBe("/api/callback")
})

test("each login has its own state, out of reach of scripts and other sites", async () => {
  const { cookie, state } = await begun()
  expect(state.length).toBeGreaterThanOrEqual(64)
  expect((await begun()).state).not.toBe(state)
  expect(cookie.replace(/\.[\w-]{72}/, "")).toBe(
    `__Host-login-state=${state}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
})

test.each([
  ["no cookie", "", undefined],
  ["another browser's cookie", "__Host-login-state=another", undefined],
  ["an empty cookie and state", "__Host-login-state=", ""],
])("with %s the code is not exchanged", async (_, cookie, other) => {
  const { state } = await begun()
  const answer = await finish(`code=the-code&state=${other ?? state}`, cookie)
  expect(answer.status).toBe(403)
  expect(await sentence(answer)).toContain("not begun here")
  expect(github.requests).toEqual([])
})

test("the page with the token is not cached and runs only its own script", async () => {
  const { cookie, state } = await begun()
  const { headers } = await finish(`code=the-code&state=${state}`, cookie.split(";")[0])
  expect(headers.get("cache-control")).toBe("no-store")
  expect(headers.get("referrer-policy")).toBe("no-referrer")
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; /,
  )
  expect(headers.get("set-cookie")).toContain("Max-Age=0")
})

test("a token cannot end the script around it", async () => {
  await github.close()
  github = await startGitHubStandIn({ ...app, token: "</script><script>alert(1)</script>" })
  environment.GITHUB_ADDRESS = github.address
  const { cookie, state } = await begun()
  const html = await (await finish(`code=the-code&state=${state}`, cookie.split(";")[0])).text()
  expect(html.match(/<script>/g)).toHaveLength(1)
})

test("a refusal by GitHub, and a GitHub out of reach, are explained", async () => {
  const { cookie, state } = await begun()
  const own = cookie.split(";")[0]
  const refused = await finish(`error=access_denied&state=${state}`, own)
  expect([refused.status, await sentence(refused)]).toEqual([
    403,
    "GitHub did not allow the login. You may have pressed Cancel. Close this window and press Login once more.",
  ])
  const wrongCode = await finish(`code=another&state=${state}`, own)
  expect([wrongCode.status, await sentence(wrongCode)]).toEqual([
    502,
    "GitHub gave no access. Its code may have been used already, or be too old. Close this window and press Login once more.",
  ])
  expect((await finish(`state=${state}`, own)).status).toBe(400)
  environment.GITHUB_ADDRESS = "http://127.0.0.1:1"
  expect((await finish(`code=the-code&state=${state}`, own)).status).toBe(502)
})

test("a GitHub that never answers is given up", async () => {
  const wait = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort())
  const { cookie, state } = await begun()
  const answer = await finish(`code=the-code&state=${state}`, cookie.split(";")[0])
  expect(wait).toHaveBeenCalledWith(10_000)
  expect(answer.status).toBe(502)
  wait.mockRestore()
})

test("another provider is refused", async () => {
  expect((await begin("provider=gitlab")).status).toBe(400)
})

test.each([
  [{ GITHUB_CLIENT_ID: "" }, "GITHUB_CLIENT_ID is not set."],
  [{ GITHUB_CLIENT_SECRET: undefined }, "GITHUB_CLIENT_SECRET is not set."],
  [{ LOGIN_ORIGIN: undefined }, "LOGIN_ORIGIN is not set."],
  [{ LOGIN_ORIGIN: "*" }, "LOGIN_ORIGIN must look like https://www.example.com"],
  [{ LOGIN_ORIGIN: "https://www.example.com/" }, "LOGIN_ORIGIN must look like"],
  [{ LOGIN_SCOPE: "admin:org" }, "LOGIN_SCOPE can be repo or public_repo."],
  [{ GITHUB_ADDRESS: "github.example.com" }, "GITHUB_ADDRESS must look like https://"],
  [{ GITHUB_ADDRESS: "" }, "GITHUB_ADDRESS must look like https://"],
])("a setting that is missing or wrong is named: %j", async (change, words) => {
  Object.assign(environment, change)
  const answers = [await begin(), await finish("code=the-code&state=1", "__Host-login-state=1")]
  for (const answer of answers) {
    expect(answer.status).toBe(500)
    expect(await sentence(answer)).toContain(words)
  }
})

test("a public repository needs the smaller scope only", async () => {
  environment.LOGIN_SCOPE = "public_repo"
  expect((await begun()).location.searchParams.get("scope")).toBe("public_repo")
})
