import { slugOf } from "../../content/model/content-type"
import type { Content } from "./change-check"
import { say } from "../sentences"
import { shared } from "../../kit/hooks/shared"

/** Who changed an entry, and when (ISO date). */
export interface LastChange {
  readonly name: string
  readonly date: string
}

/** One state of an entry. */
export interface Version extends LastChange {
  /** The message of the commit: "Content: change content/products/plank.json". Empty if it is not committed. */
  readonly message: string
  /** Nothing if the entry was deleted. */
  readonly text?: string | null
}

/** A deleted entry, by its path in content/. */
export interface DeletedEntry extends LastChange {
  readonly path: string
}

/** A file of a draft. Of each text: nothing if there was no such file. */
interface DraftFile {
  /** In content/. */
  readonly path: string
  /** What was published when the draft was begun, or saved last. */
  readonly base?: string | null
  readonly text: string
}

/** An entry that is saved, but not published yet, and what goes with it. */
interface Draft {
  readonly files: readonly DraftFile[]
  /** What it uploads; the sizes are not known. */
  readonly media: Content["media"]
  write(path: string, text: string): Promise<unknown>
}

/** All content, and the commit it was read from, if any. */
type ReadContent = Content & { readonly head?: string }

/** Where the content is stored, with more functions than Decap's backends have. */
export interface Repository {
  /** Its name in sentences: "GitHub". */
  readonly name: string
  /** What its versions and deleted entries do not know, in a sentence; without one they know all that was published. */
  readonly unknown?: string
  content(): Promise<ReadContent>
  /**
   * Runs `write`, which succeeds only if nothing was changed since the content was read: a question may have been open for minutes.
   *
   * @throws MovedOn otherwise
   */
  ifStillAt<T>(content: ReadContent, write: () => Promise<T>): Promise<T>
  /** Newest first; the first is the current state. */
  versions(path: string): Promise<readonly Version[]>
  /** Deleted entries of a folder, latest first. */
  deleted(folder: string): Promise<readonly DeletedEntry[]>
  /** What was saved of an entry as a draft; drafts are on GitHub alone. */
  draft?(collection: string, slug: string): Promise<Draft>
  /** The address that says why the build of a commit failed; undefined if it did not. */
  failedBuild?(commit: string): Promise<string | undefined>
}

/** Where the content is stored, and Decap's way to it. */
export interface Server {
  readonly repository: Repository
  readonly backend: Implementation
}

/** The server that an editor has logged in to; undefined before, and without a guard. */
export const loggedIn = shared<Server | undefined>(undefined)

/** Somebody else wrote while the editor was saving. */
export class MovedOn extends Error {}

/** A file of content/media. Before an upload reaches Decap it is checked (uploads.ts): the size in pixels is a valid one. */
export function listedMedia(path: string, bytes: number) {
  return { path, bytes, picture: { width: 1000, height: 1000 } }
}

/** How scripts/editor-server.mjs names who saved what is not committed. */
const here = "Somebody at this computer"

/** The folder that the editor's file server writes to; see scripts/editor-server.mjs. */
export function localRepository(implementation: Implementation, address: string): Repository {
  const post = async <T>(route: string, question: object): Promise<T> => {
    const response = await fetch(`${address}/${route}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
    })
    if (response.ok) return (await response.json()) as T
    throw Object.assign(new Error(await response.text()), { status: response.status })
  }
  const content = async () => {
    const { files, media } = await post<Content>("content", {})
    return { files, media: media.map(({ path, bytes }) => listedMedia(path, bytes)) }
  }
  // Decap asks for the pictures with each form. The file server would send all of them, in full.
  implementation.getMedia = async () =>
    (await post<Content["media"]>("media", {})).map(({ path: name, bytes: size }) => {
      const path = `content/media/${name}`
      return { id: `${path} of ${size}`, name, path, size, displayURL: { path } }
    })
  implementation.getMediaDisplayURL = async ({ path }) =>
    (await implementation.getMediaFile?.(path))?.url
  /** The file server knows no names. */
  const named = <T extends LastChange>(changes: readonly T[]) =>
    changes.map((change) => ({
      ...change,
      name: change.name === here ? say(here) : change.name,
    }))
  return {
    name: say("the editor's file server on this computer"),
    unknown: say(
      "On this computer these are the states of each commit: what was published in between is not among them.",
    ),
    content,
    ifStillAt: async ({ files }, write) => {
      const now = (await content()).files
      if (JSON.stringify(now) !== JSON.stringify(files)) throw new MovedOn()
      return write()
    },
    versions: async (path) => named(await post<Version[]>("versions", { path })),
    deleted: async (folder) => named(await post<DeletedEntry[]>("deleted", { folder })),
  }
}

/* The parts of a Decap backend that the editor uses. Decap's own types leave most of it open. */

/**
 * A file of an entry as Decap passes it to a backend. The path is from the repository's root: "content/branches/raipur.json".
 */
export interface DataFile {
  readonly path: string
  readonly slug: string
  readonly raw: string
}

/** Files of content/ as Decap's backends write them. */
export const asDataFiles = (files: Content["files"]): DataFile[] =>
  files.map(({ path, text }) => ({ path: `content/${path}`, slug: slugOf(path), raw: text }))

/** An uploaded file. */
export interface Asset {
  readonly path: string
  readonly fileObj?: File
}

/** The name of an uploaded file: "yard.jpg" for "content/media/yard.jpg". */
export function mediaName({ path }: Asset): string {
  return path.replace(/^\/?content\/media\//, "")
}

export interface SavedEntry {
  readonly dataFiles: readonly DataFile[]
  readonly assets: readonly Asset[]
}

export interface SaveOptions {
  readonly newEntry?: boolean
  /** A deleted entry comes back: there is no form to correct it in. */
  readonly bringsBack?: boolean
  readonly commitMessage: string
  /** The entry becomes a draft on a branch of its own. */
  readonly useWorkflow?: boolean
  /** The entry already has a draft. */
  readonly unpublished?: boolean
  readonly collectionName?: string
}

type Read = (...given: unknown[]) => Promise<unknown>

/** Where the editor saves: Decap's class for GitHub, for the file server of this machine, or for another server */
export interface Implementation {
  authenticate(...given: unknown[]): Promise<unknown>
  logout(): unknown
  getEntry(path: string): Promise<{ readonly data: string | null; readonly file: { path: string } }>
  entriesByFolder?: Read
  entriesByFiles?: Read
  allEntriesByFolder?: Read
  getMedia(folder: string): Promise<{ path: string; size?: number }[]>
  getMediaFile?(path: string): Promise<{ url: string }>
  /** The address of a picture for which `getMedia` gave the path alone. */
  getMediaDisplayURL?(displayURL: { path: string }): Promise<string | undefined>
  persistEntry(entry: SavedEntry, options: SaveOptions): Promise<unknown>
  persistMedia(asset: Asset, options: { commitMessage: string }): Promise<unknown>
  deleteFiles(paths: string[], commitMessage: string): Promise<unknown>
  /** What a draft has changed. Decap fills its form with the text of the shortest path among them. */
  unpublishedEntry?(asked: object): Promise<{
    readonly collection: string
    readonly slug: string
    readonly diffs: readonly { readonly path: string }[]
  }>
  /** The text of an entry in a draft. */
  unpublishedEntryDataFile?(
    collection: string,
    slug: string,
    path: string,
    id?: string | null,
  ): Promise<string>
  /** Publishes a draft. */
  publishUnpublishedEntry?(collection: string, slug: string): Promise<unknown>
}
