import { backendFrom, isLocal } from "../../../src/cms/backend"

const repo = { GATSBY_CMS_REPO: "doab/website" }

test("without a setting the editor says what to set", () => {
  expect(backendFrom({})).toEqual({ message: expect.stringContaining("GATSBY_CMS_BACKEND") })
})

test("an unknown backend is named, with the ones there are", () => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: "dropbox" })).toEqual({
    message:
      "GATSBY_CMS_BACKEND is “dropbox”. It can be github, gitlab, gitea, git-gateway, test-repo.",
  })
})

test.each(["github", "gitlab", "gitea"])("%s without a repository says so", (name) => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: name })).toEqual({
    message: expect.stringContaining("GATSBY_CMS_REPO is missing"),
  })
})

test("github saves to the named repository and branch through the named proxy", () => {
  expect(
    backendFrom({
      GATSBY_CMS_BACKEND: "github",
      ...repo,
      GATSBY_CMS_BRANCH: "live",
      GATSBY_CMS_BASE_URL: "https://login.example.com",
    }),
  ).toMatchObject({
    backend: {
      name: "github",
      repo: "doab/website",
      branch: "live",
      base_url: "https://login.example.com",
    },
  })
})

test.each(["gitlab", "gitea"])("%s logs in by PKCE", (name) => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: name, ...repo })).toMatchObject({
    backend: { name, auth_type: "pkce", branch: "main" },
  })
})

test("git-gateway and test-repo need no repository", () => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: "git-gateway" })).toMatchObject({
    backend: { name: "git-gateway" },
  })
  expect(backendFrom({ GATSBY_CMS_BACKEND: "test-repo" })).toEqual({
    backend: { name: "test-repo", branch: "main" },
  })
})

test("only this machine's own names count as local", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocal)).toBe(true)
  expect(["www.example.com", "localhost.example.com"].some(isLocal)).toBe(false)
})
