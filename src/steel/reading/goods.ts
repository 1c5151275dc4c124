import type { PipeClass, RolledSeries, SizeFamily } from "../range/size"
import { isMark, type Claims } from "./claims"
import type { Measure, Term, WordTerm } from "./terms"
import type { Meaning } from "./meaning"
import { misspeltGoods } from "./words"
import type { ReadingSay } from "../../interface/catalogue"
import { unsoldSentence, type UnsoldGoods } from "./unsoldGoods"
import { isWord, means } from "./term"

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
  /** GI is galvanized after forming, and is not GP. */
  readonly isGalvanized: boolean
  /** True if only a cross-section is named: "MS round 25 mm" may be a bar. */
  readonly isShapeOnly: boolean
}

export const noGoods: Goods = {
  families: [],
  series: null,
  product: null,
  unsold: null,
  pipeClass: null,
  isGalvanized: false,
  isShapeOnly: false,
}

/** True if no word says what the goods are. */
export function namesNone({ families, series, product, unsold }: Goods): boolean {
  return families.length === 0 && product === null && unsold === null && series === null
}

const TWO_KINDS: ReadingSay = (words) => words.twoProducts

/** A rolled section by name: ISMB 200, ISMC 125*. */
export interface SeriesSize {
  readonly series: RolledSeries
  readonly depth: Measure | null
  readonly isHeavierWeb: boolean
  /** "ISLB(P) 300" */
  readonly isVariantP: boolean
}

/** What a misspelt word means, with a doubt. Galvanizing and goods not sold here are asked or named anyway. */
function misspelt(claims: Claims, { word }: WordTerm): Meaning | null {
  const meaning = misspeltGoods(word)
  const isOpen = meaning?.is === "goods" || meaning?.is === "shape"
  if (isOpen) claims.doubt((words) => words.unclear(word))
  return meaning
}

/** Takes the words that name goods and returns the goods. */
export function takeGoods(claims: Claims): Goods {
  let families: readonly SizeFamily[] = []
  let goods: Goods = noGoods
  for (const word of claims.freeWords()) {
    const ofBore = classInBrackets(claims, word)
    const meaning = ofBore ?? word.meaning ?? misspelt(claims, word)
    if (!meaning || !claims.isFree(word) || (!ofBore && isLoneLetter(claims, word))) continue
    switch (meaning.is) {
      case "goods":
      case "shape":
        goods = { ...goods, isShapeOnly: isShapeOnly(goods, families, meaning) }
        families = narrowed(claims, families, meaning.families)
        claims.take("goods", word)
        break
      case "product":
        // A PPGI coil is colour coated.
        if (goods.product !== "coated") goods = { ...goods, product: meaning.family }
        claims.take("goods", word)
        break
      case "unsold":
        // "20 bars" of an angle are pieces of it, and an angle "for brackets" is an angle.
        if (isCounted(claims, word)) break
        if (isNamedAfter(claims, word, "for") || isOfPlate(claims, word)) {
          claims.take("filler", word)
          break
        }
        if (isNamedAfter(claims, word, "with", "w")) {
          claims.take("filler", word)
          claims.doubt((words) => unsoldSentence(word.word, meaning.name, words))
          break
        }
        goods = { ...goods, unsold: goods.unsold ?? { word: word.word, name: meaning.name } }
        claims.take("goods", word)
        break
      case "galvanized":
        goods = { ...goods, isGalvanized: true }
        claims.take("goods", word)
        break
      case "class":
        if (goods.pipeClass !== null && goods.pipeClass !== meaning.pipeClass) {
          claims.doubt((words) => words.twoClasses)
        }
        goods = { ...goods, pipeClass: meaning.pipeClass }
        claims.take("class", word)
        break
    }
  }
  return { ...goods, families, unsold: isUse(goods.unsold, families) ? null : goods.unsold }
}

/** "Anchor plate", "bracket angle": the second word is the thing. "Jali" is also the pattern of a chequered plate. */
function isOfPlate(claims: Claims, word: WordTerm): boolean {
  if (isWord(word, "jali", "jaali", "जाली") && claims.terms.some(namesChequered)) return true
  const isThing = means(claims.beside(word), "goods")
  return isThing && isWord(word, "anchor", "clamp", "bracket", "hinge", "flange")
}

function isShapeOnly(
  { isShapeOnly: before }: Goods,
  families: readonly SizeFamily[],
  { is }: Meaning,
): boolean {
  return is === "shape" && (families.length === 0 || before)
}

/** "MS angle 50x50x6 for LT bracket", "plate 20 mm w/ anchors": the goods are named before, and then what goes with them. */
function isNamedAfter(claims: Claims, word: WordTerm, ...joints: readonly string[]): boolean {
  const before = claims.terms.slice(0, claims.terms.indexOf(word))
  const purpose = before.findLastIndex((term) => isWord(term, ...joints))
  const isNear = purpose >= 0 && before.slice(purpose).every((term) => term.is !== "measure")
  return isNear && before.slice(0, purpose).some((term) => namesOurs(claims, term))
}

function namesChequered(term: Term): boolean {
  return means(term, "goods") && term.meaning.families.join() === "chequered"
}

function namesOurs(claims: Claims, term: Term): boolean {
  return means(term, "goods", "series") && claims.useOf(term) === "goods"
}

