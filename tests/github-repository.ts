import { createHash, randomUUID } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import path from "node:path"
import express, { type Response, type Router } from "express"
import { buildSchema, graphql } from "graphql"

/*
 * A server that answers where GitHub's APIs do, with a repository in memory, doab/website: REST (version 2022-11-28) for Decap,
 * GraphQL for the rest of the editor. Statuses and messages are those GitHub documents or was seen to give:
 * https://docs.github.com/rest/git/refs#update-a-reference (422), https://docs.github.com/rest/using-the-rest-api (401).
 */

/** The files of a commit: the names of their contents, by path. */
type Tree = ReadonlyMap<string, string>

interface Commit {
  readonly sha: string
  readonly tree: Tree
  readonly parents: readonly { readonly sha: string }[]
  readonly commit: {
    readonly message: string
    readonly author: { readonly name: string; readonly date: string }
  }
}

const missing = { message: "Not Found", status: "404" }
const notFound = (response: Response) => void response.status(404).json(missing)

/** Starts GitHub with the files of a folder as content/. Pages of any origin may read it. */
export async function startGitHubRepository(content: string, token: string) {
  const repository = new Repository(content, token)
  const app = express()
  app.use(express.json({ limit: "60mb" }))
  app.use((request, response, next) => {
    response.set({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "authorization,content-type,accept,cache-control",
      "access-control-allow-methods": "GET,HEAD,POST,PATCH,PUT,DELETE",
      "cache-control": "no-store",
    })
    if (request.method === "OPTIONS") return void response.status(204).end()
    const isKnown = request.headers.authorization === `token ${repository.token}`
    if (isKnown && !repository.refusal) return next()
    const [status, message] = repository.refusal ?? [401, "Bad credentials"]
    response.status(status).json({ message, status: String(status) })
  })
  app.get("/user", (_request, response) => {
    response.json({ login: "editor", name: "Editor" })
  })
  app.post("/graphql", ({ body }, response) => {
    const { query, variables } = body as { query: string; variables: Record<string, string> }
    const root = { repository: () => ({ object: objectOf(repository) }) }
    void graphql({ schema, source: query, rootValue: root, variableValues: variables }).then(
      (answer) => response.json(answer),
    )
  })
  const routes = express.Router()
  answerReads(routes, repository)
  answerWrites(routes, repository)
  app.use("/repos/doab/website", routes)
  app.use((_request, response) => notFound(response))
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  return Object.assign(repository, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  })
}

class Repository {
  /** What GitHub answers to everything, with its words. */
  refusal: readonly [status: number, message: string] | undefined
  /** The checks of every commit, each by its name, with how it ended. */
  checks: Readonly<Record<string, "FAILURE" | "SUCCESS" | "CANCELLED" | null>> = {}
  /** Runs once before the branch next moves: somebody else is faster. */
  beforeNextMove: (() => void) | undefined
  readonly blobs = new Map<string, Buffer>()
  readonly trees = new Map<string, Tree>()
  readonly commits = new Map<string, Commit>()
  /** The latest commit of each branch but main. */
  readonly branches = new Map<string, string>()
  head = ""

  constructor(
    folder: string,
    /** The one login that is not expired. */
    public token: string,
  ) {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    const files = names.filter((name) => path.extname(name) !== "")
    const first = files.map((name) => {
      const place = `content/${name.replaceAll("\\", "/")}`
      return [place, this.write(readFileSync(path.join(folder, name)))] as const
    })
    this.head = this.commit("As it was", new Map(first), []).sha
  }

