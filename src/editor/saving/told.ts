import { textIn, titleIn, type Content } from "./change-check"
import { routesOf } from "./moved-pages"
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
