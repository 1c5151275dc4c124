import { siteStampFile } from "../../content/routes/generated-paths"
import type { EditorEnvironment } from "../../content/model/editor-environment"
import { editorPolicy, pagePolicy, type PagePolicyOptions } from "./content-policy"

/** Headers for one address, or with `*` at the end for all below it. A later rule replaces what an earlier one sets. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** For folders in which a changed file gets a new name: by a hash, in fonts by hand (static/fonts/README.md). */
const forever = { "Cache-Control": "public, max-age=31536000, immutable" }

/** The site uses one device: location, after a press, to sort the branches. */
const permissions = [
  "accelerometer=()",
  "camera=()",
  "display-capture=()",
  "geolocation=(self)",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  "usb=()",
]

interface HostHeadersOptions extends PagePolicyOptions {
  readonly environment: EditorEnvironment
}

/**
 * The headers of the site, for every host. Files without a Cache-Control rule, such as pages, are revalidated at each visit by
 * every supported host.
 */
export function hostHeaders({ environment, ...policy }: HostHeadersOptions): HeaderRule[] {
  const editor = {
    "Content-Security-Policy": editorPolicy(environment),
    // The login proxy's window must be able to answer the window that opened it.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
    "Cache-Control": "no-cache",
  }
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": pagePolicy(policy),
        "Strict-Transport-Security": "max-age=63072000",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": permissions.join(", "),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    },
    { path: "/admin", headers: editor },
    { path: "/admin/*", headers: editor },
    { path: `/${siteStampFile}`, headers: { "Cache-Control": "no-cache" } },
    { path: "/assets/*", headers: forever },
    { path: "/static/*", headers: forever },
    { path: "/fonts/*", headers: forever },
    { path: "/drawings/*", headers: forever },
  ]
}

/** Whether a rule covers every address that another rule covers. */
export function covers(rule: HeaderRule, other: HeaderRule): boolean {
  return rule.path.endsWith("*")
    ? other.path.startsWith(rule.path.slice(0, -1))
    : rule.path === other.path
}

/** The headers for an address, from every rule that covers it. Later rules replace headers of earlier ones. */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) => covers(rule, { path: address, headers: {} }))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}
