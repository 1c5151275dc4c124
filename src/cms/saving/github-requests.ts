import type { Implementation } from "./backend-types"

/** Decap's class for GitHub, as far as used here beyond the parts that all backends have. */
export interface GitHubImplementation extends Implementation {
  readonly apiRoot: string
  readonly repo: string
  readonly branch: string
  /** Set by the login; Decap reads both at each request. */
  token: string | null
  readonly api: {
    token: string
    getDefaultBranch(): Promise<{ commit: { sha: string } }>
    forceMergePR(pull: unknown): Promise<unknown>
  }
}

/** Sends a request about the repository: "/commits?sha=main". */
export type Request = <T>(path: string) => Promise<T>

/** The text of an entry in a commit. */
export async function textAt(request: Request, path: string, commit: string): Promise<string> {
  const { content } = await request<{ content: string }>(`/contents/content/${path}?ref=${commit}`)
  return decoded(content)
}

/**
 * The requests about the repository. They throw an error with `status` if GitHub refuses.
 *
 * @param renewedToken the token of a later login in another tab
 */
export function requests(
  github: GitHubImplementation,
  renewedToken: () => string | undefined,
): Request {
  return async <T>(path: string): Promise<T> => {
    const token = renewedToken()
    if (token) github.token = github.api.token = token
    const response = await fetch(`${github.apiRoot}/repos/${github.repo}${path}`, {
      headers: { Authorization: `token ${github.token}`, Accept: "application/vnd.github+json" },
      cache: "no-cache",
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) {
      const { message = "" } = (await response.json().catch(() => ({}))) as { message?: string }
      throw Object.assign(new Error(message || response.statusText), { status: response.status })
    }
    return (await response.json()) as T
  }
}

/** The text of a base64 answer. */
export function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, "")), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
