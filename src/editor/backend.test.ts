import type { EditorEnvironment } from "../content/model/editor-environment"
import { backendFrom, isLocal, localBackend } from "./backend"

/** The choice for a backend with a repository and further settings. */
const choose = (name: string, more: EditorEnvironment = {}) =>
  backendFrom({ GATSBY_CMS_BACKEND: name, GATSBY_CMS_REPO: "doab/website", ...more })

test.each<[EditorEnvironment, string]>([
  [{}, "Set GATSBY_CMS_BACKEND"],
  [{ GATSBY_CMS_BACKEND: "" }, "Set GATSBY_CMS_BACKEND"],
  [{ GATSBY_CMS_BACKEND: "dropbox" }, "is “dropbox”. It can be github, gitlab, gitea."],
  [{ GATSBY_CMS_BACKEND: "github" }, "GATSBY_CMS_REPO is missing"],
])("with %j the editor says what to set", (environment, words) => {
  expect(backendFrom(environment)).toEqual({ message: expect.stringContaining(words) })
})

test("a login that could fail silently is refused with a sentence", () => {
  const words = "belongs in GATSBY_CMS_AUTH_ENDPOINT"
  expect(choose("github", { GATSBY_CMS_BASE_URL: "https://www.example.com/api" })).toEqual({
    message: expect.stringContaining(words),
  })
})

test("github logs in by the site's own login when no other is named", () => {
  expect(
    choose("github", {
      GATSBY_CMS_BRANCH: "live",
      GATSBY_CMS_BASE_URL: "https://www.example.com/",
    }),
  ).toMatchObject({
    backend: {
      name: "github",
      repo: "doab/website",
      branch: "live",
      base_url: "https://www.example.com",
      auth_endpoint: "api/auth",
    },
  })
})

test.each([
  ["gitlab", "https://git.example.com/api/v4"],
  ["gitea", "https://git.example.com/api/v1"],
])("%s logs in by PKCE, on a server of one's own too", (name, api_root) => {
  const own = { GATSBY_CMS_APP_ID: "id", GATSBY_CMS_BASE_URL: "https://git.example.com" }
  const backend = { name, auth_type: "pkce", branch: "main", app_id: "id", api_root }
  expect(choose(name, own)).toMatchObject({ backend })
})

test("drafts and review are switched on by a setting, for GitHub; a reviewed entry becomes one commit", () => {
  const review = { review: true, backend: { squash_merges: true } }
  expect(choose("github", { GATSBY_CMS_REVIEW: "1" })).toMatchObject(review)
  expect(choose("github", { GATSBY_CMS_REVIEW: "0" })).toMatchObject({ review: false })
  expect(choose("gitlab", { GATSBY_CMS_REVIEW: "1" })).toMatchObject({ review: false })
})

test("an upload is marked to start no build, an entry is not", () => {
  const messages: Record<string, string> = localBackend("").commit_messages
  const marked = Object.keys(messages).filter((kind) => messages[kind]?.startsWith("[skip ci]"))
  expect(marked).toEqual(["uploadMedia"])
})

test("only this machine's own names count as local", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocal)).toBe(true)
  expect(["www.example.com", "localhost.example.com"].some(isLocal)).toBe(false)
})
