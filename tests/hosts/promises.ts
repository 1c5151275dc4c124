import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { ask, editorOpens, opensOffline, type Answer } from "./visit"
import type { RunningHost } from "./hosts"
import type { PublishedSite } from "./published-site"

/** Something the site promises on every host. */
interface Promised {
  /** Short, for the reasons why a host does not show it. */
  readonly key: string
  readonly text: string
  /** The violations of the promise, as sentences. */
  readonly check: (host: RunningHost, site: PublishedSite) => Promise<string[]>
}

const isPermanent = (status: number) => status === 301 || status === 308

/** A single value of a header, for a comparison; several are shown as they came. */
const value = ({ headers }: Answer, name: string) => headers.get(name)?.join(" AND ")

/** The sentences of a check of several things, eight at a time, which no host minds. */
async function ofEach<Thing>(
  things: readonly Thing[],
  check: (thing: Thing) => Promise<string | undefined>,
): Promise<string[]> {
  const found: string[] = []
  for (let start = 0; start < things.length; start += 8) {
    const answers = await Promise.all(things.slice(start, start + 8).map(check))
    found.push(...answers.filter((each) => each !== undefined))
  }
  return found
}

const pages: Promised = {
  key: "pages",
  text: "every page answers at its own address",
  check: ({ origin }, site) =>
    ofEach(site.pages, async (page) => {
      const answer = await ask(origin, page)
      const file = page === "/" ? "/index.html" : `${page}.html`
      if (answer.status !== 200) return `${page} answers ${answer.status} ${answer.leadsTo ?? ""}`
      if (!value(answer, "content-type")?.startsWith("text/html")) return `${page} is not HTML`
      return answer.body.equals(site.read(file)) ? undefined : `${page} is not ${file}`
    }),
}

/** The fault of a redirect; undefined if it is permanent and goes there in one step. */
async function redirectFault(origin: string, from: string, to: string) {
  const { status, leadsTo } = await ask(origin, from)
  return isPermanent(status) && leadsTo === to
    ? undefined
    : `${from} answers ${status} ${leadsTo ?? ""}, not a permanent redirect to ${to}`
}

const slash: Promised = {
  key: "slash",
  text: "with a slash at the end it leads there, query included",
  check: ({ origin }, site) =>
    ofEach(
      site.pages.filter((page) => page !== "/"),
      (page) => redirectFault(origin, `${page}/?from=link`, `${page}?from=link`),
    ),
}

const aliases: Promised = {
  key: "aliases",
  text: "other addresses lead on in one step, with and without slash",
  check: ({ origin }, { redirects }) =>
    ofEach(
      redirects.flatMap(({ fromPath, toPath }) => [
        [fromPath, toPath] as const,
        [`${fromPath}/`, toPath] as const,
      ]),
      ([from, to]) => redirectFault(origin, from, to),
    ),
}

const unknownAddresses = [
  "/no-such-page",
  "/no-such-page/",
  "/no-such/page",
  "/static/no-such-file.jpg",
  "/assets/no-such-file.js",
  "/hi/no-such-page",
  "/hi/no-such-page/",
]

const unknown: Promised = {
  key: "unknown",
  text: "an unknown address answers 404 with the page for it, in Hindi below /hi",
  check: ({ origin }, site) =>
    ofEach(unknownAddresses, async (address) => {
      const { status, body } = await ask(origin, address)
      if (status !== 404) return `${address} answers ${status}`
      const inHindi = "/hi/404.html"
      const file =
        address.startsWith("/hi/") && site.files.includes(inHindi) ? inHindi : "/404.html"
      return body.equals(site.read(file)) ? undefined : `${address} does not show ${file}`
    }),
}

const editor: Promised = {
  key: "editor",
  text: "/admin and /admin/ open the editor",
  check: ({ origin }) =>
    ofEach(["/admin", "/admin/"], async (address) => {
      const first = await ask(origin, address)
      const isThere = first.status === 200
      const answer = isThere ? first : await ask(origin, first.leadsTo ?? address)
      if (answer.status !== 200) {
        return `${address} answers ${first.status} ${first.leadsTo ?? ""}, then ${answer.status}`
      }
      return editorOpens(`${origin}${address}`)
    }),
}

/** One address of each kind that has headers of its own, and the kinds that have none. */
function samples(site: PublishedSite): string[] {
  const firstOf = (start: RegExp) => site.files.find((file) => start.test(file))
  return [
    ...site.pages.slice(0, 2),
    ...["/no-such-page", "/admin/", "/admin/cms.js", "/sw.js", "/robots.txt"],
    ...[/^\/assets\/.*\.js$/, /^\/assets\/.*\.css$/, /^\/static\//, /^\/fonts\//, /\.pdf$/].flatMap(
      (start) => firstOf(start) ?? [],
    ),
  ]
}

