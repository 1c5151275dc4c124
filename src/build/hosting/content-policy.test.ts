import { createHash } from "node:crypto"
import { editorPolicy, pagePolicy } from "./content-policy"

const plain = { inlineScripts: ["run()"], hasGoogleMap: false }

/** The sources of each directive of a policy. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    }),
  )
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("a page may load nothing but its own, and use no inline script but those on the list", () => {
  const policy = pagePolicy(plain)
  expect(directives(policy)).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'self'", hash("run()")],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "connect-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
    "worker-src": ["'self'"],
  })
  expect(policy).not.toMatch(/https?:/)
})

test("Google's hosts are allowed only with a map key, and even then no page evaluates text as code", () => {
  const withMap = pagePolicy({ ...plain, hasGoogleMap: true })
  expect(directives(withMap)["script-src"]).toContain("https://maps.googleapis.com")
  expect(pagePolicy(plain)).not.toContain("google")
  for (const policy of [withMap, pagePolicy(plain)]) {
    expect(policy).not.toContain("unsafe-eval")
    expect(directives(policy)["script-src"]).not.toContain("'unsafe-inline'")
  }
})

test("the form may be sent to the address of the settings, and nowhere else", () => {
  const policy = directives(
    pagePolicy({ ...plain, formEndpoint: "https://forms.example.com/take?site=1" }),
  )
  expect(policy["form-action"]).toEqual(["'self'", "https://forms.example.com"])
  expect(policy["connect-src"]).toEqual(["'self'", "https://forms.example.com"])
})

test("measurements may be sent to the address in the settings", () => {
  const policy = pagePolicy({ ...plain, measurementEndpoint: "https://vitals.example.com/x" })
  expect(directives(policy)["connect-src"]).toEqual(["'self'", "https://vitals.example.com"])
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
  expect(policy["default-src"]).toEqual(["'none'"])
  expect(policy["script-src"]).toEqual(["'self'", "'unsafe-eval'"])
  expect(editorPolicy({})).not.toMatch(/https?:/)
})
