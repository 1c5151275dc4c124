import { editorConfig } from "./editor-config"
import { contentTypes } from "../content/model/index"
import { translationType } from "../content/model/translation"

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
