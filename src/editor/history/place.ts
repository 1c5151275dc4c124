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
  if (hash.startsWith(`#/collections/${hindi}`)) {
    const place = placeOf(hash.replaceAll(`/${hindi}`, "/"))
    return place?.kind === "entry"
      ? { kind: "entry", path: translationFile(place.path) }
      : undefined
  }
  const [, collection = "", , slug] =
    /^#\/collections\/([\w-]+)(\/entries\/([\w-]+))?$/.exec(hash) ?? []
  const type = typeOfFolder(collection)
  if (type && !slug) return { kind: "collection", folder: collection, label: type.label }
  if (type && slug) return { kind: "entry", path: `${collection}/${slug}.json` }
  const group = fileGroups.find(({ name }) => name === collection)
  const single = group?.types.find(
    ({ storedIn }) => "file" in storedIn && slugOf(storedIn.file) === slug,
  )
  return single && "file" in single.storedIn
    ? { kind: "entry", path: single.storedIn.file }
    : undefined
}
