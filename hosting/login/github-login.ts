/*
 * Logs editors in with GitHub. GitHub gives a token only to a program that holds a secret, which a page cannot; this small
 * function is that program. It answers at two addresses, in the window the editor opens:
 *
 *   /api/auth      sends the window on to GitHub
 *   /api/callback  takes GitHub's answer, gets the token and hands it to the editor, to no other origin than the one set
 *
 * Requests and answers are those of the web platform, which Cloudflare Pages and Netlify use as they are.
 *
 * @see https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */

const cookieName = "__Host-login-state"

/** Milliseconds GitHub has to answer. */
const PATIENCE = 10_000

/** The settings, from the environment of the host. */
export interface LoginEnvironment {
  /** Credentials of the OAuth app. */
  readonly GITHUB_CLIENT_ID?: string
  readonly GITHUB_CLIENT_SECRET?: string
  /** The site of the editor: https://www.example.com */
  readonly LOGIN_ORIGIN?: string
  /** "repo" by default; "public_repo" is enough for a public repository. */
  readonly LOGIN_SCOPE?: string
  /** The address of a self-hosted GitHub; by default https://github.com. */
  readonly GITHUB_ADDRESS?: string
}

interface LoginSettings {
  readonly id: string
  readonly secret: string
  readonly origin: string
  readonly scope: string
  readonly github: string
}

/** The settings, or their faults as sentences. */
function settingsFrom(environment: LoginEnvironment): LoginSettings | { faults: string[] } {
  const {
    GITHUB_CLIENT_ID: id = "",
    GITHUB_CLIENT_SECRET: secret = "",
    LOGIN_ORIGIN: origin = "",
    LOGIN_SCOPE: scope = "repo",
    GITHUB_ADDRESS: github = "https://github.com",
  } = environment
  const required = { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret, LOGIN_ORIGIN: origin }
  const faults = Object.entries(required)
    .filter(([, value]) => value === "")
    .map(([name]) => `${name} is not set.`)
  const isOrigin = (address: string) => URL.canParse(address) && new URL(address).origin === address
  if (origin && !isOrigin(origin)) {
    faults.push("LOGIN_ORIGIN must look like https://www.example.com, without / at the end.")
  }
  if (!isOrigin(github)) {
    faults.push("GITHUB_ADDRESS must look like https://github.example.com, without / at the end.")
  }
  if (!["repo", "public_repo"].includes(scope)) {
    faults.push("LOGIN_SCOPE can be repo or public_repo.")
  }
  return faults.length > 0 ? { faults } : { id, secret, origin, scope, github }
}

/**
 * Answers a request to /api/auth: redirects the editor's window to GitHub, with a state that only this browser can bring back, and
 * the hash of a second secret of this browser (PKCE), without which GitHub's code is of no use to who has caught it.
 */
export async function beginLogin(
  request: Request,
  environment: LoginEnvironment,
): Promise<Response> {
  const settings = settingsFrom(environment)
  if ("faults" in settings) return notSetUp(settings.faults)
  const { id, scope, github } = settings
  const provider = new URL(request.url).searchParams.get("provider")
  if (provider !== "github") return fault(400, "This login is for GitHub only.")

  const state = crypto.randomUUID() + crypto.randomUUID()
  const verifier = crypto.randomUUID() + crypto.randomUUID()
  const authorize = new URL("/login/oauth/authorize", github)
  authorize.search = new URLSearchParams({
    client_id: id,
    redirect_uri: new URL("callback", addressOf(request)).href,
    scope,
    state,
    code_challenge: inAddress(await sha256(verifier)),
    code_challenge_method: "S256",
    allow_signup: "false",
  }).toString()
  return new Response(null, {
    status: 302,
    headers: {
      ...always,
      location: authorize.href,
      "set-cookie": stateCookie(`${state}.${verifier}`, 600),
    },
  })
}

/** Answers a request to /api/callback: passes the token to the editor that opened the window. */
export async function finishLogin(
  request: Request,
  environment: LoginEnvironment,
): Promise<Response> {
  const settings = settingsFrom(environment)
  if ("faults" in settings) return notSetUp(settings.faults)

  const { searchParams } = new URL(request.url)
  const state = searchParams.get("state")
  const [sentState, verifier = ""] = secretsOf(request)
  if (!state || state !== sentState) {
    return fault(403, "This login was not begun here, or it took longer than ten minutes.")
  }
  if (searchParams.get("error")) {
    return fault(403, "GitHub did not allow the login. You may have pressed Cancel.")
  }
  const code = searchParams.get("code")
  if (!code) return fault(400, "GitHub sent no code.")

  const token = await tokenFor({ code, code_verifier: verifier }, request, settings)
  return token
    ? handOver(token, settings.origin)
    : fault(502, "GitHub gave no access. Its code may have been used already, or be too old.")
}

async function tokenFor(
  given: { readonly code: string; readonly code_verifier: string },
  request: Request,
  { github, id, secret }: LoginSettings,
): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL("/login/oauth/access_token", github), {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        client_id: id,
        client_secret: secret,
        ...given,
        redirect_uri: addressOf(request),
      }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { access_token: token } = (await answer.json()) as { access_token?: unknown }
    return typeof token === "string" ? token : undefined
  } catch {
    return undefined
  }
}

/** The requested address without its query. */
function addressOf(request: Request): string {
  const { origin, pathname } = new URL(request.url)
  return origin + pathname
}

const always = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
}

function stateCookie(secrets: string, seconds: number): string {
  return `${cookieName}=${secrets}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`
}

/** The state and the verifier of the login that this browser has begun. */
function secretsOf(request: Request): string[] {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/)
  const found = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))
  return found?.slice(cookieName.length + 1).split(".") ?? []
}

/** The page that talks to the editor: it announces itself, waits for the answer, and only then passes the token on. */
function handOver(token: string, origin: string): Promise<Response> {
  const inScript = (value: string) => JSON.stringify(value).replaceAll("<", "\\u003c")
  const script = `
    const origin = ${inScript(origin)}
    const answer = ${inScript(`authorization:github:success:${JSON.stringify({ token, provider: "github" })}`)}
    addEventListener("message", ({ origin: from, source }) => {
      if (from === origin && source === opener) opener.postMessage(answer, origin)
    })
    if (opener) opener.postMessage("authorizing:github", origin)
    else document.querySelector("p").textContent =
      "This window was not opened by the editor. Close it, open the editor and press Login there."
  `
  return page(200, "You are being logged in.", script)
}

const notSetUp = (faults: readonly string[]) =>
  page(500, `The login is not set up yet. ${faults.join(" ")} Set it where the site is hosted.`)

const fault = (status: number, sentence: string) =>
  page(status, `${sentence} Close this window and press Login once more.`)

async function page(status: number, sentence: string, script = ""): Promise<Response> {
  const scriptSource = script ? `'sha256-${await sha256(script)}'` : "'none'"
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Login</title>
<p role="status">${sentence}</p>
${script && `<script>${script}</script>`}
</html>
`
  return new Response(html, {
    status,
    headers: {
      ...always,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src ${scriptSource}; base-uri 'none'; frame-ancestors 'none'`,
      // A state is valid once.
      "set-cookie": stateCookie("", 0),
    },
  })
}

/** Base64 as addresses take it. */
const inAddress = (base64: string) =>
  base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