/** "Purlin tube" says what the tube is for. A C purlin is not a channel. */
function isUse(unsold: Goods["unsold"], families: readonly SizeFamily[]): boolean {
  const isTube = families.length > 0 && !families.some((name) => rolled.includes(name))
  return isTube && (unsold?.name === "purlins" || unsold?.name === "rails")
}

const rolled: readonly SizeFamily[] = ["channel", "beam", "equalAngle", "unequalAngle"]

const classLetters: Readonly<Record<string, PipeClass>> = {
  a: "light",
  l: "light",
  b: "medium",
  m: "medium",
  c: "heavy",
  h: "heavy",
}

/** "50 NB (M)" and "50 NB B" are the medium class. */
function classInBrackets(claims: Claims, word: WordTerm): Meaning | null {
  const bore = claims.next(word, -1)
  const isBracketed = isMark(claims.beside(word, -1), "(") && isMark(claims.beside(word), ")")
  const isBehind = claims.beside(word, -1) === bore && /^[abc]$/.test(word.word)
  if ((!isBracketed && !isBehind) || bore?.is !== "measure" || bore.unit !== "nb") return null
  const pipeClass = classLetters[word.word]
  return pipeClass ? { is: "class", pipeClass } : null
}

function isCounted(claims: Claims, word: WordTerm): boolean {
  const count = claims.beside(word, -1)
  const isCount = count?.is === "measure" && count.unit === null && !count.isJoined
  return isCount && word.word === "bars"
}

/** "C 100" is a channel, but "c" alone is nothing, and "L=6000" and "6300 L" are lengths. */
function isLoneLetter(claims: Claims, word: WordTerm): boolean {
  if (word.word.length > 1 || word.meaning?.is !== "goods") return false
  const before = claims.beside(word, -1)
  if (before?.is === "measure" && before.value >= 1000) return true
  const next = claims.beside(word)
  return !(next?.is === "measure" && next.unit !== "m" && next.unit !== "foot" && next.value < 1000)
}

function narrowed(
  claims: Claims,
  families: readonly SizeFamily[],
  named: readonly SizeFamily[],
): readonly SizeFamily[] {
  if (families.length === 0) return named
  // Planks are sold black and pre-galvanized.
  if (isPlankWithFinish(families, named)) {
    claims.doubt((words) => words.plankFinish)
    return ["plank"]
  }
  const both = families.filter((family) => named.includes(family))
  if (both.length > 0) return both
  claims.doubt(TWO_KINDS)
  return named
}

function isPlankWithFinish(...both: readonly (readonly SizeFamily[])[]): boolean {
  return (
    both.some((families) => families.every((family) => family === "plank")) &&
    both.some((families) => families.every((family) => family.startsWith("gp")))
  )
}

/**
 * Takes "ISMB 200", "ISMC-125*", "MB200": the series, and the depth if one follows. null without a series.
 *
 * @param inherited the series of the heading
 */
export function takeSeries(claims: Claims, inherited: RolledSeries | null): SeriesSize | null {
  // "ISMC 75 (MC)" says the series twice.
  const [word, ...others] = claims.freeWords().filter((term) => means(term, "series"))
  if (others.some(({ meaning }) => meaning.series !== word.meaning.series)) claims.doubt(TWO_KINDS)
  else claims.take("goods", ...others)
  if (!word) {
    if (inherited === null) return null
    const depth = claims.freeMeasures().find(isDepth) ?? null
    return {
      series: inherited,
      depth,
      isHeavierWeb: depth ? takeStar(claims, depth) : false,
      isVariantP: false,
    }
  }
  claims.take("goods", word)
  const isVariantP = takeVariantP(claims, word, word.meaning.series)
  const next = claims.next(word)
  const first = next?.is === "measure" && isDepth(next) && claims.isFree(next) ? next : null
  const depth = first && depthAgain(claims, first)
  return {
    series: word.meaning.series,
    depth,
    isHeavierWeb: depth ? takeStar(claims, depth) : false,
    isVariantP,
  }
}

/** "ISMC 100 100x50x5" says the depth twice. The second begins the chain. */
function depthAgain(claims: Claims, depth: Measure): Measure {
  const next = claims.next(depth)
  const isSame = next?.is === "measure" && !next.isJoined && next.value === depth.value
  if (!isSame || !isDepth(next) || !isMark(claims.beside(next), "x")) return depth
  claims.take("size", depth)
  return next
}

/** True for a figure that can be the depth of a rolled section. */
export function isDepth({ unit, value }: Measure): boolean {
  return (unit === null || unit === "mm") && Number.isInteger(value) && value >= 70 && value <= 600
}

/** The series that IS 808 lists with a variant (P). */
const seriesWithP: readonly RolledSeries[] = ["ISLB", "ISLC"]

/** "(P)" in ISLB(P) 175 is part of the name. */
function takeVariantP(claims: Claims, word: WordTerm, series: RolledSeries): boolean {
  const letter = claims.next(word)
  if (!isWord(letter, "p")) return false
  if (!seriesWithP.includes(series)) claims.doubt((words) => words.unclear(`${series}(P)`))
  claims.take("goods", letter)
  return true
}

function takeStar(claims: Claims, depth: Measure): boolean {
  const star: Term | undefined = claims.beside(depth)
  if (!star || !isMark(star, "*")) return false
  claims.take("size", star)
  return true
}
