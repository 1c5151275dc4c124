import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { parse } from "yaml"

interface Step {
  readonly name?: string
  readonly id?: string
  readonly if?: string
  readonly uses?: string
  readonly run?: string
  readonly env?: Record<string, string>
  readonly with?: Record<string, unknown>
}

interface Workflow {
  readonly on: Record<string, unknown>
  readonly permissions: unknown
  readonly concurrency: unknown
  readonly jobs: Record<"build" | "deploy", { needs?: string; if?: string; steps: Step[] }>
}

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8")) as Workflow
const { build, deploy } = workflow.jobs
const allSteps = [...build.steps, ...deploy.steps]

const placeOf = (text: string) =>
  build.steps.findIndex(({ run, uses }) => (run ?? uses)?.includes(text))

test("it runs for every push to main and for drafts in review, and a newer commit takes its place", () => {
  expect(workflow.on).toEqual({
    push: { branches: ["main"] },
    pull_request: null,
    workflow_dispatch: null,
  })
  expect(workflow.concurrency).toEqual({
    group: "publish-${{ github.ref }}",
    "cancel-in-progress": true,
  })
})

test("content is checked before anything is built, and nothing is deployed that was not tested", () => {
  const order = ["npm run check:content", "actions/cache@", "npm test", "actions/upload-artifact@"]
  const places = order.map(placeOf)
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(deploy.needs).toBe("build")
  expect(deploy.if).toBe("github.event_name != 'pull_request'")
})

test("what the last build made is kept together", () => {
  const cache = build.steps[placeOf("actions/cache@")]
  expect(String(cache?.with?.path).trim().split("\n")).toEqual([".cache", "public"])
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
  expect([...runs.matchAll(/npx (?!--yes [\w-]+@\d+ )/g)]).toEqual([])
})

test("nothing from outside is written into a command", () => {
  const written = allSteps.flatMap(({ run = "" }) => run.match(/\$\{\{.*?\}\}/g) ?? [])
  expect(written).toEqual(["${{ steps.changed.outputs.steps }}"])
})

test("each host is deployed to when it is chosen, and only then", () => {
  const conditions = deploy.steps.flatMap(
    (step) => /^vars\.HOST == '(.*)'$/.exec(step.if ?? "")?.[1] ?? [],
  )
  const pages = Array<string>(3).fill("github-pages")
  expect(conditions).toEqual(["cloudflare", "netlify", ...pages])
  const missing = deploy.steps.find(({ name }) => name === "Say what is missing")
  for (const host of new Set(conditions)) expect(missing?.if).toContain(`"${host}"`)
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

  const run = build.steps.find(({ id }) => id === "changed")?.run ?? ""
  const stepsSince = (BEFORE: string) => {
    bash(run, { BEFORE, GITHUB_OUTPUT: `${folder}/.git/output` })
    return bash("cat .git/output").stdout
  }

  test("an edit of content is not kept waiting by the browser tests, all else is tested whole", () => {
    commit("content/a.json", "Content: change product “a”")
    expect(stepsSince(first)).toBe("steps=content unit build\n")
    bash("rm .git/output")
    commit("src/a.ts", "Code")
    expect(stepsSince(first)).toBe("")
    expect(stepsSince("0".repeat(40))).toBe("")
    expect(stepsSince("")).toBe("")
  })

  const [, ignore = ""] = /ignore = '''(.*)'''/.exec(readFileSync("netlify.toml", "utf8")) ?? []
  const netlifyBuilds = (since: string) =>
    bash(ignore, {
      CACHED_COMMIT_REF: since,
      COMMIT_REF: bash("git rev-parse HEAD").stdout.trim(),
    }).status !== 0

  test("Netlify does not build for uploads alone, and does for the entry that shows them", () => {
    commit("content/media/a.jpg", "[skip ci] Content: upload “a.jpg”")
    expect(netlifyBuilds(first)).toBe(false)
    const entry = commit("content/a.json", "Content: change product “a”")
    expect(netlifyBuilds(first)).toBe(true)
    expect(netlifyBuilds(entry)).toBe(true)
    expect(netlifyBuilds("0123456789012345678901234567890123456789")).toBe(true)
  })
})
