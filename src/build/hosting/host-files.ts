import type { Redirect } from "../../content/routes/routes"
import { covers, type HeaderRule } from "./host-headers"

/**
 * The limits of Cloudflare Pages, which ignores everything beyond them in silence: rules in a file, characters in a line. The
 * 2,000 are for redirects without wildcards, the only kind written here.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
const limits = {
  _headers: { rules: 100, line: 2000, remedy: "Make fewer rules in src/build/hosting." },
  _redirects: {
    rules: 2000,
    line: 1000,
    remedy: "Take out other addresses of products that nobody uses any more.",
  },
} as const

/** The sentence that says which of its limits a file for hosts exceeds; undefined if none. */
export function limitFault(name: keyof typeof limits, text: string): string | undefined {
  const { rules, line, remedy } = limits[name]
  const lines = text.split("\n")
  // Lines that are indented belong to the rule above them.
  const found = lines.filter((each) => each.startsWith("/")).length
  if (found > rules)
    return `${name} holds ${found} rules; Cloudflare Pages reads ${rules}. ${remedy}`
  const long = lines.find((each) => each.length > line)?.trim()
  return (
    long &&
    `${name} has a line of ${long.length} characters; Cloudflare Pages reads ${line}. It begins: ${long.slice(0, 60)}`
  )
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
    .map(({ path, headers }, index) => {
      const earlier = rules.slice(0, index).filter((each) => covers(each, path))
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(earlier.some((each) => name in each.headers) ? [`  ! ${name}\n`] : []),
        `  ${name}: ${value}\n`,
      ])
      return `${path}\n${lines.join("")}`
    })
    .join("")
}

/** robots.txt: allows everything but the editor. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}
