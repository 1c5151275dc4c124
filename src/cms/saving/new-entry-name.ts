import { typeOfFolder } from "../../content-model/index"
import { fileName } from "./file-name"

/**
 * The field from which Decap makes the file name of a new entry. It is filled in on saving and not written to the file. Decap's
 * own names drop every letter that is not Latin.
 *
 * @see https://github.com/decaporg/decap-cms/pull/1135
 */
export const fileNameField = "fileName"

/** A new entry in Decap's event, as far as used here. */
interface NewEntry {
  get(name: "collection"): string | undefined
  get(name: "newRecord"): boolean | undefined
  get(name: "data"): Data
}

interface Data {
  get(field: string): unknown
  set(field: string, value: string): Data
}

/** Decap's listener for "preSave": gives a new entry the name of its file. */
export async function nameNewEntry({ entry }: { entry: NewEntry }): Promise<Data | undefined> {
  const type = typeOfFolder(entry.get("collection"))
  if (!type || !entry.get("newRecord")) return undefined
  const data = entry.get("data")
  const name = String(data.get(type.namedBy ?? "name") ?? "")
  return data.set(
    fileNameField,
    await fileName(name, (type.labelSingular ?? type.label).toLowerCase()),
  )
}
