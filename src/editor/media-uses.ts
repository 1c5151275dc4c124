import { megabytes } from "../content/model/media-limits"
import { button, element } from "./dialog"
import { parts } from "./inside-decap"
import { entryTitle, type Content } from "./saving/change-check"
import type { Connection } from "./saving/repository"
import { showList } from "./saving/screen"

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

/** Adds a button to the media library that lists unused files. Decap does not know how files are used. */
export function offerUnusedFiles(connection: () => Connection | undefined): void {
  const list = () => {
    const { repository } = connection() ?? {}
    if (!repository) return
    void showList({
      heading: "Unused files",
      empty: "Every file is used.",
      server: repository.name,
      items: async () => {
        const content = await repository.content()
        const users = mediaUsers(content)
        const unused = content.media.filter(({ path }) => !users.has(path))
        return unused.map(({ path, bytes }) => element("li", {}, `${path}, ${megabytes(bytes)}`))
      },
    })
  }
  const observer = new MutationObserver(() => {
    const row = document.querySelector(parts.libraryButtons)
    if (!row || row.querySelector(`.${unusedButton}`)) return
    row.append(button("Unused files", list, `site-button ${unusedButton}`))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
