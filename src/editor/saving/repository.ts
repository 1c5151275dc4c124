import type { MediaFile } from "../../content/check/fault"
import type { Content } from "./change-check"
import type { Implementation } from "./backend-types"

/** Who changed an entry last, and when (ISO date). */
export interface LastChange {
  readonly name: string
  readonly date: string
}

/** One earlier state of an entry. */
export interface Version extends LastChange {
  readonly commit: string
  /** The message of the commit: "Content: change Product “plank”". */
  readonly message: string
}

/** A deleted entry. */
export interface DeletedEntry extends LastChange {
  /** Its path in content/. */
  readonly path: string
  /** The last commit in which it exists. */
  readonly commit: string
}

/** The state of a build of a commit. */
export interface BuildState {
  readonly state: "running" | "failed" | "passed"
  /** The message of the host or the content check if it failed. */
  readonly sentences: readonly string[]
  /** A page with details. */
  readonly link?: string
}

/** All content, and the commit it was read from, if any. */
export type ReadContent = Content & { readonly head?: string }

/** Where the content is stored, with more functions than Decap's backends have. */
export interface Repository {
  /** Its name in sentences: "GitHub". */
  readonly name: string
  content(): Promise<ReadContent>
  /**
   * Runs `write`, which succeeds only if nothing was changed since the content was read: a question may have been open for minutes.
   *
   * @throws MovedOn otherwise
   */
  ifStillAt<T>(content: ReadContent, write: () => Promise<T>): Promise<T>
  lastChange?(path: string): Promise<LastChange | undefined>
  /** Newest first; the first is the current entry. */
  versions?(path: string): Promise<readonly Version[]>
  /** The text of an entry in a commit; undefined if it does not exist there. */
  textAt?(path: string, commit: string): Promise<string | undefined>
  /** Deleted entries of a folder, latest first. */
  deleted?(folder: string): Promise<readonly DeletedEntry[]>
  buildState?(commit: string): Promise<BuildState | undefined>
}

/** Somebody else wrote while the editor was saving. */
export class MovedOn extends Error {}

/** The guarded backend that Decap saves to, and its repository. */
export interface Connection {
  readonly backend: Implementation
  readonly repository: Repository
}

/** The folder that the editor's file server writes to; see scripts/editor-server.mjs. */
export function localRepository(
  implementation: Implementation,
  address: string,
  withPixels: (listed: readonly MediaFile[]) => Promise<MediaFile[]>,
): Repository {
  const post = async <T>(route: string, question: object): Promise<T> => {
    const response = await fetch(`${address}/${route}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
    })
    if (!response.ok) {
      throw Object.assign(new Error(await response.text()), { status: response.status })
    }
    return (await response.json()) as T
  }
  const mediaList = () => post<MediaFile[]>("media", {})
  // Decap asks for the pictures with each form. The file server would send all of them, in full.
  implementation.getMedia = async () =>
    (await mediaList()).map(({ path: name, bytes: size }) => {
      const path = `content/media/${name}`
      return { id: `${path} of ${size}`, name, path, size, displayURL: { path } }
    })
  implementation.getMediaDisplayURL = async ({ path }) =>
    (await implementation.getMediaFile?.(path))?.url
  const content = async () => {
    const { files, media } = await post<Content>("content", {})
    return { files, media: await withPixels(media) }
  }
  return {
    name: "the editor's file server on this computer",
    content,
    ifStillAt: async ({ files }, write) => {
      const now = (await content()).files
      if (JSON.stringify(now) !== JSON.stringify(files)) throw new MovedOn()
      return write()
    },
    lastChange: (path) => post<LastChange>("last-change", { path }),
    versions: (path) => post<Version[]>("versions", { path }),
    textAt: async (path, commit) => {
      try {
        return (await post<{ text: string }>("text", { path, commit })).text
      } catch (error) {
        // The words of Git.
        if (/does not exist in|but not in/.test(String(error))) return undefined
        throw error
      }
    },
    deleted: (folder) => post<DeletedEntry[]>("deleted", { folder }),
  }
}
