import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import {
  gitIn,
  labelled,
  leadToFileServer,
  openEditor,
  publish,
  startFileServer,
} from "../browser/editor"
import { freePort } from "../free-port"
import { answers, copyProject, prepareBuild, projectRoot } from "./scratch-site"

/** A plain Git server with this project's hooks, the site it serves, and an editor's clone. */
interface Server {
  readonly address: string
  readonly site: string
  readonly editor: string
  /** The address of the editor's file server. */
  readonly fileServer: string
  push(): { accepted: boolean; log: string }
}

let server: Server
let folder: string
const running: { kill(): unknown }[] = []

// One server for all.
test.describe.configure({ mode: "default" })

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "publishing-"))
  const [repository = "", site = "", editor = ""] = ["site.git", "site", "editor"].map((name) =>
    path.join(folder, name),
  )
  const git = copyProject(editor)
  git("init", "--quiet", "--bare", "--initial-branch=main", repository)
  git("remote", "add", "origin", repository)
  gitIn(repository)("config", "site.folder", site)
  for (const hook of ["pre-receive", "post-receive"]) {
    fs.symlinkSync(
      path.join(projectRoot, "hosting/git-server", hook),
      path.join(repository, "hooks", hook),
    )
  }
  const work = path.join(site, "work")
  fs.mkdirSync(work, { recursive: true })
  gitIn(work)("init", "--quiet")
  prepareBuild(work)

  const push = () => {
    const { status, stderr } = spawnSync("git", ["push", "origin", "main"], {
      cwd: editor,
      encoding: "utf8",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    })
    return { accepted: status === 0, log: /Log: (\S+)/.exec(stderr)?.[1] ?? "" }
  }
  const { log } = push()
  await hasEnded(log)

  // What the server of this test needs besides the folder it serves.
  fs.symlinkSync("work/site.rules.json", path.join(site, "current.rules.json"))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const fileServer = await startFileServer(editor, address)
  const host = spawn(process.execPath, [path.join(projectRoot, "scripts/serve.mjs")], {
    env: { ...process.env, SITE_DIR: path.join(site, "current"), PORT: String(port) },
    stdio: "ignore",
  })
  running.push(fileServer, host)
  await answers(address)
  server = { address, site, editor, fileServer: fileServer.address, push }
})

test.afterAll(() => {
  for (const process of running) process.kill()
  fs.rmSync(folder, { recursive: true, force: true })
})

const textOf = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "")

/** Waits for the end of a build, which must succeed. */
async function hasEnded(log: string) {
  const ending = () => /Ended with code \d+\.$/.exec(textOf(log).trim())?.[0]
  await expect.poll(ending, { timeout: 15 * 60_000 }).toBeDefined()
  expect(ending(), textOf(log).slice(-2000)).toBe("Ended with code 0.")
}

/** What a visitor gets, on a new connection: git blocks this process so long that the server closes a kept one. */
async function page(route: string): Promise<string> {
  const headers = { connection: "close" }
  return (await fetch(`${server.address}${route}`, { headers })).text()
}

// A bad commit, quick edits, builds that are killed and what else a server meets: hosting/git-server.test.mjs. What the
// editor says of a change that is live: src/editor/live/live.test.ts.
test("what an editor publishes is on the site by itself", async ({ page: browser }) => {
  await leadToFileServer(browser, server.fileServer)
  await openEditor(browser, `${server.address}/admin/`)
  await browser.goto(`${server.address}/admin/#/collections/products/entries/alpha`)
  const summary = browser.getByLabel(labelled("Summary"))
  await expect(summary).not.toHaveValue("")
  await summary.fill("Window sections as an editor wrote them.")
  await publish(browser)
  gitIn(server.editor)("commit", "--quiet", "-am", "Content: change alpha")

  const state = browser.getByRole("status").filter({ hasText: /being built|Live/ })
  await expect(state).toHaveText("Saved, being built")

  const { accepted, log } = server.push()
  expect(accepted).toBe(true)
  await hasEnded(log)
  expect(await page("/alpha")).toContain("Window sections as an editor wrote them.")
  // The editor asks every 10 to 20 seconds while a change is young.
  await expect(state).toHaveText("Live", { timeout: 65_000 })
})

test("a commit that changes nothing but a style sheet is on every page", async () => {
  const sheet = path.join(server.editor, "src/kit/styles/base.css")
  fs.appendFileSync(sheet, "\n:root {\n  --tried: 1;\n}\n")
  gitIn(server.editor)("commit", "--quiet", "-am", "Try a style")
  await hasEnded(server.push().log)
  for (const route of ["/", "/privacy", "/hi/contact", "/weights/ismb"])
    expect(await page(route), route).toContain("--tried:1")
})
