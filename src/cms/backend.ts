/** Environment variables of the build that say where the editor saves; all optional. See README, "Going live". */
export interface BackendEnvironment {
  readonly GATSBY_CMS_BACKEND?: string
  readonly GATSBY_CMS_REPO?: string
  readonly GATSBY_CMS_BRANCH?: string
  readonly GATSBY_CMS_BASE_URL?: string
  readonly GATSBY_CMS_AUTH_ENDPOINT?: string
  readonly GATSBY_CMS_API_ROOT?: string
  readonly GATSBY_CMS_APP_ID?: string
}

export type BackendChoice =
  | { readonly backend: Readonly<Record<string, unknown>> & { readonly name: string } }
  | { readonly message: string }

const needsRepo = ["github", "gitlab", "gitea"]
const known = [...needsRepo, "git-gateway", "test-repo"]

/** The sentence of a commit an editor makes; "{{collection}}" is the kind of thing, "{{slug}}" its file. */
const commitMessages = {
  create: "Content: add {{collection}} “{{slug}}”",
  update: "Content: change {{collection}} “{{slug}}”",
  delete: "Content: delete {{collection}} “{{slug}}”",
  uploadMedia: "[skip ci] Content: upload “{{path}}”",
  deleteMedia: "[skip ci] Content: delete “{{path}}”",
}

/**
 * Where the editor of the published site saves, from the environment of the build. Without a usable choice it gives a
 * message for whoever set the site up.
 */
export function backendFrom(environment: BackendEnvironment): BackendChoice {
  const name = environment.GATSBY_CMS_BACKEND
  if (!name) {
    return {
      message:
        "This editor is not connected to a repository yet. Set GATSBY_CMS_BACKEND (github, gitlab, gitea, git-gateway or test-repo) and GATSBY_CMS_REPO where the site is built, then build again. On your own machine, npm start opens the editor without any of that.",
    }
  }
  if (!known.includes(name)) {
    return {
      message: `GATSBY_CMS_BACKEND is “${name}”. It can be ${known.join(", ")}.`,
    }
  }
  if (needsRepo.includes(name) && !environment.GATSBY_CMS_REPO) {
    return {
      message: `GATSBY_CMS_BACKEND is “${name}”, but GATSBY_CMS_REPO is missing. Set it to owner/name where the site is built.`,
    }
  }
  const options = {
    repo: environment.GATSBY_CMS_REPO,
    branch: environment.GATSBY_CMS_BRANCH ?? "main",
    base_url: environment.GATSBY_CMS_BASE_URL,
    auth_endpoint: environment.GATSBY_CMS_AUTH_ENDPOINT,
    api_root: environment.GATSBY_CMS_API_ROOT,
    app_id: environment.GATSBY_CMS_APP_ID,
    // Without a proxy of their own, GitLab and Gitea log editors in by PKCE.
    auth_type: name === "gitlab" || name === "gitea" ? "pkce" : undefined,
    commit_messages: name === "test-repo" ? undefined : commitMessages,
  }
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return { backend: { name, ...Object.fromEntries(given) } }
}

const localHosts = ["localhost", "127.0.0.1", "[::1]"]

/** Whether the editor runs on the editor's own machine, where decap-server may be reached. */
export function isLocal(hostname: string): boolean {
  return localHosts.includes(hostname)
}
