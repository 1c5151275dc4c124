import type { ReadingSentence, ReadingWords } from "../kit/words/catalogue"
import { nothingAsked, type AskedSize } from "../steel/finder/findSizes"
import type { Amount } from "../steel/quantity"
import type { PipeClass, RolledSeries, SizeFamily } from "../steel/range/size"
import type { AsideKind } from "./asides"
import { isFigure, isMark, type Token } from "./tokens"
import type { Kind, Unit, UnsoldGoods } from "./words"

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
}

export const noGoods: Goods = {
  ...{ families: [], series: null, product: null, unsold: null, pipeClass: null },
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

/** What a line says, before a size is chosen. Filled while its tokens are read. */
export class Reading {
  goods: Goods = noGoods
  readonly asked: { -readonly [Name in keyof AskedSize]: AskedSize[Name] } = { ...nothingAsked }
  /** In their order. If they do not agree, the buyer is asked. */
  readonly given: Amount[] = []
  /** kg of a piece, where that is said or can be meant. */
  pieceKg: number | null = null
  /** True if a quantity has no weight: "2 bundle". */
  isUncounted = false
  /** A last figure without unit that can count pieces. */
  count: number | null = null
  /** m */
  pieceLength: number | null = null
  /** True if the length can be that of a piece or of all. */
  isOpen = false
  /** Figures that were not understood, as typed. */
  leftover: readonly string[] = []
  /** True if each of them stands beside a word that is about something else: "with 6 cleats". */
  isLeftToOther = false
  /** An unknown word, or null. */
  unknown: string | null = null
  /** Why the line needs a question, as sentences. */
  readonly doubts: ReadingSentence[] = []
  /** What a buyer should know of the reading. */
  readonly notes: ReadingSentence[] = []
  /** Why the line goes as written, as it has no size or several. null if it need not. */
  refusal: ReadingSentence | null = null
  hasFigure = false
  /** True if each word and figure was read, or says nothing. */
  isWhole = true
  /** True if a word or an aside may name another material: a grade, a brand, a coating, an unknown word. */
  namesMaterial = false
  /** GI is galvanized after forming, and is not GP. */
  isGalvanized = false
  /** What else the same words can say. What they mean is asked with this one. */
  readonly rivals: Reading[] = []
}

/** Letters by what they stand for. */
function byMember<Name extends string>(members: Readonly<Record<string, readonly Name[]>>) {
  return new Map(
    Object.entries(members).flatMap(([letter, names]) => names.map((name) => [name, letter])),
  )
}

/** The letter of a figure by its unit, of a word by its kind. Patterns over them say what tokens mean together. */
const figureLetters = byMember<Unit>({
  ...{
    m: ["mm", "cm"],
    l: ["m", "ft"],
    i: ["inch"],
    b: ["nb"],
    p: ["pieces", "dozens"],
    k: ["kg"],
  },
  ...{ g: ["gauge", "swg", "bg", "soot"], t: ["tonnes", "quintals"] },
  r: ["runningMetres", "runningFeet"],
})
const wordLetters = byMember<Kind>({
  ...{ G: ["goods"], S: ["series"], P: ["product", "unsold"], C: ["class"], R: ["role"] },
  ...{ U: ["unit"], w: ["polite"], "?": ["doubt"] },
})

/** The tokens of one size while it is read. */
export class Line extends Reading {
  readonly tokens: readonly Token[]
  /** The depth of a rolled section. */
  depth: Token | null = null
  isSheet = false
  /** The sides of a plate, if the same figures can be in another unit, mm. */
  otherSides: readonly number[] | null = null
  private readonly places: ReadonlyMap<Token, number>

  constructor(
    readonly text: string,
    tokens: readonly Token[],
  ) {
    super()
    this.tokens = tokens.map((token) => ({ ...token }))
    this.places = new Map(this.tokens.map((token, place) => [token, place]))
  }

  /** A letter for each token: n a whole figure without unit, d one with decimals, "_" what was read. See `figureLetters`. */
  letters(): string {
    return this.tokens.map((token) => this.letterOf(token)).join("")
  }

  private letterOf(token: Token): string {
    const { is, word, unit, use, role, value, meaning } = token
    if (use !== null) return "_"
    if (token === this.depth) return "z"
    if (is === "mark")
      return word === ";" ? "|" : word === ":" ? "=" : word.length === 1 ? word : "."
    if (is === "aside") return "A"
    if (is === "word") return meaning ? (wordLetters.get(meaning.is) ?? "f") : "u"
    if (role !== null) return "#"
    const isWhole = Number.isInteger(value) && !word.includes(".")
    return unit === null ? (isWhole ? "n" : "d") : (figureLetters.get(unit) ?? "o")
  }

  /** Says why the line goes as written, as it has no size or several. */
  refuse(say: ReadingSentence): void {
    this.refusal ??= say
  }

  /** Says that the letter behind a figure means thick. */
  asThickness(figure: Token): void {
    Object.assign(figure, { unit: "mm", role: "thickness" })
  }

  /** The character that a joint was written as. */
  signOf(token: Token): string {
    return this.text[token.start] ?? ""
  }

  /** True if figures that are not these ones can be a size. */
  hasSizeBeside(...figures: readonly Token[]): boolean {
    return (
      this.depth !== null ||
      this.figures().some((one) => !figures.includes(one) && (one.isJoined || isOfSize(one)))
    )
  }

  /** Says that a part of the line makes it unclear. */
  unclear(token: Token): void {
    this.doubts.push((words) => words.makesUnclear(this.textOf(token)))
  }

  take(use: Token["use"], ...tokens: readonly (Token | null | undefined)[]): void {
    for (const token of tokens) if (token) token.use = use
  }

  placeOf(token: Token): number {
    return this.places.get(token) ?? -1
  }

  /** The neighbour of a token. */
  beside(token: Token, step: 1 | -1 = 1): Token | undefined {
    return this.tokens[this.placeOf(token) + step]
  }

  /** The next token that is no mark. */
  next(token: Token, step: 1 | -1 = 1): Token | undefined {
    const next = this.beside(token, step)
    return next?.is === "mark" ? this.next(next, step) : next
  }

  /** The figures not read yet. */
  figures(): Token[] {
    return this.tokens.filter((token) => isFigure(token) && token.use === null)
  }

  /** True if the goods are named, and each family is one of these. */
  isOnly(pattern: RegExp): boolean {
    const { families } = this.goods
    return families.length > 0 && families.every((family) => pattern.test(family))
  }

  /** The asides of a kind, or all. */
  asides(kind?: AsideKind | "statement"): Token[] {
    return this.tokens.filter(({ is, word }) => is === "aside" && (word === kind || !kind))
  }

  words(): Token[] {
    return this.tokens.filter((token) => token.is === "word" && token.use === null)
  }

  textOf(...tokens: readonly Token[]): string {
    return this.text.slice(tokens[0].start, tokens[tokens.length - 1].end).trim()
  }

  /** True for the first token of a cell of a table. */
  beginsCell(token: Token): boolean {
    return isMark(this.beside(token, -1), "|", ";")
  }

  /** True for a figure without unit, role and joint. */
  isLone(token: Token): boolean {
    const isFree = isFigure(token) && !token.unit && token.role === null && !token.isJoined
    return isFree && !isMark(this.beside(token), "x")
  }

  /** Figures joined by "x", in order. A single figure is its own chain. */
  chains(): Token[][] {
    const chains: Token[][] = []
    for (const figure of this.figures()) {
      const chain = chains.at(-1)
      const last = chain?.at(-1)
      const between = last ? this.tokens.slice(this.placeOf(last) + 1, this.placeOf(figure)) : []
      if (figure.isJoined && chain && !between.some(isFigure)) chain.push(figure)
      else chains.push([figure])
    }
    return chains
  }
}

/** True for a figure in millimetres, with or without the unit. */
export function isMetric({ unit }: Token): boolean {
  return unit === null || unit === "mm"
}

function isOfSize({ unit }: Token): boolean {
  return unit === "mm" || unit === "nb" || unit === "inch" || unit === "gauge"
}
