import { startGitHubRepository } from "../../../tests/github-repository"
import { githubRepository, type GitHubImplementation } from "./github"

test("a draft has what was published when it was begun, and takes over what was published since", async () => {
  const github = await startGitHubRepository("content", "token")
  const settings = { apiRoot: github.address, repo: "doab/website", branch: "main", token: "token" }
  const repository = githubRepository(settings as GitHubImplementation, () => undefined)
  const path = "branches/raipur.json"
  const base = github.read(`content/${path}`)
  const text = base.replace("Raipur", "Raipur, रायपुर")
  const files = { [`content/${path}`]: text, "content/media/new-yard.jpg": "A picture" }
  github.draft("cms/branches/raipur", files)
  github.commitAs("Asha", "Content: change", { [`content/${path}`]: base.replace("Raipur", "R") })
  const draft = await repository.draft?.("branches", "raipur")
  expect(draft?.files).toEqual([{ path, base, text }])
  expect(draft?.media).toMatchObject([{ path: "new-yard.jpg" }])
  const settled = text.replace("Raipur", "Raipur yard")
  await draft?.write(path, settled)
  expect((await repository.draft?.("branches", "raipur"))?.files).toEqual([
    { path, base, text: settled },
  ])
  await github.close()
})

test("a partial answer of GitHub is refused, but a folder may be missing", async () => {
  const settings = { apiRoot: "https://github.test", repo: "doab/website", branch: "main" }
  const repository = githubRepository(settings as GitHubImplementation, () => undefined)
  const answers = jest.spyOn(globalThis, "fetch")
  const contentWith = (error: object) => {
    const data = { repository: { object: { oid: "1", hi_posts: null } } }
    answers.mockResolvedValueOnce(Response.json({ data, errors: [error] }))
    return repository.content()
  }
  const message = "Could not resolve file for path 'content/hi/posts'."
  await expect(contentWith({ type: "NOT_FOUND", message })).resolves.toMatchObject({ head: "1" })
  const failure = { message: "Something went wrong while executing your query." }
  await expect(contentWith(failure)).rejects.toMatchObject({ ...failure, status: 503 })
  answers.mockRestore()
})
