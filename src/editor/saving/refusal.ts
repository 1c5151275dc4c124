import type { Path } from "../../content/model/fields/field"
import { MovedOn } from "./repository"

/** Why something was refused, as shown on the screen; without a heading if the editor chose to go back to the form. */
export class Refused extends Error {
  constructor(
    readonly heading = "",
    readonly lines: readonly string[] = [],
    /** The field of the open form that each line is about. */
    readonly fields: readonly (Path | undefined)[] = [],
  ) {
    super([heading, ...lines].join(" "))
  }

  /** Decap shows this after “Not saved.” or “Not deleted.” for some seconds. */
  override toString(): string {
    return "Nothing you typed is lost."
  }
}

/** For each attempt: that it failed, what to do once the reason has gone, and what is not lost. */
const attempts = {
  save: ["Not saved:", "Publish again", "What you typed is still in the form."],
  delete: ["Not deleted:", "Delete it again", "Nothing was changed."],
  upload: ["Not uploaded:", "Upload it again", "The files that were there are as they were."],
  read: ["Not read:", "Try again", "Nothing was changed."],
} as const

export type Attempt = keyof typeof attempts

/** The refusal for an error between the editor and the server, whatever the server's own words. */
export function asRefusal(error: unknown, attempt: Attempt, server: string): Refused {
  if (error instanceof Refused) return error
  const [notDone, again, kept] = attempts[attempt]
  const refused = (reason: string, advice: string) =>
    new Refused(`${notDone} ${reason}`, [kept, advice])
  if (error instanceof MovedOn) {
    return refused(
      "somebody else published at the same moment, several times.",
      `Wait a minute. ${again} then. Nothing of theirs was overwritten.`,
    )
  }
  const { status = 0 } = error as { status?: number }
  const message = error instanceof Error ? error.message : String(error)
  if (globalThis.navigator?.onLine === false || isNoConnection(error, message)) {
    return refused(
      `there is no connection to ${server}.`,
      `Leave the editor open. ${again} when you are online.`,
    )
  }
  if (status === 401) {
    return refused(
      "your login has expired.",
      `Open the editor in a second tab, log out and in again there, then come back here. ${again}.`,
    )
  }
  if (status === 404 && attempt === "read") {
    return refused(
      `${server} does not find this entry.`,
      "Somebody may have deleted it. Where its list has the button “Deleted entries”, you can bring it back.",
    )
  }
  // GitHub also answers "not found" to an account without write access.
  if (status === 403 || status === 404) {
    return refused(
      `your account may not ${attempt === "read" ? "read" : "change"} this site’s repository, or it is no longer there.`,
      "Ask whoever runs the site. Leave this window open until then, or copy what you typed.",
    )
  }
  if (status >= 500) {
    return refused(`${server} has a fault of its own (${status}).`, `${again} in a few minutes.`)
  }
  return refused(
    `${server} answered: ${message}`,
    `${again}. If it stays so, ask whoever runs the site.`,
  )
}

/** Each browser words a failed request differently. */
function isNoConnection(error: unknown, message: string): boolean {
  return (
    (error instanceof TypeError || error instanceof DOMException) &&
    /fetch|network|load failed|could not be read|timed? ?out|abort/i.test(message)
  )
}
