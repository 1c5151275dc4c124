import type { english } from "./en"
import type { cutting } from "./en/cutting"
import type { Language } from "./language"

/** The words of the interface in one language. English says what there is; Hindi has the same keys and the same placeholders. */
export type Words = { readonly language: Language } & AnyWords<Omit<typeof english, "language">>

/** A part of the words, for what one area of the pages shows. */
export type Area = Exclude<keyof Words, "language">

export type BranchWords = Words["branches"]
export type CalculatorWords = Words["calculator"]
export type DeliveryWords = Words["delivery"]
export type FormWords = Words["form"]
export type FinderWords = Words["finder"]
export type ListWords = Words["list"]
export type PasteWords = Words["paste"]
export type ReadingWords = Words["reading"]
export type SteelWords = Words["steel"]
export type TableWords = Words["tables"]

/** Of the cutting list, which only its own page loads; see src/cutting/useCuttingWords.ts. */
export type CuttingCatalogue = AnyWords<typeof cutting>
export type CuttingWords = SteelWords & CuttingCatalogue

/** Sentences of domain code in the language of the page. */
export type SteelSentence = (words: SteelWords) => string
export type ReadingSentence = (words: ReadingWords) => string
export type CalculatorSentence = (words: CalculatorWords) => string
export type FormSentence = (words: FormWords) => string
export type CuttingSentence = (words: CuttingWords) => string
export type DeliverySentence = (words: DeliveryWords) => string

/** The same keys, with any texts. */
type AnyWords<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends string
    ? string
    : Part[Key] extends (...figures: infer Figures) => string
      ? (...figures: Figures) => string
      : AnyWords<Part[Key]>
}
