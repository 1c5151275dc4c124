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

/** The refusal for an error between the editor and the server, whatever the server's own words. */
export function asRefusal(error: unknown, attempt: Attempt): Refused {
  if (error instanceof Refused) return error
  const server = loggedIn.get()?.repository.name ?? "The server"
  const [notDone, , kept] = attempts[attempt]
  const again = say(attempts[attempt][1])
  const refused = (reason: string, advice: string) =>
    new Refused(`${say(notDone)} ${reason}`, [say(kept), advice])
  if (error instanceof MovedOn) {
    return refused(
      say("somebody else published at the same moment, several times."),
      say("Wait a minute. {again} then. Nothing of theirs was overwritten.", { again }),
    )
  }
  const { status = 0 } = error as { status?: number }
  const message = error instanceof Error ? error.message : String(error)
  if (globalThis.navigator?.onLine === false || isNoConnection(error, message)) {
    return refused(
      say("there is no connection to {server}.", { server }),
      say("Leave the editor open. {again} when you are online.", { again }),
    )
  }
  if (status === 401) {
    const advice = say("Log in again in the tab that opens, then come back here. {again}.", {
      again,
    })
    const press = () => void window.open(location.pathname)
    const lines = [say(kept), advice]
    return new Refused(`${say(notDone)} ${say("your login has expired.")}`, lines, [], {
      label: say("Log in again"),
      press,
    })
  }
  if (status === 429 || /rate limit/i.test(message)) {
    return refused(
      say("your account has asked {server} too much in a short time.", { server }),
      say("{again} in a few minutes.", { again }),
    )
  }
  // GitHub also answers "not found" to an account without write access.
  if (status === 403 || status === 404) {
    return refused(
      say(
        attempt === "read"
          ? "your account may not read this site’s repository, or it is no longer there."
          : "your account may not change this site’s repository, or it is no longer there.",
      ),
      say("Ask whoever runs the site. Leave this window open until then, or copy what you typed."),
    )
  }
  if (status >= 500) {
    return refused(
      say("{server} has a fault of its own ({status}).", { server, status }),
      say("{again} in a few minutes.", { again }),
    )
  }
  return refused(
    say("{server} answered: {message}", { server, message }),
    say("{again}. If it stays so, ask whoever runs the site.", { again }),
  )
}

/** Each browser words a failed request differently. */
function isNoConnection(error: unknown, message: string): boolean {
  return (
    (error instanceof TypeError || error instanceof DOMException) &&
    /fetch|network|load failed|could not be read|timed? ?out|abort/i.test(message)
  )
}
