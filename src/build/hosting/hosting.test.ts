import { headersFile, headersFor, hostHeaders, redirectsFile } from "./host-rules"
import { editorPolicy, pagePolicy, textHash } from "./content-policy"
import { nginxFile } from "./nginx-file"

const plain = { inlineScripts: ["run()"], hasGoogleMap: false }
const rules = hostHeaders({ ...plain, environment: {} })

/** The sources of each directive of a policy. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    }),
  )
}

test("a page may load nothing but its own, and use no inline script but those on the list", () => {
  const policy = pagePolicy(plain)
  expect(directives(policy)).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'self'", textHash("run()")],
    "connect-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  })
  expect(policy).not.toMatch(/https?:/)
})

test("other hosts are allowed only where a setting names them, and no page evaluates text as code", () => {
  const set = (options: object) => directives(pagePolicy({ ...plain, ...options }))
  const map = set({ hasGoogleMap: true })
  expect(map["script-src"]).toContain("https://maps.googleapis.com")
  expect(map["script-src"]?.join()).not.toMatch(/unsafe/)
  expect(map["frame-src"]).toEqual(["https://*.google.com"])
  const form = set({ formEndpoint: "https://forms.example.com/take?site=1" })
  expect(form["form-action"]).toEqual(["'self'", "https://forms.example.com"])
  expect(form["connect-src"]).toEqual(["'self'", "https://forms.example.com"])
  const visits = set({ analytics: "https://plausible.io/js/script.js" })
  expect(visits["script-src"]).toEqual(["'self'", textHash("run()"), "https://plausible.io"])
  expect(visits["connect-src"]).toEqual(["'self'", "https://plausible.io"])
  const speed = set({ measurementEndpoint: "https://vitals.example.com/x" })
  expect(speed["connect-src"]).toEqual(["'self'", "https://vitals.example.com"])
})

test("the editor may talk to its backend and its login proxy, and to no other", () => {
  const policy = directives(
    editorPolicy({
      GATSBY_CMS_BACKEND: "github",
      GATSBY_CMS_BASE_URL: "https://login.example.com/oauth",
    }),
  )
  expect(policy["connect-src"]).toEqual(
    expect.arrayContaining(["https://api.github.com", "https://login.example.com"]),
  )
  expect(policy["script-src"]).toEqual(["'self'", "'unsafe-eval'"])
  expect(editorPolicy({})).not.toMatch(/https?:/)
})

test("the editor is never cached and never listed, files named by their content are kept for a year", () => {
  for (const address of ["/admin", "/admin/cms.js"]) {
    expect(headersFor(rules, address)).toMatchObject({
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    })
  }
  expect(headersFor(rules, "/administration")).toEqual(headersFor(rules, "/"))
  for (const address of ["/static/a/b.jpg", "/fonts/barlow.woff2", "/assets/app-0a15.js"]) {
    const cacheControl = headersFor(rules, address)["Cache-Control"]
    expect(cacheControl).toBe("public, max-age=31536000, immutable")
  }
  expect(headersFor(rules, "/ms-pipes")["Cache-Control"]).toBeUndefined()
})

test("every page is guarded against sniffing, framing, leaks and devices it does not need", () => {
  expect(headersFor(rules, "/ms-pipes")).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(self\)/) as string,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  })
})

// What the hosts themselves make of it: npm run test:hosts
test("every kind of host gets the same headers, redirects and addresses", () => {
  const redirects = [{ fromPath: "/gp-pipe", toPath: "/gs-pipe" }]
  const written = headersFile(rules).split(/^(?=\/)/m)
  const nginx = nginxFile(rules, redirects, ["/404", "/hi/404"])
  for (const { path, headers } of rules) {
    const block = written.find((each) => each.startsWith(`${path}\n`)) ?? ""
    const condition = path.endsWith("*") ? `"^${path.slice(0, -1)}"` : `"${path}"`
    for (const [name, value] of Object.entries(headers)) {
      expect(block.split(`  ${name}: ${value}\n`)).toHaveLength(2)
      const set = `set $site_${name.toLowerCase().replaceAll("-", "_")} "${value}";`
      const line = nginx
        .split("\n")
        .find((each) =>
          path === "/*" ? each === set : each.includes(condition) && each.includes(set),
        )
      expect({ path, name, line }).toEqual({ path, name, line: expect.any(String) as string })
    }
  }
  expect(redirectsFile(redirects)).toBe("/gp-pipe /gs-pipe 301\n/gp-pipe/ /gs-pipe 301\n")
  for (const line of [
    "location = /gp-pipe { return 301 /gs-pipe$is_args$args; }",
    "location = /gp-pipe/ { return 301 /gs-pipe$is_args$args; }",
    "set $site_not_found /404.html;",
    'if ($uri ~ "^/hi/") { set $site_not_found /hi/404.html; }',
    "error_page 404 $site_not_found;",
  ])
    expect(nginx).toContain(line)
})

test("Cloudflare reads every header: it leaves out, in silence, a line of more than 2000 characters", () => {
  const most = hostHeaders({
    inlineScripts: ["run()", "prepare()"],
    hasGoogleMap: true,
    formEndpoint: "https://a-long-name-of-a-form-service.example.com/",
    measurementEndpoint: "https://a-long-name-of-a-receiver.example.com/",
    analytics: "https://plausible.io/js/script.js",
    environment: { GATSBY_CMS_BACKEND: "github", GATSBY_CMS_BASE_URL: "https://login.example.com" },
  })
  for (const line of headersFile(most).split("\n")) expect(line.length).toBeLessThan(2000)
})
