import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { button } from "../dialog"
import type { Connection } from "../saving/connect"
import type { DeletedEntry } from "../saving/repository"
import { offerButton } from "../strip-button"
import { addressOf, placeOf } from "./place"
import { bringBack } from "./versions"
import { showDeleted, showVersions } from "./windows"

/** Offers earlier versions of an entry, and deleted entries of a collection, if the backend has a history. */
export function offerHistory(connection: () => Connection | undefined): void {
  offerButton(() => {
    const { repository, backend } = connection() ?? {}
    const place = placeOf(location.hash)
    if (!place || !backend || !repository?.versions) return undefined
    return place.kind === "entry"
      ? button("Earlier versions", () => showVersions(place.path, repository, putIntoForm))
      : button("Deleted entries", () =>
          showDeleted(place.folder, place.label, repository, (entry, text) =>
            bringBack({ backend, repository }, entry, text).then(() => openAgain(entry)),
          ),
        )
  })
}

/**
 * Fills the open form with another state of its entry, as an unsaved change. Decap has an action for this only for its own
 * draft backups; dispatched together, the two ask nothing.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/reducers/entryDraft.js
 */
function putIntoForm(text: string): void {
  const open = store.getState().entryDraft.get("entry") as { toJS(): object }
  const entry = { ...open.toJS(), data: JSON.parse(text) as unknown, raw: text }
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } })
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" })
}

/** Decap still shows its old list. */
function openAgain({ path }: DeletedEntry): void {
  location.hash = addressOf(path)
  location.reload()
}
