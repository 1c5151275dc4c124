import {
  entryOf,
  guardedMemory,
  projectContent,
  publish,
  textOf,
  type Memory,
} from "../../../tests/memory-backend"
import type { Content } from "./change-check"
import { hindiToDo } from "./written"

let project: Content
beforeAll(async () => {
  project = await projectContent()
})

const company = "content/site/company.json"
const sheet = "content/products/ms-sheet.json"

const undoLast = (memory: Memory) => memory.saved.at(-1)?.undo()
const textsOf = (memory: Memory) => Object.fromEntries(memory.texts)

describe("undo in one press", () => {
  test("is refused in words when somebody has changed the entry since", async () => {
    const memory = guardedMemory(project)
    await publish(memory, company, { tollFree: "1800 123 4567" })
    memory.texts.set(company, textOf(memory, company).replace("1800 123 4567", "1800 765 4321"))
    const now = textsOf(memory)
    await expect(undoLast(memory)).rejects.toThrow()
    expect(memory.refusals[0]?.message).toContain("was changed again since")
    expect(textsOf(memory)).toEqual(now)
  })

  test("is refused when the site has come to need what it would take away", async () => {
    const memory = guardedMemory(project)
    const { url: old } = entryOf(memory, sheet)
    await publish(memory, sheet, { url: "/ms-sheet-new" })
    const undo = () => memory.saved[0]?.undo()
    const plank = "content/products/plank.json"
    await publish(memory, plank, { description: "See [sheets](/ms-sheet-new)." })
    expect(old).not.toBe("/ms-sheet-new")
    await expect(undo()).rejects.toThrow()
    expect(memory.refusals[0]?.heading).toMatch(/^Not undone, because/)
  })
})

test("switching the Hindi pages off does not ask for a look at the Hindi of the settings", async () => {
  const memory = guardedMemory(project)
  await publish(memory, "content/site/settings.json", { hindiShown: false })
  const [change] = memory.saved
  expect(change.hindi).toMatchObject({ missing: 0, outdated: 0 })
  expect(change.hindi?.pages).toContain("/")
  expect(hindiToDo(change)).toBeUndefined()
})
