import * as React from "react"
import { createPortal } from "react-dom"
import { fieldName } from "../content/model/fields/field"
import { typeOfFile } from "../content/model/index"
import {
  entryTexts,
  originalFile,
  translationFile,
  translationType,
} from "../content/model/translation"
import { fieldAt, openField } from "./fields/open-field"
import { formAddress } from "./history/place"
import { changeField, formData, openAddress } from "./inside-decap"
import { textIn } from "./saving/change-check"
import { loggedIn, type Repository } from "./saving/repository"
import { hindiStates, stateSentence } from "./saving/translations"
import { say } from "./sentences"
import { usePlace } from "./strip"
import { Button, showList } from "./windows"

/** Lets editors translate: leads from the form of an entry to its Hindi texts and back, from a list to missing Hindi. */
export function HindiButton() {
  const repository = loggedIn.use()?.repository
  const place = usePlace()
  if (!repository) return null
  if (place?.kind !== "entry")
    return <Button onClick={() => showMissing(repository)}>{say("Hindi texts")}</Button>
  const original = originalFile(place.path)
  const type = typeOfFile(place.path)
  if (original === undefined && !(type && translationType(type))) return null
  return (
    <Button onClick={() => openAddress(formAddress(original ?? translationFile(place.path)))}>
      {say(original === undefined ? "Hindi texts" : "English texts")}
    </Button>
  )
}

function showMissing(repository: Repository): void {
  const open = ({ path, first }: ReturnType<typeof hindiStates>[number]) => {
    openAddress(formAddress(translationFile(path)))
    if (first) void openField(first)
  }
  showList({
    heading: say("Hindi texts"),
    hint: say(
      "A page is published in Hindi when its own texts are translated and “Publish the Hindi pages” is on in Company & settings, Settings. Pictures and rows without Hindi are left out of it.",
    ),
    empty: say("All texts are in Hindi."),
    items: async () =>
      hindiStates(await repository.content()).map((state) => (
        <>
          <Button look="link" onClick={() => open(state)}>
            {state.title}
          </Button>
          {`: ${stateSentence(state)}`}
        </>
      )),
  })
}

/** An English text in the field of its Hindi. */
interface Original {
  readonly field: Element
  readonly name: string
  readonly text: string
  /** As it was when it was translated, if it has changed since. */
  readonly was?: string
}

/**
 * Shows the English text beside each field of a translation, and where that has changed since, the text it was made from; there a
 * button confirms the Hindi. The texts of the original are read when the form is opened.
 */
export function Originals() {
  const place = usePlace()
  const path = place?.kind === "entry" ? originalFile(place.path) : undefined
  const repository = loggedIn.use()?.repository
  const [shown, setShown] = React.useState<readonly Original[]>([])
  React.useEffect(() => {
    // Before the login nothing can be read.
    if (path === undefined || !repository) return
    let texts: ReturnType<typeof entryTexts> = []
    let waiting = 0
    let isOpen = true
    const look = () => {
      waiting = 0
      const from = (formData().from ?? {}) as Readonly<Record<string, string>>
      const found = texts.flatMap(({ path: at, text }): Original[] => {
        const field = fieldAt(at)
        const name = fieldName(at)
        const was = from[name] === text ? undefined : from[name]
        return field ? [{ field, name, text, was }] : []
      })
      setShown(found)
    }
    const soon = () => (waiting ||= requestAnimationFrame(look))
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    void repository.content().then((content) => {
      if (!isOpen) return
      const entry: unknown = JSON.parse(textIn(content, path) ?? "{}")
      texts = entryTexts(typeOfFile(path)?.fields ?? {}, entry)
      soon()
    })
    return () => {
      isOpen = false
      observer.disconnect()
      cancelAnimationFrame(waiting)
      setShown([])
    }
  }, [path, repository])
  return shown.map(({ field, name, text, was }) =>
    createPortal(
      <div className="site-original" lang="en">
        {text}
        {was !== undefined && (
          <>
            <b>{say("The English has changed since this was translated.")}</b>
            <del>{was}</del>
            <Button
              type="button"
              onClick={() => changeField("from", { ...(formData().from as object), [name]: text })}
            >
              {say("The Hindi is still right")}
            </Button>
          </>
        )}
      </div>,
      field,
      name,
    ),
  )
}
