import { execFile, spawn } from "node:child_process"
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { serverRulesFile, type ServerRules } from "../../src/build/hosting/host-rules"
import { gitIn, startFileServer } from "../browser/editor"
import { freePort } from "../free-port"

export const projectRoot = path.resolve(__dirname, "../..")
const run = promisify(execFile)
type BuildError = Error & { readonly stdout: string }

/** Copies the project's files as they are now, those that Git knows of or would, and commits them in a repository of their own. */
export function copyProject(folder: string): (...args: string[]) => string {
  const files = gitIn(projectRoot)("ls-files", "-z", "--cached", "--others", "--exclude-standard")
  for (const file of files.split("\0").filter(Boolean)) {
    const from = path.join(projectRoot, file)
    if (existsSync(from)) cpSync(from, path.join(folder, file), { preserveTimestamps: true })
  }
  const git = gitIn(folder)
  git("init", "--quiet", "--initial-branch=main")
  git("config", "user.name", "Editor")
  git("config", "user.email", "editor@example.com")
  git("add", ".")
  git("commit", "--quiet", "-m", "As it was")
  return git
}

/** Gives a folder the packages of this project, and what its last build has left, as a host does that keeps its cache. */
export function prepareBuild(folder: string): void {
  for (const name of [".cache", "public"]) {
    const from = path.join(projectRoot, name)
    if (existsSync(from)) cpSync(from, path.join(folder, name), { recursive: true })
  }
  // For Git the link is not a folder, so .gitignore does not cover it.
  appendFileSync(path.join(folder, ".git/info/exclude"), "node_modules\n")
  symlinkSync(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"), "junction")
}

/** The whole project in a Git repository of its own: it can be edited, built and looked at. */
export interface ScratchSite {
  readonly folder: string
  /** The address of the editor's file server, which writes files and commits nothing. */
  readonly fileServer: string
  /** Where the built site is served, "http://127.0.0.1:40001"; known after the first build. */
  readonly address: string
  git(...args: string[]): string
  /** Commits what was published, and names its files. */
  commit(): string[]
  /** A file of the project, as text. */
  read(file: string): string
  write(file: string, text: string): void
  /** The HTML of every page of the built site but the editor, by its address. */
  pages(): ReadonlyMap<string, string>
  /** Whether the built site has a file, "charts/plank.pdf". */
  hasBuilt(file: string): boolean
  /**
   * Builds the site as a host would after a push, and serves it, with other headers and redirects if given. Throws an error
   * with the build's output when it fails.
   */
  build(rules?: ServerRules): Promise<void>
  close(): void
}

/** @param editedAt where the editor is opened, if not on the built copy: "http://127.0.0.1:9100" */
export async function openScratchSite(editedAt = ""): Promise<ScratchSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "scratch-site-"))
  const git = copyProject(folder)
  prepareBuild(folder)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const editor = await startFileServer(folder, `${address} ${editedAt}`)
  let host: ReturnType<typeof spawn> | undefined

  return {
    folder,
    fileServer: editor.address,
    address,
    git,
    commit: () => {
      git("add", "content")
      git("commit", "--quiet", "--message", "Content: as published")
      return git("show", "--format=", "--name-only", "HEAD").split("\n").filter(Boolean)
    },
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    pages: () => pagesIn(path.join(folder, "site")),
    hasBuilt: (file) => existsSync(path.join(folder, "site", file)),
    build: async (rules) => {
      host?.kill()
      const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
      await run(process.execPath, ["scripts/build.mjs"], options).catch((error: BuildError) => {
        throw new Error(`${error.message}\n${error.stdout}`)
      })
      if (rules) writeFileSync(serverRulesFile(path.join(folder, "site")), JSON.stringify(rules))
      host = spawn(process.execPath, ["scripts/serve.mjs"], {
        cwd: folder,
        stdio: "ignore",
        env: {
          ...process.env,
          PORT: String(port),
          HOST: "127.0.0.1",
          ENDS_WITH: String(process.pid),
        },
      })
      await answers(address)
    },
    close: () => {
      host?.kill()
      editor.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function pagesIn(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // Leaves out the data of pages, which has a folder named 404.html.
      .filter((file) => file.endsWith(".html") && !/^(admin|page-data)\b/.test(file))
      .sort()
      .map((file) => [
        `/${file.replaceAll("\\", "/").replace(/(^index)?\.html$/, "")}`,
        readFileSync(path.join(folder, file), "utf8"),
      ]),
  )
}

/** Waits until a server answers. */
export async function answers(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(address)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
