import type { Redirect } from "../../content/routes/routes"
import type { EditorEnvironment } from "../../content/model/editor-environment"
import { editorPolicy, pagePolicy, type PagePolicyOptions } from "./content-policy"

/** Headers for one address, or with `*` at the end for all below it. A later rule replaces what an earlier one sets. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** For every address. The site uses one device: location, after a press, to sort the branches. */
const everywhere = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
}

/** For the editor. The login proxy's window must be able to answer the window that opened it. */
const editorHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex",
  "Cache-Control": "no-cache",
}

/** Folders in which a changed file gets a new name: by a hash, in fonts by hand (static/fonts/README.md). */
const cachedForever = ["/assets/*", "/static/*", "/fonts/*", "/drawings/*"]

/**
 * The headers of the site, for every host. Files without a Cache-Control rule, such as pages, are revalidated at each visit by
 * every supported host.
 */
export function hostHeaders(
  policy: PagePolicyOptions & { readonly environment: EditorEnvironment },
): HeaderRule[] {
  const editor = {
    "Content-Security-Policy": editorPolicy(policy.environment),
    ...editorHeaders,
  }
  return [
    { path: "/*", headers: { "Content-Security-Policy": pagePolicy(policy), ...everywhere } },
    { path: "/admin", headers: editor },
    { path: "/admin/*", headers: editor },
    ...cachedForever.map((path) => ({
      path,
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    })),
  ]
}

/** Whether a rule covers an address, or every address of another rule. */
export function covers({ path }: HeaderRule, address: string): boolean {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : path === address
}

/** The headers for an address, from every rule that covers it. Later rules replace headers of earlier ones. */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...rules.filter((rule) => covers(rule, address)).map(({ headers }) => headers),
  )
}

/** What `npm run serve` needs besides the files of the site. */
export interface ServerRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly Redirect[]
}

/** The file with the rules of a published folder, next to it so that no host publishes the file. */
export function serverRulesFile(site: string): string {
  return `${site.replace(/[\\/]+$/, "")}.rules.json`
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
