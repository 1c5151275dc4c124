import type { ContentFile } from "../../content/check/fault"
import { typeOfEntry } from "../../content/model/translation"
import { say } from "../sentences"
import { entryIn, textIn, titleIn, type Content } from "./change-check"
import { fieldChanges } from "./differences"
import { routesOf } from "./moved-pages"
import { Refused } from "./refusal"
import { hindiLost, type HindiLost } from "./translations"

/** A change of an entry that was written. */
export interface WrittenChange {
  /** The entry that was published, by its path in content/. */
  readonly path: string
  readonly title: string
  /** All content before the change, and with it. */
  readonly before: Content
  readonly content: Content
  /** The address of its page, if it has one. */
  readonly page?: string
  /** The text of the entry as written; undefined if it was deleted. */
  readonly after?: string
  readonly commit?: string
  /** What it did to the Hindi; undefined if nothing. */
  readonly hindi?: HindiLost
  /** Whether what was written differs from the form. */
  readonly differs: boolean
  /**
   * Publishes the state before it, as a change of its own.
   *
   * @throws Refused, which the screen has shown, when somebody has changed it since, or the site now needs it
   */
  undo(): Promise<void>
}

/**
 * What there is to tell of a change.
 *
 * @param result what the backend answered to the write
 */
export function told(
  path: string,
  before: Content,
  content: Content,
  result: unknown,
): Omit<WrittenChange, "undo" | "differs"> {
  const after = textIn(content, path)
  return {
    path,
    title: titleIn(after === undefined ? before : content, path),
    before,
    content,
    page: routesOf(content).find((route) => route.entry === path)?.path,
    after,
    hindi: hindiLost(path, before, content),
    // GitHub returns the branch, whose latest commit is the new one.
    commit: (result as { object?: { sha?: string } } | undefined)?.object?.sha,
  }
}

/**
 * What has to be looked at in the Hindi after a change. Nothing if pages alone have gone, as when the Hindi pages are switched off.
 */
export function hindiToDo({ hindi }: Pick<WrittenChange, "hindi">): HindiLost | undefined {
  return hindi && hindi.missing + hindi.outdated > 0 ? hindi : undefined
}

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
