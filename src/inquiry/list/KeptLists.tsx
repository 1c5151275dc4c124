import * as React from "react"
import { focusIfLost } from "../../kit/hooks/focus"
import { saveFile } from "../../kit/hooks/browser"
import { saveText, savedText } from "../../kit/hooks/storage"
import { useWords } from "../../kit/words/words"
import {
  KEPT,
  readLists,
  textOfLists,
  useKeptLists,
  withLists,
  type KeptList,
} from "./useKeptLists"
import { countText } from "./line"
import { addList, openList } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

const none: readonly KeptList[] = []

/** Brings the newest list back with one press. Renders nothing if there is none. */
export function SameAgain() {
  const words = useWords("list")
  const newest = useKeptLists().lists.find(({ lines }) => lines.length > 0)
  if (!newest) return null
  const { lines, lead, day, about } = newest
  return (
    <p className="cluster">
      <button
        className="btn btn--line"
        type="button"
        onClick={() => openList({ lines, lead }, words.opened(countText(lines, words)))}
      >
        {words.kept.same(day)}
      </button>
      <span>{[lead.name, about].filter(Boolean).join(", ")}</span>
    </p>
  )
}

/**
 * The last ten lists on this device: to open, add, delete, and to take to another one in a file. A list is named by opening it,
 * naming it and keeping it again.
 */
export const KeptLists = React.memo(function KeptLists() {
  const words = useWords("list")
  const { kept } = words
  const { text, lists, fault } = useKeptLists()
  /** What was done last, and the lists that it took away. */
  const [{ sentence, gone }, setSaid] = React.useState({ sentence: "", gone: none })
  const say = (sentence: string) => setSaid({ sentence, gone: none })
  const heading = React.useRef<HTMLHeadingElement>(null)
  React.useEffect(() => {
    if (sentence) focusIfLost(heading.current)
  }, [sentence, gone])
  /** Another tab may have kept more since this was drawn. */
  const stored = () => {
    const now = readLists(savedText(...KEPT))
    return typeof now === "function" ? [] : now
  }
  const store = (next: readonly KeptList[], sentence: string, gone = none) => {
    if (saveText(...KEPT, textOfLists(next))) setSaid({ sentence, gone })
    else say(kept.notKept)
  }
  const take = async ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const taken = readLists((await target.files?.[0]?.text()) ?? "")
    target.value = ""
    if (typeof taken === "function") return say(taken(words))
    const own = stored()
    const { lists: all, left } = withLists(own, taken)
    store(all, kept.taken(all.length - own.length, left))
  }
  const save = () => {
    const file = "inquiry-lists.json"
    saveFile(file, "application/json", text)
    say(words.fileSaved(file))
  }
  /** A double click presses once: the next list would be under it. */
  const button = (label: string, act: () => unknown, of = "") => (
    <button
      className={`btn btn--${of ? "text" : "line"}`}
      type="button"
      aria-label={of ? `${label}: ${of}` : undefined}
      onClick={({ detail }) => void (detail > 1 || act())}
    >
      {label}
    </button>
  )
  return (
    <section className={`stack ${styles.kept}`} aria-labelledby="kept-lists">
      <h2 className="h3" id="kept-lists" tabIndex={-1} ref={heading}>
        {kept.heading}
      </h2>
      <p className="small">{fault || kept.hint}</p>
      <ul className="ruled" aria-labelledby="kept-lists" hidden={lists.length === 0}>
        {lists.map(({ list, day, lines, lead, about }) => (
          <li key={list.hash}>
            <span>
              <b>{lead.name || day}</b>
              <small>{[lead.name ? day : "", about].filter(Boolean).join(", ")}</small>
            </span>
            <span className="cluster">
              {lines.length === 0 ? null : (
                <>
                  {button(kept.open, () => {
                    openList({ lines, lead }, words.opened(countText(lines, words)))
                    window.scrollTo({ top: 0 })
                  })}
                  {button(kept.copy, () => {
                    const sentence = words.addedWithout(lead.name || day)
                    say(addList({ lines, lead }, sentence, words)?.(words) ?? sentence)
                  })}
                </>
              )}
              {button(
                kept.remove,
                () => {
                  const others = stored().filter(({ hash }) => hash !== list.hash)
                  store(others, kept.deleted, [list])
                },
                lead.name || day,
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="cluster" role="status">
        <span>{sentence}</span>
        {gone.length > 0
          ? button(words.undo, () => store(withLists(gone, stored()).lists, words.undone))
          : null}
      </p>
      <div className="btn-row">
        {lists.length > 0 ? button(kept.save, save) : null}
        {fault ? null : (
          <label className="btn btn--line">
            {kept.take}
            <input
              className="vh"
              type="file"
              accept=".json"
              onChange={(event) => void take(event)}
            />
          </label>
        )}
        {text ? button(kept.forget, () => store([], kept.forgotten, stored())) : null}
      </div>
    </section>
  )
})
