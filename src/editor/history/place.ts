import { fileGroups, typeOfFile, typeOfFolder } from "../../content/model/index"
import { slugOf } from "../../content/model/content-type"
import { originalFile, translationFile } from "../../content/model/translation"

/** The prefix of the collections of translations. */
export const hindi = "hi-"

/** What the editor has open: an entry, or the list of a collection. */
type Place =
  | { readonly kind: "entry"; readonly path: string }
  | { readonly kind: "collection"; readonly folder: string; readonly label: string }

/** The address of the form of an entry, by its path in content/: "#/collections/branches/entries/raipur". */
export function addressOf(path: string): string {
  const original = originalFile(path)
  if (original !== undefined) {
    const ofFile = typeOfFile(original)?.storedIn
    const address = addressOf(original).replace("#/collections/", `$&${hindi}`)
    return ofFile && "file" in ofFile ? address.replace("/entries/", `$&${hindi}`) : address
  }
  const group = fileGroups.find(({ types }) =>
    types.some(({ storedIn }) => "file" in storedIn && storedIn.file === path),
  )
  return `#/collections/${group?.name ?? path.replace(/\/.*/, "")}/entries/${slugOf(path)}`
}

/** What an address of the editor shows: "#/collections/branches/entries/raipur". */
export function placeOf(hash: string): Place | undefined {
  const [, isHindi, name = "", slug] =
    /^#\/collections\/(hi-)?([\w-]+)(?:\/entries\/([\w-]+))?$/.exec(hash) ?? []
  const type = typeOfFolder(name)
  if (type && slug === undefined) {
    return isHindi ? undefined : { kind: "collection", folder: name, label: type.label }
  }
  const files = (fileGroups.find((group) => group.name === name)?.types ?? []).flatMap(
    ({ storedIn }) => ("file" in storedIn ? [storedIn.file] : []),
  )
  const path = type
    ? `${name}/${slug}.json`
    : files.find((file) => slug === (isHindi ? hindi : "") + slugOf(file))
  return path ? { kind: "entry", path: isHindi ? translationFile(path) : path } : undefined
}
