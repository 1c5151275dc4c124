import { contentTypes, typeOfFile } from "../../content-model/index"
import { translatedEntry, translationFile, translationType } from "../../content-model/translation"
import { entryTitle, type Content } from "../saving/change-check"

/** The state of an entry's translation. */
export interface HindiState {
  /** The original, by its path in content/. */
  readonly path: string
  /** "Products, MS Pipes" */
  readonly title: string
  /** Texts of the original without Hindi. */
  readonly missing: number
  /** Texts whose English has changed since they were translated. */
  readonly outdated: number
}

/** The entries with texts to translate, in the editor's order, those without Hindi first. */
export function hindiStates({ files }: Content): readonly HindiState[] {
  const entryOf = (path: string): unknown => {
    const text = files.find((file) => file.path === path)?.text
    return text ? JSON.parse(text) : undefined
  }
  const states = files.flatMap(({ path }): HindiState[] => {
    const type = typeOfFile(path)
    if (!type || !translationType(type)) return []
    const translation = entryOf(translationFile(path))
    const { missing, outdated } = translatedEntry(type, entryOf(path), translation)
    const title = entryTitle(path, files)
    return [{ path, title, missing: missing.length, outdated: outdated.length }]
  })
  const urgency = (state: HindiState) => (state.missing > 0 ? 0 : state.outdated > 0 ? 1 : 2)
  const place = ({ path }: HindiState) =>
    contentTypes.findIndex(({ name }) => name === typeOfFile(path)?.name)
  return states.sort((one, other) => urgency(one) - urgency(other) || place(one) - place(other))
}

/** "3 texts have no Hindi; of 1 text the English has changed" */
export function stateSentence({ missing, outdated }: HindiState): string {
  const texts = (count: number) => (count === 1 ? "1 text" : `${count} texts`)
  const parts = [
    ...(missing > 0 ? [`${texts(missing)} ${missing === 1 ? "has" : "have"} no Hindi`] : []),
    ...(outdated > 0 ? [`of ${texts(outdated)} the English has changed`] : []),
  ]
  return parts.length > 0 ? parts.join("; ") : "complete"
}
