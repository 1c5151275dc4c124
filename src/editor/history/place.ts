import { fileGroups, typeOfFolder } from "../../content/model/index"
import { slugOf } from "../../content/model/content-type"
import { originalFile, translationFile } from "../../content/model/translation"
import { languageOf, translations, type Language } from "../../kit/words/language"

/** The name of a form or of its collection, for the texts in a language: "hi-branches". */
export const formIn = (language: Language, name: string): string =>
  language === "en" ? name : `${language}-${name}`

/** What the editor has open: an entry, or the list of a collection. */
type Place =
  | { readonly kind: "entry"; readonly path: string }
  | { readonly kind: "collection"; readonly folder: string; readonly label: string }

/** The address of the form of an entry, by its path in content/: "#/collections/branches/entries/raipur". */
export function formAddress(path: string): string {
  const original = originalFile(path)
  const language = languageOf(`/${path}`)
  const file = original ?? path
  const group = fileGroups.find(({ types }) =>
    types.some(({ storedIn }) => "file" in storedIn && storedIn.file === file),
  )
  const collection = formIn(language, group?.name ?? file.replace(/\/.*/, ""))
  return `#/collections/${collection}/entries/${group ? formIn(language, slugOf(file)) : slugOf(file)}`
}

/** What an address of the editor shows: "#/collections/branches/entries/raipur". */
export function placeOf(hash: string): Place | undefined {
  const [, collection = "", slug] =
    /^#\/collections\/([\w-]+)(?:\/entries\/([\w-]+))?(?:\?.*)?$/.exec(hash) ?? []
  const language = translations.find((each) => collection.startsWith(formIn(each, "")))
  const name = language ? collection.slice(formIn(language, "").length) : collection
  const type = typeOfFolder(name)
  if (type && slug === undefined) {
    return language ? undefined : { kind: "collection", folder: name, label: type.label }
  }
  const files = (fileGroups.find((group) => group.name === name)?.types ?? []).flatMap(
    ({ storedIn }) => ("file" in storedIn ? [storedIn.file] : []),
  )
  const path = type
    ? `${name}/${slug}.json`
    : files.find((file) => slug === formIn(language ?? "en", slugOf(file)))
  return path
    ? { kind: "entry", path: language ? translationFile(path, language) : path }
    : undefined
}
