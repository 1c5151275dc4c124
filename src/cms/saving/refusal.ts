import type { Path } from "../../content-model/fields/field"
import { MovedOn } from "./repository"

/** Why something was refused, as shown on the screen. */
export class Refused extends Error {
  constructor(
    readonly heading: string,
    readonly lines: readonly string[],
    /** The first field of the open form to correct. */
    readonly field?: Path,
  ) {
    super(heading)
  }

  /** The heading and all lines as one text. */
  get words(): string {
    return [this.heading, ...this.lines].join(" ")
  }

  /** Decap shows this after “Not saved.” or “Not deleted.” for some seconds. */
  override toString(): string {
    return "Nothing you typed is lost."
  }
}

/** The editor chose to go back to the form. There is nothing to explain. */
export class Cancelled extends Refused {
  constructor() {
    super("", [])
  }
}

export type Attempt = "save" | "publish" | "delete" | "upload" | "read" | "read history"

const notDone: Readonly<Record<Attempt, string>> = {
  save: "Not saved:",
  publish: "Not published:",
  delete: "Not deleted:",
  upload: "Not uploaded:",
  read: "Not read:",
  "read history": "Not read:",
}

/** What to do once the reason has gone. */
const again: Readonly<Record<Attempt, string>> = {
  save: "Publish again",
  publish: "Publish again",
  delete: "Delete it again",
  upload: "Upload it again",
  read: "Try again",
  "read history": "Try again",
}

const nothingLost: Readonly<Record<Attempt, string>> = {
  save: "What you typed is still in the form.",
  publish: "The draft is as it was.",
  delete: "Nothing was changed.",
  upload: "The files that were there are as they were.",
  read: "Nothing was changed.",
  "read history": "Nothing was changed.",
}

/** The refusal for an error between the editor and the server, whatever the server's own words. */
export function asRefusal(error: unknown, attempt: Attempt, server: string): Refused {
  if (error instanceof Refused) return error
  const [heading, ...advice] = explained(error, server, attempt)
  return new Refused(`${notDone[attempt]} ${heading}`, [nothingLost[attempt], ...advice])
}

function explained(error: unknown, server: string, attempt: Attempt): [string, ...string[]] {
  const repeat = again[attempt]
  if (error instanceof MovedOn) {
    return [
      "somebody else published at the same moment, several times.",
      `Wait a minute. ${repeat} then. Nothing of theirs was overwritten.`,
    ]
  }
  const status = (error as { status?: unknown }).status
  const message = error instanceof Error ? error.message : String(error)
  if (globalThis.navigator?.onLine === false || isNoConnection(error, message)) {
    return [
      `there is no connection to ${server}.`,
      `Leave the editor open. ${repeat} when you are online.`,
    ]
  }
  switch (status) {
    case 401:
      return [
        "your login has expired.",
        `Open the editor in a second tab, log out and in again there, then come back here. ${repeat}.`,
      ]
    case 403:
      if (attempt.startsWith("read")) {
        return [
          "your account may not read this site’s repository.",
          "Ask whoever runs the site to let your account in.",
        ]
      }
      return [
        "your account may read this site, but not change it.",
        `Ask whoever runs the site to let your account write to the repository. ${repeat} then.`,
      ]
    case 404:
      if (attempt === "read") {
        return [
          `${server} does not find this entry.`,
          "Somebody may have deleted it. Where its list has the button “Deleted entries”, you can bring it back.",
        ]
      }
      if (attempt === "read history") {
        return [
          `${server} does not find the repository, or your account may no longer read it.`,
          "Ask whoever runs the site.",
        ]
      }
      return [
        // GitHub also answers "not found" to an account without write access.
        `${server} does not find the repository, or your account may no longer change it.`,
        "Ask whoever runs the site. Leave this window open until then, or copy what you typed.",
      ]
    case 405:
      // GitLab's answer to a write under the old name of a project.
      return [
        `${server} has the repository under another name now.`,
        "Ask whoever runs the site to set the new one. Leave this window open until then, or copy what you typed.",
      ]
    case 413:
      return ["a file is too large.", "Choose a smaller one: a film may have 20 MB."]
    case 429:
      return [`${server} asks for a pause.`, `${repeat} in a few minutes.`]
    default:
  }
  if (typeof status === "number" && status >= 500) {
    return [`${server} has a fault of its own (${status}).`, `${repeat} in a few minutes.`]
  }
  return [`${server} answered: ${message}`, `${repeat}. If it stays so, ask whoever runs the site.`]
}

/** Each browser words a failed request differently. */
function isNoConnection(error: unknown, message: string): boolean {
  return (
    (error instanceof TypeError || error instanceof DOMException) &&
    /fetch|network|load failed|could not be read|timed? ?out|abort/i.test(message)
  )
}
