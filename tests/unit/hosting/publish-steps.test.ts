import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { writeSteps } from "../../../hosting/github/publish-steps"

const contentSteps = "content unit build site"
const everyStep = ""

let folder: string
let api: Server
/** GitHub's answer with the successful runs, newest first. */
let successfulRuns: { event: string; head_sha: string }[]
let asked: string[]

function git(...args: string[]): string {
  const identity = ["-c", "user.name=E", "-c", "user.email=e@example.com"]
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" }).trim()
}

function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${Math.random()}\n`)
  }
  git("add", "--all")
  git("commit", "--quiet", "--message", `Change ${files.join(", ")}`)
  return git("rev-parse", "HEAD")
}

/** The steps the workflow runs for the checked-out commit. */
async function stepsNow(more: Record<string, string> = {}): Promise<string> {
  const output = join(folder, ".git/output")
  writeFileSync(output, "")
  const { port } = api.address() as AddressInfo
  await writeSteps(
    {
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_REPOSITORY: "owner/site",
      GITHUB_TOKEN: "token",
      GITHUB_OUTPUT: output,
      ...more,
    },
    folder,
  )
  return /^steps=(.*)\n$/.exec(readFileSync(output, "utf8"))?.[1] ?? "nothing was written"
}

const deployed = (commitId: string) => successfulRuns.unshift({ event: "push", head_sha: commitId })

beforeEach(async () => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true)
  folder = mkdtempSync(join(tmpdir(), "publish-steps-"))
  git("init", "--quiet", "--initial-branch=main")
  successfulRuns = []
  asked = []
  api = createServer(({ url = "", headers }, response) => {
    asked.push(`${url} ${headers.authorization}`)
    response.end(JSON.stringify({ workflow_runs: successfulRuns }))
  })
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve))
})

afterEach(async () => {
  await new Promise((resolve) => api.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

test("an edit of content does not wait for the browser tests, and a change of code does", async () => {
  deployed(commit("src/a.ts", "content/a.json"))
  commit("content/a.json")
  expect(await stepsNow()).toBe(contentSteps)
  commit("src/a.ts")
  expect(await stepsNow()).toBe(everyStep)
  expect(asked[0]).toBe(
    "/repos/owner/site/actions/workflows/publish.yml/runs?branch=main&status=success&per_page=50 Bearer token",
  )
})

test("an edit of content after code whose tests failed runs all tests", async () => {
  deployed(commit("src/a.ts", "content/a.json"))
  commit("src/a.ts")
  commit("content/a.json")
  commit("content/b.json")
  expect(await stepsNow()).toBe(everyStep)
})

test("code that was reverted needs no tests", async () => {
  deployed(commit("src/a.ts", "content/a.json"))
  const change = commit("src/a.ts")
  git("revert", "--no-edit", change)
  commit("content/a.json")
  expect(await stepsNow()).toBe(contentSteps)
})

test("a file moved between the code and the content, or whose name only looks like content, is code", async () => {
  const first = commit("src/a.json", "content/a.json")
  deployed(first)
  git("mv", "src/a.json", "content/b.json")
  git("commit", "--quiet", "--message", "Move")
  expect(await stepsNow()).toBe(everyStep)
  git("reset", "--quiet", "--hard", first)
  commit("contents.ts")
  expect(await stepsNow()).toBe(everyStep)
  git("reset", "--quiet", "--hard", first)
  commit("content/नमस्ते “a”.json")
  expect(await stepsNow()).toBe(contentSteps)
})

test("all tests run when nothing was deployed, when GitHub does not answer and when history was rewritten", async () => {
  commit("content/a.json")
  expect(await stepsNow()).toBe(everyStep)
  expect(await stepsNow({ GITHUB_API_URL: "http://127.0.0.1:1" })).toBe(everyStep)
  deployed("0123456789012345678901234567890123456789")
  expect(await stepsNow()).toBe(everyStep)
})

test("a run for a pull request deploys nothing and is ignored", async () => {
  deployed(commit("src/a.ts", "content/a.json"))
  successfulRuns.unshift({ event: "pull_request", head_sha: commit("src/a.ts") })
  commit("content/a.json")
  expect(await stepsNow()).toBe(everyStep)
})

test("a draft is compared with the branch it is to be merged into", async () => {
  const base = commit("src/a.ts", "content/a.json")
  commit("content/a.json")
  expect(await stepsNow({ PULL_REQUEST_BASE: base })).toBe(contentSteps)
  expect(asked).toEqual([])
})
