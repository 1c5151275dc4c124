import type { Redirect } from "../../content/routes/routes"
import { covers, type HeaderRule } from "./host-headers"
import { nginxFile } from "./nginx-file"

/** Names of the files that hosts read; nginx must not serve them. */
const hostFileNames = ["_headers", "_redirects", "_nginx.conf"]

/**
 * The files for hosts and search engines, by name.
 *
 * @param notFound addresses of the pages for unknown addresses, "/404" first, the others for addresses in their folder
 */
export function hostFiles(
  headers: readonly HeaderRule[],
  redirects: readonly Redirect[],
  notFound: readonly string[],
  siteUrl: string,
): Record<"_headers" | "_redirects" | "_nginx.conf" | "robots.txt", string> {
  return {
    _headers: headersFile(headers),
    _redirects: redirectsFile(redirects),
    "_nginx.conf": nginxFile(headers, redirects, notFound, hostFileNames),
    "robots.txt": robotsFile(siteUrl),
  }
}

/**
 * Redirects in the format of Netlify and Cloudflare Pages. Cloudflare compares addresses exactly, so each is also written
 * with a slash at the end.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301\n${fromPath}/ ${toPath} 301\n`)
    .join("")
}

/**
 * Headers in the same format. Where two rules set the same header, Netlify uses the later one, but Cloudflare sends both,
 * joined. So a rule that replaces a header first removes it with a line that Cloudflare follows ("! Name") and that Netlify
 * ignores because it has no colon.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers.md
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map((rule, index) => {
      const names = Object.keys(rule.headers)
      const earlier = rules.slice(0, index).filter((each) => covers(each, rule))
      const replaced = names.filter((name) => earlier.some(({ headers }) => name in headers))
      const lines = [
        ...replaced.map((name) => `! ${name}`),
        ...names.map((name) => `${name}: ${rule.headers[name]}`),
      ]
      return `${rule.path}\n${lines.map((line) => `  ${line}\n`).join("")}`
    })
    .join("")
}

/** robots.txt: allows everything but the editor. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}
