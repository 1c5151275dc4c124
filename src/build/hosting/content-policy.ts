import { createHash } from "node:crypto"
import { DomUtils, parseDocument } from "htmlparser2"
import type { EditorEnvironment } from "../../content/model/editor-environment"

/** What a page may load and do: sources by directive of a Content-Security-Policy. */
type Policy = Readonly<Record<string, string>>

/** No plug-in, no other base of addresses, forms and frames of this site alone. */
const always: Policy = {
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'self'",
}

/**
 * The policy of all pages. They share one, because a page reached by a link inside the site runs under the policy of the page
 * the visit began with. Gatsby puts the style sheets into the pages; styles cannot load anything that the other lines refuse.
 */
const pages: Policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "style-src-elem": "'self' 'unsafe-inline'",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "media-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "frame-src": "'none'",
  ...always,
}

/**
 * What the Google map needs besides. It does not need 'unsafe-eval'.
 *
 * @see https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const googleMap: Policy = {
  "script-src": "https://maps.googleapis.com https://maps.gstatic.com",
  "style-src-elem": "https://fonts.googleapis.com",
  "img-src":
    "https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
  "font-src": "https://fonts.gstatic.com",
  "connect-src": "https://*.googleapis.com https://*.gstatic.com https://*.google.com",
  "frame-src": "https://*.google.com",
  "worker-src": "blob:",
}

/**
 * The policy of /admin. Decap compiles code to check its configuration (AJV), writes styles into the page and shows uploads
 * before they are saved. It may talk only to the backend and login proxy named in the environment.
 */
const editor: Policy = {
  "default-src": "'none'",
  "script-src": "'self' 'unsafe-eval'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self' data:",
  "connect-src": "'self' data: blob:",
  "media-src": "'self' data: blob:",
  "worker-src": "'self' blob:",
  "frame-src": "'self' blob:",
  ...always,
}

/** The hosts of an editor's backend, and of the editors' profile pictures. */
const backends: Readonly<Record<string, Policy>> = {
  github: {
    "connect-src": "https://api.github.com https://www.githubstatus.com",
    "img-src": "https://avatars.githubusercontent.com",
  },
  gitlab: {
    "connect-src": "https://gitlab.com",
    "img-src": "https://gitlab.com https://secure.gravatar.com",
  },
  gitea: { "img-src": "https://secure.gravatar.com" },
}

/** A policy as a header, with the sources of `others` added. 'none' stands alone or not at all. */
function policyText(policy: Policy, ...others: readonly Policy[]): string {
  return Object.entries(policy)
    .map(([name, sources]) => {
      const added = others.flatMap((each) => each[name]?.split(" ") ?? []).filter(Boolean)
      const allowed = added.length > 0 && sources === "'none'" ? [] : sources.split(" ")
      return [name, ...new Set([...allowed, ...added])].join(" ")
    })
    .join("; ")
}

/** The same source for several directives: the origin of an absolute address. A path of this site needs none. */
function allow(address: string | null | undefined, ...directives: readonly string[]): Policy {
  if (!address || !/^https?:\/\//.test(address)) return {}
  return Object.fromEntries(directives.map((name) => [name, new URL(address).origin]))
}

/** The source that allows one inline script in a policy. */
export function textHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/** The whole texts of the inline scripts of a page. Data never runs, so it needs no source. */
export function inlineScripts(html: string): string[] {
  return DomUtils.getElementsByTagName("script", parseDocument(html))
    .filter(({ attribs: { src, type = "" } }) => !src && !/json$/.test(type))
    .map((script) => DomUtils.textContent(script))
}

export interface PagePolicyOptions {
  /** The whole texts of the inline scripts that may run. */
  readonly inlineScripts: readonly string[]
  readonly hasGoogleMap: boolean
  /** The address the inquiry form posts to, if on another host. */
  readonly formEndpoint?: string | null
  /** The address speed measurements go to, if any. */
  readonly measurementEndpoint?: string | null
  /** The script that counts visits, on another host, if any. */
  readonly analytics?: string | null
}

export function pagePolicy(options: PagePolicyOptions): string {
  const { inlineScripts, hasGoogleMap, formEndpoint, measurementEndpoint, analytics } = options
  return policyText(
    pages,
    { "script-src": inlineScripts.map(textHash).join(" ") },
    allow(formEndpoint, "connect-src", "form-action"),
    allow(measurementEndpoint, "connect-src"),
    allow(analytics, "script-src", "connect-src"),
    hasGoogleMap ? googleMap : {},
  )
}

export function editorPolicy(environment: EditorEnvironment): string {
  const { GATSBY_CMS_BACKEND, GATSBY_CMS_BASE_URL, GATSBY_CMS_API_ROOT } = environment
  return policyText(
    editor,
    backends[GATSBY_CMS_BACKEND ?? ""] ?? {},
    allow(GATSBY_CMS_BASE_URL, "img-src", "connect-src"),
    allow(GATSBY_CMS_API_ROOT, "img-src", "connect-src"),
  )
}
