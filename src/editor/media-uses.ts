import { megabytes } from "../content/model/media-limits"
import { button, showNotice } from "./dialog"
import { parts } from "./inside-decap"
import { entryTitle, type Content } from "./saving/change-check"
import { asRefusal } from "./saving/refusal"
import type { Connection } from "./saving/repository"
import { refuse } from "./saving/screen"

/** The entries that show each file of content/media, by the name of the file: "Products, MS Pipes". */
export function mediaUsers({
  files,
}: Pick<Content, "files">): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    for (const [, name = ""] of text.matchAll(/"\.\.\/media\/([^"]+)"/g)) {
      users.set(name, (users.get(name) ?? new Set()).add(entryTitle(path, files)))
    }
  }
  return new Map([...users].map(([name, titles]) => [name, [...titles].sort()]))
}

const unusedButton = "media-unused"

/**
 * Adds a button to the media library that lists unused files. Decap does not know how files are used.
 *
 * @returns a function that ends it
 */
export function offerUnusedFiles(connection: () => Connection | undefined): () => void {
  const list = async () => {
    const { repository } = connection() ?? {}
    if (!repository) return
    try {
      const content = await repository.content()
      const users = mediaUsers(content)
      const unused = content.media.filter(({ path }) => !users.has(path))
      showNotice({
        heading:
          unused.length === 0 ? "Every file is used." : "No published entry uses these files:",
        lines: unused.map(({ path, bytes }) => `${path}, ${megabytes(bytes)}`),
        refused: false,
      })
    } catch (error) {
      refuse(asRefusal(error, "read", repository.name))
    }
  }
  const observer = new MutationObserver(() => {
    const row = document.querySelector(parts.libraryButtons)
    if (!row || row.querySelector(`.${unusedButton}`)) return
    row.append(button("Unused files", () => void list(), `site-button ${unusedButton}`))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
