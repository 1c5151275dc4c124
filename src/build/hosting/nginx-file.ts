import { readFileSync } from "node:fs"
import type { Redirect } from "../../content/routes/routes"
import type { HeaderRule } from "./host-rules"

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`

/**
 * The same rules for nginx, for a `server` block that sets `root`, the certificate and the port: `nginx.conf` beside this file,
 * with what differs from site to site filled in.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 * @param notFound addresses of the pages for unknown addresses, "/404" first, the others for addresses in their folder
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  [first = "/404", ...others]: readonly string[],
): string {
  const filled: Readonly<Record<string, readonly string[]>> = {
    notFound: [
      `set $site_not_found ${first}.html;`,
      ...others.map(
        (page) =>
          `if ($uri ~ "^${page.replace(/[^/]*$/, "")}") { set $site_not_found ${page}.html; }`,
      ),
    ],
    headers: headerLines(rules),
    redirects: redirects.flatMap(({ fromPath, toPath }) =>
      [fromPath, `${fromPath}/`].map(
        (from) => `location = ${from} { return 301 ${toPath}$is_args$args; }`,
      ),
    ),
    notFoundFiles: [first, ...others].map(
      (page) => `location = ${page}.html { internal; set $site_cache_control no-cache; }`,
    ),
  }
  return readFileSync("src/build/hosting/nginx.conf", "utf8").replace(
    /^\{\{(\w+)\}\}\n/gm,
    (_, name: string) => (filled[name] ?? []).map((line) => `${line}\n`).join(""),
  )
}

/** Every header is set for the whole site, then replaced where a rule for fewer addresses says so, then sent. */
function headerLines([everywhere, ...rules]: readonly HeaderRule[]): string[] {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  const usual: Readonly<Record<string, string>> = {
    ...Object.fromEntries(names.map((name) => [name, ""])),
    // What hosts that read _headers do without configuration.
    "Cache-Control": "public, max-age=0, must-revalidate",
    ...everywhere?.headers,
  }
  const sets = (headers: HeaderRule["headers"]) =>
    Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
  return [
    ...sets(usual),
    ...rules.map(({ path, headers }) => {
      const where = path.endsWith("*")
        ? `~ ${quoted(`^${path.slice(0, -1)}`)}`
        : `= ${quoted(path)}`
      return `if ($uri ${where}) { ${sets(headers).join(" ")} }`
    }),
    ...Object.keys(usual).map((name) => `add_header ${name} ${variable(name)} always;`),
  ]
}
