import { mkdtempSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import express, { type Response, type Router } from "express"
import { BareRepository } from "./bare-repository"

/*
 * A server that answers where GitHub's REST API does (version 2022-11-28), over a Git repository of its own, doab/website.
 * Statuses and messages are those GitHub documents or was seen to give:
 * https://docs.github.com/rest/git/refs#update-a-reference (422), https://docs.github.com/rest/using-the-rest-api (401).
 */

interface Check {
  readonly name: string
  readonly status: "queued" | "in_progress" | "completed"
  readonly conclusion?: string
  readonly title?: string
  readonly annotations?: readonly { readonly path: string; readonly message: string }[]
}

export interface GitHubRepository {
  readonly address: string
  /** What it answers instead of executing a request; "read only" refuses only what would write. */
  mood: "well" | "expired" | "read only" | "gone" | "broken"
  /** The check runs of every commit. */
  checks: readonly Check[]
  /** Runs once before the branch next moves: somebody else is faster. */
  beforeNextMove?: () => void
  git(...args: string[]): string
  /** Commits a file on the main branch as somebody else would; without a text it is deleted. */
  commitAs(author: string, file: string, text?: string): void
  commitFiles: BareRepository["commitFiles"]
  read(file: string): string
  close(): Promise<void>
}

const missing = { message: "Not Found", status: "404" }
const refusals = {
  expired: [401, { message: "Bad credentials", status: "401" }],
  broken: [502, "Unicorn!"],
  gone: [404, missing],
  "read only": [403, { message: "Resource not accessible by integration", status: "403" }],
} as const

/** Starts GitHub with the files of a folder. Pages of any origin may read it. */
export async function startGitHubRepository(
  content: string,
  token: string,
): Promise<GitHubRepository> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "repository-"))
  const repository = new BareRepository(folder)
  repository.fill(content)
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
    const isExpired = request.headers.authorization !== `token ${token}`
    const mood = isExpired ? "expired" : github.mood
    const isAllowed =
      mood === "well" ||
      (mood === "read only" && request.method === "GET") ||
      (request.url === "/user" && mood !== "expired")
    if (isAllowed) return next()
    const [status, body] = refusals[mood]
    response.status(status).send(body)
  })
  app.get("/user", (_request, response) => {
    response.json({ login: "editor", name: "Editor" })
  })
  const routes = express.Router()
  answerAboutRepository(routes, repository)
  answerWrites(routes, repository, () => github)
  answerAboutHistory(routes, repository, () => github)
  app.use("/repos/doab/website", routes)
  app.use((_request, response) => notFound(response))
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const github: GitHubRepository = {
    mood: "well",
    checks: [],
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    git: (...args) => repository.git(args).toString(),
    commitAs: (author, file, text) => repository.commitAs(author, file, text),
    commitFiles: (...given) => repository.commitFiles(...given),
    read: (file) => repository.git(["show", `main:${file}`]).toString(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return github
}

const notFound = (response: Response) => void response.status(404).json(missing)

function answerAboutRepository(routes: Router, repository: BareRepository) {
  routes.get("/", (_request, response) => {
    response.json({ owner: { login: "doab" }, permissions: { push: true }, default_branch: "main" })
  })
  routes.get("/branches/:branch", ({ params: { branch } }, response) => {
    if (!repository.has(`refs/heads/${branch}`)) return notFound(response)
    response.json({ name: branch, commit: { sha: repository.line("rev-parse", branch) } })
  })
  routes.get(/^\/git\/trees\/(.+)$/, ({ params, query: { recursive } }, response) => {
    const tree = String(params[0])
    if (!repository.has(tree)) return notFound(response)
    const files = repository.entries(tree, Boolean(recursive))
    response.json({ sha: repository.line("rev-parse", tree), tree: files, truncated: false })
  })
  routes.get("/git/blobs/:sha", ({ params: { sha } }, response) => {
    const content = repository.file(sha)?.toString("base64")
    if (content === undefined) return notFound(response)
    response.json({ sha, encoding: "base64", content: content.replace(/.{60}/g, "$&\n") })
  })
  routes.get(/^\/contents\/(.+)$/, ({ params, query: { ref = "main" } }, response) => {
    const content = repository.file(`${String(ref)}:${params[0]}`)?.toString("base64")
    if (content === undefined) return notFound(response)
    response.json({ encoding: "base64", content: content.replace(/.{60}/g, "$&\n") })
  })
}

interface TreeQuestion {
  readonly base_tree?: string
  readonly tree: readonly { readonly path: string; readonly sha: string | null }[]
}

function answerWrites(routes: Router, repository: BareRepository, github: () => GitHubRepository) {
  routes.post("/git/blobs", ({ body }, response) => {
    const { content } = body as { content: string }
    response.status(201).json({ sha: repository.write(Buffer.from(content, "base64")) })
  })
  routes.post("/git/trees", ({ body }, response) => {
    const { base_tree: base, tree } = body as TreeQuestion
    response.status(201).json({ sha: repository.tree(base, tree) })
  })
  routes.post("/git/commits", ({ body }, response) => {
    const { message, tree, parents } = body as { message: string; tree: string; parents: string[] }
    response.status(201).json({ sha: repository.commit(message, tree, parents), parents })
  })
  routes.patch("/git/refs/heads/:branch", ({ params: { branch }, body }, response) => {
    const state = github()
    state.beforeNextMove?.()
    state.beforeNextMove = undefined
    const { sha, force } = body as { sha: string; force?: boolean }
    const ref = `refs/heads/${branch}`
    if (!force && !repository.contains(sha, ref)) {
      response.status(422).json({ message: "Update is not a fast forward", status: "422" })
      return
    }
    repository.line("update-ref", ref, sha)
    response.json({ ref, object: { type: "commit", sha } })
  })
}

function answerAboutHistory(
  routes: Router,
  repository: BareRepository,
  github: () => GitHubRepository,
) {
  routes.get("/commits", ({ query }, response) => {
    const { sha = "main", path: file, per_page: count = "30" } = query as Record<string, string>
    response.json(repository.log(sha, file, Number(count)))
  })
  routes.get("/commits/:sha", ({ params: { sha } }, response) => {
    const [commit] = repository.log(sha, undefined, 1)
    const parent = commit?.parents[0]?.sha
    response.json({ ...commit, files: parent ? repository.files(parent, sha) : [] })
  })
  routes.get("/commits/:sha/check-runs", (_request, response) => {
    const runs = github().checks.map(
      ({ name, status, conclusion = null, title, annotations }, id) => ({
        id,
        name,
        status,
        conclusion,
        html_url: `https://github.com/doab/website/runs/${id}`,
        output: { title: title ?? null, annotations_count: annotations?.length ?? 0 },
      }),
    )
    response.json({ total_count: runs.length, check_runs: runs })
  })
  routes.get("/check-runs/:id/annotations", ({ params: { id } }, response) => {
    const annotations = github().checks[Number(id)]?.annotations ?? []
    response.json(annotations.map((each) => ({ ...each, annotation_level: "failure" })))
  })
  routes.get("/commits/:sha/status", (_request, response) => {
    response.json({ state: "pending", statuses: [] })
  })
}
