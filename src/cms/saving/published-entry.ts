import { until, type DecapStore } from "./drafts"
import type { WrittenChange } from "./surroundings"

/** What Decap is asked to do; see connect.ts. */
interface Actions {
  /** Stores an entry as it is in the repository. */
  readonly entryLoaded: (collection: unknown, entry: object) => unknown
  /** Loads an entry from the repository into the form. */
  readonly loadEntry: (collection: unknown, slug: string) => unknown
  /** Notes what the form of an entry was filled with. */
  readonly noteOpened: (path: string, text: string) => void
}

/** An Immutable map, as far as used here. */
interface Data {
  toJS(): object
  keySeq(): { first(): string | undefined }
  get(name: string): unknown
}

/**
 * Brings Decap and the form up to date after a publication, without losing what was typed meanwhile. Decap by itself
 *
 * - compares the form with the entry it once loaded: a text typed back after publishing would count as unchanged;
 * - counts the form as published, with words that were typed after it was sent, and fills that of a new entry again.
 *
 * @returns the function to call as soon as an entry was written
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/reducers/entryDraft.js
 */
export function followPublishing(
  store: DecapStore,
  { entryLoaded, loadEntry, noteOpened }: Actions,
): (change: WrittenChange) => Promise<void> {
  /** The form as Decap began to publish it. */
  let sent: unknown
  let wasPersisting = false
  store.subscribe(() => {
    const isPersisting = inForm("isPersisting") === true
    if (isPersisting && !wasPersisting) sent = inForm("data")
    wasPersisting = isPersisting
  })
  const inForm = (name: string) => store.getState().entryDraft.getIn(["entry", name])
  const collection = () => store.getState().collections.get(String(inForm("collection")))

  return async ({ path, after, form, differs }) => {
    if (after === undefined) return
    const sentNow = sent
    const isNew = inForm("newRecord") === true
    let typed: unknown = sentNow
    // Before that the entry counts as being written. A new one is then read again.
    await until(store, () => {
      if (inForm("isPersisting") !== true && !(isNew && inForm("newRecord") === true)) return true
      typed = inForm("data")
      return false
    })
    if (inForm("path") !== `content/${path}`) return
    // Decap goes to the address of the new entry next, and would ask before it leaves a changed form.
    if (isNew) await new Promise((resolve) => setTimeout(resolve))
    else typed = inForm("data")
    if (typed !== sentNow && isNew) {
      fillForm(store, (typed as Data).toJS())
    } else if (typed !== sentNow) {
      // What others have changed is not in the form: it is to be compared with what the form was sent with.
      if (differs && form !== undefined) noteOpened(`content/${path}`, form)
      else dispatchLoaded(after)
      markChanged(typed as Data)
    } else if (differs) {
      store.dispatch(loadEntry(collection(), String(inForm("slug"))))
    } else if (!isNew) {
      dispatchLoaded(after)
    }
  }

  function dispatchLoaded(after: string) {
    const entry = store.getState().entryDraft.get("entry") as { toJS(): object }
    const data = JSON.parse(after) as unknown
    store.dispatch(entryLoaded(collection(), { ...entry.toJS(), data }))
  }

  /** Decap has no function for it, but its fields dispatch this. Without entries to compare with, any value is a change. */
  function markChanged(data: Data) {
    const field = data.keySeq().first()
    if (field !== undefined) changeField(store, field, data.get(field))
  }
}

/** Changes a field from outside, by the action that Decap's fields dispatch. */
export function changeField(store: Pick<DecapStore, "dispatch">, name: string, value: unknown) {
  const field = { get: (key: string) => (key === "name" ? name : undefined) }
  store.dispatch({
    type: "DRAFT_CHANGE_FIELD",
    payload: { field, value, metadata: {}, entries: [] },
  })
}

/**
 * Fills the open form with another state of its entry, as an unsaved change. Decap has an action for this only for its own
 * draft backups; dispatched together, the two ask nothing.
 */
export function fillForm(store: DecapStore, data: unknown): void {
  const open = store.getState().entryDraft.get("entry") as { toJS(): object }
  const entry = { ...open.toJS(), data }
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } })
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" })
}
