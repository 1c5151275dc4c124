import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { changeSentence, toldVersions } from "../../../../src/cms/history/versions"
import { giteaRepository, type GiteaImplementation } from "../../../../src/cms/saving/gitea"
import { gitlabRepository, type GitLabImplementation } from "../../../../src/cms/saving/gitlab"
import { asRefusal } from "../../../../src/cms/saving/refusal"
import type { Repository } from "../../../../src/cms/saving/repository"
import type { Login } from "../../../../src/cms/saving/requests"
import { startGiteaRepository, type GiteaRepository } from "../../../gitea-repository"
import { startGitLabRepository, type GitLabRepository } from "../../../gitlab-repository"

const raipur = "content/branches/raipur.json"
const entry = (address: string) => `${JSON.stringify({ name: "रायपुर", address }, null, 2)}\n`
const plain = (name: string): Repository => ({
  name,
  content: () => Promise.resolve({ files: [], media: [] }),
  ifStillAt: (_head, write) => write(),
})
const inDecap = { repo: "doab/website", branch: "main" }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "content-"))
  mkdirSync(path.join(folder, "content/branches"), { recursive: true })
  writeFileSync(path.join(folder, raipur), entry("Tatibandh"))
  writeFileSync(path.join(folder, "content/branches/indore.json"), entry("Indore"))
})
afterAll(() => rmSync(folder, { recursive: true }))

type Server = GitLabRepository | GiteaRepository

let server: Server
let login: Login
afterEach(() => server.close())

async function startGitLab() {
  const gitlab = await startGitLabRepository(path.join(folder, "content"), "the-token")
  const implementation = {
    ...inDecap,
    apiRoot: `${gitlab.address}/api/v4`,
    token: "the-token",
    api: { token: "the-token" },
    getRefreshedAccessToken: jest.fn(() => Promise.reject(new Error("invalid_grant"))),
  } as unknown as GitLabImplementation & { getRefreshedAccessToken: jest.Mock }
  const { getRefreshedAccessToken: renewal } = implementation
  server = gitlab
  login = {}
  const repository = gitlabRepository(implementation, plain("GitLab"), () => login)
  return { gitlab, implementation, renewal, repository }
}

async function startGitea() {
  const gitea = await startGiteaRepository(path.join(folder, "content"), "the-token")
  const api = { token: "the-token" }
  const implementation = {
    ...inDecap,
    apiRoot: `${gitea.address}/api/v1`,
    token: "the-token",
    api,
  } as unknown as GiteaImplementation
  server = gitea
  login = {}
  const repository = giteaRepository(implementation, plain("the Gitea server"), () => login)
  return { gitea, implementation, repository }
}

describe.each([
  ["GitLab", startGitLab],
  ["Gitea", startGitea],
])("on %s", (name, start) => {
  let repository: Required<Pick<Repository, "versions" | "textAt" | "deleted" | "lastChange">> &
    Repository
  beforeEach(async () => {
    repository = (await start()).repository as typeof repository
  })

  const deletedOnes = async () => {
    const found = await repository.deleted("branches")
    return found.map((each) => `${each.path} by ${each.name}`)
  }

  test("an entry has its versions, with who made each, and what changed in words", async () => {
    server.commitAs("Asha", raipur, entry("Urla"))
    server.commitAs("Ravi", "content/branches/indore.json", entry("Dewas Naka"))
    const page = { from: 0, count: 8 }
    const [now, first, ...others] = await toldVersions("branches/raipur.json", repository, page)
    expect(others).toEqual([])
    expect(now).toMatchObject({
      name: "Asha",
      message: "Content: change content/branches/raipur.json",
      text: entry("Urla"),
      isFirst: false,
    })
    expect(Date.now() - Date.parse(now?.date ?? "")).toBeLessThan(60_000)
    expect(now?.changes.map(changeSentence)).toEqual(["Address: Tatibandh → Urla"])
    expect(first).toMatchObject({ name: "Editor", isFirst: true, text: entry("Tatibandh") })
  })

  test("who changed an entry last is one request", async () => {
    server.commitAs("Asha", raipur, entry("Urla"))
    expect(await repository.lastChange("branches/raipur.json")).toMatchObject({ name: "Asha" })
    expect(server.requests).toHaveLength(1)
  })

  test("an entry nobody has committed has no versions", async () => {
    expect(await repository.versions("hi/branches/raipur.json")).toEqual([])
    expect(await repository.lastChange("hi/branches/raipur.json")).toBeUndefined()
  })

  test("a deleted entry is found with its last text, until it is there again", async () => {
    server.commitAs("Asha", raipur, entry("Urla"))
    server.commitAs("Ravi", raipur)
    const [gone] = await repository.deleted("branches")
    expect(gone).toMatchObject({ path: "branches/raipur.json", name: "Ravi" })
    expect(await repository.textAt("branches/raipur.json", gone?.commit ?? "")).toBe(entry("Urla"))

    server.commitAs("Asha", raipur, entry("Tatibandh"))
    expect(await deletedOnes()).toEqual([])
    server.commitAs("Meera", raipur)
    expect(await deletedOnes()).toEqual(["branches/raipur.json by Meera"])
  })

  test("the last entry of a folder is found, and nothing else", async () => {
    server.commitAs("Asha", "content/branches/notes.txt", "Not an entry")
    for (const file of ["notes.txt", "indore.json", "raipur.json"]) {
      server.commitAs("Ravi", `content/branches/${file}`)
    }
    expect(await deletedOnes()).toEqual([
      "branches/raipur.json by Ravi",
      "branches/indore.json by Ravi",
    ])
  })

  test("a deletion is found behind 60 later changes, and the versions go back 50", async () => {
    server.commitAs("Ravi", raipur)
    const other = "content/branches/indore.json"
    const texts = Array.from({ length: 60 }, (_, change) => entry(`${change}`))
    server.commitEachAs("Asha", other, texts)
    expect(await deletedOnes()).toEqual(["branches/raipur.json by Ravi"])
    // GitLab: the commits, the folder, one deletion. Gitea: two pages of commits, the folder.
    expect(server.requests).toHaveLength(3)
    expect(await repository.versions("branches/indore.json")).toHaveLength(50)
  })

  test.each([
    ["expired", "Not read: your login has expired."],
    ["no rights", "Not read: your account may not read this site’s repository."],
    [
      "gone",
      `Not read: ${name === "GitLab" ? name : "the Gitea server"} does not find the repository, or your account may no longer read it.`,
    ],
  ] as const)("a refusal is explained: %s", async (mood, heading) => {
    server.mood = mood
    for (const read of [
      () => repository.versions("branches/raipur.json"),
      () => repository.deleted("branches"),
    ]) {
      const error: unknown = await read().catch((refused: unknown) => refused)
      expect(asRefusal(error, "read history", repository.name).heading).toBe(heading)
    }
  })

  test("the versions are there after the repository was renamed", async () => {
    server.isRenamed = true
    expect(await repository.versions("branches/raipur.json")).toHaveLength(1)
    expect(await repository.deleted("branches")).toEqual([])
  })
})

