import type { Response, Router } from "express"
import type { BareRepository } from "./bare-repository"
import { startRepositoryServer, type RepositoryServer } from "./repository-server"

/*
 * A server that answers where GitHub's REST API does (version 2022-11-28), over a Git repository of its own. Git itself decides
 * what is a conflict. Statuses and messages are those GitHub documents or was seen to give:
 * https://docs.github.com/rest/git/refs#update-a-reference (422), https://docs.github.com/rest/using-the-rest-api (301, 307, 401),
 * https://docs.github.com/rest/pulls/pulls#merge-a-pull-request (405, 409).
 */

interface Check {
  readonly name: string
  readonly status: "queued" | "in_progress" | "completed"
  readonly conclusion?: string
  readonly title?: string
  readonly annotations?: readonly { readonly path: string; readonly message: string }[]
}

interface Pull {
  readonly number: number
  readonly title: string
  readonly branch: string
  state: "open" | "closed"
  labels: { name: string }[]
}

interface GitHubFacts {
  /** The check runs of every commit. */
  checks: readonly Check[]
  readonly pulls: Pull[]
  /** Runs once before the branch next moves: somebody else is faster. */
  beforeNextMove?: () => void
}

export type GitHubRepository = RepositoryServer & GitHubFacts

const missing = { message: "Not Found", status: "404" }

/** Starts GitHub with the files of a folder. */
export const startGitHubRepository = (content: string, token: string): Promise<GitHubRepository> =>
  startRepositoryServer<GitHubFacts>(
    content,
    token,
    { checks: [], pulls: [] },
    {
      scheme: "token",
      user: ["/user", { login: "editor", name: "Editor" }],
      path: "/repos/doab/website",
      // The number of the repository.
      renamedPath: "/repositories/29991068",
      refusals: {
        expired: [401, { message: "Bad credentials", status: "401" }],
        broken: [502, "Unicorn!"],
        gone: [404, missing],
        "read only": [403, { message: "Resource not accessible by integration", status: "403" }],
      },
      moved: ({ method }) => (method === "GET" ? 301 : 307),
      answer: (routes, repository, github) => {
        answerAboutRepository(routes, repository)
        answerWrites(routes, repository, github)
        answerAboutHistory(routes, repository, github)
        answerPulls(routes, repository, github)
      },
    },
  )

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

function answerWrites(routes: Router, repository: BareRepository, github: () => GitHubFacts) {
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
  routes.post("/git/refs", ({ body }, response) => {
    const { ref, sha } = body as { ref: string; sha: string }
    if (repository.has(ref)) {
      response.status(422).json({ message: "Reference already exists", status: "422" })
      return
    }
    repository.line("update-ref", ref, sha)
    response.status(201).json({ ref, object: { sha } })
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
  routes.delete("/git/refs/heads/:branch", ({ params: { branch } }, response) => {
    repository.line("update-ref", "-d", `refs/heads/${branch}`)
    response.status(204).end()
  })
}

function answerAboutHistory(routes: Router, repository: BareRepository, github: () => GitHubFacts) {
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
  routes.get(/^\/compare\/(.+)$/, ({ params }, response) => {
    const [from = "", to = ""] = String(params[0])
      .split("...")
      .map((each) => each.replace(/^\w+:/, ""))
    const base = repository.line("merge-base", from, to)
    const commits = repository.log(`${from}..${to}`, undefined, 100).reverse()
    response.json({
      merge_base_commit: repository.log(base, undefined, 1)[0],
      base_commit: repository.log(from, undefined, 1)[0],
      commits,
      files: repository.files(base, to),
    })
  })
}

function answerPulls(routes: Router, repository: BareRepository, github: () => GitHubFacts) {
  const shown = ({ number, title, branch, state, labels }: Pull) => ({
    number,
    title,
    state,
    labels,
    user: { login: "editor" },
    updated_at: new Date().toISOString(),
    head: { ref: branch, sha: repository.line("rev-parse", branch), repo: { fork: false } },
    base: { ref: "main", sha: repository.line("rev-parse", "main") },
  })
  const found = (number: string) =>
    github().pulls.find((pull) => pull.number === Number(number)) as Pull

  routes.get("/pulls", ({ query }, response) => {
    const { head, state = "open" } = query as Record<string, string>
    const wanted = github().pulls.filter(
      (pull) =>
        (state === "all" || pull.state === state) && (!head || head.endsWith(`:${pull.branch}`)),
    )
    response.json(wanted.map(shown))
  })
  routes.post("/pulls", ({ body }, response) => {
    const { title, head } = body as { title: string; head: string }
    const branch = head.replace(/^\w+:/, "")
    const { pulls } = github()
    const pull: Pull = { number: pulls.length + 1, title, branch, state: "open", labels: [] }
    pulls.push(pull)
    response.status(201).json(shown(pull))
  })
  routes.patch("/pulls/:number", ({ params: { number }, body }, response) => {
    const pull = Object.assign(found(number), body)
    response.json(shown(pull))
  })
  routes.put("/issues/:number/labels", ({ params: { number }, body }, response) => {
    const { labels } = body as { labels: string[] }
    found(number).labels = labels.map((name) => ({ name }))
    response.json(found(number).labels)
  })
  routes.put("/pulls/:number/merge", ({ params: { number }, body }, response) => {
    const pull = found(number)
    const { sha } = body as { sha: string }
    if (repository.line("rev-parse", pull.branch) !== sha) {
      const message = "Head branch was modified. Review and try the merge again."
      response.status(409).json({ message, status: "409" })
      return
    }
    const tree = repository.merged("main", pull.branch)
    if (!tree) {
      response.status(405).json({ message: "Pull Request is not mergeable", status: "405" })
      return
    }
    const merge = repository.commit(pull.title, tree, [repository.line("rev-parse", "main")])
    repository.line("update-ref", "refs/heads/main", merge)
    pull.state = "closed"
    response.json({ sha: merge, merged: true, message: "Pull Request successfully merged" })
  })
}