  /** Stores a content under the name Git gives it. */
  write(bytes: Buffer): string {
    const hash = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes)
    const name = hash.digest("hex")
    this.blobs.set(name, bytes)
    return name
  }

  commit(message: string, tree: Tree, parents: readonly string[], name = "Editor"): Commit {
    const sha = randomUUID().replaceAll("-", "")
    const author = { name, date: new Date().toISOString() }
    const commit = { message, author }
    const made = { sha, tree, parents: parents.map((each) => ({ sha: each })), commit }
    this.commits.set(sha, made)
    return made
  }

  /** Commits files as somebody else would; those without a text are deleted. */
  commitAs(author: string, message: string, files: Readonly<Record<string, string | undefined>>) {
    const tree = new Map(this.commits.get(this.head)?.tree)
    for (const [file, text] of Object.entries(files)) {
      if (text === undefined) tree.delete(file)
      else tree.set(file, this.write(Buffer.from(text)))
    }
    this.head = this.commit(message, tree, [this.head], author).sha
  }

  /** Saves a draft as Decap does: a branch of its own, from what is published. */
  draft(branch: string, files: Readonly<Record<string, string>>, from = this.head) {
    const tree = new Map(this.commits.get(from)?.tree)
    for (const [file, text] of Object.entries(files)) tree.set(file, this.write(Buffer.from(text)))
    this.branches.set(branch, this.commit("Draft", tree, [from]).sha)
  }

  /** A commit, by its name or that of a branch. */
  readonly named = (name: string): Commit | undefined =>
    this.commits.get(name === "main" ? this.head : (this.branches.get(name) ?? name))

  /** The commits of main, newest first; of a path, those that changed what is there. */
  readonly log = (place = ""): Commit[] => {
    const found: Commit[] = []
    const below = ({ tree }: Commit) =>
      JSON.stringify([...tree].filter(([file]) => file.startsWith(place)))
    for (let commit = this.commits.get(this.head); commit;) {
      const parent: Commit | undefined = this.commits.get(commit.parents[0]?.sha ?? "")
      if (!parent || below(parent) !== below(commit)) found.push(commit)
      commit = parent
    }
    return found
  }

  read(file: string, commit = this.head): string {
    return String(this.blobs.get(this.commits.get(commit)?.tree.get(file) ?? ""))
  }
}

function answerReads(routes: Router, repository: Repository) {
  const inBase64 = (bytes: Buffer, sha = "") => ({
    sha,
    encoding: "base64",
    content: bytes.toString("base64").replace(/.{60}/g, "$&\n"),
  })
  routes.get("/", (_request, response) => {
    response.json({ owner: { login: "doab" }, permissions: { push: true }, default_branch: "main" })
  })
  routes.get("/branches/main", (_request, response) => {
    response.json({ name: "main", commit: { sha: repository.head } })
  })
  routes.get(/^\/git\/trees\/(.+)$/, ({ params, query: { recursive } }, response) => {
    const [name = "", folder = ""] = String(params[0]).split(":")
    const start = folder ? `${folder}/` : ""
    const below = [...(repository.named(name)?.tree ?? [])].filter(([file]) =>
      file.startsWith(start),
    )
    if (below.length === 0) return notFound(response)
    const tree = below.map(([file, sha]) => {
      const size = repository.blobs.get(sha)?.length
      return { path: file.slice(start.length), type: "blob", mode: "100644", sha, size }
    })
    const isOwn = (file: { path: string }) => recursive || !file.path.includes("/")
    response.json({ sha: name, tree: tree.filter(isOwn), truncated: false })
  })
  routes.get("/git/blobs/:sha", ({ params: { sha } }, response) => {
    const bytes = repository.blobs.get(sha)
    if (bytes) response.json(inBase64(bytes, sha))
    else notFound(response)
  })
  routes.get(/^\/compare\/main\.\.\.(.+)$/, ({ params }, response) => {
    const latest = repository.named(String(params[0]))
    if (!latest) return notFound(response)
    const published = new Set(repository.log().map(({ sha }) => sha))
    let base: Commit | undefined = latest
    while (base && !published.has(base.sha)) base = repository.named(base.parents[0]?.sha ?? "")
    const files = [...latest.tree].flatMap(([filename, sha]) =>
      base?.tree.get(filename) === sha ? [] : [{ filename, sha }],
    )
    response.json({ merge_base_commit: { sha: base?.sha }, files })
  })
  routes.get("/commits", ({ query }, response) => {
    const { path: file, per_page: count = "30" } = query as Record<string, string>
    response.json(repository.log(file).slice(0, Number(count)))
  })
}

