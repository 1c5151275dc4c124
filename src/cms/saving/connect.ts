import CMS from "decap-cms-app"
import { entryLoaded, loadEntry } from "decap-cms-core/dist/esm/actions/entries.js"
import { Backend, currentBackend } from "decap-cms-core/dist/esm/backend.js"
import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { fetchPublishedContent, fetchPublishedMedia, setPublishedFiles } from "../published-content"
import { isReplaced } from "../uploads"
import type { Implementation } from "./backend-types"
import { recoverDrafts } from "./drafts"
import { githubRepository, type GitHubImplementation } from "./github"
import { guarded } from "./guard"
import { localRepository } from "./local"
import { measure, withPixels } from "./measure"
import { nameNewEntry } from "./new-entry-name"
import { followPublishing } from "./published-entry"
import { explainReading } from "./reading"
import { plainRepository, type Connection, type Repository } from "./repository"
import { choose, confirmDescriptions, confirmMove, refuse, tellHindi } from "./screen"
import type { OpenEntries, WrittenChange } from "./surroundings"
import { knownUploads, shows } from "./taken-names"

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
 * @returns a function for the connection in use; undefined before the login
 */
export function guardSaving(
  { name, proxy_url: address }: BackendSettings,
  saved: (change: WrittenChange) => void,
): () => Connection | undefined {
  const open: OpenEntries = { texts: new Map() }
  recoverDrafts(Backend.prototype, store, open)
  const showPublished = followPublishing(store, {
    entryLoaded,
    loadEntry,
    noteOpened: (path, text) => open.texts.set(path, text),
  })
  CMS.registerEventListener({ name: "preSave", handler: nameNewEntry })
  // Decap creates more than one and logs in to one.
  const connections = new Map<unknown, Connection>()
  const registered: Registered | undefined = CMS.getBackend(name)
  if (!registered) throw new Error(`Decap has no backend named ${name}`)
  const { init } = registered
  registered.init = (...args) => {
    const implementation = init(...args)
    const repository = repositoryOf(name, implementation, address)
    const fillAndTell = (change: WrittenChange) => {
      setPublishedFiles(change.content.files)
      void showPublished(change)
      if (change.hindi) tellHindi(change.path, change.hindi)
      saved(change)
    }
    const backend = guarded(implementation, {
      repository,
      open,
      measure,
      isReplaced,
      isInForm,
      known: knownUploads(),
      screen: { confirmMove, confirmDescriptions, choose, refuse, saved: fillAndTell },
    })
    connections.set(backend, { repository, backend, isInForm })
    return backend
  }
  const connection = () =>
    store.getState().auth.user
      ? connections.get(currentBackend(store.getState().config).implementation)
      : undefined
  explainReading(Backend.prototype, () => connection()?.repository.name ?? "the server", refuse)
  return connection
}

const serverNames: Readonly<Record<string, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  gitea: "the Gitea server",
}

function repositoryOf(
  name: string,
  implementation: Implementation,
  address: string | undefined,
): Repository {
  if (name === "proxy" && address) return localRepository(implementation, address, knownPixels)
  if (name === "github") {
    return githubRepository(implementation as GitHubImplementation, {
      withPixels: knownPixels,
      storedToken,
      published: fetchPublishedContent,
    })
  }
  const decapsOwn = plainRepository(implementation, serverNames[name] ?? "the server")
  return {
    ...decapsOwn,
    content: async () => {
      const content = await decapsOwn.content()
      return { ...content, media: await knownPixels(content.media) }
    },
  }
}

/** Whether a picture is in the open form, which need not be published. */
function isInForm(name: string): boolean {
  const data = store.getState().entryDraft.getIn(["entry", "data"])
  return shows(JSON.stringify(data ?? {}), name)
}

async function knownPixels(listed: Parameters<typeof withPixels>[0]) {
  return withPixels(listed, await fetchPublishedMedia())
}

/** Decap stores the login here. */
function storedToken(): string | undefined {
  const stored = localStorage.getItem("decap-cms-user")
  return stored ? (JSON.parse(stored) as { token?: string }).token : undefined
}
