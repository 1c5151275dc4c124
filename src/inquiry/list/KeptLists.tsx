import * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { saveFile } from "../../kit/hooks/browser"
import { useWords } from "../../kit/words/words"
import { saveText } from "../../kit/hooks/storage"
import {
  KEPT,
  readLists,
  textOfLists,
  useKeptLists,
  withLists,
  type KeptList,
} from "./useKeptLists"
import type { InquiryLine } from "./line"
import { listLink } from "./link"
import { addLines } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

/** Opens a list as its link does: as one's own if there is none, else beside it. */
const open = ({ hash }: KeptList) => window.location.replace(hash)

/** Brings the newest list back with one press. Renders nothing if there is none. */
export function SameAgain() {
  const { kept } = useWords("list")
  const [newest] = useKeptLists().lists
  if (!newest) return null
  return (
    <p className="cluster">
      <button className="btn btn--line" type="button" onClick={() => open(newest.list)}>
        {kept.same(newest.day)}
      </button>
      <span>{[newest.lead.name, newest.about].filter(Boolean).join(", ")}</span>
    </p>
  )
}

/** The last ten lists on this device: to open, add, name, delete, and to take to another one in a file. */
export function KeptLists() {
  const { kept, undo, undone } = useWords("list")
  const words = useWords("list")
  const { text, lists, fault } = useKeptLists()
  const [said, say] = React.useState({ sentence: "", before: "" })
  const plain = lists.map(({ list }) => list)

  const store = (next: string, sentence: string, before = "") =>
    say({ sentence: saveText(...KEPT, next) ? sentence : kept.notKept, before })
  const rename = (place: number, name: string) => {
    const { list, lines, lead } = lists[place]
    const hash = listLink("", lines, { ...lead, name: name.trim() })
    if (hash !== list.hash) store(textOfLists(plain.with(place, { ...list, hash })), kept.renamed)
  }
  const take = async ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const taken = readLists((await target.files?.[0]?.text()) ?? "")
    target.value = ""
    if (typeof taken === "function") return say({ sentence: taken(words), before: "" })
    const { lists: all, left } = withLists(plain, taken)
    store(textOfLists(all), kept.taken(all.length - plain.length, left))
  }
  const save = () => {
    const file = "inquiry-lists.json"
    saveFile(file, "application/json", text)
    say({ sentence: words.fileSaved(file), before: "" })
  }
  const copy = (more: readonly InquiryLine[], name: string) => {
    const refusal = addLines(more, words.addedWithout(name))
    say({ sentence: refusal?.(words) ?? "", before: "" })
  }
  const button = (label: string, act: () => unknown) => (
    <button className="btn btn--line" type="button" onClick={act}>
      {label}
    </button>
  )
  return (
    <section className={`stack ${styles.kept}`} aria-labelledby="kept-lists">
      <h2 className="h3" id="kept-lists">
        {kept.heading}
      </h2>
      <p className="small">{fault || kept.hint}</p>
      <ul className="ruled" aria-labelledby="kept-lists" hidden={lists.length === 0}>
        {lists.map(({ list, day, lines, lead, about }, place) => (
          <li key={`${place} ${list.hash}`}>
            <label className={fields.field}>
              <span className={fields.label}>{`${day}: ${about}`}</span>
              <input
                className={fields.control}
                defaultValue={lead.name}
                placeholder={kept.name}
                maxLength={80}
                onBlur={({ target }) => rename(place, target.value)}
                onKeyDown={({ key, currentTarget }) =>
                  key === "Enter" ? currentTarget.blur() : null
                }
              />
            </label>
            <span className="cluster">
              {button(kept.open, () => open(list))}
              {button(kept.copy, () => copy(lines, lead.name || day))}
              <button
                className="btn btn--text"
                type="button"
                aria-label={`${kept.remove}: ${lead.name || day}`}
                onClick={() => store(textOfLists(plain.toSpliced(place, 1)), kept.deleted, text)}
              >
                {kept.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p className="cluster" role="status">
        <span>{said.sentence}</span>
        {said.before ? button(undo, () => store(said.before, undone)) : null}
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
        {text ? button(kept.forget, () => store("", kept.forgotten, text)) : null}
      </div>
    </section>
  )
}
