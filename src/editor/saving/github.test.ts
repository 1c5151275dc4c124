import { startGitHubRepository } from "../../../tests/github-repository"
import { githubRepository, type GitHubImplementation } from "./github"

test("a draft has what was published when it was begun, and takes over what was published since", async () => {
  const github = await startGitHubRepository("content", "token")
  const settings = { apiRoot: github.address, repo: "doab/website", branch: "main", token: "token" }
  const repository = githubRepository(settings as GitHubImplementation, () => undefined)
  const path = "branches/raipur.json"
  const base = github.read(`content/${path}`)
  const text = base.replace("Raipur", "Raipur, रायपुर")
  github.draft("cms/branches/raipur", { [`content/${path}`]: text })
  github.commitAs("Asha", "Content: change", { [`content/${path}`]: base.replace("Raipur", "R") })
  const draft = await repository.draft?.("branches", "raipur")
  expect(draft?.files).toEqual([{ path, base, text }])
  const settled = text.replace("Raipur", "Raipur yard")
  await draft?.write(path, settled)
  expect((await repository.draft?.("branches", "raipur"))?.files).toEqual([
    { path, base, text: settled },
  ])
  await github.close()
})
