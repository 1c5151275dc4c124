import { reported } from "./build-state"
import { commitHistory } from "./commit-history"
import type { Repository } from "./repository"
import {
  decoded,
  requests,
  unlessMissing,
  useLogin,
  type Login,
  type ServerImplementation,
} from "./requests"

/** Decap's class for GitLab. */
export type GitLabImplementation = ServerImplementation &
  Required<Pick<ServerImplementation, "getRefreshedAccessToken">>

interface Commit {
  readonly id: string
  readonly message: string
  readonly author_name: string
  readonly authored_date: string
  readonly parent_ids: readonly string[]
}

interface JobStatus {
  readonly name: string
  readonly status: string
  readonly description: string | null
  readonly target_url: string | null
  readonly allow_failure: boolean
}

/** GitLab's words for a job that has not ended. */
const unfinished = [
  "created",
  "waiting_for_resource",
  "preparing",
  "pending",
  "running",
  "scheduled",
]

/**
 * The repository on GitLab: Decap reads and writes the content, its REST API (v4) has the history.
 *
 * @see https://docs.gitlab.com/api/commits/
 */
export function gitlabRepository(
  gitlab: GitLabImplementation,
  plain: Repository,
  storedLogin: () => Login,
): Repository {
  letFailedRenewalEnd(gitlab)
  const path = `/projects/${encodeURIComponent(gitlab.repo)}`
  const { request, list } = requests(gitlab, { path, scheme: "Bearer", storedLogin })
  const branch = encodeURIComponent(gitlab.branch)

  return {
    ...plain,

    content: () => {
      useLogin(gitlab, storedLogin())
      return plain.content()
    },

    ...commitHistory({
      commits: async (file, count) => {
        const where = `ref_name=${branch}&path=${encodeURIComponent(file)}`
        const found = await list<Commit>(`/repository/commits?${where}&per_page=${count}`, count)
        return found.map(({ id, message, author_name: name, authored_date: date, parent_ids }) => ({
          commit: id,
          message: message.trim(),
          name,
          date,
          parent: parent_ids[0],
        }))
      },
      deletedBy: async (commit) => {
        const diffs = await list<{ old_path: string; deleted_file: boolean }>(
          `/repository/commits/${commit}/diff?per_page=100`,
          500,
        )
        return diffs.flatMap((diff) => (diff.deleted_file ? [diff.old_path] : []))
      },
      filesIn: async (folder) => {
        const where = `path=${encodeURIComponent(folder)}&ref=${branch}`
        const ask = () => list<{ name: string }>(`/repository/tree?${where}&per_page=100`, Infinity)
        return (await unlessMissing(ask, [])).map(({ name }) => name)
      },
      textAt: async (entry, commit) => {
        const file = encodeURIComponent(`content/${entry}`)
        const { content } = await request<{ content: string }>(
          `/repository/files/${file}?ref=${commit}`,
        )
        return decoded(content)
      },
    }),

    buildState: async (commit) => {
      const statuses = `/repository/commits/${commit}/statuses?ref=${branch}&per_page=100`
      const jobs = await list<JobStatus>(statuses, 100)
      return reported(jobs.map(inGitHubsWords))
    },
  }
}

/** A job with the state a commit status of GitHub has. */
function inGitHubsWords({ name, status, description, target_url, allow_failure }: JobStatus) {
  const isBroken = status === "failed" && !allow_failure
  const state = isBroken ? "failure" : unfinished.includes(status) ? "pending" : "success"
  return { state, description: description || `${name} failed.`, target_url }
}

/**
 * Decap repeats a renewal of the login that GitLab has refused until the editor is opened again, and explains it with words of
 * its own.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-backend-gitlab/src/implementation.ts
 */
function letFailedRenewalEnd(gitlab: GitLabImplementation) {
  const renew = gitlab.getRefreshedAccessToken.bind(gitlab)
  gitlab.getRefreshedAccessToken = async () => {
    try {
      return await renew()
    } catch (error) {
      gitlab.refreshedTokenPromise = undefined
      // A failed connection is not the end of the login.
      if (error instanceof TypeError) throw error
      // With any other message Decap would try again for a minute.
      const final = new Error("Can't refresh access token when using implicit auth")
      throw Object.assign(final, { status: 401 })
    }
  }
}
