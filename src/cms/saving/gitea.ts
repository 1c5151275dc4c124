import { reported } from "./build-state"
import { asCommit, commitHistory, type ListedCommit } from "./commit-history"
import type { Repository } from "./repository"
import {
  requests,
  textAt,
  unlessMissing,
  useLogin,
  type Login,
  type ServerImplementation,
} from "./requests"

/** Decap's class for Gitea and Forgejo. */
export interface GiteaImplementation extends ServerImplementation {
  readonly api: ServerImplementation["api"] & {
    readFile(path: string): Promise<string>
    deleteFiles(paths: string[], commitMessage: string): Promise<void>
    changeFiles(operations: unknown, options: unknown): Promise<unknown>
  }
}

/** With the files it changed. */
interface Commit extends ListedCommit {
  readonly files?: readonly { readonly filename: string; readonly status?: string }[] | null
}

interface Status {
  readonly status: string
  readonly description: string
  readonly target_url: string
}

/** The most commits that Gitea sends at once, unless it is set up otherwise. */
const pageSize = 50

/**
 * The repository on Gitea or Forgejo: Decap reads and writes the content, their API (v1) has the history.
 *
 * @see https://docs.gitea.com/api/#tag/repository/operation/repoGetAllCommits
 */
export function giteaRepository(
  gitea: GiteaImplementation,
  plain: Repository,
  storedLogin: () => Login,
): Repository {
  tellFailures(gitea)
  const path = `/repos/${gitea.repo}`
  const { request, list } = requests(gitea, { path, scheme: "token", storedLogin })
  const branch = encodeURIComponent(gitea.branch)

  return {
    ...plain,

    content: () => {
      useLogin(gitea, storedLogin())
      return plain.content()
    },

    ...commitHistory({
      commits: async (file, count) => {
        const where = `sha=${branch}&path=${encodeURIComponent(file)}`
        const page = `limit=${Math.min(count, pageSize)}&stat=false&verification=false`
        const ask = () => list<Commit>(`/commits?${where}&${page}`, count)
        // Gitea has "not found" for a file without commits as well as for a repository.
        const none = () => request<object>("").then((): Commit[] => [])
        const found = (await unlessMissing<Commit[], undefined>(ask, undefined)) ?? (await none())
        return found.map(({ files, ...commit }) => ({
          ...asCommit(commit),
          deletes: (files ?? []).flatMap(({ filename, status }) =>
            status === "removed" ? [filename] : [],
          ),
        }))
      },
      filesIn: async (folder) => {
        const tree = `/git/trees/${branch}:${encodeURIComponent(folder)}?per_page=1000`
        const ask = () => request<{ tree: { path: string }[] }>(tree)
        return (await unlessMissing(ask, { tree: [] })).tree.map((file) => file.path)
      },
      textAt: (entry, commit) => textAt(request, entry, commit),
    }),

    buildState: async (commit) => {
      const combined = await request<{ statuses?: Status[] | null } | null>(
        `/commits/${commit}/status`,
      )
      return reported(
        (combined?.statuses ?? []).map(({ status, description, target_url }) => ({
          state: status,
          description,
          // Of Gitea's own builds it has no host.
          target_url: target_url && new URL(target_url, gitea.apiRoot).href,
        })),
      )
    },
  }
}

/**
 * Decap does not wait for a deletion, and shows an entry that it cannot read as an empty one.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-backend-gitea/src/implementation.tsx
 */
function tellFailures(gitea: GiteaImplementation) {
  gitea.getEntry = async (path) => ({ file: { path }, data: await gitea.api.readFile(path) })

  gitea.deleteFiles = async (paths, commitMessage) => {
    const { api } = gitea
    const { changeFiles } = api
    let written: Promise<unknown> | undefined
    api.changeFiles = (...given) => (written = changeFiles.apply(api, given))
    try {
      await api.deleteFiles(paths, commitMessage)
      return await written
    } finally {
      api.changeFiles = changeFiles
    }
  }
}
