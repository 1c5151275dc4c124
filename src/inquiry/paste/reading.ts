import type { ReadingSay, ReadingWords } from "../../interface/catalogue"
import type { AskedSize } from "../../steel/finder/askedSize"
import type { QuantityUnit } from "../../steel/quantity"
import type { PipeClass, RolledSeries, SizeFamily } from "../../steel/range/size"
import { isMark, means, type Figure, type Part, type Use, type Word } from "./parts"
import type { UnsoldGoods } from "./words"

/** The goods named in a line. A heading passes them to the lines below. */
export interface Goods {
  /** Families allowed by the words. Empty if no word names one. */
  readonly families: readonly SizeFamily[]
  readonly series: RolledSeries | null
  /** Family of a product without size tables: "door-frame". */
  readonly product: string | null
  /** Goods not sold here: the word as typed and the common name. */
  readonly unsold: { readonly word: string; readonly name: UnsoldGoods } | null
  readonly pipeClass: PipeClass | null
  /** True if only a cross-section is named: "MS round 25 mm" may be a bar. */
  readonly isShapeOnly: boolean
}

export const noGoods: Goods = {
  families: [],
  series: null,
  product: null,
  unsold: null,
  pipeClass: null,
  isShapeOnly: false,
}

/** Says that goods are not sold here, by the word as typed and their common name. */
export function unsoldSentence(
  { word, name }: NonNullable<Goods["unsold"]>,
  words: ReadingWords,
): string {
  const common = words.unsold[name]
  return words.notListed(common.toLowerCase().includes(word) ? common : words.wordFor(word, common))
}

/** True if no word says what the goods are. */
export function namesNone({ families, series, product, unsold }: Goods): boolean {
  return families.length === 0 && product === null && unsold === null && series === null
}

/** An amount of steel as stated. */
export interface Amount {
  readonly amount: number
  readonly unit: QuantityUnit
}

/** What a line says, before a size is chosen. */
export interface Reading {
  readonly goods: Goods
  readonly asked: AskedSize
  /** In their order. If they do not agree, the buyer is asked. */
  readonly given: readonly Amount[]
  /** A last figure without unit that can count pieces. */
  readonly count: number | null
  /** m */
  readonly pieceLength: number | null
  /** True if the only quantity can be that of a piece: a short length, or kilograms in brackets. */
  readonly isOpen: boolean
  /** Words that go along with the size: brand, grade, GI, place. */
  readonly remark: string
  /** Figures that were not understood, as typed. */
  readonly leftover: readonly string[]
  /** An unknown word, or null. */
  readonly unknown: string | null
  /** Why the line needs a question, as sentences. */
  readonly doubts: ReadingSay[]
  readonly hasFigure: boolean
  /** GI is galvanized after forming, and is not GP. */
  readonly isGalvanized: boolean
}

/** The parts of one size while it is read. */
export class Line {
  readonly doubts: ReadingSay[] = []
  private readonly places: ReadonlyMap<Part, number>

  constructor(
    readonly text: string,
    readonly parts: readonly Part[],
  ) {
    this.places = new Map(parts.map((part, place) => [part, place]))
  }

  doubt(say: ReadingSay): void {
    this.doubts.push(say)
  }

  take(use: Use, ...parts: readonly (Part | undefined)[]): void {
    for (const part of parts) if (part) part.use = use
  }

  placeOf(part: Part): number {
    return this.places.get(part) ?? -1
  }

  /** The neighbour of a part. */
  beside(part: Part, step: 1 | -1 = 1): Part | undefined {
    return this.parts[this.placeOf(part) + step]
  }

  /** The next part that is no mark. */
  next(part: Part, step: 1 | -1 = 1): Part | undefined {
    let place = this.placeOf(part) + step
    while (this.parts[place]?.is === "mark") place += step
    return this.parts[place]
  }

  /** The figures not read yet. */
  figures(): Figure[] {
    return this.parts.filter((part): part is Figure => part.is === "figure" && part.use === null)
  }

  words(): Word[] {
    return this.parts.filter((part): part is Word => part.is === "word" && part.use === null)
  }

  textOf(...parts: readonly Part[]): string {
    return this.text.slice(parts[0].start, parts[parts.length - 1].end).trim()
  }

  /** True for the first part of a cell of a table. */
  beginsCell(part: Part): boolean {
    return isMark(this.beside(part, -1), "|", ";")
  }

  /** True for a joined figure whose "x" follows: "100" in "100 x 50". */
  isFollowedByJoint(part: Part): boolean {
    return isMark(this.beside(part), "x")
  }

  names(...kinds: ("goods" | "series")[]): boolean {
    return this.parts.some((part) => means(part, ...kinds))
  }
}

/** Figures joined by "x", in order. A single figure is its own chain. */
export function chainsOf(figures: readonly Figure[], line: Line): Figure[][] {
  const chains: Figure[][] = []
  for (const figure of figures) {
    const chain = chains.at(-1)
    const last = chain?.at(-1)
    const isNext =
      last !== undefined &&
      line.parts
        .slice(line.placeOf(last) + 1, line.placeOf(figure))
        .every(({ is }) => is !== "figure")
    if (chain && figure.isJoined && isNext) chain.push(figure)
    else chains.push([figure])
  }
  return chains
}

/** A whole number without unit and role that no other word explains. */
export function isBareCount(part: Part | undefined): part is Figure {
  return (
    part?.is === "figure" &&
    part.unit === null &&
    part.role === null &&
    Number.isInteger(part.value)
  )
}
