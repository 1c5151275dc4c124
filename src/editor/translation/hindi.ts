import { typeOfFile } from "../../content/model/index"
import { originalFile, translationFile, translationType } from "../../content/model/translation"
import { button, element } from "../dialog"
import { addressOf, placeOf } from "../history/place"
import type { Connection, Repository } from "../saving/repository"
import { showList } from "../saving/screen"
import { hindiStates, stateSentence } from "../saving/translations"
import { offerButton } from "../strip"
import { showOriginals } from "./originals"

/**
 * Lets editors translate: the form of an entry gets a button to its Hindi texts and back, the list of a collection one to
 * missing Hindi.
 */
export function offerTranslation(connection: () => Connection | undefined): void {
  showOriginals(connection)
  offerButton(() => {
    const { repository } = connection() ?? {}
    const place = placeOf(location.hash)
    if (!repository) return undefined
    if (place?.kind !== "entry") return button("Hindi", () => void showMissing(repository))
    const original = originalFile(place.path)
    if (original !== undefined) return button("English", () => go(original))
    const type = typeOfFile(place.path)
    return type && translationType(type)
      ? button("Hindi", () => go(translationFile(place.path)))
      : undefined
  })
}

/** Decap asks before leaving unsaved changes. */
function go(path: string): void {
  location.hash = addressOf(path)
}

function showMissing(repository: Repository): Promise<void> {
  return showList({
    heading: "Hindi",
    hint: "A page is published in Hindi when all its texts are translated and “Publish the Hindi pages” is on in Company & settings, Settings.",
    empty: "All texts are in Hindi.",
    server: repository.name,
    items: async (close) =>
      hindiStates(await repository.content()).map((state) => {
        const open = () => {
          close()
          go(translationFile(state.path))
        }
        return element(
          "li",
          {},
          button(state.title, open, "site-link"),
          `: ${stateSentence(state)}`,
        )
      }),
  })
}
