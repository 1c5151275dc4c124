import { createReadStream, readFileSync, statSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import http from "node:http"
import path from "node:path"
import { pipeline } from "node:stream"
import { promisify } from "node:util"
import zlib from "node:zlib"
import { encodePath, headersFor, parseHeaders, parseRedirects, redirectFor } from "./host-rules.mjs"

const contentTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".yml": "text/yaml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".dxf": "image/vnd.dxf",
  ".ico": "image/x-icon",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".gif": "image/gif",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
}

const compressible =
  /^(text\/|application\/(json|xml|manifest\+json)|image\/(svg\+xml|vnd\.dxf|x-icon))/

// The editor's page asks for its script relative to its own folder, so its address ends in a slash.
const addressesWithSlash = ["/admin/"]

const notForVisitors = ["/_redirects", "/_headers", "/_nginx.conf"]

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const compressors = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        // Quality 11 on the editor's five megabytes would keep the first visitor waiting for long.
        [zlib.constants.BROTLI_PARAM_QUALITY]: bytes.length < 1_000_000 ? 11 : 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzip(bytes, { level: 9 }),
}

/** The best of "br" and "gzip" that an Accept-Encoding header allows, or undefined. */
function acceptedEncoding(header = "") {
  const quality = new Map(
    header.split(",").map((part) => {
      const [name, ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const q = parameters.find((parameter) => parameter.startsWith("q="))
      return [name, q ? Number(q.slice(2)) : 1]
    }),
  )
  const allowed = (name) => (quality.get(name) ?? quality.get("*") ?? 0) > 0
  return Object.keys(compressors).find(allowed)
}

/**
 * The part of a file a Range header asks for, as first and last byte; "outside" when there is no
 * such part; undefined when the whole file is to be sent (several parts at once are not served).
 */
function requestedRange(header, size) {
  const [, first, last] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (!first && !last) return undefined
  if (!first) {
    return Number(last) === 0 || size === 0
      ? "outside"
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return undefined
  return start >= size ? "outside" : { start, end }
}

/** The decoded path, or undefined when it is malformed or tries to leave the directory. */
function safePath(encodedPath) {
  let decoded
  try {
    decoded = decodeURIComponent(encodedPath)
  } catch {
    return undefined
  }
  const unsafe =
    !decoded.startsWith("/") ||
    decoded.includes("\0") ||
    decoded.includes("\\") ||
    decoded.includes("//") ||
    decoded.split("/").some((part) => part === "." || part === "..")
  return unsafe ? undefined : decoded
}

function isSame(etag, header) {
  return header?.split(",").some((value) => {
    const known = value.trim().replace(/^W\//, "")
    return known === "*" || known === etag
  })
}

/** Calls `read(text)` again only when the file has changed; a missing file is an empty text. */
function whenChanged(file, read) {
  let version
  let value
  return () => {
    const found = statSync(file, { throwIfNoEntry: false })
    const now = found ? `${found.mtimeMs}-${found.size}` : "none"
    if (now !== version) {
      value = read(found ? readFileSync(file, "utf8") : "")
      version = now
    }
    return value
  }
}

/**
 * An HTTP server (not yet listening) that serves a built site the way a good static host does:
 * `_redirects` and `_headers` in Netlify's notation, addresses without a slash at the end, brotli or
 * gzip, ETags, parts of videos, and 404.html with status 404.
 * Throws when `_redirects` or `_headers` cannot be understood.
 */
export function createStaticHost({ directory }) {
  const root = path.resolve(directory)
  const redirectRules = whenChanged(path.join(root, "_redirects"), parseRedirects)
  const headerRules = whenChanged(path.join(root, "_headers"), parseHeaders)
  redirectRules()
  headerRules()

  const compressed = new Map()

  function compressedBytes(file, info, encoding) {
    const key = `${encoding}:${file}`
    const version = `${info.mtimeMs}-${info.size}`
    const known = compressed.get(key)
    if (known?.version === version) return known.bytes
    const bytes = readFile(file).then(compressors[encoding])
    compressed.set(key, { version, bytes })
    bytes.catch(() => compressed.delete(key))
    return bytes
  }

  async function fileAt(address) {
    if (notForVisitors.includes(address)) return undefined
    const file = path.join(root, address)
    try {
      const info = await stat(file)
      return info.isFile() ? { file, info } : undefined
    } catch (error) {
      if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(error.code)) return undefined
      throw error
    }
  }

  const pageAt = (folder) => fileAt(`${folder.replace(/\/$/, "")}/index.html`)

  /** What an address stands for: a file to send, another address to go to, or nothing. */
  async function lookUp(address) {
    if (address.endsWith("/index.html")) {
      const folder = address.slice(0, -"index.html".length)
      if (!(await pageAt(folder))) return undefined
      const keepsSlash = folder === "/" || addressesWithSlash.includes(folder)
      return { moveTo: keepsSlash ? folder : folder.slice(0, -1) }
    }
    if (address === "/" || addressesWithSlash.includes(address)) return pageAt(address)
    if (address.endsWith("/")) {
      return (await pageAt(address)) && { moveTo: address.slice(0, -1) }
    }
    const page = await pageAt(address)
    if (page && addressesWithSlash.includes(`${address}/`)) return { moveTo: `${address}/` }
    return page ?? fileAt(address)
  }

  async function sendFile(request, response, { file, info }, status, headers) {
    const type = contentTypes[path.extname(file).toLowerCase()] ?? "application/octet-stream"
    const canCompress = compressible.test(type)
    const encoding = canCompress ? acceptedEncoding(request.headers["accept-encoding"]) : undefined
    const version = `${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}`
    const etag = `"${version}${encoding ? `-${encoding}` : ""}"`

    const all = {
      "cache-control": "public, max-age=0, must-revalidate",
      "content-type": type,
      ...(canCompress ? { vary: "Accept-Encoding" } : { "accept-ranges": "bytes" }),
      etag,
      ...headers,
      // A file that is missing today must not stay missing for the year its address may be kept.
      ...(status === 404 ? { "cache-control": "no-cache" } : {}),
    }
    const send = (code, more, body) => {
      response.writeHead(code, { ...all, ...more })
      if (request.method === "HEAD" || body === undefined) response.end()
      else if (Buffer.isBuffer(body)) response.end(body)
      // A visitor who leaves in the middle of a video is no fault: there is nobody left to tell.
      else pipeline(body(), response, () => {})
    }

    if (status === 200 && isSame(etag, request.headers["if-none-match"])) return send(304)
    if (encoding) {
      const bytes = await compressedBytes(file, info, encoding)
      return send(status, { "content-encoding": encoding, "content-length": bytes.length }, bytes)
    }
    const changed = request.headers["if-range"] && request.headers["if-range"] !== etag
    const range =
      status === 200 && !canCompress && !changed
        ? requestedRange(request.headers.range, info.size)
        : undefined
    if (range === "outside") return send(416, { "content-range": `bytes */${info.size}` })
    if (range) {
      const part = {
        "content-length": range.end - range.start + 1,
        "content-range": `bytes ${range.start}-${range.end}/${info.size}`,
      }
      return send(206, part, () => createReadStream(file, range))
    }
    return send(status, { "content-length": info.size }, () => createReadStream(file))
  }

  function sendText(request, response, status, text, headers = {}) {
    const type = { "content-type": "text/plain; charset=utf-8" }
    response.writeHead(status, { ...type, "content-length": Buffer.byteLength(text), ...headers })
    response.end(request.method === "HEAD" ? undefined : text)
  }

  async function answer(request, response) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendText(request, response, 405, "Method not allowed\n", { allow: "GET, HEAD" })
      return
    }
    const [encodedPath, ...queryParts] = request.url.split("?")
    const query = queryParts.length > 0 ? `?${queryParts.join("?")}` : ""
    const address = safePath(encodedPath)
    const headers = headersFor(headerRules(), address ?? encodedPath)
    const moveTo = (location, status) => {
      const [target, anchor] = location.split("#")
      const full = `${target}${target.includes("?") ? "" : query}${anchor ? `#${anchor}` : ""}`
      sendText(request, response, status, `Moved to ${full}\n`, { location: full })
    }

    const rule = address && redirectFor(redirectRules(), address)
    const showsInPlace = rule?.status === 200 || rule?.status === 404
    if (rule && !showsInPlace) {
      moveTo(rule.to.replace(/[^\x21-\x7e]+/g, encodeURIComponent), rule.status)
      return
    }
    let status = 200
    let found = address && (await lookUp(address))
    // As on Netlify a file that exists comes before a rule that shows another one in its place.
    if (!found && showsInPlace) {
      status = rule.status
      const shown = safePath(rule.to)
      found = shown && ((await fileAt(shown)) ?? (await pageAt(shown)))
    }
    if (found?.moveTo) {
      moveTo(encodePath(found.moveTo), 301)
      return
    }
    if (!found) {
      status = 404
      found = await fileAt("/404.html")
    }
    if (found) await sendFile(request, response, found, status, headers)
    else sendText(request, response, 404, "Not found\n", headers)
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error.stack}`)
      if (response.headersSent) response.destroy()
      else sendText(request, response, 500, "The server failed to answer\n")
    })
  })
}
