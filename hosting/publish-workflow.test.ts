import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { parse } from "yaml"
import { commitMessages } from "../src/editor/editor-config"

interface Job {
  readonly env?: Readonly<Record<string, string>>
  readonly steps: readonly { readonly id?: string; readonly name?: string; readonly run?: string }[]
}

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8")) as {
  readonly jobs: Readonly<Record<"build" | "deploy", Job>>
}
const { build, deploy } = workflow.jobs
const allSteps = [...build.steps, ...deploy.steps]

test.each(["publish", "audit", "prove"])(
  "every action of %s is one commit, which its owner cannot change",
  (name) => {
    const text = readFileSync(`.github/workflows/${name}.yml`, "utf8")
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    expect(
      used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
  },
)

test("nothing from outside is written into a command", () => {
  const written = allSteps.flatMap(({ run = "" }) => run.match(/\$\{\{.*?\}\}/g) ?? [])
  expect(written).toEqual(["${{ steps.since.outputs.steps }}"])
})

test("no package is fetched, and no script of one runs, where a token to deploy is", () => {
  const withSecret = allSteps.filter((step) => JSON.stringify(step).includes("secrets."))
  expect(withSecret.map(({ name }) => name)).toEqual(["Cloudflare Pages", "Netlify"])
  for (const { run = "" } of withSecret) {
    const [, tool = "", command = ""] =
      /^hosting\/tools\/(\w+)\/node_modules\/\.bin\/(\w+) /.exec(run) ?? []
    const lock = JSON.parse(readFileSync(`hosting/tools/${tool}/package-lock.json`, "utf8")) as {
      packages: Record<string, { bin?: object; integrity?: string; inBundle?: boolean }>
    }
    const { "": own, ...packages } = lock.packages
    expect(own).toBeDefined()
    expect(Object.values(packages).some(({ bin = {} }) => command in bin)).toBe(true)
    expect(
      Object.values(packages).filter(({ integrity, inBundle }) => !integrity && !inBundle),
    ).toEqual([])
  }
  const installs = deploy.steps.filter(({ run }) => run?.startsWith("npm"))
  expect(installs.map(({ run = "" }) => /^npm ci --ignore-scripts /.test(run))).toEqual([true])
})

test("every setting of the editor reaches the build", () => {
  const source = readFileSync("src/content/model/editor-environment.ts", "utf8")
  const named = [...source.matchAll(/readonly (GATSBY_CMS_\w+)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(Object.keys(build.env ?? {})).toEqual(expect.arrayContaining(named))
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

  const { run: since = "" } = build.steps.find(({ id }) => id === "since") ?? {}
  /** The steps of a run, when GitHub names a commit as the last that is live. */
  const stepsAfter = (live: string, base = "") => {
    const output = `${folder}/.git/output`
    writeFileSync(output, "")
    const gh = live ? `gh() { echo ${live}; }` : "gh() { return 1; }"
    bash(`set -e\n${gh}\n${since}`, { GITHUB_OUTPUT: output, BASE: base })
    return readFileSync(output, "utf8")
  }
  const ofContent = "steps=build\n"

  test("an edit of content does not wait for the tests of code; code that was never live is tested", () => {
    commit("content/नमस्ते.json", "edit")
    expect(stepsAfter(first)).toBe(ofContent)
    const code = commit("contents.ts", "code")
    expect(stepsAfter(first)).toBe("")
    commit("content/a.json", "edit after it")
    expect(stepsAfter(first)).toBe("")
    expect(stepsAfter(code)).toBe(ofContent)
    bash(
      "git mv contents.ts content/b.json && git -c user.name=E -c user.email=e@e commit -qm move",
    )
    expect(stepsAfter(code)).toBe("")
  })

  test("every test runs when nothing is live, GitHub does not answer or history was rewritten", () => {
    expect(stepsAfter("")).toBe("")
    expect(stepsAfter("0123456789012345678901234567890123456789")).toBe("")
    commit("src/a.ts", "draft")
    expect(stepsAfter(first, bash("git rev-parse HEAD").stdout.trim())).toBe(ofContent)
  })

  const [, ignore = ""] = /ignore = '''(.*)'''/.exec(readFileSync("netlify.toml", "utf8")) ?? []
  const netlifyBuilds = (since: string) =>
    bash(ignore, {
      CACHED_COMMIT_REF: since,
      COMMIT_REF: bash("git rev-parse HEAD").stdout.trim(),
    }).status !== 0

  test("Netlify does not build for uploads alone, and does for the entry that shows them and for a deletion", () => {
    commit("content/media/a.jpg", commitMessages.uploadMedia.replace("{{path}}", "a.jpg"))
    expect(netlifyBuilds(first)).toBe(false)
    const uploaded = bash("git rev-parse HEAD").stdout.trim()
    commit("content/media/a.jpg", commitMessages.deleteMedia.replace("{{path}}", "a.jpg"))
    expect(netlifyBuilds(uploaded)).toBe(true)
    const entry = commit("content/a.json", "Content: change product “a”")
    expect(netlifyBuilds(first)).toBe(true)
    expect(netlifyBuilds(entry)).toBe(true)
    expect(netlifyBuilds("0123456789012345678901234567890123456789")).toBe(true)
  })
})
