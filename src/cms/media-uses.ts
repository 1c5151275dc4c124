import { typeOfEntry } from "../content-model/translation"
import { megabytes } from "../content-model/media-limits"
import { showNotice } from "./notice"
import { fetchPublishedMedia, type PublishedContent } from "./published-content"

/** The entries that show a file of content/media, with their names in the editor: "Products, alpha". */
export function usersOf(name: string, published: PublishedContent): string[] {
  return Object.entries(published)
    .filter(([, entry]) => names(entry, `../media/${name}`))
    .map(([path]) => entryName(path))
    .sort()
}

function names(value: unknown, address: string): boolean {
  if (typeof value === "string") return value === address
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some((each) => names(each, address))
  )
}

function entryName(path: string): string {
  const type = typeOfEntry(path)
  if (!type || "file" in type.storedIn) return type?.label ?? path
  return `${type.label}, ${path.replace(/^.*\/|\.json$/g, "")}`
}

const cards = '[class*="-CardGridContainer"] [class*="-CardText"]'
const buttons = '[class*="-LibraryTop"] [class*="-ButtonsContainer"]'
const useLine = "media-use"
const unusedButton = "media-unused"

/**
 * Names under each picture of the media library the entries that showed it in the last build, and adds a button that lists
 * unused files. Decap does not know how files are used.
 */
export function showMediaUses(published: PublishedContent): void {
  let waiting = false
  const mark = () => {
    waiting = false
    for (const name of document.querySelectorAll<HTMLElement>(cards)) markCard(name, published)
    const row = document.querySelector(buttons)
    if (row && !row.querySelector(`.${unusedButton}`)) row.append(listButton(published))
  }
  new MutationObserver(() => {
    // Decap renders only the visible cards, and renders them again at every scroll.
    if (waiting || !document.querySelector(buttons)) return
    waiting = true
    requestAnimationFrame(mark)
  }).observe(document.body, { childList: true, subtree: true })
}

function markCard(name: HTMLElement, published: PublishedContent) {
  const users = usersOf(name.textContent ?? "", published)
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

function listButton(published: PublishedContent): HTMLButtonElement {
  const button = document.createElement("button")
  button.type = "button"
  button.className = unusedButton
  button.textContent = "Unused files"
  button.style.cssText =
    "min-height:36px;padding:0 15px;border:1px solid #798291;border-radius:5px;background:#fff;color:#313d3e;font:inherit;cursor:pointer"
  button.addEventListener("click", () => void listUnused(published))
  return button
}

async function listUnused(published: PublishedContent) {
  const unused = (await fetchPublishedMedia()).filter(
    ({ path }) => usersOf(path, published).length === 0,
  )
  showNotice({
    heading:
      unused.length === 0
        ? "Every file is used by an entry."
        : "No entry used these files when the site was last built:",
    lines: unused.map(({ path, bytes }) => `${path}, ${megabytes(bytes)}`),
    refused: false,
  })
}
