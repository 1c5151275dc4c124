import type { MediaFile } from "../../content-check/fault"
import { contentTypes } from "../../content-model/index"
import { originalFile, translationTypes } from "../../content-model/translation"
import { inContent, type Content } from "./change-check"
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

/** Where the content is stored, with more functions than Decap's backends have. */
export interface Repository {
  /** Its name in sentences: "GitHub". */
  readonly name: string
  /** All current content, and the commit it was read from, if any. */
  content(): Promise<Content & { readonly head?: string }>
  /**
   * Runs `write`, which succeeds only if nothing was committed since `head`.
   *
   * @throws MovedOn otherwise
   */
  ifStillAt<T>(head: string | undefined, write: () => Promise<T>): Promise<T>
  lastChange?(path: string): Promise<LastChange | undefined>
  /** Newest first; the first is the current entry. */
  versions?(path: string): Promise<readonly Version[]>
  /** The text of an entry in a commit; undefined if it does not exist there. */
  textAt?(path: string, commit: string): Promise<string | undefined>
  /** Deleted entries of a folder, latest first. */
  deleted?(folder: string): Promise<readonly DeletedEntry[]>
  buildState?(commit: string): Promise<BuildState | undefined>
}

/** Somebody committed, or had minutes to commit, while the editor was saving. */
export class MovedOn extends Error {}

/** A repository through the functions that every Decap backend has: it can read, and knows no commits. */
export function plainRepository(
  implementation: Implementation,
  name: string,
  listMedia: () => Promise<MediaFile[]> = () => mediaOf(implementation),
): Repository {
  return {
    name,
    content: async () => {
      const [folders, files, media] = await Promise.all([
        Promise.all(folderNames.map((folder) => entriesIn(implementation, folder))),
        implementation.entriesByFiles(fileNames.map((file) => ({ path: `content/${file}` }))),
        listMedia(),
      ])
      const read = [...folders.flat(), ...files].map(({ data, file }) => ({
        path: inContent(file.path),
        text: data ?? "",
      }))
      // A page without Hindi has no file.
      const there = read.filter(({ path, text }) => text !== "" || !originalFile(path))
      const unread = there.find(({ text }) => text === "")
      if (unread) throw new TypeError(`${unread.path} could not be read`)
      return { files: there, media }
    },
    ifStillAt: (_head, write) => write(),
  }
}

const storedTypes = [...contentTypes, ...translationTypes()]
const folderNames = storedTypes.flatMap(({ storedIn }) =>
  "folder" in storedIn ? [storedIn.folder] : [],
)
const fileNames = storedTypes.flatMap(({ storedIn }) => ("file" in storedIn ? [storedIn.file] : []))

function entriesIn(implementation: Implementation, folder: string) {
  return implementation.allEntriesByFolder
    ? implementation.allEntriesByFolder(`content/${folder}`, "json", 1)
    : implementation.entriesByFolder(`content/${folder}`, "json", 1)
}

async function mediaOf(implementation: Implementation): Promise<MediaFile[]> {
  const files = await implementation.getMedia("content/media")
  return files.map(({ path, size }) => ({
    path: path.replace(/^content\/media\//, ""),
    bytes: size ?? 0,
  }))
}

/** The guarded backend that Decap saves to, and its repository. */
export interface Connection {
  readonly backend: Implementation
  readonly repository: Repository
  /** Whether the open form shows a file of content/media. */
  readonly isInForm: (name: string) => boolean
}
