import type { CmsBackend } from "decap-cms-core"
import type { EditorEnvironment } from "../content/model/editor-environment"

type BackendChoice =
  | {
      readonly backend: CmsBackend
      /** Whether an entry is a draft until somebody approves it. */
      readonly review: boolean
    }
  | { readonly message: string }

const known = ["github", "gitlab", "gitea"]

/**
 * Messages of editors' commits; "{{collection}}" is the kind of entry, "{{slug}}" its file. Hosts skip the build for an upload,
 * because no page shows it yet. They build a deletion: the content check names the entries that still show the file.
 */
export const commitMessages = {
  create: "Content: add {{collection}} “{{slug}}”",
  update: "Content: change {{collection}} “{{slug}}”",
  delete: "Content: delete {{collection}} “{{slug}}”",
  uploadMedia: "[skip ci] Content: upload “{{path}}”",
  deleteMedia: "Content: delete “{{path}}”",
}

/**
 * Where the editor saves, from the build's environment: what npm start says, or else the repository of the published site. A
 * message to whoever sets the site up if that is not usable.
 */
export function backendFrom(environment: EditorEnvironment): BackendChoice {
  const server = environment.GATSBY_DECAP_SERVER_URL
  if (server) {
    const backend = { name: "proxy", proxy_url: server, branch: "main" } as const
    return { backend: { ...backend, commit_messages: commitMessages }, review: false }
  }
  const name = environment.GATSBY_CMS_BACKEND
  const repo = environment.GATSBY_CMS_REPO
  if (!name || !repo) {
    return {
      message:
        "This editor is not connected to a repository yet. Set GATSBY_CMS_BACKEND (github, gitlab or gitea) and GATSBY_CMS_REPO (owner/name) where the site is built, then build again. On your own machine, npm start opens the editor without any of that.",
    }
  }
  if (!known.includes(name)) {
    return { message: `GATSBY_CMS_BACKEND is “${name}”. It can be ${known.join(", ")}.` }
  }
  const isGitHub = name === "github"
  const base = environment.GATSBY_CMS_BASE_URL?.replace(/\/$/, "") || undefined
  // Before the login it would fail silently.
  if (isGitHub && base && !/^https?:\/\/[^/]+$/.test(base)) {
    return {
      message: `GATSBY_CMS_BASE_URL is “${base}”. It must be the address of the login's server alone: https://www.example.com. What follows it belongs in GATSBY_CMS_AUTH_ENDPOINT.`,
    }
  }
  const review = isGitHub && environment.GATSBY_CMS_REVIEW === "1"
  const options = {
    repo,
    branch: environment.GATSBY_CMS_BRANCH || "main",
    base_url: base,
    // The address of this project's own login; see hosting/login.
    auth_endpoint: environment.GATSBY_CMS_AUTH_ENDPOINT || (isGitHub && base && "api/auth"),
    api_root: environment.GATSBY_CMS_API_ROOT,
    app_id: environment.GATSBY_CMS_APP_ID,
    // That of GitLab and Gitea needs no login of one's own, but an application registered there.
    auth_type: !isGitHub && "pkce",
    // One commit for a reviewed entry, with the message above, instead of one for each saved draft.
    squash_merges: review,
    commit_messages: commitMessages,
  }
  const set = Object.entries(options).filter(([, value]) => value)
  return { backend: { name: name as CmsBackend["name"], ...Object.fromEntries(set) }, review }
}
