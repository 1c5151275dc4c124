import * as React from "react"
import { originalFile, translationFile } from "../../content/model/translation"
import { pathIn, translations } from "../../kit/words/language"
import { openField } from "../fields/open-field"
import { addressOf, placeOf } from "../history/place"
import { goTo, isTypedIn, reloadList } from "../inside-decap"
import { publishedNow } from "../published-content"
import { moment, say } from "../sentences"
import { shared } from "../shared"
import { ask, Button, Lines, showNotice } from "../windows"
import { textIn, titleIn, type Content } from "./change-check"
import type { Choose, DescribedPicture, Side } from "./differences"
import type { MovedPage } from "./moved-pages"
import { noSuchEntry, Refused } from "./refusal"
import { stateSentence, type HindiLost, type LackingText } from "./translations"
import type { WrittenChange } from "./told"
import { changeSentences, touchedBy } from "./undone"

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

/** Says on the list why an entry of it could not be opened, and offers to open it again. */
export function tellUnread(error: Error, address: string): void {
  // Decap's own errors are about an address that it does not know.
  const { heading, lines, ...refusal } = error instanceof Refused ? error : noSuchEntry()
  const press = refusal.press ?? { label: say("Open it again"), press: () => goTo(address) }
  showNotice({ heading, lines, refused: true, press })
}

/** Says what publishing an entry did to its Hindi. */
export function tellHindi(path: string, { pages, missing, outdated }: HindiLost): void {
  const [first] = pages
  const gone =
    pages.length === 1
      ? "The page {page} is no longer published in Hindi."
      : "{count} pages are no longer published in Hindi."
  showNotice({
    heading: say("Published. Please look at the Hindi, too:"),
    lines: [
      ...(first ? [say(gone, { page: first, count: pages.length })] : []),
      say("This entry: {state}.", { state: stateSentence({ missing, outdated }) }),
      ...(missing > 0 && !first
        ? [say("The Hindi page leaves out pictures and rows without Hindi until they have it.")]
        : []),
    ],
    press: {
      label: say("Open the Hindi"),
      press: () => goTo(addressOf(translationFile(originalFile(path) ?? path))),
    },
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
  if (isOpen && wasAdded) goTo(`/collections/${folder}`)
}

const back = () => say("Back to the form")

/** Asks before a page moves and visitors of its old address are sent on. False when the editor goes back to the form. */
export async function confirmMove(page: MovedPage, content: Content): Promise<boolean> {
  const users = page.linkedFrom.map((path) => titleIn(content, path))
  const { from, to } = page
  const body = (
    <>
      <p>
        {say(
          "Search engines and people who have saved {from} still go there. They can be sent on to {to}.",
          { from, to },
        )}
      </p>
      {users.length > 0 && (
        <p>{say("These link to {from}, and will link to {to}:", { from, to })}</p>
      )}
      <Lines lines={users} />
    </>
  )
  const heading = say("The address changes from {from} to {to}.", { from, to })
  const answer = say("Publish, and send visitors on from {from}", { from })
  return Boolean(await ask({ heading, body, answer, back: back() }))
}

/** Asks whether new pictures are described rightly. On the way back to the form the first description is opened. */
export async function confirmDescriptions(pictures: readonly DescribedPicture[]): Promise<boolean> {
  const isRight = await ask({
    heading: say("New pictures still have the description of the old ones:"),
    body: (
      <>
        <Lines lines={pictures.map(({ alt }) => `“${alt}”`)} />
        <p>
          {say(
            "It is read out to people who cannot see the picture. Look at its caption and kind, too.",
          )}
        </p>
      </>
    ),
    answer: say("It is right: publish"),
    back: say("Change the description"),
  })
  const [first] = pictures
  if (!isRight && first) void openField(first.path)
  return Boolean(isRight)
}

interface LostPages {
  /** The pages that would no longer be in Hindi, by their English addresses. */
  readonly pages: readonly string[]
  readonly texts: readonly LackingText[]
  /** What is wrong with texts that were typed before. */
  readonly faults: readonly string[]
}

/**
 * Asks before pages are no longer published in Hindi, with a field for each text they lack.
 *
 * @returns the Hindi texts, in order; "take off" to publish without them; nothing to go back to the form
 */
export async function confirmHindi({
  pages,
  texts,
  faults,
}: LostPages): Promise<readonly string[] | "take off" | undefined> {
  const [language = "en"] = translations
  const [page = "", ...others] = pages.map((path) => pathIn(language, path))
  const count = others.length
  const fields = await ask({
    heading: say("These texts have no Hindi yet:"),
    body: (
      <>
        <Lines lines={faults} />
        <p>{say("The Hindi page cannot be without them. Type them here, or take the page off.")}</p>
        {texts.map(({ label, english, hindi }) => (
          <fieldset key={label}>
            <legend>{label}</legend>
            <div className="site-original" lang="en">
              {english}
            </div>
            <textarea
              name="words"
              lang={language}
              required
              aria-label={label}
              defaultValue={hindi}
            />
          </fieldset>
        ))}
      </>
    ),
    answer: say("Publish with them"),
    other:
      count === 0
        ? say("Take {page} off for now", { page })
        : say("Take {page} and {count} more off for now", { page, count }),
    back: back(),
  })
  if (fields?.get("answer") === "other") return "take off"
  return fields?.getAll("words").map((text) => String(text).trim())
}

/** Shows somebody else's changes next to those in the form, field by field. Nothing is chosen beforehand. */
export const choose: Choose = async ({ by, fields }) => {
  const who = by ? `${by.name} (${moment(by.date)})` : say("Somebody else")
  if (!fields) {
    const isWanted = await ask({
      heading: say("{who} deleted this entry, while it was open here.", { who }),
      body: (
        <p>
          {say("What you typed is still in the form. You can publish the entry again with it.")}
        </p>
      ),
      answer: say("Publish it again"),
      back: back(),
    })
    return isWanted ? [] : undefined
  }
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
