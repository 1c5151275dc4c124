import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { slugOf } from "../../content-model/content-type"
import { button } from "../dialog"
import type { Connection } from "../saving/connect"
import type { Implementation } from "../saving/backend-types"
import type { DeletedEntry } from "../saving/repository"
import { offerButton } from "../strip-button"
import { placeOf } from "./place"
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
            bringBack(backend, entry, text),
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

/** Writes a deleted entry again, through the guard, and opens it. */
async function bringBack(
  backend: Implementation,
  entry: DeletedEntry,
  text: string,
): Promise<void> {
  const [folder] = entry.path.split("/")
  const slug = slugOf(entry.path)
  await backend.persistEntry(
    { dataFiles: [{ path: `content/${entry.path}`, slug, raw: text }], assets: [] },
    {
      newEntry: true,
      useWorkflow: false,
      collectionName: folder,
      commitMessage: `Content: bring back “${slug}”`,
    },
  )
  location.hash = `#/collections/${folder}/entries/${slug}`
  // Decap still shows its old list.
  location.reload()
}
