import type { Response, Router } from "express"
import type { BareRepository } from "./bare-repository"
import { nextPage, startRepositoryServer, type RepositoryServer } from "./repository-server"

/*
 * A server that answers where the API (v1) of Gitea and Forgejo does, over a Git repository of its own, with the fields and
 * statuses of Gitea's source: routers/api/v1/repo (commits.go, file.go, tree.go, status.go), services/convert/git_commit.go and,
 * for a renamed repository, RedirectToRepo in services/context.
 */

interface Status {
  readonly status: string
  readonly description: string
}

interface GiteaFacts {
  /** What was reported about every commit. */
  statuses: readonly Status[]
}

export type GiteaRepository = RepositoryServer & GiteaFacts

/** Gitea's setting COMMITS_RANGE_SIZE. With a path it sends so many commits, whatever `limit` says. */
const pageSize = 50

const missing = {
  errors: [],
  message: "The target couldn't be found.",
  url: "https://gitea.example.com/api/swagger",
}

/** Starts Gitea with the files of a folder. */
export const startGiteaRepository = (content: string, token: string): Promise<GiteaRepository> =>
  startRepositoryServer<GiteaFacts>(
    content,
    token,
    { statuses: [] },
    {
      scheme: "token",
      user: ["/api/v1/user", { login: "editor", full_name: "Editor", email: "", avatar_url: "" }],
      path: "/api/v1/repos/doab/website",
      renamedPath: "/api/v1/repos/doab/site",
      refusals: {
        expired: [401, { message: "user does not exist [uid: 0, name: ]", url: "" }],
        "no rights": [403, { message: "token does not have [write:repository]", url: "" }],
        gone: [404, missing],
      },
      moved: () => 307,
      answer: (routes, repository, gitea) => {
        answerAboutFiles(routes, repository)
        answerAboutCommits(routes, repository, gitea)
      },
    },
  )

const notFound = (response: Response) => void response.status(404).json(missing)

function answerAboutFiles(routes: Router, repository: BareRepository) {
  routes.get("/", (_request, response) => {
    response.json({ owner: { login: "doab" }, permissions: { push: true }, default_branch: "main" })
  })
  routes.get(/^\/git\/trees\/(.+)$/, ({ params, query: { recursive } }, response) => {
    const tree = String(params[0])
    if (!repository.has(tree)) return notFound(response)
    const files = repository.entries(tree, Boolean(recursive))
    response.json({ sha: tree, tree: files, truncated: false, page: 1, total_count: files.length })
  })
  routes.get("/git/blobs/:sha", ({ params: { sha } }, response) => {
    const content = repository.file(sha)
    if (!content) return notFound(response)
    response.json({
      sha,
      size: content.length,
      encoding: "base64",
      content: content.toString("base64"),
    })
  })
  routes.get(/^\/contents\/(.+)$/, ({ params, query: { ref = "main" } }, response) => {
    const content = repository.file(`${String(ref)}:${params[0]}`)
    if (!content) return notFound(response)
    response.json({ type: "file", encoding: "base64", content: content.toString("base64") })
  })
}

interface Changes {
  readonly branch: string
  readonly message: string
  readonly files: readonly {
    readonly operation: "create" | "update" | "delete"
    readonly path: string
    readonly content?: string
    readonly sha?: string
  }[]
}

function answerAboutCommits(routes: Router, repository: BareRepository, gitea: () => GiteaFacts) {
  routes.get("/commits", (request, response) => {
    const {
      sha = "main",
      path: file = ".",
      page = "1",
      files,
    } = request.query as Record<string, string>
    const first = (Number(page) - 1) * pageSize
    const found = repository.log(sha, file, pageSize + 1, first)
    // Of a file that no commit knows.
    if (found.length === 0 && page === "1") return notFound(response)
    const changes = repository.changedFiles(sha, file, pageSize, first)
    const commits = found.slice(0, pageSize).map(({ commit, ...names }) => ({
      ...names,
      commit: { ...commit, message: `${commit.message}\n` },
      files: files === "false" ? null : changes.get(names.sha),
    }))
    const address = `http://${request.headers.host}${request.originalUrl}`
    response.set(nextPage(address, Number(page), found.length > pageSize)).json(commits)
  })
  routes.get("/commits/:sha/status", ({ params: { sha } }, response) => {
    const statuses = gitea().statuses.map((status, index) => ({
      id: index + 1,
      ...status,
      context: "publish",
      target_url: `/doab/website/actions/runs/1/jobs/${index}`,
    }))
    // Without any Gitea answers null.
    response.json(statuses.length > 0 ? { sha, state: "", statuses } : null)
  })
  routes.post("/contents", ({ body }, response) => {
    const { branch, message, files } = body as Changes
    const head = repository.line("rev-parse", branch)
    for (const { operation, path, sha } of files) {
      const there =
        repository.has(`${head}:${path}`) && repository.line("rev-parse", `${head}:${path}`)
      if (operation === "create" ? there : sha !== there) {
        const fault = there ? `sha does not match [given: ${sha}, expected: ${there}]` : "not there"
        response.status(422).json({ message: fault, url: "" })
        return
      }
    }
    const commit = repository.commitFiles(
      branch,
      message,
      files.map(({ operation, path, content = "" }) => ({
        path,
        content: operation === "delete" ? null : Buffer.from(content, "base64"),
      })),
    )
    response.status(201).json({ files: [], commit: { sha: commit }, verification: null })
  })
}