test("GitLab: a login that ran out is renewed, and the request sent again", async () => {
  const { gitlab, implementation, renewal, repository } = await startGitLab()
  gitlab.token = "the-next-token"
  renewal.mockImplementation(() => {
    implementation.token = "the-next-token"
    return Promise.resolve("the-next-token")
  })
  expect(await repository.versions?.("branches/raipur.json")).toHaveLength(1)
  expect(renewal).toHaveBeenCalledTimes(1)
})

test("GitLab: after a renewal that was refused a login in another tab is enough", async () => {
  const { gitlab, implementation, repository } = await startGitLab()
  gitlab.token = "of-the-other-tab"
  implementation.refreshedTokenPromise = Promise.resolve("a failed one")
  const read = () => repository.versions?.("branches/raipur.json")
  await expect(read()).rejects.toMatchObject({ status: 401 })
  expect(implementation.refreshedTokenPromise).toBeUndefined()
  login = { token: "of-the-other-tab", refresh_token: "next" }
  expect(await read()).toHaveLength(1)
  // Decap writes with the same login.
  expect(implementation).toMatchObject({ api: { token: "of-the-other-tab" }, refreshToken: "next" })
})

test("GitLab: a renewal that found no connection is not an expired login", async () => {
  const { gitlab, renewal, repository } = await startGitLab()
  gitlab.mood = "expired"
  renewal.mockRejectedValue(new TypeError("Failed to fetch"))
  const error: unknown = await repository
    .versions?.("branches/raipur.json")
    .catch((it: unknown) => it)
  expect(asRefusal(error, "read", "GitLab").heading).toBe(
    "Not read: there is no connection to GitLab.",
  )
})

test("GitLab: why a change is not live, from the jobs of its commit", async () => {
  const { gitlab, repository } = await startGitLab()
  const state = () => repository.buildState?.("main")
  expect(await state()).toBeUndefined()
  gitlab.jobs = [{ name: "build", status: "running" }]
  expect(await state()).toMatchObject({ state: "running" })
  gitlab.jobs = [
    { name: "links", status: "failed", allow_failure: true },
    { name: "build", status: "failed" },
  ]
  expect(await state()).toEqual({
    state: "failed",
    sentences: ["build failed."],
    link: "https://gitlab.example.com/doab/website/-/jobs/1",
  })
  gitlab.jobs = [
    { name: "links", status: "failed", allow_failure: true },
    { name: "build", status: "success" },
  ]
  expect(await state()).toMatchObject({ state: "passed" })
})

test("Gitea: why a change is not live, from what was reported about its commit", async () => {
  const { gitea, repository } = await startGitea()
  const state = () => repository.buildState?.("main")
  expect(await state()).toBeUndefined()
  gitea.statuses = [{ status: "pending", description: "Waiting to run" }]
  expect(await state()).toMatchObject({ state: "running" })
  gitea.statuses = [{ status: "failure", description: "Failing after 12s" }]
  expect(await state()).toEqual({
    state: "failed",
    sentences: ["Failing after 12s"],
    link: `${gitea.address}/doab/website/actions/runs/1/jobs/0`,
  })
})

test("Gitea: a deletion that is refused is not taken for done", async () => {
  const { implementation } = await startGitea()
  const refused = Object.assign(new Error("not allowed"), { status: 403 })
  const { api } = implementation
  api.changeFiles = () => Promise.reject(refused)
  // As Decap does it: without waiting.
  api.deleteFiles = (paths, message) => {
    api.changeFiles(paths, message).catch(() => undefined)
    return Promise.resolve()
  }
  await expect(implementation.deleteFiles([raipur], "Delete it")).rejects.toBe(refused)

  api.changeFiles = () => Promise.resolve({ commit: { sha: "abc" } })
  expect(await implementation.deleteFiles([raipur], "Delete it")).toEqual({
    commit: { sha: "abc" },
  })
})

test("Gitea: an entry that cannot be read is not an empty one", async () => {
  const { implementation } = await startGitea()
  const expired = Object.assign(new Error("no user"), { status: 401 })
  implementation.api.readFile = () => Promise.reject(expired)
  await expect(implementation.getEntry(raipur)).rejects.toBe(expired)
  implementation.api.readFile = () => Promise.resolve(entry("Urla"))
  expect(await implementation.getEntry(raipur)).toMatchObject({ data: entry("Urla") })
})
