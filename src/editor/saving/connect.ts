import CMS from "decap-cms-app"
import { entryLoaded, loadEntry } from "decap-cms-core/dist/esm/actions/entries.js"
import { Backend, currentBackend } from "decap-cms-core/dist/esm/backend.js"
import { store } from "decap-cms-core/dist/esm/redux/index.js"
import type { MediaFile } from "../../content/check/fault"
import { explainReading, followPublishing, recoverDrafts } from "../inside-decap"
import { fetchPublishedContent, fetchPublishedMedia, setPublishedFiles } from "../published-content"
import type { Implementation } from "./backend-types"
import { nameNewEntry } from "./file-name"
import { githubRepository, type GitHubImplementation } from "./github"
import { measure, withPixels } from "./measure"
import { localRepository, type Connection, type Repository } from "./repository"
import { guarded, type OpenTexts, type WrittenChange } from "./save"
import { choose, confirmDescriptions, confirmMove, refuse, tellHindi } from "./screen"

interface BackendSettings {
  readonly name: string
  readonly proxy_url?: string
}

/** Decap passes a configuration and options, but its type declares only the first. */
interface Registered {
  init(...args: unknown[]): Implementation
}

/**
 * Puts the guard between Decap and its backend.
 *
 * @returns a function for the connection in use; undefined before the login, and where there is no guard
 */
export function guardSaving(
  { name, proxy_url: address }: BackendSettings,
  tell: (change: WrittenChange) => void,
): () => Connection | undefined {
  const open: OpenTexts = new Map()
  recoverDrafts(Backend.prototype, store, open)
  const showPublished = followPublishing(store, { entryLoaded, loadEntry })
  CMS.registerEventListener({ name: "preSave", handler: nameNewEntry })
  const saved = (change: WrittenChange) => {
    setPublishedFiles(change.content.files)
    void showPublished(change)
    if (change.hindi) tellHindi(change.path, change.hindi)
    tell(change)
  }
  const screen = { confirmMove, confirmDescriptions, choose, refuse, saved }
  // Decap creates more than one and logs in to one.
  const connections = new Map<unknown, Connection>()
  const registered: Registered | undefined = CMS.getBackend(name)
  if (!registered) throw new Error(`Decap has no backend named ${name}`)
  const { init } = registered
  registered.init = (...args) => {
    const implementation = init(...args)
    const repository = repositoryOf(name, implementation, address)
    if (!repository) return implementation
    const backend = guarded(implementation, { repository, open, measure, screen })
    connections.set(backend, { repository, backend })
    return backend
  }
  const connection = () =>
    store.getState().auth.user
      ? connections.get(currentBackend(store.getState().config).implementation)
      : undefined
  explainReading(Backend.prototype, () => connection()?.repository.name ?? "the server", refuse)
  return connection
}

/** The repository behind a backend; undefined for GitLab and Gitea, where only Decap's own checks are made. */
function repositoryOf(
  name: string,
  implementation: Implementation,
  address: string | undefined,
): Repository | undefined {
  const knownPixels = async (listed: readonly MediaFile[]) =>
    withPixels(listed, await fetchPublishedMedia())
  if (name === "proxy" && address) return localRepository(implementation, address, knownPixels)
  if (name !== "github") return undefined
  return githubRepository(implementation as GitHubImplementation, {
    withPixels: knownPixels,
    storedToken,
    published: fetchPublishedContent,
  })
}

/** Decap stores the login here. */
function storedToken(): string | undefined {
  const stored = localStorage.getItem("decap-cms-user")
  return stored ? (JSON.parse(stored) as { token?: string }).token : undefined
}
