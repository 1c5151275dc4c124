/*
 * The two files a static host reads beside the pages, in Netlify's notation:
 * https://docs.netlify.com/routing/redirects/ and https://docs.netlify.com/routing/headers/
 */

const redirectStatuses = [200, 301, 302, 303, 307, 308, 404]

function linesOf(text) {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trimEnd(), number: index + 1 }))
    .filter(({ line }) => !/^\s*(#|$)/.test(line))
}

/**
 * Reads a `_redirects` file into rules `{ from, to, status }`. Exact addresses and a trailing `*`
 * (`:splat` in the target) are understood. Throws a sentence with the line number for anything else,
 * so that a rule is never silently without effect.
 */
export function parseRedirects(text) {
  return linesOf(text).map(({ line, number }) => {
    const [from, to, statusText = "301", ...rest] = line
      .replace(/\s#.*$/, "")
      .trim()
      .split(/\s+/)
    const status = Number(statusText)
    const starAt = from.indexOf("*")
    const fault =
      (!from.startsWith("/") && "the first address must start with /") ||
      (from.includes("/:") && "placeholders are not understood") ||
      (starAt !== -1 &&
        (starAt !== from.length - 1 || !from.endsWith("/*")) &&
        "* is only understood as the last part of an address") ||
      (!to && "the second address is missing") ||
      (!/^(\/|https?:\/\/)/.test(to) &&
        "the second address must start with /, http:// or https://") ||
      (!redirectStatuses.includes(status) && `${statusText} is not one of ${redirectStatuses}`) ||
      (!to.startsWith("/") && status < 300 && "pages of other hosts cannot be shown here") ||
      (rest.length > 0 && "conditions are not understood")
    if (fault) throw new Error(`_redirects:${number}: ${fault}`)
    return { from, to, status }
  })
}

/** A decoded path, encoded for use in an address. */
export const encodePath = (path) => path.split("/").map(encodeURIComponent).join("/")

const withoutEndSlash = (address) => (address === "/" ? address : address.replace(/\/$/, ""))

/**
 * The first rule for a decoded path: `{ to, status }` with `:splat` filled in and encoded, or
 * undefined. As on Netlify a slash at the end makes no difference, except that no rule sends an
 * address to itself.
 */
export function redirectFor(rules, path) {
  for (const { from, to, status } of rules) {
    let target
    if (from.endsWith("/*")) {
      const folder = from.slice(0, -1)
      if (`${withoutEndSlash(path)}/`.startsWith(folder)) {
        target = to.replace(":splat", () => encodePath(path.slice(folder.length)))
      }
    } else if (withoutEndSlash(from) === withoutEndSlash(path)) {
      target = to
    }
    if (target !== undefined && target !== path) return { to: target, status }
  }
  return undefined
}

function pathPattern(pattern) {
  const parts = pattern.split("/").filter(Boolean)
  const source = parts
    .map((part) => {
      if (part === "*") return "(?:/.*)?"
      if (part.startsWith(":")) return "/[^/]+"
      return `/${part.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}`
    })
    .join("")
  return new RegExp(`^${source}/?$`)
}

/**
 * Reads a `_headers` file into rules `{ pattern, headers }`; a header named twice under one path is
 * joined with a comma. "! Name", by which Cloudflare takes off what an earlier rule set, is passed over:
 * a later rule replaces an earlier one here anyway. Throws a sentence with the line number for what it
 * does not understand.
 */
export function parseHeaders(text) {
  const rules = []
  for (const { line, number } of linesOf(text)) {
    if (!/^\s/.test(line)) {
      if (!line.startsWith("/")) throw new Error(`_headers:${number}: a path must start with /`)
      rules.push({ pattern: pathPattern(line.trim()), headers: {} })
      continue
    }
    if (/^\s+! [\w-]+$/.test(line)) continue
    const [, name, value] = line.trim().match(/^([\w-]+)\s*:\s*(.+)$/) ?? []
    const rule = rules.at(-1)
    if (!name) throw new Error(`_headers:${number}: expected "Name: value"`)
    if (!rule) throw new Error(`_headers:${number}: a header before any path`)
    const key = name.toLowerCase()
    rule.headers[key] = rule.headers[key] ? `${rule.headers[key]}, ${value}` : value
  }
  return rules
}

/** The headers for a path, names in lower case. As on Netlify a later rule replaces an earlier one. */
export function headersFor(rules, path) {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers),
  )
}
