import type { branches } from "./en/branches"
import type { calculator } from "./en/calculator"
import type { charts } from "./en/charts"
import type { delivery } from "./en/delivery"
import type { drawing } from "./en/drawing"
import type { finder } from "./en/finder"
import type { form } from "./en/form"
import type { found } from "./en/found"
import type { list } from "./en/list"
import type { paste } from "./en/paste"
import type { reading } from "./en/reading"
import type { shell } from "./en/shell"
import type { slides } from "./en/slides"
import type { steel } from "./en/steel"
import type { tables } from "./en/tables"

/** The rooms of the catalogue. English says what each holds; Hindi has the same keys and the same placeholders. */
export interface Rooms {
  readonly branches: AnyWords<typeof branches>
  readonly calculator: AnyWords<typeof calculator>
  readonly charts: AnyWords<typeof charts>
  readonly delivery: AnyWords<typeof delivery>
  readonly drawing: AnyWords<typeof drawing>
  readonly finder: AnyWords<typeof finder>
  readonly form: AnyWords<typeof form>
  readonly found: AnyWords<typeof found>
  readonly list: AnyWords<typeof list>
  readonly paste: AnyWords<typeof paste>
  readonly reading: AnyWords<typeof reading>
  readonly shell: AnyWords<typeof shell>
  readonly slides: AnyWords<typeof slides>
  readonly steel: AnyWords<typeof steel>
  readonly tables: AnyWords<typeof tables>
}

export type BranchWords = Rooms["branches"]
export type CalculatorWords = Rooms["calculator"]
export type DeliveryWords = Rooms["delivery"]
export type DrawingWords = Rooms["drawing"]
export type FinderWords = Rooms["finder"]
export type FormWords = Rooms["form"]
export type FoundWords = Rooms["found"]
export type ListWords = Rooms["list"]
export type PasteWords = Rooms["paste"]
export type ReadingWords = Rooms["reading"]
export type ShellWords = Rooms["shell"]
export type SteelWords = Rooms["steel"]
export type TableWords = Rooms["tables"]

/** Sentences of domain rooms in the language of the page. */
export type SteelSay = (words: SteelWords) => string
export type ReadingSay = (words: ReadingWords) => string
export type FinderSay = (words: FinderWords) => string
export type CalculatorSay = (words: CalculatorWords) => string
export type DeliverySay = (words: DeliveryWords) => string

/** The shape of a room, with any texts. */
type AnyWords<Room> = {
  readonly [Key in keyof Room]: Room[Key] extends string
    ? string
    : Room[Key] extends (...figures: infer Figures) => string
      ? (...figures: Figures) => string
      : AnyWords<Room[Key]>
}
