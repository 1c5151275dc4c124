import type { MediaFile } from "../../content/check/fault"
import type { PublishedContent } from "../published-content"
import type { Implementation } from "./backend-types"
import { inContent } from "./change-check"
import { MovedOn, type BuildState, type DeletedEntry, type Repository } from "./repository"

/** Decap's class for GitHub, as far as used here. */
export interface GitHubImplementation extends Implementation {
  readonly apiRoot: string
  readonly repo: string
  readonly branch: string
  /** Set by the login; Decap reads both at each request. */
  token: string | null
  readonly api: {
    token: string
    getDefaultBranch(): Promise<{ commit: { sha: string } }>
  }
}

interface Surroundings {
  readonly withPixels: (listed: readonly MediaFile[]) => Promise<MediaFile[]>
  /** The token that Decap has stored. Another tab may have renewed it. */
  readonly storedToken: () => string | undefined
  /** The entries of the last build. */
  readonly published: () => Promise<PublishedContent>
}

/** A file in GitHub's answers. */
interface TreeFile {
  readonly path: string
  readonly type: string
  readonly sha: string
  readonly size?: number
}

/** Sends a request about the repository, "/commits?sha=main". Throws an error with `status` if GitHub refuses. */
type Request = <T>(path: string) => Promise<T>

/** The repository on GitHub, by its REST API (2022-11-28). */
export function githubRepository(
  github: GitHubImplementation,
  { withPixels, storedToken, published }: Surroundings,
): Repository {
  let texts: Promise<Map<string, string>> | undefined
  const request = requests(github, storedToken)
  const branch = encodeURIComponent(github.branch)

  const blobText = async (sha: string) => {
    texts ??= published().then(publishedBlobs)
    const known = await texts
    const text = known.get(sha)
    if (text !== undefined) return text
    const { content } = await request<{ content: string }>(`/git/blobs/${sha}`)
    known.set(sha, decoded(content))
    return decoded(content)
  }

  const content = async () => {
    const head = (await request<{ commit: { sha: string } }>(`/branches/${branch}`)).commit.sha
    const { tree } = await request<{ tree: TreeFile[] }>(`/git/trees/${head}:content?recursive=1`)
    const blobs = tree.filter(({ type }) => type === "blob")
    const media = blobs.filter(({ path }) => /^media\/(?!\.)/.test(path))
    const entries = blobs.filter(({ path }) => /\.json$/.test(path) && !path.startsWith("media/"))
    const files = await inTurns(entries, async ({ path, sha }) => ({
      path,
      text: await blobText(sha),
    }))
    const listed = media.map(({ path, size = 0 }) => ({ path: path.slice(6), bytes: size }))
    return { head, files, media: await withPixels(listed) }
  }

  return {
    name: "GitHub",

    content,

    ifStillAt: async ({ head = "" }, write) => {
      // Decap builds its commit on the branch that this method returns. GitHub refuses to move a branch that has moved
      // meanwhile.
      const { getDefaultBranch } = github.api
      github.api.getDefaultBranch = () => Promise.resolve({ commit: { sha: head } })
      try {
        return await write()
      } catch (error) {
        throw isMovedOn(error) ? new MovedOn() : error
      } finally {
        github.api.getDefaultBranch = getDefaultBranch
      }
    },

    ...history(request, branch),

    buildState: (commit) => buildState(request, commit),
  }
}

function requests(github: GitHubImplementation, storedToken: () => string | undefined): Request {
  return async <T>(path: string) => {
    const token = storedToken()
    if (token && token !== github.token) github.token = github.api.token = token
    const response = await fetch(`${github.apiRoot}/repos/${github.repo}${path}`, {
      headers: { Authorization: `token ${github.token}`, Accept: "application/json" },
      cache: "no-cache",
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok) return (await response.json()) as T
    const { message = "" } = (await response.json().catch(() => ({}))) as { message?: string }
    throw Object.assign(new Error(message || response.statusText), { status: response.status })
  }
}

/** The text of a base64 answer. */
function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, "")), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** Ten at a time, as in Decap, to stay below the server's rate limit. */
async function inTurns<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += 10) {
    results.push(...(await Promise.all(items.slice(start, start + 10).map(read))))
  }
  return results
}

/** A commit as GitHub lists it. */
interface Commit {
  readonly sha: string
  readonly commit: {
    readonly message: string
    readonly author: { readonly name: string; readonly date: string }
  }
  readonly parents: readonly { readonly sha: string }[]
}

/** How many commits to open in search of deleted entries. */
const opened = 30

