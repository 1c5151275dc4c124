import type { Content } from "./change-check"
import { textMark, type AlignedTranslation } from "../../content/model/translation"
import {
  entryOf,
  guardedMemory,
  projectContent,
  save,
  type Memory,
} from "../../../tests/memory-backend"

let project: Content
beforeAll(async () => {
  project = await projectContent()
})

type Form = AlignedTranslation & { features: Record<string, unknown>[] }

const pipes = "content/hi/products/gp-pipes.json"
const bhopal = "content/hi/branches/bhopal.json"

/** The project with another text in a file of content/; without one, the file is missing. */
function projectWith(path: string, entry?: object): Content {
  const others = project.files.filter((file) => `content/${file.path}` !== path)
  const file = { path: path.replace("content/", ""), text: JSON.stringify(entry) }
  return { ...project, files: entry ? [...others, file] : others }
}

/** The project in which these texts of the pipes have no Hindi. */
function pipesWithout(...names: string[]): Content {
  const { from, ...texts } = entryOf(guardedMemory(project), pipes) as AlignedTranslation
  const isLeft = ([name]: [string, unknown]) => !names.includes(name)
  const left = (entry: object) => Object.fromEntries(Object.entries(entry).filter(isLeft))
  return projectWith(pipes, { ...left(texts), from: left(from) })
}

async function formOf({ backend }: Memory, path: string) {
  return JSON.parse(String((await backend.getEntry(path)).data)) as Form
}

/** The marks of the current English texts. Those in the content are out of date where an editor changed the English. */
function marksNow(translation: string, ...names: string[]): Record<string, string> {
  const english = entryOf(guardedMemory(project), translation.replace("/hi/", "/"))
  return Object.fromEntries(names.map((name) => [name, textMark(String(english[name]))]))
}

/** What is published when two editors have opened a form, and one publishes after the other. */
async function publishedByTwo(
  content: Content,
  path: string,
  theirs: (form: Form) => object,
  mine: (form: Form) => object,
) {
  const labels: string[] = []
  const other = guardedMemory(content)
  const memory = guardedMemory(content, {
    choose: ({ fields = [] }) => {
      labels.push(fields.map(({ label }) => label).join())
      return Promise.resolve(fields.map(({ both }) => (both ? "mine" : "theirs")))
    },
  })
  const form = await formOf(memory, path)
  await save(other, path, { ...form, ...theirs(await formOf(other, path)) })
  memory.texts.set(path, String(other.texts.get(path)))
  await save(memory, path, { ...form, ...mine(form) })
  return { labels, published: entryOf(memory, path) as Form }
}

test("a translation that somebody else began meanwhile keeps what they wrote", async () => {
  const { published, labels } = await publishedByTwo(
    projectWith(bhopal),
    bhopal,
    () => ({ name: "भोपाल", address: "भोपाल, मध्य प्रदेश" }),
    () => ({ name: "भोपाल शाखा" }),
  )
  const from = marksNow(bhopal, "name", "address")
  expect(labels).toEqual(["Name"])
  expect(published).toEqual({ name: "भोपाल शाखा", address: "भोपाल, मध्य प्रदेश", from })
})

test("two editors who each translate a missing text keep both, and nobody is asked about marks", async () => {
  const { published, labels } = await publishedByTwo(
    pipesWithout("name", "heading"),
    pipes,
    () => ({ name: "उनका पाइप" }),
    () => ({ heading: "मेरा शीर्षक" }),
  )
  const old = entryOf(guardedMemory(project), pipes) as Form
  const from = { ...old.from, ...marksNow(pipes, "name", "heading") }
  expect(labels).toEqual([])
  expect(published).toMatchObject({ name: "उनका पाइप", heading: "मेरा शीर्षक" })
  expect(JSON.stringify(published.from)).toBe(JSON.stringify(from))
})

test("a text that somebody else has reviewed counts as reviewed when another is published", async () => {
  const old = entryOf(guardedMemory(project), pipes) as Form
  const content = projectWith(pipes, { ...old, from: { ...old.from, name: "0" } })
  const { published, labels } = await publishedByTwo(
    content,
    pipes,
    () => ({ from: old.from }),
    () => ({ heading: "मेरा शीर्षक" }),
  )
  expect(labels).toEqual([])
  expect(published.from).toEqual(old.from)
})
