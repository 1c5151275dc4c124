import { until, type DecapStore } from "./drafts"
import type { WrittenChange } from "./surroundings"

/** Decap's action that stores an entry as it is in the repository. */
export type EntryLoaded = (collection: unknown, entry: object) => unknown

/**
 * Tells Decap what was published. It compares the form with the entry it once loaded: a text typed back after publishing, or an
 * earlier version brought back, would count as unchanged, and there would be no Publish button.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/reducers/entryDraft.js
 */
export async function notePublished(
  { path, after }: Pick<WrittenChange, "path" | "after">,
  store: DecapStore,
  entryLoaded: EntryLoaded,
): Promise<void> {
  if (after === undefined) return
  // Before that the entry counts as being written.
  await until(store, ({ entryDraft }) => entryDraft.getIn(["entry", "isPersisting"]) !== true)
  const { entryDraft, collections } = store.getState()
  if (entryDraft.getIn(["entry", "path"]) !== `content/${path}`) return
  const entry = entryDraft.get("entry") as { toJS(): object }
  const collection = collections.get(String(entryDraft.getIn(["entry", "collection"])))
  const data = JSON.parse(after) as unknown
  store.dispatch(entryLoaded(collection, { ...entry.toJS(), data }))
}
