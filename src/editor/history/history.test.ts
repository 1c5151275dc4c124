import { placeOf } from "./place"
import { changeSentence } from "../saving/field-changes"
import { bringBack, toldVersions } from "./history"
import type { Repository } from "../saving/repository"
import { guardedMemory, projectContent, textOf } from "../../../tests/memory-backend"

jest.mock("decap-cms-core/dist/esm/redux/index.js", () => ({}))

const texts: Record<string, object> = {
  c: { name: "Raipur", address: "Raipur, Chhattisgarh" },
  b: { name: "Raipur", address: "Raipur" },
  a: { name: "Raypur", address: "Raipur" },
}
const history = {
  versions: () =>
    Promise.resolve(
      ["c", "b", "a"].map((commit) => ({ commit, name: "Asha", date: "2026-11-22", message: "" })),
    ),
  textAt: (_path: string, commit: string) => Promise.resolve(JSON.stringify(texts[commit])),
}

test("each version lists its changes, field by field", async () => {
  const told = await toldVersions("branches/raipur.json", history, { from: 0, count: 8 })
  expect(told.map(({ changes }) => changes.map(changeSentence))).toEqual([
    ["Address: Raipur → Raipur, Chhattisgarh"],
    ["Name: Raypur → Raipur"],
    [],
  ])
  expect(told.map(({ isFirst }) => isFirst)).toEqual([false, false, true])
})

test("the last version of a page of them is compared with the next older one", async () => {
  const [told] = await toldVersions("branches/raipur.json", history, { from: 1, count: 1 })
  expect(told?.changes.map(changeSentence)).toEqual(["Name: Raypur → Raipur"])
  expect(told?.isFirst).toBe(false)
})

test.each([
  ["#/collections/branches/entries/raipur", { kind: "entry", path: "branches/raipur.json" }],
  ["#/collections/pages/entries/home", { kind: "entry", path: "site/home.json" }],
  ["#/collections/branches", { kind: "collection", folder: "branches", label: "Branches" }],
  ["#/collections/branches/new", undefined],
  ["#/workflow", undefined],
])("%s is the place of its entry or list", (hash, place) => {
  expect(placeOf(hash)).toEqual(place)
})

test("a deleted entry comes back byte for byte, with its Hindi", async () => {
  const project = await projectContent()
  const memory = guardedMemory(project)
  const paths = ["content/projects/ntpc.json", "content/hi/projects/ntpc.json"]
  const before = paths.map((path) => textOf(memory, path))
  await memory.backend.deleteFiles(paths.slice(0, 1), "Delete")
  expect(paths.filter((path) => memory.texts.has(path))).toEqual([])
  const repository: Repository = {
    ...memory.repository,
    textAt: (path) => Promise.resolve(project.files.find((file) => file.path === path)?.text),
  }
  const deleted = { path: "projects/ntpc.json", commit: "a1", name: "Asha", date: "" }
  await bringBack({ ...memory, repository }, deleted, String(before[0]))
  expect(paths.map((path) => textOf(memory, path))).toEqual(before)
})
