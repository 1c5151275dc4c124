import { chainsOf, type Claims } from "./claims"
import { isDepth } from "./goods"
import type { Measure, WordTerm } from "./terms"
import type { ReadingSay } from "../../interface/catalogue"
import { means } from "./term"

/** "- 5 sheets", "20 bars": plural goods after a single figure. "Plate 5x20 2 sheet": goods that are named before. */
export function isCountOfGoods(claims: Claims, measure: Measure): boolean {
  const after = claims.beside(measure)
  if (after?.is !== "word") return false
  if (pluralGoods.has(after.word)) return true
  // "12 mm plate 5 sheet", "50x50x3 20 pipe": the size needs no further figure.
  if (
    /^(sheet|plate|pipe|tube|angle|channel|शीट|प्लेट|पाइप|एंगल|चैनल)$/.test(after.word) &&
    hasWall(claims)
  )
    return true
  if (isCountOfRolled(claims, measure, after)) return true
  if (isCountOfSheets(claims, measure, after)) {
    claims.doubt(WHICH_THICKNESS)
    return true
  }
  const again = after.meaning?.is === "goods" ? after.meaning.families : []
  const before = claims.terms.slice(0, claims.terms.indexOf(measure))
  return before.some(
    (term) =>
      term.is === "word" &&
      term.meaning?.is === "goods" &&
      term.meaning.families.some((family) => again.includes(family)) &&
      claims.next(term) !== measure,
  )
}

/** "5 beam 300", "10 channel 100x50": the depth follows. */
function isCountOfRolled(claims: Claims, { isJoined }: Measure, word: WordTerm): boolean {
  const { meaning } = word
  const isRolled = meaning?.is === "goods" && /^(beam|channel)$/.test(meaning.families.join())
  const depth = claims.next(word)
  return isRolled && !isJoined && depth?.is === "measure" && isDepth(depth)
}

/** "1500x6000 5 sheet": five sheets, or sheet of 5 mm. */
function isCountOfSheets(claims: Claims, { unit, isJoined }: Measure, { word }: WordTerm): boolean {
  const isBare = unit === null && !isJoined && /^(sheet|plate|शीट|प्लेट)$/.test(word)
  const chains = chainsOf(claims.freeMeasures(), claims)
  return isBare && chains.filter(({ length }) => length > 1).some(({ length }) => length === 2)
}

const WHICH_THICKNESS: ReadingSay = (words) => words.whichThickness

/** "12 mm" of a sheet, "50x50x3", "50x50 3 mm", "class B". */
function hasWall(claims: Claims): boolean {
  const free = claims.freeMeasures()
  const isSheet = claims.terms.some(
    (term) => means(term, "goods") && term.meaning.families[0] === "sheet",
  )
  const isThickness = ({ unit, isJoined }: Measure) =>
    !isJoined && (unit === "mm" || unit === "gauge")
  return (
    claims.terms.some((term) => claims.useOf(term) === "class") ||
    chainsOf(free, claims).some(
      ({ length }) => length > 2 || (length === 2 && free.some(isThickness)),
    ) ||
    (isSheet && free.some(isThickness))
  )
}

const pluralGoods = new Set([
  "pipes",
  "tubes",
  "sheets",
  "plates",
  "angles",
  "channels",
  "beams",
  "bars",
  "lengths",
  "planks",
])
