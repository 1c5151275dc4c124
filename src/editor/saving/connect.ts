import CMS from "decap-cms-app"
import { readFile } from "../../content/check/read-file"
import { entryText } from "../../content/model/content-type"
import { typeOfFile } from "../../content/model/index"
import { backendInUse, followPublishing, recoverDrafts } from "../inside-decap"
import { setPublishedFiles } from "../published-content"
import type { Implementation } from "./backend-types"
import { inContent } from "./change-check"
import { fileNameField, nameNewEntry } from "./file-name"
import { githubRepository, type GitHubImplementation } from "./github"
import type { Refused } from "./refusal"
import { localRepository, type Connection } from "./repository"
import { guarded, tellFaults, type OpenTexts, type WrittenChange } from "./save"
import { choose, confirmDescriptions, confirmMove, refuse, tellHindi } from "./screen"

/**
 * Puts the guard between Decap and its backend: GitHub, or the file server of this computer. GitLab and Gitea have Decap's own
 * checks only.
 *
 * @returns a function for the connection in use; undefined before the login, and where there is no guard
 */
export function guardSaving(
  { name, proxy_url: address = "" }: { readonly name: string; readonly proxy_url?: string },
  tell: (change: WrittenChange) => void,
): () => Connection | undefined {
  const open: OpenTexts = new Map()
  recoverDrafts(open)
  const showPublished = followPublishing()
  CMS.registerEventListener({ name: "preSave", handler: beforeSaving as never })
  const saved = (change: WrittenChange) => {
    setPublishedFiles(change.content.files)
    void showPublished(change)
    if (change.hindi) tellHindi(change.path, change.hindi)
    tell(change)
  }
  const screen = { confirmMove, confirmDescriptions, choose, refuse, saved }
  // Decap creates more than one and logs in to one.
  const connections = new Map<unknown, Connection>()
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
    connections.set(backend, { repository, backend })
    return guarded(backend, { repository, open, screen })
  }
  return () => connections.get(backendInUse())
}

/** The form in Decap's event, as far as used here. */
interface SavedForm {
  readonly entry: Parameters<typeof nameNewEntry>[0]["entry"] & { get(name: "path"): string }
}

/** Decap's listener for "preSave": gives a new entry the name of its file, and refuses a form that is not as it should be. */
async function beforeSaving({ entry }: SavedForm) {
  const named = await nameNewEntry({ entry })
  const form = named ?? entry.get("data")
  const path = named
    ? `${entry.get("collection")}/${String(named.get(fileNameField))}.json`
    : inContent(entry.get("path"))
  // A translation may lack texts.
  const type = typeOfFile(path)
  if (!type) return named
  const values = { ...form.toJS(), [fileNameField]: undefined }
  const file = { path, text: entryText(type.fields, values) }
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
