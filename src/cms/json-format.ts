import { entryText } from "../content-model/content-type"
import { contentTypes } from "../content-model/index"
import { fileNameField } from "./saving/new-entry-name"

/**
 * How entries are read and written. Decap shuffles the keys of larger entries and leaves empty fields behind; this keeps
 * the model's order and drops what is empty, so that a small edit is a small diff.
 */
export const jsonFormat = {
  fromFile: (text: string): unknown => JSON.parse(text),
  /** Decap passes the names of the entry's fields, which tell what type it is. */
  toFile: (entry: object, fieldNames: string[] = []): string => {
    // The guard arranges a translation: it needs to know which texts of a list are missing.
    if (fieldNames.includes("from")) return JSON.stringify(entry)
    const type = contentTypes.find(({ fields }) => sameNames(Object.keys(fields), fieldNames))
    return entryText(type?.fields ?? {}, { ...entry, [fileNameField]: undefined })
  },
}

function sameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name))
}
