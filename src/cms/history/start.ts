import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { originalFile } from "../../content-model/translation"
import { button } from "../dialog"
import { fillForm } from "../saving/published-entry"
import type { Connection, DeletedEntry, Repository } from "../saving/repository"
import { filledForm } from "../saving/translations"
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
      ? button("Earlier versions", () =>
          showVersions(
            place.path,
            repository,
            (text) => void putIntoForm(place.path, text, repository),
          ),
        )
      : button("Deleted entries", () =>
          showDeleted(place.folder, place.label, repository, (entry, text) =>
            bringBack({ backend, repository }, entry, text).then(() => openAgain(entry)),
          ),
        )
  })
}

/** A translation is put into the order of its original first, as when its form is opened. */
async function putIntoForm(path: string, text: string, { content }: Repository): Promise<void> {
  const isTranslation = originalFile(path) !== undefined
  const filled = isTranslation ? filledForm(path, text, await content()) : text
  if (filled !== undefined) fillForm(store, JSON.parse(filled))
}

/** Decap still shows its old list. */
function openAgain({ path }: DeletedEntry): void {
  location.hash = addressOf(path)
  location.reload()
}
