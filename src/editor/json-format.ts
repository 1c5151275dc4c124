import { entryText } from "../content/model/content-type"
import { contentTypes } from "../content/model/index"
import { fileNameField } from "./saving/file-name"

/**
 * How entries are read and written. Decap changes the order of keys in larger entries and leaves empty fields behind. This
 * writes the model's order without empty fields, so that a small edit is a small diff.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/formats/json.ts
 */
export const jsonFormat = {
  fromFile: (text: string): unknown => JSON.parse(text),
  /** Decap passes the names of the entry's fields, which identify its type. */
  toFile: (entry: object, fieldNames: string[] = []): string => {
    // The guard writes translations: it needs to know which texts of a list are missing.
    if (fieldNames.includes("from")) return JSON.stringify(entry)
    const type = contentTypes.find(({ fields }) => sameNames(Object.keys(fields), fieldNames))
    return entryText(type?.fields ?? {}, { ...entry, [fileNameField]: undefined })
  },
}

function sameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name))
}
