import CMS from "decap-cms-app"
import { followPublishing, isComing, recoverDrafts } from "../form-life"
import { setPublishedFiles } from "../published-content"
import { closeNotice } from "../windows"
import { nameNewEntry, type Saving } from "./file-name"
import { githubRepository, type GitHubImplementation } from "./github"
import { localRepository, loggedIn, type Implementation } from "./repository"
import { Refused } from "./refusal"
import { guarded } from "./save"
import type { OpenTexts } from "./surroundings"
import { say } from "../sentences"
import { hindiToDo, touchedBy, type WrittenChange } from "./written"
import { choose, confirm, formOf, offerUndo, refuse, tellHindi } from "./screen"

/**
 * Puts the guard between Decap and its backend: GitHub, or the file server of this computer. What is saved at GitLab and Gitea is
 * checked as the site is built.
 */
export function guardSaving(
  { name, proxy_url: address = "" }: { readonly name: string; readonly proxy_url?: string },
  tell: (change: WrittenChange) => void,
): void {
  const open: OpenTexts = new Map()
  recoverDrafts(open)
  const showPublished = followPublishing()
  const beforeSaving = (saving: Saving) => {
    // What an earlier attempt was refused for may be corrected now.
    closeNotice()
    if (isComing()) {
      const refusal = new Refused(say("Not saved yet:"), [
        say("Files are still being added to the form. Publish again when they are there."),
      ])
      refuse(refusal)
      throw refusal
    }
    return nameNewEntry(saving)
  }
  CMS.registerEventListener({ name: "preSave", handler: beforeSaving })
  const saved = (change: WrittenChange) => {
    setPublishedFiles(change.content.files)
    void showPublished(change)
    // When all of somebody else's fields were chosen, nothing was changed.
    if (touchedBy(change.before, change.content).length > 0) offerUndo(change)
    // What was said of an earlier change may no longer be so.
    const hindi = hindiToDo(change)
    if (hindi) tellHindi(change.path, hindi)
    else closeNotice()
    tell(change)
  }
  const screen = { confirm, choose, refuse, formOf, saved }
  // Decap's types do not have what a registered backend is.
  const registered = CMS.getBackend(name) as { init(...args: unknown[]): Implementation }
  const { init } = registered
  registered.init = (...args) => {
    const backend = init(...args)
    if (name !== "proxy" && name !== "github") return backend
    const repository =
      name === "proxy"
        ? localRepository(backend, address)
        : githubRepository(backend as GitHubImplementation, storedToken)
    // Decap creates more than one backend and logs in to one.
    const { authenticate, logout } = backend
    backend.authenticate = async (...given) => {
      const user = await authenticate.apply(backend, given)
      loggedIn.set({ repository, backend })
      return user
    }
    backend.logout = () => {
      loggedIn.set(undefined)
      return logout.call(backend)
    }
    return guarded(backend, { repository, open, screen })
  }
}

/** Decap stores the login here. */
function storedToken(): string | undefined {
  const stored = localStorage.getItem("decap-cms-user")
  return stored ? (JSON.parse(stored) as { token?: string }).token : undefined
}
