import { mkdtempSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import express, { type Request, type Router } from "express"
import { BareRepository } from "./bare-repository"

/** What the repository answers instead of executing a request; "read only" refuses only what would write. */
type Mood = "well" | "expired" | "no rights" | "read only" | "gone" | "broken"

/** A server with one Git repository, doab/website, on this machine. */
export interface RepositoryServer {
  readonly address: string
  mood: Mood
  /** After a renaming the server leads requests for the old name to the new one. */
  isRenamed: boolean
  /** The token of a login that it accepts. */
  token: string
  /** Every request about the repository: "GET /git/trees/main:content". */
  readonly requests: string[]
  git(...args: string[]): string
  /** Commits a file on the main branch as somebody else would; without a text it is deleted. */
  commitAs(author: string, file: string, text?: string): void
  /** One commit for each text of a file. */
  commitEachAs(author: string, file: string, texts: readonly string[]): void
  read(file: string): string
  close(): Promise<void>
}

type Answer = readonly [status: number, body: object | string]

/** What sets a kind of server apart. */
interface Kind<Facts> {
  /** The word before the token. */
  readonly scheme: "token" | "Bearer"
  /** Where it answers who is logged in, and what. */
  readonly user: readonly [path: string, answer: object]
  /** Where the repository is, and where it is after a renaming. */
  readonly path: string
  readonly renamedPath: string
  /** Its answers before it looks at the request. */
  readonly refusals: Readonly<Record<"expired" | "gone", Answer>> &
    Partial<Readonly<Record<Mood, Answer>>>
  /** Its answer at the old name: the status of a redirect, or a refusal. */
  readonly moved: (request: Request) => number | Answer
  readonly answer: (routes: Router, repository: BareRepository, state: () => Facts) => void
}

/** Starts a server with the files of a folder. Pages of any origin may read it. */
export async function startRepositoryServer<Facts extends object>(
  content: string,
  token: string,
  facts: Facts,
  { scheme, user, path: place, renamedPath, refusals, moved, answer }: Kind<Facts>,
): Promise<RepositoryServer & Facts> {
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
      "access-control-expose-headers": "link,x-page,x-per-page,x-total,x-total-pages",
      "cache-control": "no-store",
    })
    if (request.method === "OPTIONS") response.status(204).end()
    else next()
  })
  app.use((request, response, next) => {
    const { method, url, headers } = request
    const send = ([status, body]: Answer) => response.status(status).send(body)
    const isAllowed = state.mood === "read only" && method === "GET"
    if (headers.authorization !== `${scheme} ${state.token}`) return send(refusals.expired)
    const refusal = isAllowed ? undefined : refusals[state.mood]
    if (refusal && (url !== user[0] || state.mood === "expired")) return send(refusal)
    if (!state.isRenamed || !url.startsWith(place)) return next()
    const answered = moved(request)
    if (typeof answered !== "number") return send(answered)
    response.redirect(answered, url.replace(place, renamedPath))
  })
  app.get(user[0], (_request, response) => void response.json(user[1]))
  // Express would take the encoded slash of a project on GitLab for one of its own.
  app.use((request, _response, next) => {
    for (const prefix of [place, renamedPath]) {
      if (request.url.startsWith(prefix)) request.url = request.url.slice(prefix.length) || "/"
    }
    state.requests.push(`${request.method} ${request.url}`)
    next()
  })
  const routes = express.Router()
  answer(routes, repository, () => state)
  app.use(routes)
  app.use((_request, response) => {
    const [status, body] = refusals.gone
    response.status(status).send(body)
  })
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const state: RepositoryServer & Facts = {
    ...facts,
    mood: "well",
    isRenamed: false,
    token,
    requests: [],
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    git: (...args) => repository.git(args).toString(),
    commitAs: (author, file, text) => repository.commitAs(author, file, text),
    commitEachAs: (author, file, texts) => repository.commitEachAs(author, file, texts),
    read: (file) => repository.git(["show", `main:${file}`]).toString(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return state
}

/** The Link header for a list of which a page was answered; see https://www.rfc-editor.org/rfc/rfc8288. */
export function nextPage(address: string, page: number, hasMore: boolean): Record<string, string> {
  if (!hasMore) return {}
  const next = new URL(address)
  next.searchParams.set("page", String(page + 1))
  return { link: `<${next.href}>; rel="next"` }
}
