import type { ReadingSentence } from "../kit/words/catalogue"
import type { PipeClass, RolledSeries, SizeFamily } from "../steel/range/size"
import { namesNone, noGoods, type Goods, type Line } from "./reading"
import { isFigure, isMark, isWord, means, type Token } from "./tokens"
import { groupOf, meaningOf, type Kind, type Meaning, type UnsoldGoods } from "./words"

export const TWO_KINDS: ReadingSentence = (words) => words.twoProducts

type Found = { -readonly [Key in keyof Goods]: Goods[Key] }

/** What a word that names goods adds to those found before it. Returns the doubt if it says others. */
type Naming = (found: Found, value: string, word: Token) => ReadingSentence | false | undefined

const naming: Partial<Record<Kind, Naming>> = {
  series: (found, value) => {
    const isOther = found.series !== null && found.series !== value
    found.series = value as RolledSeries
    return isOther && TWO_KINDS
  },
  goods: (found, value) => {
    const named = value.split(" ") as SizeFamily[]
    const common = found.families.filter((family) => named.includes(family))
    const isOther = found.families.length > 0 && common.length === 0
    found.families = common.length > 0 ? common : named
    return isOther && TWO_KINDS
  },
  // A PPGI coil is colour coated.
  product: (found, value) =>
    void (found.product = found.product === "coated" ? found.product : value),
  unsold: (found, value, { word }) => void (found.unsold ??= { word, name: value as UnsoldGoods }),
  class: (found, value) => {
    const isOther = found.pipeClass !== null && found.pipeClass !== value
    found.pipeClass = value as PipeClass
    return isOther && ((words) => words.twoClasses)
  },
}

/** Takes the words that name goods. A line that names none has those of its heading. */
export function takeGoods(line: Line, heading: Goods): Goods {
  const found: Found = { ...noGoods }
  const grade = line.tokens.find((token) => token.is === "aside" && token.word === "stainless")
  if (grade) found.unsold = { word: line.textOf(grade).toLowerCase(), name: "stainless" }
  for (const word of line.words()) {
    const { is, value } = meaningIn(line, word)
    const name = is && naming[is]
    if (!name) continue
    const isPart = is === "unsold" && namesPart(line, word)
    line.take(isPart || word.isMisspelt ? "along" : "taken", word)
    if (isPart) continue
    const doubt = name(found, value, word)
    if (doubt) line.doubts.push(doubt)
    if (word.isMisspelt) {
      const [typed, known] = [line.textOf(word), word.word]
      line.notes.push((words) => words.misspelt(typed, known))
    }
  }
  // "Purlin tube", "ISMC 125 purlins" say what the section is for. A C purlin is not a channel.
  const isTube = found.families.some((family) => /square|rect|pipe/i.test(family))
  const isUse = isTube ? /^(purlins|rails)$/.test(found.unsold?.name ?? "") : found.series !== null
  if (isUse && parts.has(found.unsold?.name ?? "")) {
    found.unsold = null
    line.take("along", ...line.tokens.filter((token) => means(token, "unsold")))
  }
  const { families, series } = found
  const isOther =
    families.length > 0 && !families.includes(series?.includes("C") ? "channel" : "beam")
  if (series && isOther) line.doubts.push(TWO_KINDS)
  return namesNone(found) ? { ...heading, pipeClass: found.pipeClass ?? heading.pipeClass } : found
}

/** The meaning of a word where it stands: "50 NB (M)" is the medium class, "C 100" a channel, "c" alone nothing. */
function meaningIn(line: Line, word: Token): Partial<Meaning> & { value: string } {
  const none = { value: "" }
  const [before, next] = [line.beside(word, -1), line.beside(word)]
  if (word.word.length > 1 || means(word, "class")) return word.meaning ?? none
  const bore = isMark(before, "(") && isMark(next, ")") ? line.next(word, -1) : before
  if (bore?.unit === "nb" && (bore !== before || /^[abcmh]$/.test(word.word)))
    return meaningOf(`${word.word} class`) ?? none
  // "L=6000" and "6300 L" are lengths.
  const isOfGoods = isFigure(next) && next.value < 1000 && (next.unit ?? "mm") === "mm"
  return isOfGoods && !(isFigure(before) && before.value >= 1000) ? (word.meaning ?? none) : none
}

/** What is said of goods that are not sold here, and names none. */
export const qualities = groupOf("quality")
/** Goods not sold here that are named as parts, too: "bracket angle 50x50x6" is an angle. */
const parts = groupOf("part")

/**
 * True for goods not sold here that only say what the goods next to the size are for: "Bracket: MS angle 50x50x6", "(hand rail)", "for
 * brackets", "with sockets", "Flat products: HR plate 8 mm".
 */
function namesPart(line: Line, word: Token): boolean {
  const place = line.placeOf(word)
  const [before, behind] = [line.tokens.slice(0, place), line.tokens.slice(place + 1)]
  const isGoods = (token: Token) => means(token, "goods", "series")
  const opening = before.findLastIndex(
    (token) => isMark(token, "(", ")") || isWord(token, "for", "with", "w"),
  )
  const isOpened = !isMark(before[opening], ")") && !before.slice(opening).some(isFigure)
  if (qualities.has(word.meaning?.value ?? "")) return false
  if (opening >= 0 && isOpened && before.slice(0, opening).some(isGoods)) return true
  const goods = behind.findIndex(isGoods)
  if (goods < 0) return false
  const between = behind.slice(0, goods)
  // The goods stand beside their size: "HR plate 8 mm", "SHS 72x72x3.2".
  const isOfSize = isFigure(
    behind.slice(goods).find((one) => !isGoods(one) && !means(one, "polite")),
  )
  const isApart = between.some((token) => isMark(token, ":", "|", "-", ")", "="))
  const isOther = between.some((one) => isFigure(one) || isWord(one, "for", "with", "and"))
  return isOfSize && !isOther && (isApart || parts.has(word.meaning?.value ?? ""))
}

/** Takes the depth of a series, if there is one: "ISMB 200", "ISMC-125*", "MB200". */
export function takeDepth(line: Line): void {
  const { series } = line.goods
  const names = line.tokens.filter((token) => means(token, "series"))
  const depths = names.map((name) => line.next(name)).filter(isDepth)
  if (depths.some(({ value }) => value !== depths[0].value)) line.doubts.push(TWO_KINDS)
  const letter = names[0] && line.next(names[0])
  const isVariantP = isWord(letter, "p")
  // IS 808 lists a variant P of two series.
  if (isVariantP && series !== "ISLB" && series !== "ISLC")
    line.doubts.push((words) => words.unclear(`${series}(P)`))
  if (isVariantP) line.take("taken", letter)
  const first = isVariantP && letter ? line.next(letter) : (depths[0] ?? null)
  const found = names.length > 0 ? first : line.figures().find(isDepth)
  const depth = series !== null && isDepth(found) ? found : null
  const star = depth ? line.beside(depth) : undefined
  line.depth = depth
  line.asked.isVariantP = isVariantP
  line.asked.isHeavierWeb = isMark(star, "*")
  if (line.asked.isHeavierWeb) line.take("size", star)
}

/** True for a figure that can be the depth of a rolled section. */
function isDepth(token: Token | null | undefined): token is Token {
  if (!token || !isFigure(token) || token.use !== null) return false
  const { unit, value } = token
  return (unit === null || unit === "mm") && Number.isInteger(value) && value >= 70 && value <= 600
}
