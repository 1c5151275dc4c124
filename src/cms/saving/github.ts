import type { ContentFile, MediaFile } from "../../content-check/fault"
import { typeOfEntry } from "../../content-model/translation"
import type { PublishedContent } from "../published-content"
import { faultSentence, fieldPath, inContent } from "./change-check"
import { reported, type CommitStatus } from "./build-state"
import { asCommit, commitHistory, type History, type ListedCommit } from "./commit-history"
import { githubDrafts, type GitHubImplementation } from "./github-drafts"
import { publishedBlobs } from "./published-blobs"
import { MovedOn, type BuildState, type Repository } from "./repository"
import {
  decoded,
  inTurns,
  requests,
  textAt,
  unlessMissing,
  type Login,
  type Request,
} from "./requests"

interface Surroundings {
  readonly withPixels: (listed: readonly MediaFile[]) => Promise<MediaFile[]>
  readonly storedLogin: () => Login
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

/** The repository on GitHub, by its REST API (2022-11-28). */
export function githubRepository(
  github: GitHubImplementation,
  { withPixels, storedLogin, published }: Surroundings,
): Repository {
  let texts: Promise<Map<string, string>> | undefined

  const path = `/repos/${github.repo}`
  const { request } = requests(github, { path, scheme: "token", storedLogin })
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

    ifStillAt: async (head, write) => {
      if (!head) return write()
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

    ...githubDrafts(github, request, branch),

    buildState: (commit) => buildState(request, commit, async () => (await content()).files),
  }
}

/** Who changed what, and what it was before. */
function history(request: Request, branch: string): History {
  return commitHistory({
    commits: async (path, count) => {
      const where = `sha=${branch}&path=${encodeURIComponent(path)}`
      return (await request<ListedCommit[]>(`/commits?${where}&per_page=${count}`)).map(asCommit)
    },
    deletedBy: async (commit) => {
      const { files = [] } = await request<{ files?: { filename: string; status: string }[] }>(
        `/commits/${commit}`,
      )
      return files.flatMap(({ filename, status }) => (status === "removed" ? [filename] : []))
    },
    filesIn: async (folder) => {
      const ask = () => request<{ tree: TreeFile[] }>(`/git/trees/${branch}:${folder}`)
      return (await unlessMissing(ask, { tree: [] })).tree.map(({ path }) => path)
    },
    textAt: (path, commit) => textAt(request, path, commit),
  })
}

interface CheckRun {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly conclusion: string | null
  readonly html_url: string | null
  readonly output: { readonly title: string | null; readonly annotations_count: number }
}

const failures = ["failure", "timed_out", "startup_failure", "action_required"]

interface Annotation {
  readonly annotation_level: string
  readonly message: string
  readonly path: string
}

/** Workflows report as checks; Netlify and Cloudflare, when they build themselves, as checks or statuses. */
async function buildState(
  request: Request,
  commit: string,
  entries: () => Promise<readonly ContentFile[]>,
): Promise<BuildState | undefined> {
  const [{ check_runs: runs }, { statuses }] = await Promise.all([
    request<{ check_runs: CheckRun[] }>(`/commits/${commit}/check-runs?per_page=100`),
    request<{ statuses: CommitStatus[] }>(`/commits/${commit}/status`),
  ])
  const failed = runs.find(({ conclusion }) => failures.includes(conclusion ?? ""))
  if (failed) {
    const annotations =
      failed.output.annotations_count > 0
        ? await request<Annotation[]>(`/check-runs/${failed.id}/annotations`)
        : []
    const faults = annotations
      .filter(({ annotation_level: level }) => level === "failure")
      // GitHub adds this to every step that fails.
      .filter(({ message }) => !message.startsWith("Process completed with exit code"))
    const isOfContent = faults.some(({ path }) => path.startsWith("content/"))
    const files = isOfContent ? await entries() : []
    const sentences = faults.map((fault) => inEditorsWords(fault, files))
    const plain = failed.output.title ?? `${failed.name} failed.`
    return {
      state: "failed",
      sentences: sentences.length > 0 ? sentences : [plain],
      link: failed.html_url ?? undefined,
    }
  }
  const asStatuses = runs.map(({ status }) => ({
    state: status === "completed" ? "success" : "pending",
    description: null,
    target_url: null,
  }))
  return reported([...statuses, ...asStatuses])
}

/** A fault that the workflow reports, "position.lat must be between 6 and 38", with the name of the entry and the field's label. */
function inEditorsWords(
  { path: file, message }: Annotation,
  files: readonly ContentFile[],
): string {
  const path = inContent(file)
  const isEntry = files.some((each) => each.path === path)
  if (!isEntry) return file.startsWith("content/") ? `${file}: ${message}` : message
  const fields = typeOfEntry(path)?.fields ?? {}
  const [, field = "", rest = ""] = /^(\S+) (.+)$/s.exec(message) ?? []
  const isField = String(fieldPath(field)[0]) in fields
  const fault = isField ? { field, message: rest } : { field: "", message }
  return faultSentence({ file, line: 1, ...fault }, { files, media: [] })
}

/** GitHub's answer to a branch that has moved: 422, "Update is not a fast forward". */
function isMovedOn(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string }
  return status === 409 || (status === 422 && /fast.forward/i.test(message ?? ""))
}
