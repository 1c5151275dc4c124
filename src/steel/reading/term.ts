import type { Meaning, Role, Unit } from "./meaning"
import type { Token } from "./tokens"

/** A figure with its unit. */
export interface Measure {
  readonly is: "measure"
  readonly value: number
  readonly unit: Unit | null
  role: Role | null
  /** True if an "x" joins it to the figure before. */
  readonly isJoined: boolean
  /** True if there is no blank before it: "50" in "-50". */
  readonly isTight: boolean
  readonly isDoubtful: boolean
  readonly tokens: readonly Token[]
}

/** A word, or several with one meaning. */
export interface WordTerm {
  readonly is: "word"
  readonly word: string
  readonly meaning: Meaning | null
  readonly tokens: readonly Token[]
}

/** A mark that is no letter: "-", "@", "/", or an unknown sign. */
export interface MarkTerm {
  readonly is: "mark"
  readonly mark: string
  readonly tokens: readonly Token[]
}

export type Term = Measure | WordTerm | MarkTerm

/** True for one of the words. */
export function isWord(term: Term | undefined, ...words: readonly string[]): term is WordTerm {
  return term?.is === "word" && words.includes(term.word)
}

/** True for a word without a known meaning. */
export function isUnknown(term: Term | undefined): term is WordTerm {
  return term?.is === "word" && term.meaning === null
}

/** True for a word that has one of the kinds of meaning. */
export function means<Kind extends Meaning["is"]>(
  term: Term | undefined,
  ...kinds: readonly Kind[]
): term is WordTerm & { readonly meaning: Extract<Meaning, { is: Kind }> } {
  return term?.is === "word" && kinds.some((kind) => kind === term.meaning?.is)
}

/** A whole number without unit that no "x" joins to another. */
export function isBare(term: Term | undefined): term is Measure {
  return (
    term?.is === "measure" && term.unit === null && !term.isJoined && Number.isInteger(term.value)
  )
}
