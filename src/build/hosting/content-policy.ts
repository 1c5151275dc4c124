import { createHash } from "node:crypto"
import type { EditorEnvironment } from "../../content/model/editor-environment"

/** What a page may load and do: sources by directive of a Content-Security-Policy. A directive without sources is omitted. */
type Directives = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = "'none'"

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ")
}

/** The source that allows one inline script or style in a policy. */
export function textHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/** The origin of an absolute address ("https://forms.example.com") as a list; empty for a path of this site or no address. */
function originOf(address: string | null | undefined): string[] {
  return address && /^https?:\/\//.test(address) ? [new URL(address).origin] : []
}

/**
 * What the Google map needs. It does not need 'unsafe-eval'.
 *
 * @see https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const googleMap: Directives = {
  "script-src": ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  "style-src-elem": ["https://fonts.googleapis.com"],
  "img-src": [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.googleusercontent.com",
  ],
  "font-src": ["https://fonts.gstatic.com"],
  "connect-src": ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com"],
  "frame-src": ["https://*.google.com"],
  "worker-src": ["blob:"],
}

export interface PagePolicyOptions {
  /** The whole texts of the inline scripts that may run. */
  readonly inlineScripts: readonly string[]
  readonly hasGoogleMap: boolean
  /** The address the inquiry form posts to, if on another host. */
  readonly formEndpoint?: string | null
  /** The address speed measurements go to, if any. */
  readonly measurementEndpoint?: string | null
}

/**
 * The policy of all pages. They share one, because a page reached by a link inside the site runs under the policy of the page
 * the visit began with.
 */
export function pagePolicy({
  inlineScripts,
  hasGoogleMap,
  formEndpoint,
  measurementEndpoint,
}: PagePolicyOptions): string {
  const google = (directive: string) => (hasGoogleMap ? (googleMap[directive] ?? []) : [])
  const form = originOf(formEndpoint)
  return policyText({
    "default-src": [none],
    "script-src": [self, ...inlineScripts.map(textHash), ...google("script-src")],
    // Gatsby puts the style sheets into the pages. Styles cannot load anything that the other lines refuse.
    "style-src": [self],
    "style-src-elem": [self, "'unsafe-inline'", ...google("style-src-elem")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": [self, "data:", ...google("img-src")],
    "font-src": [self, ...google("font-src")],
    "connect-src": [self, ...form, ...originOf(measurementEndpoint), ...google("connect-src")],
    "media-src": [self],
    "manifest-src": [self],
    "worker-src": [self, ...google("worker-src")],
    "frame-src": hasGoogleMap ? google("frame-src") : [none],
    "object-src": [none],
    "base-uri": [none],
    "form-action": [self, ...form],
    "frame-ancestors": [self],
  })
}

/** The hosts an editor's browser calls, by the backend it saves to. */
const backendHosts: Readonly<Record<string, readonly string[]>> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com"],
}

/** Hosts of the editors' profile pictures, by backend. */
const avatarHosts: Readonly<Record<string, readonly string[]>> = {
  github: ["https://avatars.githubusercontent.com"],
  gitlab: ["https://gitlab.com", "https://secure.gravatar.com"],
  gitea: ["https://secure.gravatar.com"],
}

/**
 * The policy of /admin. Decap compiles code to check its configuration (AJV), writes styles into the page and shows uploads
 * before they are saved. It may talk only to the backend and login proxy named in the environment.
 */
export function editorPolicy(environment: EditorEnvironment): string {
  const backend = environment.GATSBY_CMS_BACKEND ?? ""
  const own = [
    ...originOf(environment.GATSBY_CMS_BASE_URL),
    ...originOf(environment.GATSBY_CMS_API_ROOT),
  ]
  return policyText({
    "default-src": [none],
    "script-src": [self, "'unsafe-eval'"],
    "style-src": [self, "'unsafe-inline'"],
    "img-src": [self, "data:", "blob:", ...(avatarHosts[backend] ?? []), ...own],
    "font-src": [self, "data:"],
    "connect-src": [self, "data:", "blob:", ...(backendHosts[backend] ?? []), ...own],
    "media-src": [self, "data:", "blob:"],
    "worker-src": [self, "blob:"],
    "frame-src": [self, "blob:"],
    "object-src": [none],
    "base-uri": [none],
    "form-action": [self],
    "frame-ancestors": [self],
  })
}
