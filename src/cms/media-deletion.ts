import { typeOfFile } from "../content-model/index"
import { showNotice } from "./notice"
import { fetchPublishedContent, type PublishedContent } from "./published-content"

/** The entries that show a file of content/media, as the editor lists them: "Products, alpha". */
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
  const type = typeOfFile(path)
  if (!type || "file" in type.kept) return type?.label ?? path
  return `${type.label}, ${path.replace(/^.*\/|\.json$/g, "")}`
}

const deleteButton = "[class*=LibraryTop] [class*=DeleteButton]"

/** Decap marks the card of the selected file by the colour of its border alone. */
const card = { all: "[class*='-Card ']", selectedBorder: "rgb(58, 105, 199)" }

function selectedFile(): string | undefined {
  const selected = [...document.querySelectorAll(card.all)].find(
    (each) => getComputedStyle(each).borderTopColor === card.selectedBorder,
  )
  return selected?.querySelector("p")?.textContent ?? undefined
}

/**
 * Refuses to delete a file that entries show as the site was last built, and names them. Decap knows nothing of such uses.
 * Where this does not see which file is selected, the build stops with the same fault.
 */
export function refuseDeletingUsedMedia(): void {
  const checked = new WeakSet<Event>()
  const decide = async (button: HTMLButtonElement, name: string) => {
    const users = usersOf(name, await fetchPublishedContent())
    if (users.length > 0) {
      showNotice({
        heading: `“${name}” was not deleted, because it is in use:`,
        lines: [
          ...users,
          "Choose another file there and publish. Delete this one when the site is built.",
        ],
        refused: true,
      })
      return
    }
    const click = new MouseEvent("click", { bubbles: true, cancelable: true })
    checked.add(click)
    button.dispatchEvent(click)
  }
  window.addEventListener(
    "click",
    (event) => {
      if (checked.has(event) || !(event.target instanceof Element)) return
      const button = event.target.closest<HTMLButtonElement>(deleteButton)
      const name = button && !button.disabled && selectedFile()
      if (!name) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void decide(button, name)
    },
    true,
  )
}
