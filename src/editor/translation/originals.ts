import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { fieldName, type Path } from "../../content/model/fields/field"
import { typeOfFile } from "../../content/model/index"
import { entryTexts, originalFile, textMark } from "../../content/model/translation"
import { button, element } from "../dialog"
import { fieldAt } from "../fields/open-field"
import { placeOf } from "../history/place"
import { changeField } from "../inside-decap"
import type { Connection } from "../saving/repository"

/** A text of the original of an open translation. */
interface OriginalText {
  readonly path: Path
  readonly text: string
}

/** The original of the form that is open. */
interface Original {
  readonly path: string
  readonly texts: readonly OriginalText[]
}

const line = "site-original"

/**
 * Shows the English text above each field of a translation, and marks texts whose English has changed since; there a button
 * confirms the Hindi. The texts of the original are read when the form is opened.
 *
 * @returns a function that ends the watch over the page
 */
export function showOriginals(connection: () => Connection | undefined): () => void {
  let original: Original | undefined
  let waiting = false
  const mark = () => {
    waiting = false
    const wanted = openTranslation()
    if (!wanted) return
    if (wanted === original?.path) markFields(original.texts)
    else void read(wanted)
  }
  const soon = () => {
    if (waiting || !openTranslation()) return
    waiting = true
    requestAnimationFrame(mark)
  }
  const read = async (path: string) => {
    // Before the login nothing can be read; the login draws the form again.
    const repository = connection()?.repository
    if (!repository) return
    original = { path, texts: [] }
    const { files } = await repository.content()
    const text = files.find((file) => file.path === path)?.text
    if (!text || openTranslation() !== path) return
    original = { path, texts: entryTexts(typeOfFile(path)?.fields ?? {}, JSON.parse(text)) }
    soon()
  }
  const observer = new MutationObserver(soon)
  observer.observe(document.body, { childList: true, subtree: true })
  window.addEventListener("hashchange", () => (original = undefined))
  store.subscribe(soon)
  return () => observer.disconnect()
}

/** The original of the translation whose form is open, by its path in content/. */
function openTranslation(): string | undefined {
  const place = placeOf(location.hash)
  return place?.kind === "entry" ? originalFile(place.path) : undefined
}

function markFields(texts: readonly OriginalText[]): void {
  const from = marks()
  for (const { path, text } of texts) {
    const field = fieldAt(path)
    if (!field) continue
    const name = fieldName(path)
    const isOutdated = from[name] !== undefined && from[name] !== textMark(text)
    const key = `${isOutdated} ${text}`
    const there = field.querySelector<HTMLElement>(`:scope > .${line}`)
    if (there?.dataset.key === key) continue
    there?.remove()
    field.prepend(originalLine(text, key, isOutdated ? () => confirmText(name, text) : undefined))
  }
}

function originalLine(text: string, key: string, confirm: (() => void) | undefined): HTMLElement {
  const made = element("div", { class: line, "data-key": key, lang: "en" }, text)
  if (confirm) {
    made.append(
      element("b", {}, "The English has changed since this was translated."),
      button("The Hindi is still right", confirm),
    )
  }
  return made
}

/** The marks of the form's texts, by the names of their fields. */
function marks(): Readonly<Record<string, string>> {
  const data = store.getState().entryDraft.getIn(["entry", "data"]) as
    | { toJS(): { from?: Readonly<Record<string, string>> } }
    | undefined
  return data?.toJS().from ?? {}
}

/** Notes in the form that the Hindi is right for the current English. */
function confirmText(name: string, text: string): void {
  changeField(store, "from", { ...marks(), [name]: textMark(text) })
}
