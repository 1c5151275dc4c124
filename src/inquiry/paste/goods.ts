import type { ReadingSay } from "../../interface/catalogue"
import type { RolledSeries, SizeFamily } from "../../steel/range/size"
import { isMark, isWord, means, type Figure, type Part, type Word } from "./parts"
import { namesNone, noGoods, type Goods, type Line } from "./reading"
import { misspeltGoods, type Meaning } from "./words"

export const TWO_KINDS: ReadingSay = (words) => words.twoProducts

/** A rolled section by name: ISMB 200, ISMC 125*. */
export interface Rolled {
  readonly series: RolledSeries
  readonly depth: Figure | null
  readonly isHeavierWeb: boolean
  /** "ISLB(P) 300" */
  readonly isVariantP: boolean
}

/** True for a figure that can be the depth of a rolled section. */
export function isDepth(part: Part | undefined): part is Figure {
  if (part?.is !== "figure" || part.use !== null) return false
  const { unit, value } = part
  return (unit === null || unit === "mm") && Number.isInteger(value) && value >= 70 && value <= 600
}

/** The series that IS 808 lists with a variant (P). */
const seriesWithP: readonly RolledSeries[] = ["ISLB", "ISLC"]

/** Takes "ISMB 200", "ISMC-125*", "MB200": the series, and the depth if one follows. null without a series. */
export function takeSeries(line: Line, heading: Goods): Rolled | null {
  const words = line.words().filter((word) => means(word, "series"))
  const [word, ...others] = words
  const series = means(word, "series") ? word.meaning.series : null
  if (others.some((other) => means(other, "series") && other.meaning.series !== series))
    line.doubt(TWO_KINDS)
  else line.take("goods", ...words)
  const inherited = line
    .words()
    .some((other) => means(other, "goods", "shape", "unsold", "product"))
    ? null
    : heading.series
  const letter = word && line.next(word)
  const isVariantP = isWord(letter, "p") && series !== null
  if (isVariantP) {
    if (!seriesWithP.includes(series)) line.doubt((say) => say.unclear(`${series}(P)`))
    line.take("goods", letter)
  }
  const named = series ?? inherited
  if (named === null) return null
  const next = word ? line.next(isVariantP ? letter : word) : line.figures().find(isDepth)
  let depth = isDepth(next) ? next : null
  // "ISMC 100 100x50x5" says the depth twice.
  const again = depth && line.next(depth)
  if (
    depth &&
    isDepth(again ?? undefined) &&
    again?.is === "figure" &&
    !again.isJoined &&
    again.value === depth.value
  ) {
    if (line.isFollowedByJoint(again)) {
      line.take("size", depth)
      depth = again
    }
  }
  const star = depth ? line.beside(depth) : undefined
  const isHeavierWeb = isMark(star, "*")
  if (isHeavierWeb) line.take("size", star)
  return { series: named, depth, isHeavierWeb, isVariantP }
}

/** Takes the words that name goods. A line that names none has those of its heading. */
export function takeGoods(line: Line, series: RolledSeries | null, heading: Goods): Goods {
  const found = { ...noGoods } as { -readonly [Key in keyof Goods]: Goods[Key] }
  for (const word of line.words()) {
    const meaning = classOfBore(line, word) ?? word.meaning ?? misspelt(line, word)
    if (meaning === null || word.use !== null || isLoneLetter(line, word, meaning)) continue
    if (meaning.is === "goods" || meaning.is === "shape") {
      found.isShapeOnly =
        meaning.is === "shape" && (found.families.length === 0 || found.isShapeOnly)
      found.families = narrowed(line, found.families, meaning.families)
      line.take("goods", word)
    } else if (meaning.is === "product") {
      // A PPGI coil is colour coated.
      if (found.product !== "coated") found.product = meaning.family
      line.take("goods", word)
    } else if (meaning.is === "unsold") {
      if (isSaidBeside(line, word)) continue
      found.unsold ??= { word: word.word, name: meaning.name }
      line.take("goods", word)
    } else if (meaning.is === "class") {
      if (found.pipeClass !== null && found.pipeClass !== meaning.pipeClass)
        line.doubt((say) => say.twoClasses)
      found.pipeClass = meaning.pipeClass
      line.take("size", word)
    }
  }
  // "Purlin tube" says what the tube is for. A C purlin is not a channel.
  const isTube =
    found.families.length > 0 && !found.families.some((family) => /beam|channel|Angle/.test(family))
  if (isTube && /^(purlins|rails)$/.test(found.unsold?.name ?? "")) found.unsold = null
  const own = { ...found, series }
  return namesNone(own) ? { ...heading, pipeClass: own.pipeClass ?? heading.pipeClass } : own
}

