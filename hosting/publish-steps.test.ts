import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { writeSteps } from "./github/publish-steps"

const contentSteps = "unit build site"
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

test.each([
  [
    "after code whose tests failed",
    everyStep,
    () => commit("src/a.ts") && commit("content/a.json") && commit("content/b.json"),
  ],
  [
    "after code that was reverted",
    contentSteps,
    () => git("revert", "--no-edit", commit("src/a.ts")) && commit("content/a.json"),
  ],
  [
    "that is a file moved from the code",
    everyStep,
    () => git("mv", "src/a.ts", "content/b.json") + git("commit", "--quiet", "-m", "Move"),
  ],
  ["whose name only looks like content", everyStep, () => commit("contents.ts")],
  ["with a name in Hindi", contentSteps, () => commit("content/नमस्ते “a”.json")],
])("an edit %s runs the steps that look at it", async (_, steps, edit) => {
  deployed(commit("src/a.ts", "content/a.json"))
  edit()
  expect(await stepsNow()).toBe(steps)
})

test("all tests run when nothing was deployed, when GitHub does not answer and when history was rewritten", async () => {
  commit("content/a.json")
  expect(await stepsNow()).toBe(everyStep)
  expect(await stepsNow({ GITHUB_API_URL: "http://127.0.0.1:1" })).toBe(everyStep)
  deployed("0123456789012345678901234567890123456789")
  expect(await stepsNow()).toBe(everyStep)
})

test("a draft is compared with the branch it is to be merged into, and its run counts for no other", async () => {
  const base = commit("src/a.ts", "content/a.json")
  deployed(base)
  successfulRuns.unshift({ event: "pull_request", head_sha: commit("src/a.ts") })
  commit("content/a.json")
  expect(await stepsNow()).toBe(everyStep)
  git("reset", "--quiet", "--hard", base)
  commit("content/a.json")
  asked = []
  expect(await stepsNow({ PULL_REQUEST_BASE: base })).toBe(contentSteps)
  expect(asked).toEqual([])
})
