import { headersFile, redirectsFile, robotsFile } from "./host-files"
import { hostHeaders } from "./host-headers"
import { nginxFile } from "./nginx-file"

const shipped = {
  inlineScripts: ["run()"],
  inlineStyles: [],
  hasGoogleMap: false,
  environment: {},
}
const rules = hostHeaders(shipped)

const forever = "public, max-age=31536000, immutable"

const addresses = [
  "/",
  "/ms-pipes",
  "/no-such-page",
  "/admin",
  "/admin/",
  "/admin/cms.js",
  "/static/a/b.jpg",
  "/fonts/barlow.woff2",
  "/assets/app-0a158dea60e86a062141.js",
]

/** What the rules mean for an address: later ones replace earlier ones. */
function meantFor(address: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : path === address,
  )
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>
}

// What the hosts themselves make of it: npm run test:hosts
test("every header is in the file for hosts, and none twice for a path", () => {
  const written = headersFile(rules).split(/^(?=\/)/m)
  for (const { path, headers } of rules) {
    const block = written.find((each) => each.startsWith(`${path}\n`)) ?? ""
    for (const [name, value] of Object.entries(headers)) {
      expect(block.split(`  ${name}: ${value}\n`)).toHaveLength(2)
    }
  }
})

test("the editor is never cached and never listed", () => {
  for (const address of ["/admin", "/admin/cms.js"]) {
    expect(meantFor(address)).toMatchObject({
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    })
  }
  expect(meantFor("/administration")).toEqual(meantFor("/"))
})

test("files named by their content are cached for a year, others are revalidated", () => {
  for (const address of addresses.slice(-3)) {
    expect(meantFor(address)["Cache-Control"]).toBe(forever)
  }
  expect(meantFor("/ms-pipes")["Cache-Control"]).toBeUndefined()
})

test("every page is guarded against sniffing, framing, leaks and devices it does not need", () => {
  expect(meantFor("/ms-pipes")).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(self\)/),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  })
})

test("nginx gets the same headers, redirects and addresses", () => {
  const redirects = [{ fromPath: "/gp-pipe", toPath: "/gs-pipe" }]
  const file = nginxFile(rules, redirects, ["/404", "/hi/404"], ["_headers"])
  for (const { path, headers } of rules) {
    for (const [name, value] of Object.entries(headers)) {
      const variable = `$site_${name.toLowerCase().replaceAll("-", "_")}`
      expect(file).toContain(`add_header ${name} ${variable} always;`)
      const set = `set ${variable} "${value}";`
      const line = file.split("\n").find((each) => {
        if (path === "/*") return each === set
        const condition = path.endsWith("*") ? `"^${path.slice(0, -1)}"` : `"${path}"`
        return each.startsWith("if (") && each.includes(condition) && each.includes(set)
      })
      expect({ path, name, line }).toEqual({ path, name, line: expect.any(String) })
    }
  }
  expect(file).toContain("location = /gp-pipe { return 301 /gs-pipe$is_args$args; }")
  expect(file).toContain("location = /gp-pipe/ { return 301 /gs-pipe$is_args$args; }")
  expect(file).toContain("location = /_headers { return 404; }")
  expect(file).toContain("set $site_not_found /404.html;")
  expect(file).toContain('if ($uri ~ "^/hi/") { set $site_not_found /hi/404.html; }')
  expect(file).toContain("error_page 404 $site_not_found;")
  expect(file).toContain("try_files $uri $uri.html =404;")
})

test("every alias is a permanent redirect, with and without a slash at the end", () => {
  expect(redirectsFile([{ fromPath: "/gp-pipe", toPath: "/gs-pipe" }])).toBe(
    "/gp-pipe /gs-pipe 301\n/gp-pipe/ /gs-pipe 301\n",
  )
})

test("robots.txt names the sitemap and excludes the editor", () => {
  expect(robotsFile("https://www.example.com")).toBe(
    "User-agent: *\nDisallow: /admin/\n\nSitemap: https://www.example.com/sitemap-index.xml\n",
  )
})
