import type { MediaFile } from "../../content-check/fault"
import type { Asset } from "./backend-types"
import type { Content } from "./change-check"
import type { Choose } from "./conflict"
import type { MovedPage } from "./moved-pages"
import type { ReplacedPicture } from "./replaced-pictures"
import type { Refused } from "./refusal"
import type { Repository } from "./repository"
import type { KnownUploads } from "./taken-names"
import type { HindiLost } from "./translations"

/** What the guard needs from the screen. */
export interface Screen {
  /** Asks before a page moves; its old address then leads to the new one. */
  confirmMove(page: MovedPage, content: Content): Promise<boolean>
  /** Asks whether the description of a picture is right for the one that has replaced it. */
  confirmDescriptions(pictures: readonly ReplacedPicture[]): Promise<boolean>
  /** Asks what to do with an entry that somebody else has changed meanwhile. */
  choose: Choose
  /** Shows why something was refused. */
  refuse(refusal: Refused): void
  /** Called after each write; the form may show less than was written. */
  saved(change: WrittenChange): void
}

export interface WrittenChange {
  /** The entry that was published, by its path in content/. */
  readonly path: string
  readonly title: string
  /** All content with the change. */
  readonly content: Content
  /** The address of its page, if it has one. */
  readonly page?: string
  /** The texts before and after; undefined where the entry does not exist. */
  readonly before?: string
  readonly after?: string
  readonly commit?: string
  /** What it did to the Hindi; undefined if nothing. */
  readonly hindi?: HindiLost
  /** The entry as the form had it. */
  readonly form?: string
  /** Whether what was written differs from that. */
  readonly differs: boolean
}

/** What the guard remembers of open entries. */
export interface OpenEntries {
  /** The text of each entry when its form was filled, by its path in the repository. */
  readonly texts: Map<string, string>
}

/** All that the guard works with. */
export interface Surroundings {
  readonly repository: Repository
  readonly screen: Screen
  readonly open: OpenEntries
  /** Measures files about to be uploaded for the content check. */
  readonly measure: (assets: readonly Asset[]) => Promise<MediaFile[]>
  /** Whether a file is deleted only because an upload of the same name will overwrite it. */
  readonly isReplaced: (path: string) => boolean
  /** Whether the open form shows a file of content/media, by its name: "yard.jpg". */
  readonly isInForm: (name: string) => boolean
  /** What this browser has uploaded before. */
  readonly known: KnownUploads
}
