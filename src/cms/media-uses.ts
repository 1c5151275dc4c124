import { megabytes } from "../content-model/media-limits"
import { button } from "./dialog"
import { showNotice } from "./notice"
import { entryTitle, type Content } from "./saving/change-check"
import { asRefusal } from "./saving/refusal"
import { refuse } from "./saving/screen"
import type { Connection } from "./saving/connect"

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

const cards = '[class*="-CardGridContainer"] [class*="-CardText"]'
const buttons = '[class*="-LibraryTop"] [class*="-ButtonsContainer"]'
const useLine = "media-use"
const unusedButton = "media-unused"

/** What of the connection is used here. */
interface UsedConnection {
  readonly repository: Pick<Connection["repository"], "name" | "content">
  readonly isInForm: Connection["isInForm"]
}

/**
 * Shows under each picture of the media library which published entries use it, and whether the open form does, and adds a
 * button that lists unused files. Decap does not know how files are used.
 *
 * @returns a function that ends it
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/MediaLibrary/MediaLibraryCardGrid.js
 */
export function showMediaUses(connection: () => UsedConnection | undefined): () => void {
  let users: ReturnType<typeof mediaUsers> | undefined
  let waiting = false

  const read = async (): Promise<Content> => {
    const content = (await connection()?.repository.content()) ?? { files: [], media: [] }
    users = mediaUsers(content)
    mark()
    return content
  }

  const listUnused = async () => {
    try {
      const { media } = await read()
      const unused = media.filter(({ path }) => usersOf(path).length === 0)
      showNotice({
        heading:
          unused.length === 0 ? "Every file is used." : "No published entry uses these files:",
        lines: unused.map(({ path, bytes }) => `${path}, ${megabytes(bytes)}`),
        refused: false,
      })
    } catch (error) {
      refuse(asRefusal(error, "read", connection()?.repository.name ?? "the server"))
    }
  }

  const usersOf = (name: string): readonly string[] => [
    ...(users?.get(name) ?? []),
    ...(connection()?.isInForm(name) ? ["the form you have open"] : []),
  ]

  function mark() {
    waiting = false
    const row = document.querySelector(buttons)
    if (row && !row.querySelector(`.${unusedButton}`)) {
      row.append(listButton(() => void listUnused()))
      // Without an answer the pictures have no line.
      read().catch(() => undefined)
    }
    if (!users) return
    for (const name of document.querySelectorAll<HTMLElement>(cards)) {
      markCard(name, usersOf(name.textContent ?? ""))
    }
  }

  const observer = new MutationObserver(() => {
    // Decap renders only the visible cards, and renders them again at every scroll.
    if (waiting || !document.querySelector(buttons)) return
    waiting = true
    requestAnimationFrame(mark)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function markCard(name: HTMLElement, users: readonly string[]) {
  const text = users.length > 0 ? `Used by ${users.join("; ")}` : "Used nowhere"
  const next = name.nextElementSibling
  const line = next?.className === useLine ? next : document.createElement("small")
  if (line.textContent === text) return
  line.className = useLine
  line.setAttribute("style", "display:block;padding:0 8px;color:#5d626f;font-size:12px")
  line.textContent = text
  name.style.margin = "0"
  if (line !== next) name.after(line)
}

function listButton(press: () => void): HTMLButtonElement {
  const made = button("Unused files", press, unusedButton)
  made.style.cssText =
    "min-height:36px;padding:0 15px;border:1px solid #798291;border-radius:5px;background:#fff;color:#313d3e;font:inherit;cursor:pointer"
  return made
}
