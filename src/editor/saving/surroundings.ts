import type { Repository } from "./repository"
import type * as ScreenModule from "./screen"
import type { WrittenChange } from "./written"

/** What saving needs from the screen; `saved` is called after each write. */
export type Screen = Pick<typeof ScreenModule, "confirm" | "choose" | "refuse" | "formOf"> & {
  saved(change: WrittenChange): void
}

/** The text of an entry when its form was filled; of a translation also that of its original. */
export interface Opened {
  readonly text: string
  readonly original?: string
}

/** What the forms were filled with, by the path of the entry in the repository. */
export type OpenTexts = Map<string, Opened>

export interface Surroundings {
  readonly repository: Repository
  readonly screen: Screen
  readonly open: OpenTexts
}
