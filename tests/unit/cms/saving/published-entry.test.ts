import { fromJS, Map as Tree } from "immutable"
import { followPublishing } from "../../../../src/cms/saving/published-entry"
import type { DecapStore } from "../../../../src/cms/saving/drafts"

type Draft = Tree<string, unknown>

const path = "branches/raipur.json"
const content = { files: [], media: [] }

/** Decap's store with an open form, and what it does in the course of a publication. */
function openForm({ isNew = false } = {}) {
  const entry = { collection: "branches", data: { name: "Raipur" }, newRecord: isNew }
  let draft = fromJS({
    entry: isNew ? entry : { ...entry, path: `content/${path}`, slug: "raipur" },
    hasChanged: true,
  }) as Draft
  const listeners: (() => void)[] = []
  const set = (next: Draft) => {
    draft = next
    for (const listener of listeners) listener()
  }
  const dispatched: unknown[] = []
  let backup: unknown
  const store = {
    getState: () => ({ entryDraft: draft, collections: Tree({ branches: "the branches" }) }),
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => listeners.splice(listeners.indexOf(listener), 1)
    },
    dispatch: (action: { type: string; payload?: { entry?: object } }) => {
      dispatched.push(action.type)
      if (action.type === "DRAFT_CHANGE_FIELD") set(draft.set("hasChanged", true))
      if (action.type === "DRAFT_LOCAL_BACKUP_RETRIEVED") backup = action.payload?.entry
      if (action.type === "DRAFT_CREATE_FROM_LOCAL_BACKUP") {
        set(draft.set("entry", fromJS(backup)).set("hasChanged", true))
      }
    },
  } as unknown as DecapStore
  const opened = new Map<string, string>()
  const showPublished = followPublishing(store, {
    entryLoaded: () => ({ type: "entry loaded" }),
    loadEntry: () => ({ type: "load entry" }),
    noteOpened: (file, text) => opened.set(file, text),
  })
  return {
    opened,
    dispatched,
    type: (name: string) => set(draft.setIn(["entry", "data", "name"], name)),
    send: () => set(draft.setIn(["entry", "isPersisting"], true)),
    /** Decap reads a new entry again once it is written. */
    written: (differs = false) => {
      const after = '{"name":"Raipur"}'
      const shown = showPublished({
        path,
        title: "",
        content,
        after,
        form: '{"name":"sent"}',
        differs,
      })
      return { shown }
    },
    end: () => {
      set(draft.deleteIn(["entry", "isPersisting"]).set("hasChanged", false))
      if (!isNew) return
      const saved = { ...entry, newRecord: false, path: `content/${path}`, slug: "raipur" }
      set(draft.set("entry", fromJS(saved)))
    },
    name: () => draft.getIn(["entry", "data", "name"]),
    hasChanged: () => draft.get("hasChanged"),
  }
}

describe.each([
  ["an entry", false],
  ["a new entry", true],
])("words typed while %s is being published", (_, isNew) => {
  test("stay in the form, which is to be published again", async () => {
    const form = openForm({ isNew })
    form.send()
    form.type("Raipur, typed on")
    const { shown } = form.written()
    form.type("Raipur, typed on and on")
    form.end()
    await shown
    expect(form.name()).toBe("Raipur, typed on and on")
    expect(form.hasChanged()).toBe(true)
  })

  test("are none: the form counts as published", async () => {
    const form = openForm({ isNew })
    form.send()
    const { shown } = form.written()
    form.end()
    await shown
    expect(form.hasChanged()).toBe(false)
  })
})

test("a form that was published with the changes of others shows them", async () => {
  const form = openForm()
  form.send()
  const { shown } = form.written(true)
  form.end()
  await shown
  expect(form.dispatched).toEqual(["load entry"])
})

test("words typed meanwhile do not overwrite the changes of others at the next publication", async () => {
  const form = openForm()
  form.send()
  const { shown } = form.written(true)
  form.type("Raipur, typed on")
  form.end()
  await shown
  expect(form.name()).toBe("Raipur, typed on")
  // What is there now differs from this, so that the editor is asked.
  expect(form.opened.get(`content/${path}`)).toBe('{"name":"sent"}')
})
