import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { parse } from "yaml"
import { localBackend } from "../../../src/cms/backend"

interface Step {
  readonly name?: string
  readonly id?: string
  readonly if?: string
  readonly uses?: string
  readonly run?: string
  readonly env?: Record<string, string>
  readonly with?: Record<string, unknown>
}

interface Job {
  readonly needs?: string
  readonly if?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: unknown
  readonly steps: Step[]
}

interface Workflow {
  readonly on: Record<string, unknown>
  readonly permissions: unknown
  readonly concurrency?: unknown
  readonly jobs: Record<"build" | "deploy", Job>
}

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8")) as Workflow
const { build, deploy } = workflow.jobs
const allSteps = [...build.steps, ...deploy.steps]

const placeOf = (text: string) =>
  build.steps.findIndex(({ run, uses }) => (run ?? uses)?.includes(text))

test("it runs for every push to main and for drafts in review", () => {
  expect(workflow.on).toEqual({
    push: { branches: ["main"] },
    pull_request: null,
    workflow_dispatch: null,
  })
})

test("a newer push ends the tests of an older one, and never a deploy under way", () => {
  expect(workflow.concurrency).toBeUndefined()
  expect(build.concurrency).toEqual({
    group: "build-${{ github.ref }}",
    "cancel-in-progress": true,
  })
  expect(deploy.concurrency).toEqual({ group: "deploy", "cancel-in-progress": false })
})

test("it may read the repository and its own runs, and write nothing", () => {
  expect(workflow.permissions).toEqual({ contents: "read" })
  expect(build.permissions).toEqual({ contents: "read", actions: "read" })
  expect(deploy.permissions).toBeUndefined()
})

test("content is checked before anything is built, and only main is deployed, after its tests", () => {
  const order = [
    "npm run check:content",
    "actions/cache@",
    "publish-steps.ts",
    "npm test",
    "actions/upload-artifact@",
  ]
  const places = order.map(placeOf)
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(deploy.needs).toBe("build")
  expect(deploy.if).toBe("github.ref == 'refs/heads/main'")
})

test("the tested commit is the deployed one", () => {
  const uploaded = build.steps[placeOf("actions/upload-artifact@")]?.with
  const downloaded = deploy.steps.find(({ uses }) => uses?.startsWith("actions/download-artifact@"))
  expect(uploaded).toMatchObject({ name: "site", path: "site", "if-no-files-found": "error" })
  expect(downloaded?.with).toEqual({ name: "site", path: "site" })
  const deploys = deploy.steps.filter(({ run }) => run?.startsWith("npx"))
  expect(deploys.map(({ run }) => /(?: |=)site\b/.test(run ?? ""))).toEqual([true, true])
})

test("the output of the last build is cached as a whole", () => {
  const cache = build.steps[placeOf("actions/cache@")]
  expect(String(cache?.with?.path).trim().split("\n")).toEqual([".cache", "public", ".site-cache"])
})

test("every action has its version, and every command of the project exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }
  const uses = allSteps.flatMap(({ uses }) => uses ?? [])
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([])
  const runs = allSteps.map(({ run }) => run ?? "").join("\n")
  const commands = [...runs.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name)
  expect(commands).toEqual(["check:content", "test"])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
})

test("nothing from outside is written into a command", () => {
  const written = allSteps.flatMap(({ run = "" }) => run.match(/\$\{\{.*?\}\}/g) ?? [])
  expect(written).toEqual(["${{ steps.since.outputs.steps }}"])
})

test("each host is deployed to when it is chosen, with a tool of one exact version", () => {
  const tools = JSON.parse(readFileSync("hosting/deploy-tools.json", "utf8")) as object
  expect(Object.values(tools).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const steps = deploy.steps.filter(({ if: condition = "" }) => /^vars\.HOST == /.test(condition))
  expect(steps.map((step) => step.if)).toEqual([
    "vars.HOST == 'cloudflare'",
    "vars.HOST == 'netlify'",
  ])
  for (const { run = "" } of steps) {
    const [, tool = "", named] =
      /^npx --yes "([\w-]+)@\$\(jq -r '?\."?([\w-]+)"?'? hosting\/deploy-tools\.json\)" /.exec(
        run,
      ) ?? []
    expect({ run, named }).toEqual({ run, named: tool })
    expect(Object.keys(tools)).toContain(tool)
  }
  const missing = deploy.steps.find(({ name }) => name === "Say what is missing")
  for (const host of ["cloudflare", "netlify"]) expect(missing?.if).toContain(`"${host}"`)
})

test("every setting of the editor reaches the build", () => {
  const source = readFileSync("src/cms/cms.tsx", "utf8")
  const named = [...source.matchAll(/process\.env\.(GATSBY_CMS_\w+)/g)].map(([, name]) => name)
  const given = Object.keys((build as unknown as { env: object }).env)
  expect(named.length).toBeGreaterThan(0)
  expect(given).toEqual(expect.arrayContaining(named))
})

describe("in a repository", () => {
  let folder: string
  const bash = (script: string, env: Record<string, string> = {}) =>
    spawnSync("bash", ["-c", script], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...env },
    })
  const commit = (file: string, message: string) =>
    bash(
      `mkdir -p "$(dirname ${file})" && date +%N >>${file} && git add . && git -c user.name=E -c user.email=e@example.com commit -qm '${message}' && git rev-parse HEAD`,
    ).stdout.trim()
  let first: string

  beforeEach(() => {
    folder = mkdtempSync(`${tmpdir()}/publish-workflow-`)
    bash("git init -q")
    first = commit("content/a.json", "first")
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const messages = localBackend("").commit_messages
  const [, ignore = ""] = /ignore = '''(.*)'''/.exec(readFileSync("netlify.toml", "utf8")) ?? []
  const netlifyBuilds = (since: string) =>
    bash(ignore, {
      CACHED_COMMIT_REF: since,
      COMMIT_REF: bash("git rev-parse HEAD").stdout.trim(),
    }).status !== 0

  test("Netlify does not build for uploads alone, and does for the entry that shows them and for a deletion", () => {
    commit("content/media/a.jpg", messages.uploadMedia.replace("{{path}}", "a.jpg"))
    expect(netlifyBuilds(first)).toBe(false)
    const uploaded = bash("git rev-parse HEAD").stdout.trim()
    commit("content/media/a.jpg", messages.deleteMedia.replace("{{path}}", "a.jpg"))
    expect(netlifyBuilds(uploaded)).toBe(true)
    const entry = commit("content/a.json", "Content: change product “a”")
    expect(netlifyBuilds(first)).toBe(true)
    expect(netlifyBuilds(entry)).toBe(true)
    expect(netlifyBuilds("0123456789012345678901234567890123456789")).toBe(true)
  })
})
