import { editorConfig } from "../../../src/cms/editor-config"
import { contentTypes } from "../../../src/content-model/index"

const config = editorConfig({ backend: { name: "test-repo" }, siteUrl: "https://www.example.com" })

test("collections come in the order marketing thinks", () => {
  expect(config.collections.map(({ label }) => label)).toEqual([
    "Products",
    "Branches",
    "Projects",
    "Certificates",
    "Blog",
    "Pages",
    "Company & settings",
  ])
})

test("every content type can be edited", () => {
  const folders = config.collections.filter((collection) => "folder" in collection).length
  const files = config.collections.flatMap((collection) =>
    "files" in collection ? collection.files : [],
  ).length
  expect(folders + files).toBe(contentTypes.length)
})

test("every number says which kind it is, or Decap would save text", () => {
  const numbers = [...JSON.stringify(config).matchAll(/"widget":"number"/g)].length
  const typed = [
    ...JSON.stringify(config).matchAll(/"widget":"number","value_type":"(int|float)"/g),
  ]
  expect(numbers).toBeGreaterThan(0)
  expect(typed).toHaveLength(numbers)
})

test("no configuration file is asked for beside it", () => {
  expect(config.load_config_file).toBe(false)
})
