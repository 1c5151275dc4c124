import CMS from "decap-cms-app"
import { readFile } from "../../content/check/read-file"
import { entryText } from "../../content/model/content-type"
import { typeOfFile } from "../../content/model/index"
import { closeNotice } from "../windows"
import { backendInUse, followPublishing, recoverDrafts } from "../inside-decap"
import { setPublishedFiles } from "../published-content"
import { inContent } from "./change-check"
import { fileNameField, nameNewEntry, type Saving } from "./file-name"
import { githubRepository, type GitHubImplementation } from "./github"
import type { Refused } from "./refusal"
import { localRepository, type Implementation, type Repository } from "./repository"
import { guarded, tellFaults, type OpenTexts } from "./save"
import type { WrittenChange } from "./undo"
import {
  choose,
  confirmDescriptions,
  confirmHindi,
  confirmMove,
  offerUndo,
  refuse,
  tellHindi,
} from "./screen"

/**
 * Puts the guard between Decap and its backend: GitHub, or the file server of this computer. GitLab and Gitea have Decap's own
 * checks only.
 *
 * @returns a function for the repository in use; undefined before the login, and where there is no guard
 */
export function guardSaving(
  { name, proxy_url: address = "" }: { readonly name: string; readonly proxy_url?: string },
  tell: (change: WrittenChange) => void,
): () => Repository | undefined {
  const open: OpenTexts = new Map()
  recoverDrafts(open)
  const showPublished = followPublishing()
  CMS.registerEventListener({ name: "preSave", handler: beforeSaving })
  const saved = (change: WrittenChange) => {
    setPublishedFiles(change.content.files)
    void showPublished(change)
    offerUndo(change)
    if (change.hindi) tellHindi(change.path, change.hindi)
    tell(change)
  }
  const screen = { confirmMove, confirmDescriptions, confirmHindi, choose, refuse, saved }
  // Decap creates more than one backend and logs in to one.
  const repositories = new Map<unknown, Repository>()
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
    repositories.set(backend, repository)
    return guarded(backend, { repository, open, screen })
  }
  return () => repositories.get(backendInUse())
}

/** Decap's listener for "preSave": gives a new entry the name of its file, and refuses a form that is not as it should be. */
async function beforeSaving({ entry }: Saving) {
  // What an earlier attempt was refused for may be corrected now.
  closeNotice()
  const named = await nameNewEntry({ entry })
  const path = named
    ? `${String(entry.get("collection"))}/${String(named.get(fileNameField))}.json`
    : inContent(entry.get("path") as string)
  // A translation may lack texts.
  const type = typeOfFile(path)
  if (!type) return named
  const form = (named ?? (entry.get("data") as Saving["entry"])).toJS()
  const file = { path, text: entryText(type.fields, { ...form, [fileNameField]: undefined }) }
  const faults = readFile(file).faults.map((fault) => ({ ...fault, file: `content/${path}` }))
  try {
    tellFaults(faults, { files: [file], media: [] }, path)
  } catch (refused) {
    refuse(refused as Refused)
    throw refused
  }
  return named
}

/** Decap stores the login here. */
function storedToken(): string | undefined {
  const stored = localStorage.getItem("decap-cms-user")
  return stored ? (JSON.parse(stored) as { token?: string }).token : undefined
}
