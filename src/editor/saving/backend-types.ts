/* The parts of a Decap backend that the editor uses. Decap's own types leave most of it open. */

/**
 * A file of an entry as Decap passes it to a backend. The path is from the repository's root: "content/branches/raipur.json".
 */
export interface DataFile {
  readonly path: string
  readonly slug: string
  readonly raw: string
}

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
}
