import { typeOfFile } from "../../content/model/index"
import { originalFile, translationFile, translationType } from "../../content/model/translation"
import { button, element, openWindow } from "../dialog"
import { addressOf, placeOf } from "../history/place"
import { asRefusal } from "../saving/refusal"
import type { Connection, Repository } from "../saving/repository"
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
    if (place?.kind !== "entry") return button("Hindi", () => void showList(repository))
    const original = originalFile(place.path)
    if (original !== undefined) return button("English", () => go(addressOf(original)))
    const type = typeOfFile(place.path)
    return type && translationType(type)
      ? button("Hindi", () => go(addressOf(translationFile(place.path))))
      : undefined
  })
}

/** Decap asks before leaving unsaved changes. */
function go(address: string): void {
  location.hash = address
}

async function showList(repository: Repository): Promise<void> {
  const list = element("ul", { class: "site-hindi" })
  const { dialog, say } = openWindow("Hindi", [
    "A page is published in Hindi when all its texts are translated and “Publish the Hindi pages” is on in Company & settings, Settings.",
    list,
  ])
  say("Reading the texts …")
  try {
    for (const state of hindiStates(await repository.content())) {
      const open = () => {
        dialog.remove()
        go(addressOf(translationFile(state.path)))
      }
      const title = button(state.title, open, "site-link")
      list.append(element("li", {}, title, `: ${stateSentence(state)}`))
    }
    say("")
  } catch (error) {
    say(asRefusal(error, "read", repository.name).message)
  }
}
