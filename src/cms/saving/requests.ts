import type { Implementation } from "./backend-types"

/** Decap's class for a server, as far as used here beyond the parts that all backends have. */
export interface ServerImplementation extends Implementation {
  readonly apiRoot: string
  readonly repo: string
  readonly branch: string
  /** Set by the login; Decap reads both at each request. */
  token: string | null
  readonly api: { token: string }
  /** GitLab's tokens end after two hours. Each of these gets a new one, once. */
  refreshToken?: string
  refreshedTokenPromise?: Promise<string>
  getRefreshedAccessToken?(): Promise<string>
}

/** The login that Decap has stored. Another tab may have renewed it. */
export interface Login {
  readonly token?: string
  readonly refresh_token?: string
}

interface Place {
  /** Where the API has the repository: "/repos/doab/website". */
  readonly path: string
  /** The word before the token. */
  readonly scheme: "token" | "Bearer"
  readonly storedLogin: () => Login
}

/** Sends a request about the repository: "/commits?sha=main". */
export type Request = <T>(path: string) => Promise<T>

/** The first items of a list that comes in pages: "/commits?sha=main". */
type ListRequest = <T>(path: string, count: number) => Promise<T[]>

/** The requests about the repository. They throw an error with `status` if the server refuses. */
export function requests(
  server: ServerImplementation,
  { path: repository, scheme, storedLogin }: Place,
): { readonly request: Request; readonly list: ListRequest } {
  const ask = (path: string) =>
    fetch(`${server.apiRoot}${repository}${path}`, {
      headers: { Authorization: `${scheme} ${server.token}`, Accept: "application/json" },
      cache: "no-cache",
      signal: AbortSignal.timeout(30_000),
    })
  const answer = async (path: string) => {
    useLogin(server, storedLogin())
    let response = await ask(path)
    if (response.status === 401 && server.getRefreshedAccessToken) {
      await server.getRefreshedAccessToken()
      response = await ask(path)
    }
    if (response.ok) return response
    const { message = "" } = (await response.json().catch(() => ({}))) as { message?: string }
    throw Object.assign(new Error(message || response.statusText), { status: response.status })
  }
  return {
    request: async <T>(path: string) => (await (await answer(path)).json()) as T,
    list: async <T>(path: string, count: number) => {
      const items: T[] = []
      for (let page = 1; ; page++) {
        const response = await answer(`${path}&page=${page}`)
        items.push(...((await response.json()) as T[]))
        const isLast = !response.headers.get("link")?.includes('rel="next"')
        if (isLast || items.length >= count) return items.slice(0, count)
      }
    },
  }
}

/** Goes on with the login of another tab, if that is a later one. */
export function useLogin(
  server: ServerImplementation,
  { token, refresh_token: refreshToken }: Login,
): void {
  if (!token || token === server.token) return
  server.token = server.api.token = token
  server.refreshToken = refreshToken
  server.refreshedTokenPromise = undefined
}

/** The text of an entry in a commit, where GitHub and Gitea have it. */
export async function textAt(request: Request, path: string, commit: string): Promise<string> {
  const { content } = await request<{ content: string }>(`/contents/content/${path}?ref=${commit}`)
  return decoded(content)
}

/** The text of a base64 answer. */
export function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, "")), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** What `ask` answers, or `otherwise` if the server has no such thing. */
export async function unlessMissing<T, O>(ask: () => Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await ask()
  } catch (error) {
    if ((error as { status?: number }).status === 404) return otherwise
    throw error
  }
}

/** Ten at a time, as in Decap, to stay below the server's rate limit. */
export async function inTurns<T, R>(
  items: readonly T[],
  read: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += 10) {
    results.push(...(await Promise.all(items.slice(start, start + 10).map(read))))
  }
  return results
}
