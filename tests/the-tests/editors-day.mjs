import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { tsImport } from "tsx/esm/api"

/** Ten towns without a branch, with their positions. */
const towns = [
  ["Kanpur", 26.4499, 80.3319],
  ["Lucknow", 26.8467, 80.9462],
  ["Patna", 25.5941, 85.1376],
  ["Ranchi", 23.3441, 85.3096],
  ["Nagpur", 21.1458, 79.0882],
  ["Jaipur", 26.9124, 75.7873],
  ["Ludhiana", 30.901, 75.8573],
  ["Dehradun", 30.3165, 78.0322],
  ["Gorakhpur", 26.7606, 83.3732],
  ["Agra", 27.1767, 78.0081],
]

/** The products that go: one that few places name, and one that many do. */
const hidden = ["plank", "ms-pipes"]

/**
 * Does in a project's content what marketing does any day: renames, reorders, hides, adds. Entries are written as the editor
 * writes them. Returns what was done, as sentences.
 * @param project the folder of the project
 */
export async function editContent(project) {
  const { entryText } = await tsImport("../../src/content-model/content-type.ts", import.meta.url)
  const { typeOfFile } = await tsImport("../../src/content-model/index.ts", import.meta.url)
  const fileOf = (entry) => path.join(project, "content", entry)
  const read = (entry) => JSON.parse(readFileSync(fileOf(entry), "utf8"))
  const write = (entry, value) =>
    writeFileSync(fileOf(entry), entryText(typeOfFile(entry).fields, value))
  const entriesOf = (folder) => readdirSync(fileOf(folder)).map((name) => `${folder}/${name}`)
  const change = (entry, changed) => {
    const value = read(entry)
    write(entry, { ...value, ...changed(value) })
  }

  for (const entry of entriesOf("branches")) change(entry, ({ name }) => ({ name: `${name} Yard` }))
  for (const entry of entriesOf("projects")) change(entry, ({ name }) => ({ name: `New ${name}` }))
  for (const entry of entriesOf("products")) {
    change(entry, ({ name, navigationName }) => ({
      name: `Prime ${name}`,
      navigationName: `Prime ${navigationName}`,
    }))
  }
  change("site/home.json", ({ slides }) => ({ slides: [...slides].reverse() }))
  for (const name of hidden) change(`products/${name}.json`, () => ({ hidden: true }))
  towns.forEach(([name, lat, lng]) =>
    write(`branches/${name.toLowerCase()}.json`, {
      name,
      address: `${name}, India`,
      phones: ["+91 98100 00000"],
      position: { lat, lng },
      shownOn: ["home", "about", "contact"],
    }),
  )
  return [
    "every branch, every project and every product has another name",
    "the slides of the banner are in reverse order",
    `two products are hidden`,
    "ten branches are added",
  ]
}
