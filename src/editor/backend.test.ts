import type { EditorEnvironment } from "../content/model/editor-environment"
import { backendFrom } from "./backend"

/** The choice for a backend with a repository and further settings. */
const choose = (name: string, more: EditorEnvironment = {}) =>
  backendFrom({ GATSBY_CMS_BACKEND: name, GATSBY_CMS_REPO: "doab/website", ...more })

test.each<[EditorEnvironment, string]>([
  [{}, "Set GATSBY_CMS_BACKEND"],
  [{ GATSBY_CMS_BACKEND: "github", GATSBY_CMS_REPO: "" }, "and GATSBY_CMS_REPO (owner/name)"],
  [{ GATSBY_CMS_BACKEND: "dropbox", GATSBY_CMS_REPO: "a/b" }, "It can be github, gitlab, gitea."],
])("with %j the editor says what to set", (environment, words) => {
  expect(backendFrom(environment)).toEqual({ message: expect.stringContaining(words) })
})

test("github logs in by the site's own login; an address with more than the server is refused", () => {
  const chosen = choose("github", { GATSBY_CMS_BASE_URL: "https://www.example.com/" })
  const login = { base_url: "https://www.example.com", auth_endpoint: "api/auth" }
  expect(chosen).toMatchObject({ backend: { name: "github", repo: "doab/website", ...login } })
  expect(choose("github", { GATSBY_CMS_BASE_URL: "https://www.example.com/api" })).toEqual({
    message: expect.stringContaining("belongs in GATSBY_CMS_AUTH_ENDPOINT"),
  })
})

test("drafts and review are switched on by a setting, for GitHub; a reviewed entry becomes one commit", () => {
  const review = { review: true, backend: { squash_merges: true } }
  expect(choose("github", { GATSBY_CMS_REVIEW: "1" })).toMatchObject(review)
  expect(choose("github", { GATSBY_CMS_REVIEW: "0" })).toMatchObject({ review: false })
  expect(choose("gitlab", { GATSBY_CMS_REVIEW: "1" })).toMatchObject({ review: false })
})

test("under npm start it saves on this computer; an upload is marked to start no build, an entry is not", () => {
  const chosen = backendFrom({ GATSBY_DECAP_SERVER_URL: "http://127.0.0.1:8081/token/api/v1" })
  const messages = "backend" in chosen ? Object.entries(chosen.backend.commit_messages ?? {}) : []
  const marked = messages.filter(([, text]) => text.startsWith("[skip ci]"))
  expect(chosen).toMatchObject({ backend: { name: "proxy" }, review: false })
  expect(marked.map(([kind]) => kind)).toEqual(["uploadMedia"])
})
