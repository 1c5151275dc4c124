import { contentTypes } from "../../content/model/index"
import { translationFile } from "../../content/model/translation"
import {
  listedMedia,
  MovedOn,
  type DeletedEntry,
  type Implementation,
  type Repository,
} from "./repository"

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

/** A file in a folder, in GitHub's answers. */
interface TreeEntry {
  readonly name: string
  readonly size: number
  readonly object?: { readonly text: string | null }
}

interface Folder {
  readonly object: { readonly entries: readonly TreeEntry[] }
}

/** A commit in the history of an entry or folder. */
interface Commit<T> {
  readonly message: string
  readonly author: { readonly name: string; readonly date: string }
  /** What was asked for at the path, as of this commit; null if there was nothing. */
  readonly file: { readonly object: T } | null
}

const media = "media"

const entryFolders = [
  ...new Set(
    contentTypes
      .map(({ storedIn }) =>
        "folder" in storedIn ? storedIn.folder : storedIn.file.replace(/\/.*/, ""),
      )
      .flatMap((folder) => [folder, translationFile(folder)]),
  ),
]

/** The name of a folder in a question: "hi_products". */
const aliasOf = (folder: string) => folder.replace("/", "_")

/** All content of one commit. */
const contentOfCommit = [media, ...entryFolders]
  .map((folder) => {
    const text = folder === media ? "" : "object { ... on Blob { text } }"
    const inside = `object { ... on Tree { entries { name size ${text} } } }`
    return `${aliasOf(folder)}: file(path: "content/${folder}") { ${inside} }`
  })
  .join(" ")

/** The latest commits that changed what is at `$path`, and what that was. */
const historyOf = (found: string) =>
  `history(first: 50, path: $path) { nodes { message author { name date } file(path: $path) { object { ${found} } } } }`

/** The repository on GitHub. Decap writes; the GraphQL API reads everything of a kind by one request. */
export function githubRepository(
  github: GitHubImplementation,
  /** The token that Decap has stored. Another tab may have renewed it. */
  storedToken: () => string | undefined,
): Repository {
  /** Asks for fields of a commit, or of the latest of a branch. Throws an error with `status` if GitHub refuses. */
  const ask = async <T>(expression: string, fields: string, path?: string): Promise<T> => {
    const token = storedToken()
    if (token && token !== github.token) github.token = github.api.token = token
    const [owner, name] = github.repo.split("/")
    const asksPath = path === undefined ? "" : ", $path: String!"
    // GitHub Enterprise has the two APIs at /api/v3 and /api/graphql.
    const response = await fetch(`${github.apiRoot.replace(/\/v3$/, "")}/graphql`, {
      method: "POST",
      headers: { Authorization: `token ${github.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        query: `query ($owner: String!, $name: String!, $expression: String!${asksPath}) { repository(owner: $owner, name: $name) { object(expression: $expression) { ... on Commit { ${fields} } } } }`,
        variables: { owner, name, expression, path },
      }),
      signal: AbortSignal.timeout(30_000),
    })
    const answer = (await response.json().catch(() => ({}))) as {
      data?: { repository: { object: T | null } | null }
      errors?: { message: string }[]
      message?: string
    }
    const found = answer.data?.repository?.object
    if (response.ok && found) return found
    const words = answer.errors?.[0]?.message ?? answer.message ?? response.statusText
    // Without an error of its own GitHub says in words that there is no such repository, branch or commit.
    throw Object.assign(new Error(words), { status: response.ok ? 404 : response.status })
  }
  const history = async <T>(path: string, found: string) => {
    type Found = { history: { nodes: readonly Commit<T>[] } }
    const { nodes } = (await ask<Found>(github.branch, historyOf(found), `content/${path}`)).history
    return nodes.map(({ message, author, file }) => {
      return { message: message.trim(), ...author, found: file?.object }
    })
  }

  let writing: Promise<unknown> = Promise.resolve()

  return {
    name: "GitHub",

    content: async () => {
      const fields = `oid ${contentOfCommit}`
      type Found = { readonly oid: string; readonly [folder: string]: Folder | string | null }
      const found = await ask<Found>(github.branch, fields)
      const entriesOf = (folder: string) =>
        (found[aliasOf(folder)] as Folder | null)?.object.entries ?? []
      const files = entryFolders.flatMap((folder) =>
        entriesOf(folder)
          .filter(({ name }) => name.endsWith(".json"))
          .map(({ name, object }) => ({ path: `${folder}/${name}`, text: object?.text ?? "" })),
      )
      const listed = entriesOf(media).filter(({ name }) => !name.startsWith("."))
      return {
        head: found.oid,
        files,
        media: listed.map(({ name, size }) => listedMedia(name, size)),
      }
    },

    // One write at a time: each puts its own answer in place of Decap's.
    ifStillAt: ({ head = "" }, write) => {
      const done = writing.then(async () => {
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
      })
      writing = done.catch(() => undefined)
      return done
    },

    versions: async (path) =>
      (await history<{ text: string }>(path, "... on Blob { text }")).map(
        ({ found, ...version }) => ({ ...version, text: found?.text }),
      ),

    deleted: async (folder) => {
      const commits = await history<Folder["object"]>(folder, "... on Tree { entries { name } }")
      const names = commits.map(({ found }) => found?.entries.map(({ name }) => name) ?? [])
      // Of an entry that was deleted twice, the later time.
      const gone = new Map<string, DeletedEntry>()
      for (const [place, { name, date }] of commits.entries()) {
        for (const file of names[place + 1] ?? []) {
          const isLatest = file.endsWith(".json") && !gone.has(file) && !names[0]?.includes(file)
          if (isLatest && !names[place]?.includes(file)) {
            gone.set(file, { path: `${folder}/${file}`, name, date })
          }
        }
      }
      return [...gone.values()]
    },

    failedBuild: async (commit) => {
      // Workflows, Netlify and Cloudflare report to the commit.
      type Found = { url: string; statusCheckRollup: { state: string } | null }
      const found = await ask<Found>(commit, "url statusCheckRollup { state }")
      const hasFailed = /FAILURE|ERROR/.test(found.statusCheckRollup?.state ?? "")
      return hasFailed ? found.url : undefined
    },
  }
}

/** GitHub's answer to a branch that has moved: 422, "Update is not a fast forward". */
function isMovedOn(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string }
  return status === 409 || (status === 422 && /fast.forward/i.test(message ?? ""))
}