/** The part of GitHub's schema that the editor asks for, in its words: https://docs.github.com/public/fpt/schema.docs.graphql */
const schema = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository { object(expression: String): GitObject }
  interface GitObject { oid: String }
  type Blob implements GitObject { oid: String text: String }
  type Tree implements GitObject { oid: String entries: [TreeEntry!] }
  type TreeEntry { name: String! size: Int! object: GitObject }
  type Commit implements GitObject {
    oid: String url: String! message: String! author: GitActor file(path: String!): TreeEntry
    history(first: Int, path: String): History! statusCheckRollup: Rollup
  }
  type History { nodes: [Commit] }
  type GitActor { name: String date: String }
  type Rollup { contexts(first: Int): Contexts! }
  type Contexts { nodes: [Context] }
  union Context = CheckRun | StatusContext
  type CheckRun { name: String! conclusion: String }
  type StatusContext { context: String! state: String! }
`)

/** Answers for a commit or the branch. */
function objectOf({ blobs, named, log, checks }: Repository) {
  const blob = (name: string, sha: string) => {
    const bytes = blobs.get(sha)
    const text = String(bytes)
    return { name, size: bytes?.length ?? 0, object: { __typename: "Blob", text } }
  }
  const file = (tree: Tree, place: string) => {
    const found = tree.get(place)
    if (found) return blob(place, found)
    const below = [...tree].filter(([each]) => each.startsWith(`${place}/`))
    const entries = below.map(([each, sha]) => blob(each.slice(place.length + 1), sha))
    const object = { __typename: "Tree", entries }
    return below.length > 0 ? { name: place, size: 0, object } : null
  }
  const commitOf = ({ sha, tree, commit: { message, author } }: Commit): object => ({
    __typename: "Commit",
    oid: sha,
    message,
    author,
    file: ({ path: place }: { path: string }) => file(tree, place),
    history: ({ path: place }: { path: string }) => ({ nodes: log(place).map(commitOf) }),
    url: `https://github.com/doab/website/commit/${sha}`,
    statusCheckRollup: {
      contexts: {
        nodes: Object.entries(checks).map(([name, conclusion]) => ({
          __typename: "CheckRun",
          name,
          conclusion,
        })),
      },
    },
  })
  return ({ expression }: { expression: string }) => {
    const commit = named(expression)
    return commit ? commitOf(commit) : null
  }
}

interface TreeQuestion {
  readonly base_tree: string
  readonly tree: readonly { readonly path: string; readonly sha: string | null }[]
}

function answerWrites(routes: Router, repository: Repository) {
  routes.post("/git/blobs", ({ body }, response) => {
    const { content } = body as { content: string }
    response.status(201).json({ sha: repository.write(Buffer.from(content, "base64")) })
  })
  routes.post("/git/trees", ({ body }, response) => {
    const { base_tree: base, tree } = body as TreeQuestion
    const files = new Map(repository.commits.get(base)?.tree)
    for (const { path: file, sha } of tree) {
      if (sha) files.set(file, sha)
      else files.delete(file)
    }
    const name = randomUUID()
    repository.trees.set(name, files)
    response.status(201).json({ sha: name })
  })
  routes.post("/git/commits", ({ body }, response) => {
    const { message, tree, parents } = body as { message: string; tree: string; parents: string[] }
    const { sha } = repository.commit(message, repository.trees.get(tree) ?? new Map(), parents)
    response.status(201).json({ sha, parents: parents.map((parent) => ({ sha: parent })) })
  })
  routes.put(/^\/contents\/(.+)$/, ({ params, body }, response) => {
    const file = String(params[0])
    const { content, sha, branch } = body as { content: string; sha: string; branch: string }
    if (repository.named(branch)?.tree.get(file) !== sha) {
      return void response.status(409).json({ message: `${file} does not match ${sha}` })
    }
    const text = Buffer.from(content, "base64").toString()
    repository.draft(branch, { [file]: text }, repository.branches.get(branch))
    response.json({ commit: { sha: repository.branches.get(branch) } })
  })
  routes.patch("/git/refs/heads/main", ({ body }, response) => {
    repository.beforeNextMove?.()
    repository.beforeNextMove = undefined
    const { sha } = body as { sha: string }
    const isNext = repository.commits.get(sha)?.parents[0]?.sha === repository.head
    if (!isNext) {
      const message = "Update is not a fast forward"
      return void response.status(422).json({ message, status: "422" })
    }
    repository.head = sha
    response.json({ ref: "refs/heads/main", object: { type: "commit", sha } })
  })
}
