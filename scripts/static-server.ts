import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import http from "node:http"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import sirv from "sirv"
import { headersFor, serverRulesFile, type ServerRules } from "../src/build/hosting/host-rules"
import { languageOf, pathIn, type Language } from "../src/kit/words/language"
import { notFoundPage } from "../src/content/routes/fixed-pages"
import { publishedFile } from "../src/content/routes/routes"

/** Where an address redirects: from another address of a page, or from one with a slash or ending. */
function redirectFor(
  redirects: ServerRules["redirects"],
  address: string,
  directory: string,
): string | undefined {
  const bare = address.replace(/(?<=.)\/$/, "")
  const alias = redirects.find(({ fromPath }) => fromPath === bare)
  if (alias) return alias.toPath
  if (address.endsWith("/index.html")) return address.slice(0, -"index.html".length)
  const page = bare.replace(/\.html$/, "")
  const isPage = /^(\/\w[\w.-]*)+$/.test(page) && existsSync(path.join(directory, `${page}.html`))
  return page !== address && isPage ? page : undefined
}

/**
 * An HTTP server (not yet listening) that serves a published site as its hosts do: /about is about.html, other addresses of a
 * page redirect to it, and unknown ones get the 404 page. sirv provides files, ETags, ranges and Brotli copies. Headers and
 * redirects come as data from the publish stage.
 *
 * @param rules those of the folder, if not in the file next to it
 * @throws Error if that file is missing
 */
export function createStaticServer(directory: string, rules = rulesOf(directory)): http.Server {
  const { headers, redirects } = rules
  const copies = `${directory}.br`
  const options = { dev: true, etag: true, extensions: ["html"] }
  const files = sirv(directory, options)
  const compressedFiles = sirv(copies, { ...options, brotli: true })

  // Connections are kept for a minute, as hosts do. With the 5 s of Node a slow browser meets one that is just being closed.
  return http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const address = decodedPath(request.url)
    const isForHosts = address?.startsWith("/_")
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate")
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD")
      sendText(response, 405, "Method not allowed\n")
      return
    }
    const target = address === undefined ? undefined : redirectFor(redirects, address, directory)
    for (const [name, value] of Object.entries(headersFor(headers, address ?? "/"))) {
      response.setHeader(name, value)
    }
    if (target !== undefined) {
      const query = /\?.*$/.exec(request.url ?? "")?.[0] ?? ""
      response.setHeader("Location", `${encodeURI(target)}${query}`)
      sendText(response, 301, `Moved to ${target}\n`)
      return
    }
    const sendMissing = () => sendNotFound(response, directory, address)
    if (isForHosts || address === undefined) return sendMissing()
    const sendFile = () => files(request, response, sendMissing)
    if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return sendFile()
    const file = fileOf(directory, address)
    const isCopied = compress(path.join(directory, file), path.join(copies, `${file}.br`))
    return isCopied ? compressedFiles(request, response, sendFile) : sendFile()
  })
}

const compressible = /\.(html|js|css|json|svg|xml|txt|csv|webmanifest|dxf|ico)$/
/** At the best quality the editor's script would take ten seconds. */
const LARGE = 1_000_000

/**
 * Compresses a text file by Brotli, as content networks do, when it is first asked for, and again when it has changed. Returns
 * whether there is a compressed copy: false for files that are not text or no longer exist.
 */
function compress(from: string, to: string): boolean {
  const since = statSync(from, { throwIfNoEntry: false })?.mtimeMs
  if (since === undefined || !compressible.test(from)) return false
  if (existsSync(to) && statSync(to).mtimeMs >= since) return true
  const bytes = readFileSync(from)
  const quality = bytes.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY
  mkdirSync(path.dirname(to), { recursive: true })
  writeFileSync(
    to,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  )
  return true
}

function rulesOf(directory: string): ServerRules {
  const file = serverRulesFile(directory)
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first.`)
  return JSON.parse(readFileSync(file, "utf8")) as ServerRules
}

/** The file of an address: about.html of /about, or about/index.html as Gatsby names it in public/. */
function fileOf(directory: string, address: string): string {
  const name = address.slice(1)
  if (address.endsWith("/")) return `${name}index.html`
  if (path.extname(address)) return name
  return existsSync(path.join(directory, `${name}.html`)) ? `${name}.html` : `${name}/index.html`
}

/** The path of an address, decoded; undefined when it is malformed or leads out of the site. */
function decodedPath(url = "/"): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/\?.*$/, ""))
    return /^\/(?!\/)/.test(path) && !/\.\.|\p{Cc}/u.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

function sendText(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" })
  response.end(text)
}

/**
 * Sends the page for unknown addresses, in Hindi below /hi if there is one. Not cached: a missing file may exist after the next
 * deploy.
 */
function sendNotFound(response: http.ServerResponse, directory: string, address = "/"): void {
  const fileIn = (language: Language) =>
    path.join(directory, publishedFile(pathIn(language, notFoundPage)))
  const inLanguage = fileIn(languageOf(address))
  const page = existsSync(inLanguage) ? inLanguage : fileIn("en")
  response.writeHead(404, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
  })
  response.end(readFileSync(page))
}
