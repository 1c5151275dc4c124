import type { Path } from "../../content/model/fields/field"
import { loggedIn, MovedOn } from "./repository"
import { say } from "../sentences"

/** Why something was refused, as shown on the screen; without a heading if the editor chose to go back to the form. */
export class Refused extends Error {
  constructor(
    readonly heading = "",
    readonly lines: readonly string[] = [],
    /** The field of the open form that each line is about. */
    readonly fields: readonly (Path | undefined)[] = [],
    /** What to do about it. */
    readonly press?: { readonly label: string; readonly press: () => void },
  ) {
    super([heading, ...lines].join(" "))
  }

  /** Decap shows this after “Not saved.” or “Not deleted.” for some seconds. */
  override toString(): string {
    return say("Nothing you typed is lost.")
  }
}

/** For each attempt: that it failed, what to do once the reason has gone, and what is not lost. */
const attempts = {
  save: ["Not saved:", "Publish again", "What you typed is still in the form."],
  delete: ["Not deleted:", "Delete it again", "Nothing was changed."],
  upload: ["Not uploaded:", "Upload it again", "The files that were there are as they were."],
  undo: ["Not undone:", "Press Undo again", "Nothing was changed."],
  read: ["Not read:", "Try again", "Nothing was changed."],
} as const

export type Attempt = keyof typeof attempts

/** Why an entry that is not in the repository cannot be opened. */
export function noSuchEntry(): Refused {
  const server = loggedIn.get()?.repository.name ?? "The server"
  const heading = `${say("Not read:")} ${say("{server} does not find this entry.", { server })}`
  return new Refused(heading, [
    say(
      "Somebody may have deleted it. Where its list has the button “Deleted entries”, you can bring it back.",
    ),
  ])
}

/** Why it failed, and what to do, by what the error has of the server's answer. */
const causes = {
  movedOn: [
    "somebody else published at the same moment, several times.",
    "Wait a minute. {again} then. Nothing of theirs was overwritten.",
  ],
  noConnection: [
    "there is no connection to {server}.",
    "Leave the editor open. {again} when you are online.",
  ],
  oldLogin: [
    "your login has expired.",
    "Log in again in the tab that opens, then come back here. {again}.",
  ],
  limit: ["your account has asked {server} too much in a short time.", "{again} in a few minutes."],
  mayNotRead: [
    "your account may not read this site’s repository, or it is no longer there.",
    "Ask whoever runs the site. Leave this window open until then, or copy what you typed.",
  ],
  mayNotChange: [
    "your account may not change this site’s repository, or it is no longer there.",
    "Ask whoever runs the site. Leave this window open until then, or copy what you typed.",
  ],
  fault: ["{server} has a fault of its own ({status}).", "{again} in a few minutes."],
  other: ["{server} answered: {message}", "{again}. If it stays so, ask whoever runs the site."],
} as const

function causeOf(error: unknown, status: number, message: string, attempt: Attempt) {
  if (error instanceof MovedOn) return "movedOn"
  if (globalThis.navigator?.onLine === false || isNoConnection(error, message))
    return "noConnection"
  if (status === 401) return "oldLogin"
  if (status === 429 || /rate limit/i.test(message)) return "limit"
  // GitHub also answers "not found" to an account without write access.
  if (status === 403 || status === 404) return attempt === "read" ? "mayNotRead" : "mayNotChange"
  return status >= 500 ? "fault" : "other"
}

/** The refusal for an error between the editor and the server, whatever the server's own words. */
export function asRefusal(error: unknown, attempt: Attempt): Refused {
  if (error instanceof Refused) return error
  const server = loggedIn.get()?.repository.name ?? "The server"
  const { status = 0 } = error as { status?: number }
  const message = error instanceof Error ? error.message : String(error)
  const [notDone, again, kept] = attempts[attempt]
  const cause = causeOf(error, status, message, attempt)
  const [reason, advice] = causes[cause]
  const values = { server, status, message, again: say(again) }
  const press =
    cause === "oldLogin"
      ? { label: say("Log in again"), press: () => void window.open(location.pathname) }
      : undefined
  const heading = `${say(notDone)} ${say(reason, values)}`
  return new Refused(heading, [say(kept), say(advice, values)], [], press)
}

/** Each browser words a failed request differently. Decap tells of its own, by the same words, as of a fault of GitHub (500). */
function isNoConnection(error: unknown, message: string): boolean {
  if (
    /^(failed to fetch|networkerror|load failed|the (network|internet) connection)/i.test(message)
  )
    return true
  const isOfBrowser = error instanceof TypeError || error instanceof DOMException
  return isOfBrowser && /fetch|network|could not be read|timed? ?out|abort/i.test(message)
}

/** How often to try when somebody else publishes at the same moment. */
const tries = 4

/**
 * Tries again, on the newest content, if something was committed meanwhile, and shows why something was refused. Decap alone
 * shows the words of the browser, and then a list as if all were deleted.
 *
 * @throws Refused, which the screen has shown
 */
export async function explained<T>(
  attempt: Attempt,
  show: (refusal: Refused) => void,
  act: () => Promise<T>,
  left = tries,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof MovedOn && left > 1) return explained(attempt, show, act, left - 1)
    const refusal = asRefusal(error, attempt)
    if (refusal.heading) show(refusal)
    throw refusal
  }
}
