import type { branches } from "./en/branches"
import type { form } from "./en/form"
import type { shell } from "./en/shell"
import type { slides } from "./en/slides"

/** The rooms of the catalogue. English says what each holds; Hindi has the same keys and the same placeholders. */
export interface Rooms {
  readonly branches: AnyWords<typeof branches>
  readonly form: AnyWords<typeof form>
  readonly shell: AnyWords<typeof shell>
  readonly slides: AnyWords<typeof slides>
}

export type BranchWords = Rooms["branches"]
export type FormWords = Rooms["form"]

/** The shape of a room, with any texts in place of its own. */
type AnyWords<Room> = {
  readonly [Key in keyof Room]: Room[Key] extends string
    ? string
    : Room[Key] extends (...figures: infer Figures) => string
      ? (...figures: Figures) => string
      : AnyWords<Room[Key]>
}
