/** @jest-environment jsdom */
import {
  explainReading,
  openNextForms,
  recoverDrafts,
  type DecapHistory,
  type DecapStore,
} from "./inside-decap"
import type { Refused } from "./saving/refusal"

const path = "content/branches/raipur.json"
const tree = (values: Readonly<Record<string, unknown>>) => ({
  get: (name: string) => values[name],
  getIn: ([first, second]: readonly string[]) =>
    second === undefined ? values[String(first)] : values[`${first}.${second}`],
})
const branches = tree({ name: "branches" })
const entry = tree({ path, slug: "raipur" })

/** Decap with an empty form, and its store of drafts. */
function decap() {
  const kept = { get: jest.fn(), persist: jest.fn(), delete: jest.fn() }
  const keeper = {
    getLocalDraftBackup: (...asked: unknown[]) => Promise.resolve(kept.get(...asked)),
    persistLocalDraftBackup: (...asked: unknown[]) => Promise.resolve(kept.persist(...asked)),
    deleteLocalDraftBackup: (...asked: unknown[]) => Promise.resolve(kept.delete(...asked)),
  }
  let draft = tree({})
  const listeners = new Set<() => void>()
  const store = {
    getState: () => ({ entryDraft: draft, auth: {}, config: {}, collections: tree({}) }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as DecapStore
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  const open = new Map<string, string>()
  recoverDrafts(keeper, store, open, storage)
  const fillForm = (slug: string) => {
    draft = tree({ "entry.collection": "branches", "entry.slug": slug })
    for (const listener of [...listeners]) listener()
  }
  return { keeper, kept, fillForm, open }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test("a draft is read after the published entry has filled the form, however late that comes", async () => {
  const { keeper, kept, fillForm } = decap()
  kept.get.mockReturnValue("the draft")
  const read = keeper.getLocalDraftBackup(branches, "raipur")
  await settled()
  expect(kept.get).not.toHaveBeenCalled()
  fillForm("indore")
  await settled()
  expect(kept.get).not.toHaveBeenCalled()
  fillForm("raipur")
  await expect(read).resolves.toBe("the draft")
})

/** A draft whose entry somebody else has published since, read into the form. */
async function draftReadAgain() {
  const { keeper, fillForm, open } = decap()
  open.set(path, "begun")
  await keeper.persistLocalDraftBackup(entry, branches)
  open.set(path, "published meanwhile")
  fillForm("raipur")
  await keeper.getLocalDraftBackup(branches, "raipur")
  return { keeper, open }
}

test("a recovered draft is based on the entry as it was when the draft was begun", async () => {
  const { open } = await draftReadAgain()
  expect(open.get(path)).toBe("begun")
})

test("a draft that is declined leaves the entry as it was loaded", async () => {
  const { keeper, open } = await draftReadAgain()
  await keeper.deleteLocalDraftBackup(branches, "raipur")
  expect(open.get(path)).toBe("published meanwhile")
})

test.each([
  [new TypeError("Failed to fetch"), "there is no connection to GitHub. Nothing was changed."],
  [Object.assign(new Error("Not Found"), { status: 404 }), "“Deleted entries”"],
])("a list or form that cannot be read says why, and what to do: %s", async (error, words) => {
  const refusals: Refused[] = []
  const fail = () => Promise.reject(error)
  const reader = { getEntry: fail, listEntries: fail, listAllEntries: fail }
  explainReading(
    reader,
    () => "GitHub",
    (refusal) => refusals.push(refusal),
  )
  for (const read of Object.values(reader)) await expect(read()).rejects.toThrow()
  expect(refusals.map((refusal) => refusal.words)).toEqual(
    Array(3).fill(expect.stringContaining(words)),
  )
})

/** A history that notes where it was led, as Decap's does. */
function historyAt(start: string) {
  const listeners: ((location: { pathname: string }, action: string) => void)[] = []
  const went: string[] = []
  const location = { pathname: start }
  const go = (pathname: string, action: string) => {
    location.pathname = pathname
    for (const listener of listeners) listener({ pathname }, action)
  }
  const history: DecapHistory = {
    location,
    listen: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
    replace: (pathname) => {
      went.push(pathname)
      go(pathname, "REPLACE")
    },
  }
  return { history, went, open: (pathname: string) => go(pathname, "POP") }
}

const form = (name: string) => `/collections/pages/entries/${name}`

test("a form opened from another form goes through the list, which unmounts the other", () => {
  jest.useFakeTimers()
  const { history, went, open } = historyAt(form("home"))
  openNextForms(history)
  open(form("about"))
  jest.runAllTimers()
  jest.useRealTimers()
  expect(went).toEqual(["/collections/pages", form("about")])
})

test("Decap never renders the previous form under the new address", async () => {
  const { history, open } = historyAt(form("home"))
  openNextForms(history)
  const rendered: string[] = []
  // React renders in a microtask after the listeners.
  history.listen(() => queueMicrotask(() => rendered.push(history.location.pathname)))
  open(form("about"))
  await Promise.resolve()
  expect(rendered[0]).toBe("/collections/pages")
})

test("a new entry that was published is not left: Decap goes on asking before its form is", () => {
  const { history, went } = historyAt("/collections/posts/new")
  openNextForms(history)
  const actions: string[] = []
  history.listen((_, action) => actions.push(action))
  history.replace("/collections/posts/entries/a")
  expect(actions).toEqual(["PUSH"])
  expect(went).toEqual(["/collections/posts/entries/a"])
})
