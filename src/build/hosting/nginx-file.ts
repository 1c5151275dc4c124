import type { Redirect } from "../../routes/routes"
import type { HeaderRule } from "./host-headers"

/**
 * File types that nginx does not know by itself.
 *
 * @see https://github.com/nginx/nginx/blob/master/conf/mime.types
 */
const furtherTypes = {
  "text/csv": "csv",
  "image/avif": "avif",
  "image/vnd.dxf": "dxf",
  "application/manifest+json": "webmanifest",
}

const compressed = [
  "text/css",
  "text/plain",
  "text/csv",
  "text/javascript",
  "text/xml",
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "application/rss+xml",
  "application/xml",
  "image/svg+xml",
  "image/x-icon",
  "image/vnd.dxf",
]

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`

/** The condition of an nginx `if` for a rule. */
function isFor({ path }: HeaderRule): string {
  return path.endsWith("*") ? `$uri ~ ${quoted(`^${path.slice(0, -1)}`)}` : `$uri = ${quoted(path)}`
}

/**
 * The same rules for nginx, for a `server` block that sets `root`, the certificate and the port.
 *
 * Each header is a variable that is sent everywhere, because an `add_header` in a `location` switches off those of the server.
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
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  const everywhere = rules.filter(({ path }) => path === "/*")
  const start = {
    // What hosts that read _headers do without configuration.
    "Cache-Control": "public, max-age=0, must-revalidate",
    ...Object.assign({}, ...everywhere.map(({ headers }) => headers)),
  } as Readonly<Record<string, string>>
  const lines = [
    "# Made by the build. Include it in the server block of the site:",
    "#",
    "#   server {",
    "#     listen 443 ssl;",
    "#     server_name www.example.com;",
    "#     ssl_certificate ...; ssl_certificate_key ...;",
    "#     root /var/www/site;",
    "#     include /var/www/site/_nginx.conf;",
    "#   }",
    "#",
    "# A second server block on port 80 only sends on: return 301 https://$host$request_uri;",
    "",
    "charset utf-8;",
    `charset_types ${compressed.filter((type) => !type.startsWith("image/")).join(" ")};`,
    "absolute_redirect off;",
    ...notFound.map((page) => {
      const isFirst = page === notFound[0]
      const set = `set $site_not_found ${page}.html;`
      return isFirst ? set : `if ($uri ~ "^${page.replace(/[^/]*$/, "")}") { ${set} }`
    }),
    "error_page 404 $site_not_found;",
    "gzip on;",
    "gzip_vary on;",
    `gzip_types ${compressed.join(" ")};`,
    "",
    "# Headers.",
    ...names.map((name) => `set ${variable(name)} ${quoted(start[name] ?? "")};`),
    ...rules
      .filter((rule) => !everywhere.includes(rule))
      .map((rule) => {
        const sets = Object.entries(rule.headers).map(
          ([name, value]) => `set ${variable(name)} ${quoted(value)};`,
        )
        return `if (${isFor(rule)}) { ${sets.join(" ")} }`
      }),
    ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
    "",
    "# Addresses. The page /x is the file x.html.",
    ...hidden.map((file) => `location = /${file} { return 404; }`),
    ...redirects.flatMap(({ fromPath, toPath }) =>
      [fromPath, `${fromPath}/`].map(
        (from) => `location = ${from} { return 301 ${toPath}$is_args$args; }`,
      ),
    ),
    "location = / { try_files /index.html =404; }",
    "location = /index.html { return 301 /$is_args$args; }",
    // Reached only through error_page. A file missing today must not be cached as missing for a year.
    ...notFound.map(
      (page) => `location = ${page}.html { internal; set $site_cache_control no-cache; }`,
    ),
    ...["/admin", "/admin/index.html"].map(
      (from) => `location = ${from} { return 301 /admin/$is_args$args; }`,
    ),
    "location = /admin/ { try_files /admin/index.html =404; }",
    // Only characters of the site's own addresses: decoded input must not become a header line.
    ...["\\.html", "/"].map(
      (ending) =>
        `location ~ ^(?<page>/[\\w./-]+)${ending}$ { if (-f $document_root$page.html) { return 301 $page$is_args$args; } return 404; }`,
    ),
    "location / { try_files $uri $uri.html =404; }",
    ...Object.entries(furtherTypes).map(
      ([type, ending]) =>
        `location ~ \\.${ending}$ { types { ${type} ${ending}; } try_files $uri =404; }`,
    ),
  ]
  return `${lines.join("\n")}\n`
}
