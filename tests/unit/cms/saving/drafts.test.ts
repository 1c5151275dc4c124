import { recoverDrafts, type DecapStore } from "../../../../src/cms/saving/drafts"

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
  const open = { texts: new Map<string, string>() }
  recoverDrafts(keeper, store, open as never, storage)
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
  open.texts.set(path, "begun")
  await keeper.persistLocalDraftBackup(entry, branches)
  open.texts.set(path, "published meanwhile")
  fillForm("raipur")
  await keeper.getLocalDraftBackup(branches, "raipur")
  return { keeper, open }
}

test("a recovered draft is based on the entry as it was when the draft was begun", async () => {
  const { open } = await draftReadAgain()
  expect(open.texts.get(path)).toBe("begun")
})

test("a draft that is declined leaves the entry as it was loaded", async () => {
  const { keeper, open } = await draftReadAgain()
  await keeper.deleteLocalDraftBackup(branches, "raipur")
  expect(open.texts.get(path)).toBe("published meanwhile")
})
