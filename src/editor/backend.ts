import type { CmsBackend } from "decap-cms-core"
import type { EditorEnvironment } from "../content/model/editor-environment"

type BackendChoice =
  | {
      readonly backend: CmsBackend
      /** Whether an entry is a draft until somebody approves it. */
      readonly review: boolean
    }
  | { readonly message: string }

/** Their login is PKCE: it needs no login proxy, but an application registered on the server. */
const needsApp = ["gitlab", "gitea"]
const known = ["github", "gitlab", "gitea"] as const

/**
 * Messages of editors' commits; "{{collection}}" is the kind of entry, "{{slug}}" its file. Hosts skip the build for an upload,
 * because no page shows it yet. They build a deletion: the content check names the entries that still show the file.
 */
const commitMessages = {
  create: "Content: add {{collection}} “{{slug}}”",
  update: "Content: change {{collection}} “{{slug}}”",
  delete: "Content: delete {{collection}} “{{slug}}”",
  uploadMedia: "[skip ci] Content: upload “{{path}}”",
  deleteMedia: "Content: delete “{{path}}”",
}

/**
 * Where the editor of the published site saves, from the build's environment; or a message to whoever sets the site up if that
 * is not usable.
 */
export function backendFrom(variables: EditorEnvironment): BackendChoice {
  // A workflow passes an unset variable on as an empty one.
  const environment: EditorEnvironment = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ""),
  )
  const given = environment.GATSBY_CMS_BACKEND
  if (!given) {
    return {
      message:
        "This editor is not connected to a repository yet. Set GATSBY_CMS_BACKEND (github, gitlab or gitea) and GATSBY_CMS_REPO where the site is built, then build again. On your own machine, npm start opens the editor without any of that.",
    }
  }
  const name = known.find((backend) => backend === given)
  if (!name) {
    return { message: `GATSBY_CMS_BACKEND is “${given}”. It can be ${known.join(", ")}.` }
  }
  if (!environment.GATSBY_CMS_REPO) {
    return {
      message: `GATSBY_CMS_BACKEND is “${name}”, but GATSBY_CMS_REPO is missing. Set it to owner/name where the site is built.`,
    }
  }
  const base = environment.GATSBY_CMS_BASE_URL?.replace(/\/$/, "")
  // Before the login it would fail silently.
  if (name === "github" && base && !/^https?:\/\/[^/]+$/.test(base)) {
    return {
      message: `GATSBY_CMS_BASE_URL is “${base}”. It must be the address of the login's server alone: https://www.example.com. What follows it belongs in GATSBY_CMS_AUTH_ENDPOINT.`,
    }
  }
  const review = name === "github" && environment.GATSBY_CMS_REVIEW === "1"
  const options = {
    repo: environment.GATSBY_CMS_REPO,
    branch: environment.GATSBY_CMS_BRANCH ?? "main",
    base_url: base,
    auth_endpoint: environment.GATSBY_CMS_AUTH_ENDPOINT ?? (base && loginEndpoints[name]),
    api_root: environment.GATSBY_CMS_API_ROOT ?? (base && apiRoots[name]?.(base)),
    app_id: environment.GATSBY_CMS_APP_ID,
    auth_type: needsApp.includes(name) ? "pkce" : undefined,
    // One commit for a reviewed entry, with the message above, instead of one for each saved draft.
    squash_merges: review || undefined,
    commit_messages: commitMessages,
  }
  const set = Object.entries(options).filter(([, value]) => value !== undefined)
  return { backend: { name, ...Object.fromEntries(set) }, review }
}

/** The address of this project's own login; see hosting/login. */
const loginEndpoints: Readonly<Record<string, string>> = { github: "api/auth" }

/** The API of a self-hosted server. */
const apiRoots: Readonly<Record<string, (base: string) => string>> = {
  gitlab: (base) => `${base}/api/v4`,
  gitea: (base) => `${base}/api/v1`,
}

/** The editor's file server on this machine. If it commits, the messages are like those of the published editor. */
export function localBackend(address: string) {
  return {
    name: "proxy",
    proxy_url: address,
    branch: "main",
    commit_messages: commitMessages,
  } satisfies CmsBackend
}

const localHosts = ["localhost", "127.0.0.1", "[::1]"]

/** Whether the page is on this machine, where decap-server may be reachable. */
export function isLocal(hostname: string): boolean {
  return localHosts.includes(hostname)
}
