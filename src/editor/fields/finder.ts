import { button, closeNotice, element, openWindow, showNotice } from "../dialog"
import { locales } from "../editor-config"
import { addressOf } from "../history/place"
import { goTo } from "../inside-decap"
import { publishedNow } from "../published-content"
import { fieldOfText, foundTexts, type FoundText } from "./find-fields"
import { openField } from "./open-field"
import { editorLanguage, say } from "../sentences"

/** How many fields to list at most. */
const listed = 12

/** The placeholder of Decap's search box, which finds only names of entries. A press on it opens the finder instead. */
const question = () => locales[editorLanguage()].phrases.collection.sidebar.searchAll

/** Lets editors find the field of any text of the site by a part of it. */
export function offerFinder(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.placeholder !== question()) return
    target.blur()
    showFinder()
  })
}

function showFinder(): void {
  const what = say("A piece of the text, or the name of a field")
  const input = element("input", {
    type: "search",
    class: "site-search",
    "aria-label": what,
    placeholder: what,
  })
  const list = element("ol", { class: "site-found" })
  const { dialog, tell } = openWindow(question(), [
    say(
      "Type a few words as they are on the site, a number, or the name of a field. Enter opens the first field found.",
    ),
    input,
    list,
  ])
  const item = (found: FoundText) => {
    const open = button("", () => {
      dialog.remove()
      show(found)
    })
    const { title, label, text } = found
    open.append(element("b", {}, `${title}: ${label}`), element("span", {}, text || say("(empty)")))
    return element("li", {}, open)
  }
  input.addEventListener("input", () => {
    const found = foundTexts(publishedNow(), input.value)
    list.replaceChildren(...found.slice(0, listed).map(item))
    tell(summary(input.value, found.length))
  })
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return
    // It would close the window.
    event.preventDefault()
    list.querySelector("button")?.click()
  })
  input.focus()
}

function summary(typed: string, count: number): string {
  if (typed.trim().length < 2) return ""
  if (count === 0) {
    return say(
      "No field holds these words or is named so. Try fewer of them. Words of buttons and forms are part of the program: ask whoever runs the site.",
    )
  }
  if (count <= listed) return ""
  return say("{count} fields hold these words; the first {shown} are shown.", {
    count,
    shown: listed,
  })
}

/** Opens the form with a field, and the field. */
function show({ entry, path }: FoundText): void {
  goTo(addressOf(entry))
  void openField(path)
}

/** Opens the field that holds the text or picture an editor presses on the page, or says where it is. */
export function openPressedField(target: Element, file: string, entry: unknown): void {
  const shown = (target.getAttribute("alt") ?? target.textContent ?? "").trim()
  const { own, others = [] } = fieldOfText(publishedNow(), file, entry, shown)
  if (own) return void openField(own)
  const [first, ...more] = others
  if (first && more.length === 0) {
    showNotice({
      heading: say("This is in {title}: {label}.", { title: first.title, label: first.label }),
      press: { label: say("Open it"), press: () => show(first) },
    })
    return
  }
  if (first) {
    const lines = others.slice(0, listed).map((each) => {
      const open = () => {
        closeNotice()
        show(each)
      }
      return button(`${each.title}: ${each.label}`, open, "site-link")
    })
    showNotice({ heading: say("These fields hold this text. Which one is it?"), lines })
    return
  }
  // A press beside the words, or on a whole part of the page, asks for nothing.
  if (shown === "" || target.children.length > 0) return
  showNotice({
    heading: say("“{text}” is in no field.", { text: shown.slice(0, 60) }),
    lines: [
      say("It is part of the program, or made from other fields. Ask whoever runs the site."),
    ],
  })
}
