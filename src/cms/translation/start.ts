import { typeOfFile } from "../../content-model/index"
import { originalFile, translationFile, translationType } from "../../content-model/translation"
import { button, element, openWindow } from "../dialog"
import { addressOf, placeOf } from "../history/place"
import type { Connection } from "../saving/repository"
import { asRefusal } from "../saving/refusal"
import { offerButton } from "../strip-button"
import { hindiStates, stateSentence, type HindiState } from "./hindi-list"
import { showOriginals } from "./originals"

/**
 * Lets editors translate: the form of an entry gets a button to its Hindi texts and back, the list of a collection one to
 * missing Hindi.
 */
export function offerTranslation(connection: () => Connection | undefined): void {
  showOriginals(connection)
  offerButton(() => (connection() ? buttonHere(connection) : undefined))
}

function buttonHere(connection: () => Connection | undefined): HTMLButtonElement | undefined {
  const place = placeOf(location.hash)
  if (place?.kind !== "entry") return button("Hindi", () => void showList(connection))
  const original = originalFile(place.path)
  if (original !== undefined) return button("English", () => go(addressOf(original)))
  const type = typeOfFile(place.path)
  return type && translationType(type)
    ? button("Hindi", () => go(addressOf(translationFile(place.path))))
    : undefined
}

/** Decap asks before leaving unsaved changes. */
function go(address: string): void {
  location.hash = address
}

async function showList(connection: () => Connection | undefined): Promise<void> {
  const { repository } = connection() ?? {}
  if (!repository) return
  const list = element("ul", { class: "site-hindi" })
  const { dialog, say } = openWindow("Hindi", [
    "A page is published in Hindi when all its texts are translated and “Publish the Hindi pages” is on in Company & settings, Settings.",
    list,
  ])
  say("Reading the texts …")
  try {
    const states = hindiStates(await repository.content())
    list.append(...states.map((state) => item(state, () => dialog.remove())))
    say("")
  } catch (error) {
    say(asRefusal(error, "read", repository.name).words)
  }
}

function item(state: HindiState, close: () => void): HTMLLIElement {
  const open = button(
    state.title,
    () => {
      close()
      go(addressOf(translationFile(state.path)))
    },
    "site-link",
  )
  return element("li", {}, open, `: ${stateSentence(state)}`)
}
