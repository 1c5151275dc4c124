import type { Content } from "./change-check"
import { type AlignedTranslation } from "../../content/model/translation"
import { entryOf, guardedMemory, projectContent, save } from "../../../tests/memory-backend"

/* Of entries: save.test.ts. */

type Form = AlignedTranslation & { name: string }

const pipes = "content/hi/products/gp-pipes.json"

let project: Content
let old: Form
beforeAll(async () => {
  project = await projectContent()
  old = entryOf(guardedMemory(project), pipes) as Form
})

/** What is published of a translation when two editors have opened its form, and one publishes after the other. */
async function publishedByTwo(before: object | undefined, theirs: object, mine: object) {
  const others = project.files.filter(({ path }) => `content/${path}` !== pipes)
  const file = { path: pipes.replace("content/", ""), text: JSON.stringify(before) }
  const content = { ...project, files: before ? [...others, file] : others }
  const labels: string[] = []
  const other = guardedMemory(content)
  const memory = guardedMemory(content, {
    choose: (_who, fields) => {
      labels.push(...fields.map(({ label }) => label))
      return Promise.resolve(fields.map(() => "mine"))
    },
  })
  const form = JSON.parse(String((await memory.backend.getEntry(pipes)).data)) as Form
  await other.backend.getEntry(pipes)
  await save(other, pipes, { ...form, ...theirs })
  memory.texts.set(pipes, String(other.texts.get(pipes)))
  await save(memory, pipes, { ...form, ...mine })
  return { labels, published: entryOf(memory, pipes) as Form }
}

/** The marks of the English texts as they are now. */
function marksNow(...names: string[]): Record<string, string> {
  const english = entryOf(guardedMemory(project), pipes.replace("/hi/", "/"))
  return Object.fromEntries(names.map((name) => [name, String(english[name])]))
}

test("a translation that somebody else began meanwhile keeps what they wrote", async () => {
  const theirs = { name: "पाइप", heading: "उनका शीर्षक" }
  const { published, labels } = await publishedByTwo(undefined, theirs, { name: "मेरा पाइप" })
  expect(labels).toEqual(["Name"])
  const from = marksNow("name", "heading")
  expect(published).toEqual({ name: "मेरा पाइप", heading: "उनका शीर्षक", from })
})

test("two editors who each translate or review a text keep both, and nobody is asked about marks", async () => {
  const before = { ...old, name: undefined, from: { ...old.from, heading: "0" } }
  const { published, labels } = await publishedByTwo(
    before,
    { from: { ...before.from, ...marksNow("heading") } },
    { name: "मेरा पाइप" },
  )
  expect(labels).toEqual([])
  expect(published).toMatchObject({ name: "मेरा पाइप", heading: old.heading })
  expect(published.from).toEqual({ ...old.from, ...marksNow("name", "heading") })
})