/** Goods in a misspelt word, with a doubt. */
function misspelt(line: Line, { word }: Word): Meaning | null {
  const meaning = misspeltGoods(word)
  if (meaning?.is === "goods" || meaning?.is === "shape") line.doubt((say) => say.unclear(word))
  return meaning
}

/** "20 bars" of an angle are pieces, an angle "for brackets" is an angle, and an "anchor plate" a plate. */
function isSaidBeside(line: Line, word: Word): boolean {
  const before = line.beside(word, -1)
  if (word.word === "bars" && before?.is === "figure" && before.unit === null && !before.isJoined)
    return true
  if (
    /^(jali|jaali|जाली)$/.test(word.word) &&
    line.parts.some((part) => means(part, "goods") && part.meaning.families.join() === "chequered")
  )
    return true
  if (/^(anchor|clamp|bracket|hinge|flange)$/.test(word.word) && means(line.beside(word), "goods"))
    return true
  const place = line.placeOf(word)
  const opening = line.parts.findLastIndex((part, at) => at < place && isMark(part, "(", ")"))
  const isAside =
    isMark(line.parts[opening], "(") &&
    line.parts.slice(0, opening).some((part) => means(part, "goods", "series"))
  if (isAside) line.take("remark", word)
  if (isAside) return true
  const joint = line.parts.findLastIndex(
    (part, at) => at < place && isWord(part, "for", "with", "w"),
  )
  const isFor =
    joint >= 0 &&
    line.parts.slice(joint, place).every(({ is }) => is !== "figure") &&
    line.parts.slice(0, joint).some((part) => means(part, "goods", "series"))
  if (isFor && !isWord(line.parts[joint], "for")) line.doubt((say) => say.makesUnclear(word.word))
  if (isFor) line.take("remark", word)
  return isFor
}

const classLetters: Readonly<Record<string, Goods["pipeClass"]>> = {
  a: "light",
  l: "light",
  b: "medium",
  m: "medium",
  c: "heavy",
  h: "heavy",
}

/** "50 NB (M)" and "50 NB B" are the medium class. */
function classOfBore(line: Line, word: Word): Meaning | null {
  const pipeClass = Object.hasOwn(classLetters, word.word) ? classLetters[word.word] : null
  if (pipeClass === null) return null
  const bore = line.next(word, -1)
  const isBracketed = isMark(line.beside(word, -1), "(") && isMark(line.beside(word), ")")
  const isBehind = line.beside(word, -1) === bore && /^[abc]$/.test(word.word)
  return (isBracketed || isBehind) && bore?.is === "figure" && bore.unit === "nb"
    ? { is: "class", pipeClass }
    : null
}

/** "C 100" is a channel, but "c" alone is nothing, and "L=6000" and "6300 L" are lengths. */
function isLoneLetter(line: Line, word: Word, { is }: Meaning): boolean {
  if (word.word.length > 1 || is !== "goods") return false
  const before = line.beside(word, -1)
  if (before?.is === "figure" && before.value >= 1000) return true
  const next = line.beside(word)
  return !(next?.is === "figure" && next.unit !== "m" && next.unit !== "foot" && next.value < 1000)
}

function narrowed(
  line: Line,
  before: readonly SizeFamily[],
  named: readonly SizeFamily[],
): readonly SizeFamily[] {
  if (before.length === 0) return named
  // Planks are sold black and pre-galvanized.
  const both = [before, named]
  if (
    both.some((one) => one.join() === "plank") &&
    both.some((one) => one.every((family) => family.startsWith("gp")))
  ) {
    line.doubt((say) => say.plankFinish)
    return ["plank"]
  }
  const common = before.filter((family) => named.includes(family))
  if (common.length > 0) return common
  line.doubt(TWO_KINDS)
  return named
}
