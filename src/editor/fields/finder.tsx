import * as React from "react"
import { locales } from "../editor-config"
import { formAddress } from "../history/place"
import { openAddress } from "../inside-decap"
import { publishedNow, usePublished } from "../published-content"
import { fieldOfText, foundTexts, type FoundText } from "./find-fields"
import { openField } from "./open-field"
import { editorLanguage, say } from "../sentences"
import { Button, openWindow, showNotice } from "../windows"

/** How many fields to list at most. */
const listed = 12

/** The placeholder of Decap's search box, which finds only names of entries. */
const question = () => locales[editorLanguage()].phrases.collection.sidebar.searchAll

/** Lets editors find the field of any text of the site: a press, Enter or a letter in Decap's box opens the finder instead. */
export function offerFinder(): void {
  const offer = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.placeholder !== question()) return
    if (event instanceof KeyboardEvent && event.key !== "Enter") return
    event.preventDefault()
    event.stopPropagation()
    const typed = event instanceof InputEvent ? (event.data ?? "") : ""
    openFinder(typed)
  }
  for (const name of ["click", "keydown", "beforeinput"])
    document.addEventListener(name, offer, true)
}

const openFinder = (begun: string) =>
  openWindow({ heading: question(), body: <Finder begun={begun} /> })

function Finder({ begun }: { readonly begun: string }) {
  const [typed, setTyped] = React.useState(begun)
  const found = foundTexts(usePublished(), typed)
  const what = say("A piece of the text, or the name of a field")
  return (
    <>
      <p>
        {say(
          "Type a few words as they are on the site, a number, or the name of a field. Enter opens the first field found.",
        )}
      </p>
      <input
        type="search"
        aria-label={what}
        placeholder={what}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={closeAtOnce}
      />
      <ol className="site-found">
        {found.slice(0, listed).map((each) => (
          <li key={`${each.title}: ${each.label}`}>
            <Button onClick={() => show(each)}>
              <b>{`${each.title}: ${each.label}`}</b>
              <span>{each.isEmpty ? say("(empty)") : each.text}</span>
            </Button>
          </li>
        ))}
      </ol>
      {/* Enter presses the first button: without a field found it would close the window. */}
      {found.length === 0 && <button hidden disabled />}
      <p role="status">{summary(typed, found.length)}</p>
    </>
  )
}

/** Escape closes the window: in a search box it would first empty the box. */
function closeAtOnce({ key, currentTarget }: React.KeyboardEvent<HTMLElement>): void {
  if (key === "Escape") currentTarget.closest("dialog")?.close()
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
  openAddress(formAddress(entry))
  void openField(path)
}

/** Opens the field that holds the text or picture an editor presses on the page; of a text of another form the finder. */
export function openPressedField(target: Element, file: string, entry: unknown): void {
  const shown = (target.getAttribute("alt") ?? target.textContent ?? "").trim()
  const own = fieldOfText(file, entry, shown)
  if (own) return void openField(own)
  // A press beside the words, or on a whole part of the page, asks for nothing.
  if (shown === "" || target.children.length > 0) return
  if (foundTexts(publishedNow(), shown).length > 0) return openFinder(shown)
  showNotice({
    heading: say("“{text}” is in no field.", { text: shown.slice(0, 60) }),
    lines: [
      say("It is part of the program, or made from other fields. Ask whoever runs the site."),
    ],
  })
}