/** Who changed what, and what it was before. */
function history(
  request: Request,
  branch: string,
): Required<Pick<Repository, "lastChange" | "versions" | "textAt" | "deleted">> {
  const commits = (path: string, count: number) => {
    const where = `sha=${branch}&path=${encodeURIComponent(`content/${path}`)}`
    return request<Commit[]>(`/commits?${where}&per_page=${count}`)
  }
  const versions = async (path: string, count = 50) =>
    (await commits(path, count)).map(({ sha, commit: { message, author } }) => ({
      commit: sha,
      message: message.trim(),
      name: author.name,
      date: author.date,
    }))
  const deletions = async ({ sha, commit, parents }: Commit): Promise<DeletedEntry[]> => {
    const { files = [] } = await request<{ files?: { filename: string; status: string }[] }>(
      `/commits/${sha}`,
    )
    return files
      .filter(({ status }) => status === "removed")
      .map(({ filename }) => ({
        path: inContent(filename),
        name: commit.author.name,
        date: commit.author.date,
        commit: parents[0]?.sha ?? sha,
      }))
  }
  return {
    lastChange: async (path) => (await versions(path, 1))[0],

    versions: (path) => versions(path),

    textAt: async (path, commit) => {
      try {
        const file = `/contents/content/${path}?ref=${commit}`
        return decoded((await request<{ content: string }>(file)).content)
      } catch (error) {
        if ((error as { status?: number }).status === 404) return undefined
        throw error
      }
    },

    deleted: async (folder) => {
      const [found, { tree }] = await Promise.all([
        commits(folder, 100),
        request<{ tree: TreeFile[] }>(`/git/trees/${branch}:content?recursive=1`),
      ])
      const suspects = found.filter(({ commit }) => /delete/i.test(commit.message))
      const entries = (await inTurns(suspects.slice(0, opened), deletions)).flat()
      return entries.filter(
        ({ path }, index) =>
          path.startsWith(`${folder}/`) &&
          path.endsWith(".json") &&
          !tree.some((present) => present.path === path) &&
          // Of an entry that was deleted twice, the later state.
          entries.findIndex((other) => other.path === path) === index,
      )
    },
  }
}

interface CheckRun {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly conclusion: string | null
  readonly html_url: string | null
  readonly output: { readonly title: string | null; readonly annotations_count: number }
}

interface CommitStatus {
  readonly state: string
  readonly description: string | null
  readonly target_url: string | null
}

const failures = ["failure", "error", "timed_out", "startup_failure", "action_required"]

/**
 * What builders have reported about a commit; undefined while that is nothing. Workflows report as checks; Netlify and Cloudflare,
 * when they build themselves, as checks or statuses.
 */
async function buildState(request: Request, commit: string): Promise<BuildState | undefined> {
  const [{ check_runs: runs }, { statuses }] = await Promise.all([
    request<{ check_runs: CheckRun[] }>(`/commits/${commit}/check-runs?per_page=100`),
    request<{ statuses: CommitStatus[] }>(`/commits/${commit}/status`),
  ])
  const failedRun = runs.find(({ conclusion }) => failures.includes(conclusion ?? ""))
  if (failedRun) {
    const sentences = await whyFailed(request, failedRun)
    return { state: "failed", sentences, link: failedRun.html_url ?? undefined }
  }
  const failed = statuses.find(({ state }) => failures.includes(state))
  if (failed) {
    const sentences = [failed.description || "The build failed."]
    return { state: "failed", sentences, link: failed.target_url || undefined }
  }
  if (runs.length + statuses.length === 0) return undefined
  const isRunning =
    runs.some(({ status }) => status !== "completed") ||
    statuses.some(({ state }) => state === "pending")
  return { state: isRunning ? "running" : "passed", sentences: [] }
}

/** The sentences of the content check, if it is what failed. */
async function whyFailed(request: Request, { id, name, output }: CheckRun) {
  const annotations =
    output.annotations_count > 0
      ? await request<{ annotation_level: string; message: string }[]>(
          `/check-runs/${id}/annotations`,
        )
      : []
  const sentences = annotations
    .filter(({ annotation_level: level }) => level === "failure")
    .map(({ message }) => message)
    // GitHub adds this to every step that fails.
    .filter((message) => !message.startsWith("Process completed with exit code"))
  return sentences.length > 0 ? sentences : [output.title ?? `${name} failed.`]
}

/** GitHub's answer to a branch that has moved: 422, "Update is not a fast forward". */
function isMovedOn(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string }
  return status === 409 || (status === 422 && /fast.forward/i.test(message ?? ""))
}

/**
 * The texts of entries as of the last build, by the names Git gives them. GitHub lists the files of a commit by these names, so
 * only what has changed since needs to be requested.
 *
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
async function publishedBlobs(content: PublishedContent): Promise<Map<string, string>> {
  // Browsers have it on https and on this machine only.
  if (!("subtle" in crypto)) return new Map()
  const named = Object.values(content).map(async (entry) => {
    const text = `${JSON.stringify(entry, null, 2)}\n`
    return [await blobName(new TextEncoder().encode(text)), text] as const
  })
  return new Map(await Promise.all(named))
}

async function blobName(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const hash = await crypto.subtle.digest("SHA-1", new Uint8Array([...head, ...bytes]))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
