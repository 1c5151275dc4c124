import { backendFrom, isLocal, localBackend } from "../../../src/cms/backend"

const repo = { GATSBY_CMS_REPO: "doab/website" }

test("without settings the editor says what to set", () => {
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

test("github logs in by the site's own login when no other is named", () => {
  expect(
    backendFrom({
      GATSBY_CMS_BACKEND: "github",
      ...repo,
      GATSBY_CMS_BASE_URL: "https://www.example.com/",
    }),
  ).toMatchObject({
    backend: { base_url: "https://www.example.com", auth_endpoint: "api/auth" },
  })
})

test("a login address with a path is refused, before the login could fail silently", () => {
  const GATSBY_CMS_BASE_URL = "https://www.example.com/api"
  expect(backendFrom({ GATSBY_CMS_BACKEND: "github", ...repo, GATSBY_CMS_BASE_URL })).toEqual({
    message: expect.stringContaining("belongs in GATSBY_CMS_AUTH_ENDPOINT"),
  })
})

const ownServer = { GATSBY_CMS_APP_ID: "id", GATSBY_CMS_BASE_URL: "https://git.example.com" }

test.each([
  ["gitlab", "https://git.example.com/api/v4"],
  ["gitea", "https://git.example.com/api/v1"],
])("%s logs in by PKCE, on a server of one's own too", (name, api) => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: name, ...repo, ...ownServer })).toMatchObject({
    backend: {
      name,
      auth_type: "pkce",
      branch: "main",
      app_id: "id",
      base_url: "https://git.example.com",
      api_root: api,
    },
  })
})

test("gitlab.com needs no address", () => {
  const choice = backendFrom({ GATSBY_CMS_BACKEND: "gitlab", ...repo, GATSBY_CMS_APP_ID: "id" })
  expect(choice).toMatchObject({ backend: { name: "gitlab" } })
  expect(JSON.stringify(choice)).not.toContain("base_url")
})

test.each([
  ["gitlab", { GATSBY_CMS_BASE_URL: "https://git.example.com" }, "GATSBY_CMS_APP_ID is missing"],
  ["gitea", { GATSBY_CMS_APP_ID: "id" }, "GATSBY_CMS_BASE_URL is missing"],
])("%s says what its login lacks", (name, given, words) => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: name, ...repo, ...given })).toEqual({
    message: expect.stringContaining(words),
  })
})

test.each(["github", "gitlab", "git-gateway", "test-repo"])("%s has drafts and review", (name) => {
  const environment = { GATSBY_CMS_BACKEND: name, ...repo, GATSBY_CMS_APP_ID: "id" }
  expect(backendFrom({ ...environment, GATSBY_CMS_REVIEW: "1" })).toMatchObject({ review: true })
  expect(backendFrom({ ...environment, GATSBY_CMS_REVIEW: "0" })).toMatchObject({ review: false })
  expect(backendFrom(environment)).toMatchObject({ review: false })
})

test("a variable that is empty is not set", () => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: "" })).toEqual(backendFrom({}))
  expect(
    backendFrom({
      GATSBY_CMS_BACKEND: "github",
      ...repo,
      GATSBY_CMS_BRANCH: "",
      GATSBY_CMS_BASE_URL: "",
      GATSBY_CMS_REVIEW: "",
    }),
  ).toEqual(backendFrom({ GATSBY_CMS_BACKEND: "github", ...repo }))
})

test("a reviewed entry becomes one commit", () => {
  const environment = { GATSBY_CMS_BACKEND: "github", ...repo }
  expect(backendFrom({ ...environment, GATSBY_CMS_REVIEW: "1" })).toMatchObject({
    backend: { squash_merges: true },
  })
  expect(JSON.stringify(backendFrom(environment))).not.toContain("squash_merges")
})

test("review on a backend without it, or with an unknown value, is refused", () => {
  expect(
    backendFrom({ GATSBY_CMS_BACKEND: "gitea", ...repo, ...ownServer, GATSBY_CMS_REVIEW: "1" }),
  ).toEqual({ message: expect.stringContaining("no drafts and review with Gitea") })
  expect(backendFrom({ GATSBY_CMS_BACKEND: "github", ...repo, GATSBY_CMS_REVIEW: "yes" })).toEqual({
    message: expect.stringContaining("GATSBY_CMS_REVIEW is “yes”"),
  })
})

test("an upload is marked as no cause for a build, an entry is not", () => {
  const choice = backendFrom({ GATSBY_CMS_BACKEND: "github", ...repo })
  if ("message" in choice) throw new Error(choice.message)
  const messages = choice.backend.commit_messages as Record<string, string>
  const marked = Object.keys(messages).filter((kind) => messages[kind]?.startsWith("[skip ci]"))
  expect(marked).toEqual(["uploadMedia"])
})

test("the editor's own file server writes its commits in the same words", () => {
  const published = backendFrom({ GATSBY_CMS_BACKEND: "github", ...repo })
  const local = localBackend("http://127.0.0.1:8081/api/v1")
  expect(published).toMatchObject({ backend: { commit_messages: local.commit_messages } })
  expect(local).toMatchObject({ name: "proxy", proxy_url: "http://127.0.0.1:8081/api/v1" })
})

test("git-gateway and test-repo need no repository", () => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: "git-gateway" })).toMatchObject({
    backend: { name: "git-gateway" },
  })
  expect(backendFrom({ GATSBY_CMS_BACKEND: "test-repo" })).toEqual({
    backend: { name: "test-repo", branch: "main" },
    review: false,
  })
})

test("only this machine's own names count as local", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocal)).toBe(true)
  expect(["www.example.com", "localhost.example.com"].some(isLocal)).toBe(false)
})
