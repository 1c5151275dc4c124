import type { EditorEnvironment } from "../content/model/editor-environment"
import { contentTypes } from "../content/model/index"
import { product } from "../content/model/product"
import { project } from "../content/model/collections"
import { translationType } from "../content/model/translation"
import { backendFrom, editorConfig, jsonFormat } from "./editor-config"

const options = { backend: { name: "github" as const }, siteUrl: "https://www.example.com" }
const config = editorConfig({ ...options, review: false })

const shown = config.collections.filter((collection) => !("hide" in collection))

test("every content type can be edited, and every one with words translated", () => {
  const count = (collections: readonly (typeof config.collections)[number][]) =>
    collections
      .map((collection) => collection.files?.length ?? 1)
      .reduce((sum, each) => sum + each, 0)
  const hidden = config.collections.filter((collection) => "hide" in collection)
  expect(count(shown)).toBe(contentTypes.length)
  expect(count(hidden)).toBe(contentTypes.filter(translationType).length)
})

test("every number has a value type, or Decap would save text", () => {
  const numbers = [...JSON.stringify(config).matchAll(/"widget":"number"/g)].length
  const typed = [
    ...JSON.stringify(config).matchAll(/"widget":"number","value_type":"(int|float)"/g),
  ]
  expect(numbers).toBeGreaterThan(0)
  expect(typed).toHaveLength(numbers)
})

test("Decap itself demands nothing, or it would stop before the content check says all that is wrong", () => {
  const demands = JSON.stringify(config).match(/"(required":true|pattern"|min"|max")/g)
  expect(demands).toBeNull()
})

test("the lists of a new entry are empty", () => {
  const lists = [...JSON.stringify(config).matchAll(/"widget":"list"/g)].length
  const empty = [...JSON.stringify(config).matchAll(/"default":\[\]/g)].length
  expect(lists).toBeGreaterThan(0)
  expect(empty).toBe(lists)
})

test("with review an entry is a draft first, with a link to where it is shown; without it is published at once", () => {
  expect(config.publish_mode).toBe("simple")
  const drafts = { publish_mode: "editorial_workflow", show_preview_links: true }
  expect(editorConfig({ ...options, review: true })).toMatchObject(drafts)
})

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

test("github logs in by the site's own login; an address with more than the server, or none, is refused", () => {
  const chosen = choose("github", { GATSBY_CMS_BASE_URL: "https://www.example.com/" })
  const login = { base_url: "https://www.example.com", auth_endpoint: "api/auth" }
  expect(chosen).toMatchObject({ backend: { name: "github", repo: "doab/website", ...login } })
  for (const address of ["https://www.example.com/api", ""]) {
    expect(choose("github", { GATSBY_CMS_BASE_URL: address })).toEqual({
      message: expect.stringContaining("It must be the address of the login's server alone"),
    })
  }
})

test("drafts and review are switched on by a setting, for GitHub; a reviewed entry becomes one commit", () => {
  const login = { GATSBY_CMS_BASE_URL: "https://www.example.com" }
  const review = { review: true, backend: { squash_merges: true } }
  expect(choose("github", { ...login, GATSBY_CMS_REVIEW: "1" })).toMatchObject(review)
  expect(choose("github", { ...login, GATSBY_CMS_REVIEW: "0" })).toMatchObject({ review: false })
  expect(choose("gitlab", { GATSBY_CMS_REVIEW: "1" })).toMatchObject({ review: false })
})

test("under npm start it saves on this computer; an upload is marked to start no build, an entry is not", () => {
  const chosen = backendFrom({ GATSBY_DECAP_SERVER_URL: "http://127.0.0.1:8081/token/api/v1" })
  const messages = "backend" in chosen ? Object.entries(chosen.backend.commit_messages ?? {}) : []
  const marked = messages.filter(([, text]) => text.startsWith("[skip ci]"))
  expect(chosen).toMatchObject({ backend: { name: "proxy" }, review: false })
  expect(marked.map(([kind]) => kind)).toEqual(["uploadMedia"])
})

const names = Object.keys(project.fields)

test("keys are written in the model's order, whatever Decap's order, and what is read is written as it was", () => {
  const text = jsonFormat.toFile({ linkTo: "/", name: "NTPC" }, [...names].reverse())
  expect(text).toBe('{\n  "name": "NTPC",\n  "linkTo": "/"\n}\n')
  expect(jsonFormat.toFile(jsonFormat.fromFile(text) as object, names)).toBe(text)
})

test.each([{ src: "", alt: "", kind: null }, { kind: "photograph" }])(
  "a picture that was emptied, or left as its form began, leaves no trace: %j",
  (picture) => {
    const text = jsonFormat.toFile({ name: "NTPC", linkTo: "/", picture }, names)
    expect(text).not.toContain("picture")
  },
)

test("an optional picture that was added later gets the defaults of its form", () => {
  const picture = { src: "../media/project-ntpc.jpg", alt: "Model of a power station" }
  const text = jsonFormat.toFile({ name: "NTPC", linkTo: "/", picture }, names)
  expect(JSON.parse(text)).toMatchObject({ picture: { ...picture, kind: "photograph" } })
})

test("a switch that is off leaves no trace; one that is on does", () => {
  const text = (hidden: boolean) =>
    jsonFormat.toFile({ name: "Plank", hidden }, Object.keys(product.fields))
  expect(JSON.parse(text(false))).toEqual({ name: "Plank" })
  expect(JSON.parse(text(true))).toEqual({ name: "Plank", hidden: true })
})

test("no two types have the same field names", () => {
  const keys = contentTypes.map(({ fields }) => Object.keys(fields).sort().join())
  expect(new Set(keys).size).toBe(contentTypes.length)
})
