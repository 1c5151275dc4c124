import type { Measure, Term, WordTerm } from "./terms"
import type { ReadingSay } from "../../interface/catalogue"
import { means } from "./term"

/** What a term was read as. `filler` has no meaning for size or quantity. */
export type Use =
  | "size"
  | "goods"
  | "class"
  | "grade"
  | "quantity"
  | "length"
  | "mass"
  | "price"
  | "ordinal"
  /** A telephone number, a PIN code, a date: shown as not read, but no doubt about size or quantity. */
  | "aside"
  | "filler"

/** The terms of a line, and what each was read as. Each term is read once. */
export class Claims {
  readonly doubts: ReadingSay[] = []
  readonly notes: ReadingSay[] = []
  private readonly uses = new Map<Term, Use>()

  constructor(
    readonly text: string,
    readonly terms: readonly Term[],
  ) {}

  /** Marks terms as read. @throws Error if a term was already read: a figure has one meaning. */
  take(use: Use, ...terms: readonly Term[]): void {
    for (const term of terms) {
      if (this.uses.has(term)) throw new Error(`Read twice: ${textOf(this.text, term)}`)
      this.uses.set(term, use)
    }
  }

  isFree(term: Term | undefined): term is Term {
    return term !== undefined && !this.uses.has(term)
  }

  useOf(term: Term): Use | null {
    return this.uses.get(term) ?? null
  }

  doubt(sentence: ReadingSay): void {
    if (!this.doubts.includes(sentence)) this.doubts.push(sentence)
  }

  freeMeasures(): Measure[] {
    return this.terms.filter((term): term is Measure => term.is === "measure" && this.isFree(term))
  }

  freeWords(): WordTerm[] {
    return this.terms.filter((term): term is WordTerm => term.is === "word" && this.isFree(term))
  }

  /** The next (or previous) term, skipping separators. */
  next(term: Term, step: 1 | -1 = 1): Term | undefined {
    let place = this.terms.indexOf(term) + step
    while (isSeparator(this.terms[place])) place += step
    return this.terms[place]
  }

  /** The term directly after (or before). */
  beside(term: Term, step: 1 | -1 = 1): Term | undefined {
    return this.terms[this.terms.indexOf(term) + step]
  }

  /** True if only marks follow. */
  isLast(term: Term): boolean {
    return this.terms.slice(this.terms.indexOf(term) + 1).every(({ is }) => is === "mark")
  }

  /** True if a tab, bar or semicolon is before the term, as between the cells of a table. */
  beginsCell(term: Term): boolean {
    const before = this.beside(term, -1)
    if (!before) return false
    if (before.is === "mark" && /^[|;]$/.test(before.mark)) return true
    return this.text.slice(endOf(before), startOf(term)).includes("\t")
  }
}

const separators = new Set(["-", ".", ":", "=", "(", ")", ",", "[", "]", "|", ";"])

export function isMark(term: Term | undefined, ...marks: readonly string[]): boolean {
  return term?.is === "mark" && marks.includes(term.mark)
}

function isSeparator(term: Term | undefined): boolean {
  return term?.is === "mark" && separators.has(term.mark)
}

/** Marks without meaning of their own. Any other mark is shown as not understood. */
const punctuation = new Set([...separators, ..."/@&+*#~_!?<>{}\\•·▪●◦–—…।→x\"'"])

export function isPunctuation(term: Term): boolean {
  return term.is === "mark" && punctuation.has(term.mark)
}

export function startOf(term: Term): number {
  return term.tokens[0].start
}

export function endOf(term: Term): number {
  return term.tokens[term.tokens.length - 1].end
}

/** The term as typed. */
export function textOf(text: string, term: Term): string {
  return text.slice(startOf(term), endOf(term))
}

/** Figures joined by "x", in order. "50 x 50 x 3" is one chain; a single figure is its own chain. */
export function chainsOf(measures: readonly Measure[], claims: Claims): Measure[][] {
  const chains: Measure[][] = []
  for (const measure of measures) {
    const chain = chains.at(-1)
    const last = chain?.at(-1)
    if (chain && last && measure.isJoined && isNextInChain(claims, last, measure))
      chain.push(measure)
    else chains.push([measure])
  }
  return chains
}

/** True if there is no other figure between two figures: "50 mm wide x 6 mm". */
function isNextInChain({ terms }: Claims, last: Measure, measure: Measure): boolean {
  const between = terms.slice(terms.indexOf(last) + 1, terms.indexOf(measure))
  return between.every((term) => term.is !== "measure")
}

/** "60.3 OD x 3.6", "50 nb x 3.6": an "x" joins the figure to one that is part of the size. */
export function isJoinedToSize(measure: Measure, claims: Claims): boolean {
  const before = claims.terms.slice(0, claims.terms.indexOf(measure))
  const figure = before.findLast((term) => term.is === "measure")
  return measure.isJoined && figure !== undefined && claims.useOf(figure) === "size"
}

/** Of "plate 8 mm 1500 x 6000 x 4 nos": no thickness and no count, mm. */
export function areSides(chain: readonly Measure[]): boolean {
  return (
    chain.length === 2 &&
    chain.every(({ unit, value }) => value >= 300 && (unit === null || unit === "mm"))
  )
}

/** True for "100" in "100 x 50". */
export function isFollowedByJoint(claims: Claims, measure: Measure): boolean {
  return isMark(claims.beside(measure), "x")
}

const sizeUnits: ReadonlySet<Measure["unit"]> = new Set([null, "mm", "cm", "nb", "inch"])

/** True for "200" in "channel 200 length 3 m": no other figure can be the size. */
export function isOnlySize(claims: Claims, measure: Measure): boolean {
  const name = claims.next(measure, -1)
  const others = claims.freeMeasures().filter((other) => other !== measure && other.role === null)
  return means(name, "goods", "series") && !others.some(({ unit }) => sizeUnits.has(unit))
}
