import express, { type NextFunction, type Request, type Response } from "express"
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

/** What the repository answers instead of executing a request. */
type Mood = "well" | "expired" | "no rights" | "gone"

export interface GiteaRepository extends RepositoryServer {
  mood: Mood
  /** Gitea leads all requests for the old name to the new one. */
  isRenamed: boolean
  /** What was reported about every commit. */
  statuses: readonly Status[]
  /** Every request about the repository: "GET /git/trees/main:content". */
  readonly requests: string[]
}

const repositoryPath = "/api/v1/repos/doab/website"
const renamedPath = "/api/v1/repos/doab/site"

/** Gitea's setting COMMITS_RANGE_SIZE. With a path it sends so many commits, whatever `limit` says. */
const pageSize = 50

/** Starts Gitea with one repository, doab/website, with the files of a folder. */
export async function startGiteaRepository(
  content: string,
  token: string,
): Promise<GiteaRepository> {
  const server = await startRepositoryServer(content, (app, repository) => {
    const routes = express.Router()
    routes.use(({ method, url }, _response, next) => {
      gitea.requests.push(`${method} ${url}`)
      next()
    })
    answerAboutFiles(routes, repository)
    answerAboutCommits(routes, repository, () => gitea)
    app.use((request, response, next) => refuse(request, response, next, gitea, token))
    app.get("/api/v1/user", (_request, response) => {
      response.json({ login: "editor", full_name: "Editor", email: "", avatar_url: "" })
    })
    app.use([repositoryPath, renamedPath], routes)
    app.use((_request, response) => notFound(response))
  })
  const gitea: GiteaRepository = {
    ...server,
    mood: "well",
    isRenamed: false,
    statuses: [],
    requests: [],
  }
  return gitea
}

function notFound(response: Response) {
  const message = "The target couldn't be found."
  response.status(404).json({ errors: [], message, url: "https://gitea.example.com/api/swagger" })
}

/** Gitea's answers before it looks at the request. */
function refuse(
  { url, headers }: Request,
  response: Response,
  next: NextFunction,
  { mood, isRenamed }: GiteaRepository,
  token: string,
) {
  const isUser = url === "/api/v1/user"
  if (mood === "expired" || headers.authorization !== `token ${token}`) {
    response.status(401).json({ message: "user does not exist [uid: 0, name: ]", url: "" })
  } else if (mood === "no rights" && !isUser) {
    const message = "token does not have at least one of required scope(s): [write:repository]"
    response.status(403).json({ message, url: "" })
  } else if (mood === "gone" && !isUser) {
    notFound(response)
  } else if (isRenamed && url.startsWith(repositoryPath)) {
    response.redirect(307, url.replace(repositoryPath, renamedPath))
  } else next()
}

function answerAboutFiles(routes: express.Router, repository: BareRepository) {
  routes.get("/", (_request, response) => {
    response.json({ owner: { login: "doab" }, permissions: { push: true }, default_branch: "main" })
  })
  routes.get(/^\/git\/trees\/(.+)$/, ({ params, query: { recursive } }, response) => {
    const tree = String(params[0])
    if (!repository.has(tree)) return notFound(response)
    const deep = recursive ? ["-r"] : []
    const files = repository
      .line("ls-tree", "-l", "-z", ...deep, tree)
      .split("\0")
      .flatMap((line) => {
        const [, mode, type, sha, size, file] =
          /^(\d+) (\w+) (\w+)\s+(\S+)\t(.*)$/s.exec(line) ?? []
        return file ? [{ path: file, mode, type, size: Number(size) || 0, sha }] : []
      })
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

function answerAboutCommits(
  routes: express.Router,
  repository: BareRepository,
  gitea: () => GiteaRepository,
) {
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
    const written = files.map(({ operation, path, content = "" }) => {
      const write = () =>
        repository.git(["hash-object", "-w", "--stdin"], Buffer.from(content, "base64"))
      return { path, sha: operation === "delete" ? null : write().toString().trim() }
    })
    const commit = repository.commit(message, repository.tree(head, written), [head])
    repository.line("update-ref", `refs/heads/${branch}`, commit)
    response.status(201).json({ files: [], commit: { sha: commit }, verification: null })
  })
}
