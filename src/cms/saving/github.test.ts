import { execFileSync } from "node:child_process"
import { githubRepository, type GitHubImplementation } from "./github"

const entries = {
  "branches/raipur.json": { name: "रायपुर" },
  "branches/indore.json": { name: "Indore" },
}
const textOf = (entry: object) => `${JSON.stringify(entry, null, 2)}\n`
const changed = textOf({ name: "Changed since the last build" })

/** The name Git itself gives a text. */
const nameInGit = (input: string) =>
  execFileSync("git", ["hash-object", "--stdin"], { input, encoding: "utf8" }).trim()

/** GitHub with one entry as it was built and one changed since. */
function answers(): { requested: string[] } {
  const requested: string[] = []
  const texts = [textOf(entries["branches/raipur.json"]), changed]
  jest.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const path = String(input).replace("https://api.example/repos/doab/website", "")
    requested.push(path.replace(/\?.*/, ""))
    const blob = texts.find((text) => path.endsWith(`/git/blobs/${nameInGit(text)}`))
    const tree = Object.keys(entries).map((file, index) => ({
      path: file,
      type: "blob",
      sha: nameInGit(String(texts[index])),
    }))
    const answer = path.startsWith("/branches/")
      ? { commit: { sha: "head" } }
      : blob === undefined
        ? { tree }
        : { content: Buffer.from(blob).toString("base64") }
    return Promise.resolve(Response.json(answer))
  })
  return { requested }
}

afterEach(() => jest.restoreAllMocks())

test("only what has changed since the last build is requested from GitHub, and once", async () => {
  const { requested } = answers()
  const github = {
    apiRoot: "https://api.example",
    repo: "doab/website",
    branch: "main",
    token: "t",
  }
  const repository = githubRepository(github as GitHubImplementation, {
    withPixels: (listed) => Promise.resolve([...listed]),
    storedToken: () => undefined,
    published: () => Promise.resolve(entries),
  })
  const { files } = await repository.content()
  expect(files).toEqual([
    { path: "branches/raipur.json", text: textOf(entries["branches/raipur.json"]) },
    { path: "branches/indore.json", text: changed },
  ])
  const blobs = () => requested.filter((path) => path.startsWith("/git/blobs/"))
  expect(blobs()).toEqual([`/git/blobs/${nameInGit(changed)}`])
  await repository.content()
  expect(blobs()).toHaveLength(1)
})
