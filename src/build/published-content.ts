import { readContentFiles } from "./content-files"

/** Where the copy of the content stands in the built site; the editor's previews read it. */
export const publishedContentFile = "admin/content.json"

/** All entries of a content folder as one JSON text, by their path. */
export function publishedContent(folder: string): string {
  const entries = readContentFiles(folder).map(({ path, text }) => [path, JSON.parse(text)])
  return JSON.stringify(Object.fromEntries(entries))
}
