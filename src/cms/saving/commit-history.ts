import { inContent } from "./change-check"
import type { DeletedEntry, Repository, Version } from "./repository"
import { inTurns } from "./requests"

/** A commit as all servers list it. */
interface Commit extends Version {
  /** The commit before it. */
  readonly parent?: string
  /** The files it deletes, by their paths in the repository, if the list names them. */
  readonly deletes?: readonly string[]
}

/** A commit as GitHub and Gitea list it. */
export interface ListedCommit {
  readonly sha: string
  readonly commit: {
    readonly message: string
    readonly author: { readonly name: string; readonly date: string }
  }
  readonly parents: readonly { readonly sha: string }[]
}

export const asCommit = ({ sha, commit, parents }: ListedCommit): Commit => ({
  commit: sha,
  message: commit.message.trim(),
  name: commit.author.name,
  date: commit.author.date,
  parent: parents[0]?.sha,
})

/** What a server is asked for. All paths are from the root of the repository. */
interface Source {
  /** The commits that changed a file or a folder, newest first. */
  commits(path: string, count: number): Promise<readonly Commit[]>
  /** The files a commit deletes. Not needed where the list names them. */
  deletedBy?(commit: string): Promise<readonly string[]>
  /** The names of the files that are in a folder now. */
  filesIn(folder: string): Promise<readonly string[]>
  textAt: Required<Repository>["textAt"]
}

export type History = Required<Pick<Repository, "lastChange" | "versions" | "textAt" | "deleted">>

/** How many commits to open in search of deleted entries. */
const opened = 30

/** Who changed what, and what it was before, from the commits of a server. */
export function commitHistory({ commits, deletedBy, filesIn, textAt }: Source): History {
  const deletions = async (commit: Commit): Promise<DeletedEntry[]> => {
    const files = commit.deletes ?? (await deletedBy?.(commit.commit)) ?? []
    return files.map((file) => ({
      path: inContent(file),
      name: commit.name,
      date: commit.date,
      commit: commit.parent ?? commit.commit,
    }))
  }
  return {
    lastChange: async (path) => (await commits(`content/${path}`, 1))[0],

    versions: (path) => commits(`content/${path}`, 50),

    textAt,

    deleted: async (folder) => {
      const place = `content/${folder}`
      const [found, present] = await Promise.all([commits(place, 100), filesIn(place)])
      const suspects = found.filter(({ deletes, message }) =>
        deletes ? deletes.length > 0 : /delete/i.test(message),
      )
      const entries = (await inTurns(suspects.slice(0, opened), deletions)).flat()
      return entries.filter(
        ({ path }, index) =>
          path.startsWith(`${folder}/`) &&
          path.endsWith(".json") &&
          !present.includes(path.slice(folder.length + 1)) &&
          // Of an entry that was deleted twice, the later state.
          entries.findIndex((other) => other.path === path) === index,
      )
    },
  }
}
