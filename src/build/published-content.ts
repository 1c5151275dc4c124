import { readContentFiles, readMediaFiles } from "./content-files"

/** Where the copy of the content stands in the built site; the editor's previews read it. */
export const publishedContentFile = "admin/content.json"

/** Where the sizes of its pictures and films stand; the editor checks an entry against them before it saves. */
export const publishedMediaFile = "admin/media.json"

/** All media files of a content folder as one JSON text, with their bytes and pixels. */
export async function publishedMedia(folder: string): Promise<string> {
  return JSON.stringify(await readMediaFiles(folder))
}

/** All entries of a content folder as one JSON text, by their path. */
export function publishedContent(folder: string): string {
  const entries = readContentFiles(folder).map(({ path, text }) => [path, JSON.parse(text)])
  return JSON.stringify(Object.fromEntries(entries))
}
