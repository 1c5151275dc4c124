import { mkdtempSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import express, { type Express } from "express"
import { BareRepository } from "./bare-repository"

/** A server with one Git repository, on this machine. */
export interface RepositoryServer {
  readonly address: string
  git(...args: string[]): string
  /** Commits a file on the main branch as somebody else would; without a text it is deleted. */
  commitAs(author: string, file: string, text?: string): void
  /** One commit for each text of a file. */
  commitEachAs(author: string, file: string, texts: readonly string[]): void
  read(file: string): string
  close(): Promise<void>
}

/** Starts a server with the files of a folder; `answer` adds what it answers. Pages of any origin may read it. */
export async function startRepositoryServer(
  content: string,
  answer: (app: Express, repository: BareRepository) => void,
): Promise<RepositoryServer> {
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
  answer(app, repository)
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  return {
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
}

/** The Link header for a list of which a page was answered; see https://www.rfc-editor.org/rfc/rfc8288. */
export function nextPage(address: string, page: number, hasMore: boolean): Record<string, string> {
  if (!hasMore) return {}
  const next = new URL(address)
  next.searchParams.set("page", String(page + 1))
  return { link: `<${next.href}>; rel="next"` }
}
