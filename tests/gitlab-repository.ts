import type { Request, Response, Router } from "express"
import type { BareRepository } from "./bare-repository"
import { nextPage, startRepositoryServer, type RepositoryServer } from "./repository-server"

/*
 * A server that answers where GitLab's REST API (v4) does, over a Git repository of its own, with the fields and statuses of
 * https://docs.gitlab.com/api/commits, /api/repositories, /api/repository_files and, for a moved project,
 * `find_project!` in lib/api/helpers.rb of GitLab's source.
 */

interface Job {
  readonly name: string
  readonly status: string
  readonly description?: string
  readonly allow_failure?: boolean
}

interface GitLabFacts {
  /** The jobs of every commit. */
  jobs: readonly Job[]
}

export type GitLabRepository = RepositoryServer & GitLabFacts

const missing = (what: string) => ({ message: `404 ${what} Not Found` })

/** Starts GitLab with the files of a folder. A renamed project is read at its old address, and not written. */
export const startGitLabRepository = (content: string, token: string): Promise<GitLabRepository> =>
  startRepositoryServer<GitLabFacts>(
    content,
    token,
    { jobs: [] },
    {
      scheme: "Bearer",
      user: ["/api/v4/user", { id: 1, username: "editor", name: "Editor" }],
      path: "/api/v4/projects/doab%2Fwebsite",
      renamedPath: "/api/v4/projects/278964",
      refusals: {
        expired: [401, { error: "invalid_token", error_description: "Token was revoked." }],
        "no rights": [403, { message: "403 Forbidden" }],
        gone: [404, missing("Project")],
      },
      moved: ({ method }) =>
        method === "GET" ? 302 : [405, { message: "405 Method Not Allowed: moved projects" }],
      answer: (routes, repository, gitlab) => {
        answerAboutFiles(routes, repository)
        answerAboutCommits(routes, repository, gitlab)
      },
    },
  )

const notFound = (response: Response, what: string) => void response.status(404).json(missing(what))

/** The page of a list that was asked for. GitLab sends 20 items at once, and never more than 100. */
function sendPage(request: Request, response: Response, items: readonly unknown[]) {
  const { page = "1", per_page: asked = "20" } = request.query as Record<string, string>
  const size = Math.min(Number(asked), 100)
  const first = (Number(page) - 1) * size
  const address = `http://${request.headers.host}${request.originalUrl}`
  response
    .set({
      "x-page": page,
      "x-per-page": String(size),
      "x-total": String(items.length),
      "x-total-pages": String(Math.ceil(items.length / size)),
      ...nextPage(address, Number(page), first + size < items.length),
    })
    .json(items.slice(first, first + size))
}

function answerAboutFiles(routes: Router, repository: BareRepository) {
  routes.get("/", (_request, response) => {
    response.json({ permissions: { project_access: { access_level: 40 }, group_access: null } })
  })
  routes.get("/repository/branches/:branch", ({ params: { branch } }, response) => {
    response.json({ name: branch, commit: { id: repository.line("rev-parse", branch) } })
  })
  routes.get("/repository/tree", (request, response) => {
    const { path: folder, ref, recursive } = request.query as Record<string, string>
    if (!repository.has(`${ref}:${folder}`)) return notFound(response, "Tree")
    const files = repository.entries(`${ref}:${folder}`, recursive === "true")
    const listed = files.map(({ path: file, mode, type, sha: id }) => {
      return { id, name: file.replace(/^.*\//, ""), type, path: `${folder}/${file}`, mode }
    })
    sendPage(request, response, listed)
  })
  routes.get("/repository/files/:file/raw", ({ params: { file }, query: { ref } }, response) => {
    const content = repository.file(`${String(ref)}:${file}`)
    if (!content) return notFound(response, "File")
    response.type("text").send(content)
  })
  routes.get("/repository/files/:file", ({ params: { file }, query: { ref } }, response) => {
    const content = repository.file(`${String(ref)}:${file}`)
    if (!content) return notFound(response, "File")
    const blob_id = repository.line("rev-parse", `${String(ref)}:${file}`)
    response.set({ "x-gitlab-blob-id": blob_id })
    const encoded = { encoding: "base64", content: content.toString("base64") }
    response.json({ file_path: file, size: content.length, ...encoded, ref, blob_id })
  })
  routes.get("/repository/compare", ({ query }, response) => {
    const { from = "", to = "" } = query as Record<string, string>
    response.json({ diffs: diffs(repository, from, to) })
  })
}

function diffs(repository: BareRepository, from: string, to: string) {
  return repository.files(from, to).map(({ filename, status }) => ({
    old_path: filename,
    new_path: filename,
    new_file: status === "added",
    deleted_file: status === "removed",
    renamed_file: false,
    diff: "@@",
  }))
}

interface NewCommit {
  readonly branch: string
  readonly commit_message: string
  readonly actions: readonly {
    readonly action: "create" | "update" | "delete"
    readonly file_path: string
    readonly content?: string
  }[]
}

function answerAboutCommits(routes: Router, repository: BareRepository, gitlab: () => GitLabFacts) {
  const listed = (revision: string, file: string | undefined, count: number) =>
    repository.log(revision, file, count).map(({ sha, parents, commit: { message, author } }) => ({
      id: sha,
      short_id: sha.slice(0, 11),
      title: message.replace(/\n.*/s, ""),
      message: `${message}\n`,
      author_name: author.name,
      author_email: "editor@example.com",
      authored_date: author.date,
      committed_date: author.date,
      created_at: author.date,
      parent_ids: parents.map((parent) => parent.sha),
    }))

  routes.get("/repository/commits", (request, response) => {
    const { ref_name: revision = "main", path: file } = request.query as Record<string, string>
    sendPage(request, response, listed(revision, file, 1000))
  })
  routes.post("/repository/commits", ({ body }, response) => {
    const { branch, commit_message: message, actions } = body as NewCommit
    const head = repository.line("rev-parse", branch)
    const isThere = (file: string) => repository.has(`${head}:${file}`)
    const wrong = actions.find(
      ({ action, file_path: file }) => isThere(file) === (action === "create"),
    )
    if (wrong) {
      const fault = wrong.action === "create" ? "already exists" : "doesn't exist"
      response.status(400).json({ message: `A file with this name ${fault}` })
      return
    }
    const commit = repository.commitFiles(
      branch,
      message,
      actions.map(({ action, file_path: path, content = "" }) => ({
        path,
        content: action === "delete" ? null : Buffer.from(content, "base64"),
      })),
    )
    response.status(201).json(listed(commit, undefined, 1)[0])
  })
  routes.get("/repository/commits/:sha/refs", (_request, response) => {
    response.json([{ type: "branch", name: "main" }])
  })
  routes.get("/repository/commits/:sha/diff", (request, response) => {
    const { sha } = request.params
    sendPage(request, response, diffs(repository, `${sha}~1`, sha))
  })
  routes.get("/repository/commits/:sha/statuses", (request, response) => {
    const jobs = gitlab().jobs.map(({ description = null, allow_failure = false, ...job }, id) => ({
      id,
      ...job,
      description,
      allow_failure,
      target_url: `https://gitlab.example.com/doab/website/-/jobs/${id}`,
    }))
    sendPage(request, response, jobs)
  })
}
