import type { ContentFile } from "../../content/check/fault"
import { typeOfEntry } from "../../content/model/translation"
import { say } from "../sentences"
import { entryIn, textIn, titleIn, type Content } from "./change-check"
import { fieldChanges } from "./differences"
import { Refused } from "./refusal"

/** The entries that a change touched, by their paths in content/: its own, its Hindi, and those whose links followed. */
export function touchedBy(before: Content, after: Content): readonly string[] {
  const paths = new Set([...before.files, ...after.files].map(({ path }) => path))
  return [...paths].filter((path) => textIn(before, path) !== textIn(after, path))
}

/**
 * What undoing a change writes and deletes.
 *
 * @param now the content as it is now
 * @throws Refused when somebody has changed one of the entries since
 */
export function undoing(before: Content, after: Content, now: Content) {
  const touched = touchedBy(before, after)
  const since = touched.filter((path) => textIn(now, path) !== textIn(after, path))
  if (since.length > 0) {
    throw new Refused(say("Not undone:"), [
      ...since.map((path) => {
        const there = textIn(now, path) === undefined ? after : now
        return say("{title} was changed again since.", { title: titleIn(there, path) })
      }),
      say("“Earlier versions” in its form has what was there before."),
    ])
  }
  const writes = touched.flatMap((path): ContentFile[] => {
    const text = textIn(before, path)
    return text === undefined ? [] : [{ path, text }]
  })
  const deletes = touched.filter((path) => textIn(before, path) === undefined)
  return { writes, deletes }
}

/** What a change of an entry did, in sentences: "Toll-free number: 1800 000 0000 → 1800 123 4567". */
export function changeSentences(path: string, before: Content, after: Content): readonly string[] {
  const was = textIn(before, path)
  const now = textIn(after, path)
  if (was === undefined) return [say("{title} was added.", { title: titleIn(after, path) })]
  if (now === undefined) return [say("{title} was deleted.", { title: titleIn(before, path) })]
  const told = fieldChanges(typeOfEntry(path)?.fields ?? {}, entryIn(was), entryIn(now))
  return told.length > 0 ? told : [say("{title} was changed.", { title: titleIn(after, path) })]
}
