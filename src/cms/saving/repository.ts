import type { MediaFile } from "../../content-check/fault"
import { contentTypes } from "../../content-model/index"
import { originalFile, translationTypes } from "../../content-model/translation"
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
  /** What the commit says: "Content: change Product “plank”". */
  readonly message: string
}

/** An entry that is no longer there. */
export interface DeletedEntry extends LastChange {
  /** Its path in content/. */
  readonly path: string
  /** A commit in which it still exists. */
  readonly commit: string
}

/** What a build of a commit has come to. */
export interface BuildState {
  readonly state: "running" | "failed" | "passed"
  /** What the host or the content check says, when it failed. */
  readonly sentences: readonly string[]
  /** A page with more about it. */
  readonly link?: string
}

/** Where the content is kept, with what the editor asks beyond what Decap asks. */
export interface Repository {
  /** How the editor names it in a sentence: "GitHub". */
  readonly name: string
  /** All of the content as it is now, and the commit it was read from where there is one. */
  content(): Promise<Content & { readonly head?: string }>
  /**
   * Runs `write` so that it succeeds only if nothing was committed since `head`.
   *
   * @throws MovedOn when something was
   */
  ifStillAt<T>(head: string | undefined, write: () => Promise<T>): Promise<T>
  lastChange?(path: string): Promise<LastChange | undefined>
  /** The newest first; the first one is the entry as it is now. */
  versions?(path: string): Promise<readonly Version[]>
  textAt?(path: string, commit: string): Promise<string>
  /** Entries of a folder that were deleted, the latest first. */
  deleted?(folder: string): Promise<readonly DeletedEntry[]>
  buildState?(commit: string): Promise<BuildState | undefined>
  /** The text of an entry when the draft of it was begun; undefined where there was none. */
  draftBase?(collection: string, slug: string, path: string): Promise<string | undefined>
  /**
   * Runs `publish` so that a draft is refused where it and what others published cannot both stay.
   *
   * @throws Refused
   */
  withoutForce?<T>(publish: () => Promise<T>): Promise<T>
}

/** Somebody committed while the editor was saving. */
export class MovedOn extends Error {}

/** The repository by what every Decap backend can do: it reads, and knows nothing of commits. */
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
        path: file.path.replace(/^content\//, ""),
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
const folderNames = storedTypes.flatMap(({ kept }) => ("folder" in kept ? [kept.folder] : []))
const fileNames = storedTypes.flatMap(({ kept }) => ("file" in kept ? [kept.file] : []))

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
