import * as React from "react"
import { originalFile, translationFile } from "../../content/model/translation"
import { openField } from "../fields/open-field"
import { formAddress, placeOf } from "../history/place"
import { formData, inForm, openAddress, isTypedIn, reloadList } from "../inside-decap"
import { publishedNow } from "../published-content"
import { say } from "../sentences"
import { shared } from "../../kit/hooks/shared"
import { ask, Button, Lines, showNotice } from "../windows"
import { textIn, type Content } from "./change-check"
import type { Choose, Side } from "./differences"
import { noSuchEntry, Refused } from "./refusal"
import { stateSentence, type HindiLost } from "./translations"
import { changeSentences, touchedBy, type WrittenChange } from "./written"

/**
 * Shows why something was refused, until the editor closes the notice, and opens the first field to correct. A press on a line
 * opens the field it is about.
 */
export function refuse({ heading, lines, fields, press }: Refused): void {
  const shown = lines.map((line, index) => {
    const field = fields[index]
    if (!field) return line
    return (
      <Button look="link" onClick={() => void openField(field)}>
        {line}
      </Button>
    )
  })
  showNotice({ heading, lines: shown, refused: true, press })
  const first = fields.find(Boolean)
  if (first) void openField(first)
}

/** What the form of an entry, or of a new one, has; undefined if it is not open. */
export const formOf = (path: string): unknown =>
  [path, ""].includes(String(inForm("path") ?? "")) ? formData() : undefined

/** Says on the list why an entry of it could not be opened, and offers to open it again. */
export function tellUnread(error: Error, address: string): void {
  // Decap's own errors are about an address that it does not know.
  const { heading, lines, ...refusal } = error instanceof Refused ? error : noSuchEntry()
  const press = refusal.press ?? { label: say("Open it again"), press: () => openAddress(address) }
  showNotice({ heading, lines, refused: true, press })
}

/** Says what publishing an entry did to its Hindi. Which pages it took off the site was asked before. */
export function tellHindi(path: string, state: HindiLost): void {
  const press = () => openAddress(formAddress(translationFile(originalFile(path) ?? path)))
  showNotice({
    heading: say("Published. Please look at the Hindi, too:"),
    lines: [stateSentence(state)],
    press: { label: say("Open the Hindi"), press },
  })
}

const undoable = shared<WrittenChange | undefined>(undefined)

/** Offers in the strip to undo a change. */
export const offerUndo = (change: WrittenChange): void => undoable.set(change)

/** Says what was published last, with a button that publishes the state before. */
export function UndoBar() {
  const change = undoable.use()
  const [undone, setUndone] = React.useState<WrittenChange>()
  if (!change) return null
  const { path, before, content } = change
  const [first = "", ...others] = changeSentences(path, before, content)
  const press = () => {
    const files = touchedBy(before, content).map((each) => `content/${each}`)
    if (files.some(isTypedIn)) {
      return showNotice({
        heading: say("Not undone:"),
        lines: [
          say("The form has changes that are not published. Publish them, or leave the form."),
        ],
        refused: true,
      })
    }
    setUndone(change)
    change.undo().then(
      () => afterUndo(path, content),
      // The guard has said why.
      () => setUndone(undefined),
    )
  }
  return (
    <div className="site-box site-undo">
      <span role="status">
        {others.length === 0
          ? first
          : say("{change}, and {count} more.", { change: first, count: others.length })}
      </span>
      <Button onClick={press} disabled={undone === change}>
        {say("Undo")}
      </Button>
      <Button aria-label={say("Close")} onClick={() => undoable.set(undefined)}>
        ×
      </Button>
    </div>
  )
}

/** Shows the lists anew; the form of an entry that is no more makes way for its list. */
function afterUndo(path: string, undone: Content): void {
  const [folder = ""] = path.split("/")
  reloadList(folder)
  const open = placeOf(location.hash)
  const isOpen = open?.kind === "entry" && open.path === path
  const wasAdded = textIn(undone, path) !== undefined && publishedNow()[path] === undefined
  if (isOpen && wasAdded) openAddress(`/collections/${folder}`)
}

const back = () => say("Back to the form")

interface Question {
  readonly heading: string
  readonly lines: readonly string[]
  readonly answer: string
}

/** Asks a question. False when the editor goes back to the form. */
export const confirm = async ({ heading, lines, answer }: Question): Promise<boolean> =>
  Boolean(await ask({ heading, body: <Lines lines={lines} />, answer, back: back() }))

/** Shows somebody else's changes next to those in the form, field by field. Nothing is chosen beforehand. */
export const choose: Choose = async (who, fields) => {
  const choice = (place: number, side: Side, name: string, value: string) => (
    <label>
      <input type="radio" name={`side-${place}`} value={side} required />
      <span>
        <b>{`${name}: `}</b>
        {value || say("(empty)")}
      </span>
    </label>
  )
  const chosen = await ask({
    heading: say("{who} changed this entry, after you opened it.", { who }),
    body: (
      <>
        <p>
          {say(
            "Nothing is published yet. You both changed these fields: choose what is published. What only they changed stays.",
          )}
        </p>
        {fields.map(({ label, mine, theirs }, place) => (
          <fieldset key={label}>
            <legend>{label}</legend>
            {choice(place, "mine", say("Yours"), mine)}
            {choice(place, "theirs", say("Theirs"), theirs)}
          </fieldset>
        ))}
      </>
    ),
    answer: say("Publish as chosen"),
    back: back(),
  })
  return chosen && fields.map((_, place) => chosen.get(`side-${place}`) as Side)
}
