import type * as english from "./en/rooms"

/** The rooms of the catalogue. English says what each holds; Hindi has the same keys and the same placeholders. */
export type Rooms = {
  readonly [Room in keyof typeof english]: AnyWords<(typeof english)[Room]>
}

export type BranchWords = Rooms["branches"]
export type CalculatorWords = Rooms["calculator"]
export type DeliveryWords = Rooms["delivery"]
export type DrawingWords = Rooms["drawing"]
type FinderWords = Rooms["finder"]
export type FormWords = Rooms["form"]
export type FoundWords = Rooms["found"]
export type ListWords = Rooms["list"]
export type PasteWords = Rooms["paste"]
export type ReadingWords = Rooms["reading"]
export type SendingWords = Rooms["sending"]
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
