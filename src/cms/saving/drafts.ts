import type { OpenEntries } from "./surroundings"

/** An Immutable map of Decap's state, as far as used here. */
interface Tree {
  get(name: string): unknown
  getIn(path: readonly string[]): unknown
}

interface DecapState {
  readonly auth: { readonly user?: unknown }
  readonly config: unknown
  readonly entryDraft: Tree
  readonly collections: Tree
}

export interface DecapStore {
  getState(): DecapState
  dispatch(action: unknown): unknown
  subscribe(listener: () => void): () => void
}

interface Named {
  get(name: string): unknown
}

/** The part of Decap's class that backs up unsaved input in case the tab is closed. */
export interface DraftKeeper {
  getLocalDraftBackup(collection: Named, slug?: string): Promise<unknown>
  persistLocalDraftBackup(entry: Named, collection: Named): Promise<unknown>
  deleteLocalDraftBackup(collection: Named, slug?: string | false): Promise<unknown>
}

/** The entry when the draft was begun. */
interface Base {
  readonly path: string
  readonly text: string
}

/**
 * Makes recovering a draft reliable. Decap reads the draft and the published entry at the same time, and the later answer fills
 * the form; here the draft is read after the form is filled. It also remembers what the draft was based on, so that publishing
 * it does not overwrite what others have published since.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/actions/entries.ts
 */
export function recoverDrafts(
  keeper: DraftKeeper,
  store: Pick<DecapStore, "getState" | "subscribe">,
  open: OpenEntries,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = localStorage,
): void {
  const { getLocalDraftBackup, persistLocalDraftBackup, deleteLocalDraftBackup } = keeper
  const loaded = new Map<string, string>()

  keeper.getLocalDraftBackup = async function (collection, slug) {
    await until(store, ({ entryDraft }) =>
      isFilled(entryDraft, String(collection.get("name")), slug),
    )
    const base = readBase(storage, keyOf(collection, slug))
    const now = base && open.texts.get(base.path)
    if (base && now !== undefined) {
      loaded.set(base.path, now)
      open.texts.set(base.path, base.text)
    }
    return getLocalDraftBackup.call(this, collection, slug)
  }

  keeper.persistLocalDraftBackup = async function (entry, collection) {
    const path = String(entry.get("path") ?? "")
    const text = open.texts.get(path)
    const slug = entry.get("slug") as string | undefined
    if (text !== undefined) {
      storage.setItem(keyOf(collection, slug), JSON.stringify({ path, text } satisfies Base))
    }
    return persistLocalDraftBackup.call(this, entry, collection)
  }

  keeper.deleteLocalDraftBackup = async function (collection, slug) {
    const key = keyOf(collection, slug || undefined)
    const base = readBase(storage, key)
    storage.removeItem(key)
    // The draft was declined: the form holds the entry as it was loaded.
    const now = base && loaded.get(base.path)
    if (base && now !== undefined && open.texts.get(base.path) === base.text) {
      open.texts.set(base.path, now)
    }
    return deleteLocalDraftBackup.call(this, collection, slug)
  }
}

function isFilled(draft: Tree, collection: string, slug: string | undefined): boolean {
  if (draft.getIn(["entry", "collection"]) !== collection) return false
  return slug
    ? draft.getIn(["entry", "slug"]) === slug
    : draft.getIn(["entry", "newRecord"]) === true
}

function keyOf(collection: Named, slug: string | undefined): string {
  return `site-draft-base:${String(collection.get("name"))}/${slug ?? ""}`
}

function readBase(storage: Pick<Storage, "getItem">, key: string): Base | undefined {
  const text = storage.getItem(key)
  return text ? (JSON.parse(text) as Base) : undefined
}

/** Resolves when Decap's state fulfils a condition. */
export function until(
  store: Pick<DecapStore, "getState" | "subscribe">,
  isSo: (state: DecapState) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(store.getState())) return resolve()
    const stop = store.subscribe(() => {
      if (!isSo(store.getState())) return
      stop()
      resolve()
    })
  })
}
