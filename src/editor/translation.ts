import { fieldName } from "../content/model/fields/field"
import { typeOfFile } from "../content/model/index"
import {
  entryTexts,
  originalFile,
  textMark,
  translationFile,
  translationType,
} from "../content/model/translation"
import { button, element, offerButton, showList } from "./dialog"
import { fieldAt, openField } from "./fields/open-field"
import { addressOf, placeOf } from "./history/place"
import { changeField, formData, goTo, onChange } from "./inside-decap"
import { textIn } from "./saving/change-check"
import type { Repository } from "./saving/repository"
import { hindiStates, stateSentence } from "./saving/translations"
import { say } from "./sentences"

/**
 * Lets editors translate: the form of an entry gets a button to its Hindi texts and back, the list of a collection one to
 * missing Hindi.
 */
export function offerTranslation(repository: () => Repository | undefined): void {
  showOriginals(repository)
  offerButton(() => {
    const stored = repository()
    const place = placeOf(location.hash)
    if (!stored) return undefined
    if (place?.kind !== "entry") return button(say("Hindi texts"), () => void showMissing(stored))
    const original = originalFile(place.path)
    if (original !== undefined) return button(say("English texts"), () => goTo(addressOf(original)))
    const type = typeOfFile(place.path)
    return type && translationType(type)
      ? button(say("Hindi texts"), () => goTo(addressOf(translationFile(place.path))))
      : undefined
  })
}

function showMissing(repository: Repository): Promise<void> {
  return showList({
    heading: say("Hindi texts"),
    hint: say(
      "A page is published in Hindi when its own texts are translated and “Publish the Hindi pages” is on in Company & settings, Settings. Pictures and rows without Hindi are left out of it.",
    ),
    empty: say("All texts are in Hindi."),
    server: repository.name,
    items: async (close) =>
      hindiStates(await repository.content()).map((state) => {
        const open = () => {
          close()
          goTo(addressOf(translationFile(state.path)))
          if (state.first) void openField(state.first)
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

/** The original of the form that is open, by its path in content/, and its texts. */
interface Original {
  readonly path: string
  readonly texts: ReturnType<typeof entryTexts>
}

/**
 * Shows the English text above each field of a translation, and marks texts whose English has changed since; there a button
 * confirms the Hindi. The texts of the original are read when the form is opened.
 */
function showOriginals(repository: () => Repository | undefined): void {
  let original: Original | undefined
  let waiting = false
  const soon = () => {
    if (waiting || !openTranslation()) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      const wanted = openTranslation()
      if (wanted && wanted === original?.path) markFields(original.texts)
      else if (wanted) void read(wanted)
    })
  }
  const read = async (path: string) => {
    // Before the login nothing can be read; the login draws the form again.
    const stored = repository()
    if (!stored) return
    original = { path, texts: [] }
    const text = textIn(await stored.content(), path)
    if (!text || openTranslation() !== path) return
    original = { path, texts: entryTexts(typeOfFile(path)?.fields ?? {}, JSON.parse(text)) }
    soon()
  }
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true })
  window.addEventListener("hashchange", () => (original = undefined))
  onChange(soon)
}

/** The original of the translation whose form is open, by its path in content/. */
function openTranslation(): string | undefined {
  const place = placeOf(location.hash)
  return place?.kind === "entry" ? originalFile(place.path) : undefined
}

function markFields(texts: Original["texts"]): void {
  const from = (formData().from ?? {}) as Readonly<Record<string, string>>
  for (const { path, text } of texts) {
    const field = fieldAt(path)
    if (!field) continue
    const name = fieldName(path)
    const isOutdated = from[name] !== undefined && from[name] !== textMark(text)
    const key = `${isOutdated} ${text}`
    const there = field.querySelector<HTMLElement>(":scope > .site-original")
    if (there?.dataset.key === key) continue
    there?.remove()
    const line = element("div", { class: "site-original", "data-key": key, lang: "en" }, text)
    field.prepend(line)
    if (!isOutdated) continue
    line.append(
      element("b", {}, say("The English has changed since this was translated.")),
      button(say("The Hindi is still right"), () =>
        changeField("from", { ...(formData().from as object), [name]: textMark(text) }),
      ),
    )
  }
}
