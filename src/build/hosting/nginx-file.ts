import { readFileSync } from "node:fs"
import type { Redirect } from "../../content/routes/routes"
import type { HeaderRule } from "./host-headers"

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`
const setting = (header: string, value: string) =>
  `set $site_${header.toLowerCase().replaceAll("-", "_")} ${quoted(value)};`

/**
 * The same rules for nginx, for a `server` block that sets `root`, the certificate and the port: `nginx.conf` beside this file,
 * with what differs from site to site filled in.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 * @param notFound addresses of the pages for unknown addresses, "/404" first, the others for addresses in their folder
 * @param hidden names of files that are not published
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  notFound: readonly string[],
  hidden: readonly string[],
): string {
  const [first = "/404", ...others] = notFound
  const filled: Readonly<Record<string, readonly string[]>> = {
    notFound: [
      `set $site_not_found ${first}.html;`,
      ...others.map(
        (page) =>
          `if ($uri ~ "^${page.replace(/[^/]*$/, "")}") { set $site_not_found ${page}.html; }`,
      ),
    ],
    headers: headerLines(rules),
    hidden: hidden.map((file) => `location = /${file} { return 404; }`),
    redirects: redirects.flatMap(({ fromPath, toPath }) =>
      [fromPath, `${fromPath}/`].map(
        (from) => `location = ${from} { return 301 ${toPath}$is_args$args; }`,
      ),
    ),
    notFoundFiles: notFound.map(
      (page) => `location = ${page}.html { internal; set $site_cache_control no-cache; }`,
    ),
  }
  return readFileSync("src/build/hosting/nginx.conf", "utf8").replace(
    /^\{\{(\w+)\}\}\n/gm,
    (_, name: string) => (filled[name] ?? []).map((line) => `${line}\n`).join(""),
  )
}

/** Every header is set for the whole site, then replaced where a rule for fewer addresses says so, then sent. */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  // What hosts that read _headers do without configuration.
  const usual: Record<string, string> = { "Cache-Control": "public, max-age=0, must-revalidate" }
  const everywhere = rules.filter(({ path }) => path === "/*")
  Object.assign(usual, ...everywhere.map(({ headers }) => headers))
  return [
    ...names.map((name) => setting(name, usual[name] ?? "")),
    ...rules
      .filter((rule) => !everywhere.includes(rule))
      .map(({ path, headers }) => {
        const sets = Object.entries(headers).map(([name, value]) => setting(name, value))
        const condition = path.endsWith("*")
          ? `$uri ~ ${quoted(`^${path.slice(0, -1)}`)}`
          : `$uri = ${quoted(path)}`
        return `if (${condition}) { ${sets.join(" ")} }`
      }),
    ...names.map(
      (name) => `add_header ${name} $site_${name.toLowerCase().replaceAll("-", "_")} always;`,
    ),
  ]
}
