import { contentTypes } from "../../content/model/index"
import { translationFile } from "../../content/model/translation"
import type { Implementation } from "./backend-types"
import { listedMedia, MovedOn, type BuildState, type Repository } from "./repository"

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
    const file = `content/${path}`
    return (await ask<Found>(github.branch, historyOf(found), file)).history.nodes
  }

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

    versions: async (path) =>
      (await history<{ text: string }>(path, "... on Blob { text }")).map(
        ({ message, author: { name, date }, file }) => ({
          message: message.trim(),
          name,
          date,
          text: file?.object.text,
        }),
      ),

    deleted: async (folder) => {
      const commits = await history<Folder["object"]>(folder, "... on Tree { entries { name } }")
      const names = commits.map(({ file }) => file?.object.entries.map(({ name }) => name) ?? [])
      const found = commits.flatMap(({ author: { name, date } }, place) =>
        (names[place + 1] ?? [])
          .filter((each) => each.endsWith(".json") && !names[place]?.includes(each))
          .map((each) => ({ path: `${folder}/${each}`, name, date, file: each })),
      )
      // Of an entry that was deleted twice, the later time.
      return found.filter(
        ({ file }, place) =>
          !names[0]?.includes(file) && found.findIndex((each) => each.file === file) === place,
      )
    },

    buildState: async (commit) => {
      const fields =
        "statusCheckRollup { state contexts(first: 50) { nodes { ... on CheckRun { name conclusion title link: detailsUrl annotations(first: 20) { nodes { annotationLevel message } } } ... on StatusContext { name: context status: state title: description link: targetUrl } } } }"
      const { statusCheckRollup: all } = await ask<{ statusCheckRollup: Rollup | null }>(
        commit,
        fields,
      )
      return all ? buildStateOf(all) : undefined
    },
  }
}

/** What builders have reported about a commit: workflows as check runs; Netlify and Cloudflare as runs or statuses. */
interface Rollup {
  readonly state: string
  readonly contexts: { readonly nodes: readonly Report[] }
}

interface Report {
  readonly name: string
  readonly conclusion?: string | null
  readonly status?: string
  readonly title: string | null
  readonly link: string | null
  readonly annotations?: {
    readonly nodes: readonly { readonly annotationLevel: string; readonly message: string }[]
  }
}

const failures = ["FAILURE", "ERROR", "TIMED_OUT", "STARTUP_FAILURE", "ACTION_REQUIRED"]

function buildStateOf({ state, contexts }: Rollup): BuildState {
  if (!failures.includes(state)) {
    return { state: state === "SUCCESS" ? "passed" : "running", sentences: [] }
  }
  const failed = contexts.nodes.find(({ conclusion, status }) =>
    failures.includes(conclusion ?? status ?? ""),
  )
  // The sentences of the content check, if it is what failed. GitHub adds another to every step that fails.
  const sentences = (failed?.annotations?.nodes ?? [])
    .filter(({ annotationLevel }) => annotationLevel === "FAILURE")
    .map(({ message }) => message)
    .filter((message) => !message.startsWith("Process completed with exit code"))
  const otherwise = failed?.title || `${failed?.name ?? "The build"} failed.`
  return {
    state: "failed",
    sentences: sentences.length > 0 ? sentences : [otherwise],
    link: failed?.link ?? undefined,
  }
}

/** GitHub's answer to a branch that has moved: 422, "Update is not a fast forward". */
function isMovedOn(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string }
  return status === 409 || (status === 422 && /fast.forward/i.test(message ?? ""))
}
