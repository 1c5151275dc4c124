import type { MediaFile } from "../../content-check/fault"
import type { Implementation } from "./backend-types"
import {
  plainRepository,
  type DeletedEntry,
  type LastChange,
  type Repository,
  type Version,
} from "./repository"

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
  const listMedia = async () => withPixels(await mediaList())
  // Decap asks for the pictures with each form. The file server would send all of them, in full.
  implementation.getMedia = async () =>
    (await mediaList()).map(({ path: name, bytes: size }) => {
      const path = `content/media/${name}`
      return { id: `${path} of ${size}`, name, path, size, displayURL: { path } }
    })
  implementation.getMediaDisplayURL = async ({ path }) =>
    (await implementation.getMediaFile?.(path))?.url
  return {
    ...plainRepository(implementation, "the editor's file server on this computer", listMedia),
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