/** Headers of an address but the one for keeping, which has a promise of its own. */
function headersBut(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).filter(([name]) => name !== "Cache-Control")
}

const headers: Promised = {
  key: "headers",
  text: "every header of the table is sent, once",
  check: async ({ origin }, site) => {
    const faults = await ofEach(samples(site), async (address) => {
      const answer = await ask(origin, address)
      const wrong = headersBut(site.headersOf(address)).filter(
        ([name, wanted]) => value(answer, name.toLowerCase()) !== wanted,
      )
      const doubled = [...answer.headers].filter(([, values]) => values.length > 1)
      const sentences = [
        ...wrong.map(
          ([name]) => `${name} is ${value(answer, name.toLowerCase())?.slice(0, 80) ?? "missing"}`,
        ),
        ...doubled.map(([name, values]) => `${name} is sent ${values.length} times`),
      ]
      return sentences.length > 0 ? `${address}: ${sentences.join("; ")}` : undefined
    })
    return faults
  },
}

const unpacked = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
} satisfies Record<string, (packed: Buffer) => Buffer>

const compression: Promised = {
  key: "compression",
  text: "HTML, scripts, styles, JSON and SVG come compressed",
  check: ({ origin }, site) => {
    const largest = [/\.js$/, /\.css$/, /\.json$/, /\.svg$/].flatMap(
      (ending) =>
        site.files
          .filter((file) => ending.test(file))
          .sort((a, b) => site.read(b).length - site.read(a).length)[0] ?? [],
    )
    return ofEach(["/index.html", ...largest], async (file) => {
      const address = file === "/index.html" ? "/" : file
      const answer = await ask(origin, address, { "accept-encoding": "gzip, br" })
      const unpack = unpacked[value(answer, "content-encoding") as keyof typeof unpacked]
      if (!unpack) return `${address} comes as it is (${answer.body.length} bytes)`
      return unpack(answer.body).equals(site.read(file))
        ? undefined
        : `${address} unpacked is another file`
    })
  },
}

const isRevalidated = (cacheControl = "") => /no-cache|no-store|max-age=0/.test(cacheControl)

const lifetimes: Promised = {
  key: "lifetimes",
  text: "files named by their content are cached, all others are revalidated",
  check: ({ origin }, site) =>
    ofEach([...samples(site), ...unknownAddresses], async (address) => {
      const answer = await ask(origin, address)
      const sent = value(answer, "cache-control")
      const wanted = answer.status === 200 ? site.headersOf(address)["Cache-Control"] : undefined
      const isRight = wanted ? sent === wanted : isRevalidated(sent)
      return isRight
        ? undefined
        : `${address} (${answer.status}) has Cache-Control: ${sent ?? "none"}, not ${wanted ?? "to be revalidated"}`
    }),
}

const login: Promised = {
  key: "login",
  text: "/api/auth sends the editor to GitHub, with a state",
  check: async ({ origin }) => {
    const answer = await ask(origin, "/api/auth?provider=github")
    const to = answer.leadsTo && URL.canParse(answer.leadsTo) ? new URL(answer.leadsTo) : undefined
    const state = to?.searchParams.get("state")
    const cookie = value(answer, "set-cookie") ?? ""
    const isRight =
      answer.status === 302 &&
      to?.origin === "https://github.com" &&
      state &&
      cookie.startsWith(`__Host-login-state=${state}.`)
    return isRight ? [] : [`it answers ${answer.status} ${answer.leadsTo ?? ""} ${cookie}`]
  },
}

const callback: Promised = {
  key: "callback",
  text: "/api/callback answers, and is never kept",
  check: async ({ origin }) => {
    const answer = await ask(origin, "/api/callback?code=x&state=y")
    const kept = value(answer, "cache-control")
    // A login that did not start here is refused.
    return answer.status === 403 && kept === "no-store"
      ? []
      : [`it answers ${answer.status} with Cache-Control: ${kept ?? "none"}`]
  },
}

const offline: Promised = {
  key: "offline",
  text: "a page seen once opens without the host, and works",
  check: opensOffline,
}

/** In the order in which they are checked. The last one stops the host. */
export const promises: readonly Promised[] = [
  pages,
  slash,
  aliases,
  unknown,
  editor,
  headers,
  compression,
  lifetimes,
  login,
  callback,
  offline,
]
