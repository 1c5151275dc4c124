import { button, element, openWindow } from "../dialog"
import { openField } from "../fields/open-field"
import { addressOf } from "../history/place"
import { phrases } from "../phrases"
import { publishedNow } from "../published-content"
import { foundTexts, type FoundText } from "./found-texts"

/** How many fields to list at most. */
const listed = 12

/** The placeholder of Decap's search box, which finds only names of entries. A press on it opens the finder instead. */
const question = phrases.collection.sidebar.searchAll

/** Lets editors find the field of any text of the site by a part of it. */
export function offerFinder(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.placeholder !== question) return
    target.blur()
    showFinder()
  })
}

function showFinder(): void {
  const input = element("input", {
    type: "search",
    class: "site-search",
    "aria-label": "A piece of the text, or the name of a field",
    placeholder: "A piece of the text, or the name of a field",
  })
  const list = element("ol", { class: "site-found" })
  const { dialog, say } = openWindow(question, [
    "Type a few words as they are on the site, a number, or the name of a field. Enter opens the first field found.",
    input,
    list,
  ])
  input.addEventListener("input", () => {
    const found = foundTexts(publishedNow(), input.value)
    list.replaceChildren(...found.slice(0, listed).map((each) => item(each, () => dialog.remove())))
    say(summary(input.value, found.length))
  })
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") list.querySelector("button")?.click()
  })
  input.focus()
}

function item({ entry, path, title, label, text }: FoundText, close: () => void): HTMLLIElement {
  const open = button("", () => {
    close()
    location.hash = addressOf(entry)
    void openField(path)
  })
  open.append(element("b", {}, `${title}: ${label}`), element("span", {}, text || "(empty)"))
  return element("li", {}, open)
}

function summary(typed: string, count: number): string {
  if (typed.trim().length < 2) return ""
  if (count === 0) {
    return "No field holds these words or is named so. Try fewer of them. Words of buttons and forms are part of the program: ask whoever runs the site."
  }
  return count > listed ? `${count} fields hold these words; the first ${listed} are shown.` : ""
}
