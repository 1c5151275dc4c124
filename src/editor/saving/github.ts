import { contentTypes } from "../../content/model/index"
import { translationFile } from "../../content/model/translation"
import {
  listedMedia,
  mediaName,
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

/** What two branches differ in, by GitHub's REST API. */
interface Comparison {
  readonly merge_base_commit: { readonly sha: string }
  readonly files: readonly { readonly filename: string; readonly sha: string }[]
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

/** Asks GitHub's APIs with the login of Decap. */
function apisOf(github: GitHubImplementation, storedToken: () => string | undefined) {
  // Another tab has logged in again.
  globalThis.window?.addEventListener("storage", () => {
    const token = storedToken()
    if (token && github.token) github.token = github.api.token = token
  })

  /** Asks one of GitHub's APIs. Throws an error with `status` if GitHub refuses. */
  const fetched = async <T>(address: string, method: string, question?: object): Promise<T> => {
    const response = await fetch(address, {
      method,
      headers: { Authorization: `token ${github.token}`, "Content-Type": "application/json" },
      body: question && JSON.stringify(question),
      signal: AbortSignal.timeout(30_000),
    })
    const answer = (await response.json().catch(() => ({}))) as T & { message?: string }
    if (response.ok) return answer
    const words = answer.message ?? response.statusText
    throw Object.assign(new Error(words), { status: response.status })
  }

  /** Asks for fields of a commit, or of the latest of a branch. */
  const ask = async <T>(expression: string, fields: string, path?: string): Promise<T> => {
    const [owner, name] = github.repo.split("/")
    const asksPath = path === undefined ? "" : ", $path: String!"
    // GitHub Enterprise has the two APIs at /api/v3 and /api/graphql.
    const api = `${github.apiRoot.replace(/\/v3$/, "")}/graphql`
    type Answer = {
      data?: { repository: { object: T | null } | null }
      errors?: { message: string; type?: string }[]
    }
    const { data, errors = [] } = await fetched<Answer>(api, "POST", {
      query: `query ($owner: String!, $name: String!, $expression: String!${asksPath}) { repository(owner: $owner, name: $name) { object(expression: $expression) { ... on Commit { ${fields} } } } }`,
      variables: { owner, name, expression, path },
    })
    const found = data?.repository?.object
    // For a missing path GitHub returns null and a NOT_FOUND error. Any other error means that data is missing.
    const failure = errors.find(({ type }) => !found || type !== "NOT_FOUND")
    if (found && !failure) return found
    // Without an error of its own GitHub says in words that there is no such repository, branch or commit.
    throw Object.assign(new Error(failure?.message ?? "Not Found"), { status: found ? 503 : 404 })
  }
  return { fetched, ask }
}

/** The repository on GitHub. Decap writes; the GraphQL API reads everything of a kind by one request. */
export function githubRepository(
  github: GitHubImplementation,
  /** The token that Decap has stored. Another tab may have renewed it. */
  storedToken: () => string | undefined,
): Repository {
  const { fetched, ask } = apisOf(github, storedToken)
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

    draft: async (collection, slug) => {
      const repository = `${github.apiRoot}/repos/${github.repo}`
      // Decap names the branches of its drafts so.
      const branch = `cms/${collection}/${slug}`
      const compared = await fetched<Comparison>(
        `${repository}/compare/${github.branch}...${branch}`,
        "GET",
      )
      const entries = compared.files.filter(({ filename }) => /^content\/.*\.json$/.test(filename))
      const textAt = async (commit: string, path: string) => {
        type Found = Pick<Commit<{ text: string }>, "file">
        const found = "file(path: $path) { object { ... on Blob { text } } }"
        return (await ask<Found>(commit, found, path)).file?.object.text
      }
      const files = entries.map(async ({ filename }) => ({
        path: filename.replace("content/", ""),
        base: await textAt(compared.merge_base_commit.sha, filename),
        text: (await textAt(branch, filename)) ?? "",
      }))
      return {
        files: (await Promise.all(files)).filter(({ text }) => text !== ""),
        media: compared.files
          .filter(({ filename }) => filename.startsWith("content/media/"))
          .map(({ filename }) => listedMedia(mediaName({ path: filename }), 0)),
        write: (path, text) => {
          const file = `content/${path}`
          const bytes = Array.from(new TextEncoder().encode(text), (byte) =>
            String.fromCharCode(byte),
          )
          return fetched(`${repository}/contents/${file}`, "PUT", {
            message: `Content: take over what was published meanwhile`,
            content: btoa(bytes.join("")),
            sha: entries.find(({ filename }) => filename === file)?.sha,
            branch,
          })
        },
      }
    },

    failedBuild: async (commit) => {
      // Workflows, Netlify and Cloudflare report to the commit.
      type Found = {
        url: string
        statusCheckRollup: { contexts: { nodes: readonly Check[] } } | null
      }
      const found = await ask<Found>(
        commit,
        "url statusCheckRollup { contexts(first: 50) { nodes { ... on CheckRun { name conclusion } ... on StatusContext { state } } } }",
      )
      return found.statusCheckRollup?.contexts.nodes.some(hasFailed) ? found.url : undefined
    },
  }
}

interface Check {
  readonly name?: string
  readonly conclusion?: string | null
  readonly state?: string
}

/** GitHub's sum of the checks counts a build that a newer one has ended as failed, and what runs once a week. */
function hasFailed({ name = "", conclusion, state = "" }: Check): boolean {
  const isWeekly = name === "audit" || name === "prove"
  return !isWeekly && /^(FAILURE|TIMED_OUT|STARTUP_FAILURE|ERROR)$/.test(conclusion ?? state)
}

/** GitHub's answer to a branch that has moved: 422, "Update is not a fast forward". */
function isMovedOn(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string }
  return status === 409 || (status === 422 && /fast.forward/i.test(message ?? ""))
}
