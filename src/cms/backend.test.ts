import type { EditorEnvironment } from "../content-model/editor-environment"
import { backendFrom, isLocal, localBackend } from "./backend"

/** The choice for a backend with a repository and further settings. */
const choose = (name: string, more: EditorEnvironment = {}) =>
  backendFrom({ GATSBY_CMS_BACKEND: name, GATSBY_CMS_REPO: "doab/website", ...more })

const ownServer = { GATSBY_CMS_APP_ID: "id", GATSBY_CMS_BASE_URL: "https://git.example.com" }

test.each<[string, EditorEnvironment, string]>([
  ["without settings", {}, "GATSBY_CMS_BACKEND"],
  [
    "with an unknown backend",
    { GATSBY_CMS_BACKEND: "dropbox" },
    "is “dropbox”. It can be github, gitlab, gitea.",
  ],
  ["github without a repository", { GATSBY_CMS_BACKEND: "github" }, "GATSBY_CMS_REPO is missing"],
])("%s the editor says what to set", (_, environment, words) => {
  expect(backendFrom(environment)).toEqual({ message: expect.stringContaining(words) })
})

test.each<[string, EditorEnvironment, string]>([
  // Before the login could fail silently.
  [
    "github",
    { GATSBY_CMS_BASE_URL: "https://www.example.com/api" },
    "belongs in GATSBY_CMS_AUTH_ENDPOINT",
  ],
  ["gitlab", { GATSBY_CMS_BASE_URL: "https://git.example.com" }, "GATSBY_CMS_APP_ID is missing"],
  ["gitea", { GATSBY_CMS_APP_ID: "id" }, "GATSBY_CMS_BASE_URL is missing"],
  ["gitea", { ...ownServer, GATSBY_CMS_REVIEW: "1" }, "drafts and review only with GitHub"],
  ["github", { GATSBY_CMS_REVIEW: "yes" }, "GATSBY_CMS_REVIEW is “yes”"],
])("%s with %j is refused with a sentence", (name, given, words) => {
  expect(choose(name, given)).toEqual({ message: expect.stringContaining(words) })
})

test("github saves to the named repository and branch through the named proxy", () => {
  const base_url = "https://login.example.com"
  expect(
    choose("github", { GATSBY_CMS_BRANCH: "live", GATSBY_CMS_BASE_URL: base_url }),
  ).toMatchObject({ backend: { name: "github", repo: "doab/website", branch: "live", base_url } })
})

test("github logs in by the site's own login when no other is named", () => {
  expect(choose("github", { GATSBY_CMS_BASE_URL: "https://www.example.com/" })).toMatchObject({
    backend: { base_url: "https://www.example.com", auth_endpoint: "api/auth" },
  })
})

test.each([
  ["gitlab", "https://git.example.com/api/v4"],
  ["gitea", "https://git.example.com/api/v1"],
])("%s logs in by PKCE, on a server of one's own too", (name, api_root) => {
  const [auth_type, branch, app_id] = ["pkce", "main", "id"]
  expect(choose(name, ownServer)).toMatchObject({
    backend: { name, auth_type, branch, app_id, base_url: "https://git.example.com", api_root },
  })
})

test("drafts and review are switched on by a setting", () => {
  const review = (GATSBY_CMS_REVIEW?: string) => choose("github", { GATSBY_CMS_REVIEW })
  expect([review("1"), review("0"), review()]).toMatchObject([
    { review: true },
    { review: false },
    { review: false },
  ])
})

test("a variable that is empty is not set", () => {
  expect(backendFrom({ GATSBY_CMS_BACKEND: "" })).toEqual(backendFrom({}))
  const empty = { GATSBY_CMS_BRANCH: "", GATSBY_CMS_BASE_URL: "", GATSBY_CMS_REVIEW: "" }
  expect(choose("github", empty)).toEqual(choose("github"))
})

test("a reviewed entry becomes one commit", () => {
  expect(choose("github", { GATSBY_CMS_REVIEW: "1" })).toMatchObject({
    backend: { squash_merges: true },
  })
  expect(JSON.stringify(choose("github"))).not.toContain("squash_merges")
})

test("an upload is marked to start no build, an entry is not", () => {
  const choice = choose("github")
  if ("message" in choice) throw new Error(choice.message)
  const messages = choice.backend.commit_messages as Record<string, string>
  const marked = Object.keys(messages).filter((kind) => messages[kind]?.startsWith("[skip ci]"))
  expect(marked).toEqual(["uploadMedia"])
})

test("the editor's own file server writes its commits in the same words", () => {
  const published = choose("github")
  const local = localBackend("http://127.0.0.1:8081/api/v1")
  expect(published).toMatchObject({ backend: { commit_messages: local.commit_messages } })
  expect(local).toMatchObject({ name: "proxy", proxy_url: "http://127.0.0.1:8081/api/v1" })
})

test("only this machine's own names count as local", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocal)).toBe(true)
  expect(["www.example.com", "localhost.example.com"].some(isLocal)).toBe(false)
})
