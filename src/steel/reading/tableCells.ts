import type { Amounts } from "./amounts"
import { chainsOf, isMark, type Claims } from "./claims"
import type { Measure } from "./terms"
import { isBare, means } from "./term"

/** Codes of steel in the customs tariff, which bills print: "7216", "73063090". */
const CUSTOMS_CODE = /^7[23]\d\d(\d\d(\d\d)?)?$/
/** With all its digits no figure of a size or a quantity is that long. */
const WHOLE_CODE = 8

/** Takes customs codes in cells of their own, or with all their digits. After a unit the figure could be a quantity: "kg | 7216". */
export function takeCustomsCodes(claims: Claims): void {
  for (const measure of claims.freeMeasures()) {
    const after = claims.beside(measure)
    const isCell =
      claims.beginsCell(measure) && (!after || claims.beginsCell(after) || isMark(after, "|"))
    const [{ word }] = measure.tokens
    const isSetOff = isCell || (word.length === WHOLE_CODE && !measure.isJoined)
    if (!isSetOff || measure.unit !== null || !CUSTOMS_CODE.test(word)) continue
    const before = claims.next(measure, -1)
    const isAmount = means(before, "unit")
    if (isAmount) claims.doubt((words) => words.makesUnclear(word))
    else claims.take("grade", measure)
  }
}

const LARGEST_ROW = 100

/** The thinnest listed pipe of a class, 15 NB light of IS 1239 (Part 1), mm. */
const THINNEST_OF_CLASSES = 2

/**
 * "1  MS angle 50x50x6  20 nos", "3.2 50x50x3 20 nos": a first figure before a complete size and quantity is the row number
 * of a table. Some tables write it twice.
 */
export function takeRowNumber(claims: Claims, { given }: Amounts, depth: Measure | null): void {
  const first = claims.terms.find((term) => !isMark(term, "|", "-"))
  if (first?.is !== "measure" || !claims.isFree(first) || first === depth || first.role) return
  const second = claims.next(first)
  const isTwice = second?.is === "measure" && second.value === first.value && isNumberOfRow(second)
  const rows = isTwice ? [first, second] : [first]
  const chains = chainsOf(claims.freeMeasures(), claims)
  const hasThickness = claims
    .freeMeasures()
    .some(({ role, unit, isJoined }) => role === "thickness" || (unit === "mm" && !isJoined))
  const next = claims.next(rows[rows.length - 1])
  const beginsCell = next !== undefined && claims.beginsCell(next)
  const isWhole =
    depth !== null ||
    // "24 | MS plate 20 mm | MT | 7.5": plate is whole with its thickness.
    (hasThickness && beginsCell) ||
    chains.some((chain) => !rows.includes(chain[0]) && isWholeSize(chain, hasThickness))
  const isChain = chains.some(([head, ...rest]) => head === next && rest.length > 1)
  const isSetOff = next?.is === "word" || isChain || beginsCell
  if (!isWhole || !isSetOff || given.length === 0) return
  if (isNumberOfRow(first)) claims.take("ordinal", ...rows)
  // "1879 | ISMC 100 | 2 | MT": a code of the buyer's own.
  const isCode = beginsCell && isBare(first) && first.value > LARGEST_ROW
  if (isCode) claims.take("aside", first)
  // "1.02 SHS 100x100x4": in a line without its thickness the figure could be that.
  const isDecimal = first.unit === null && first.value <= LARGEST_ROW && !first.isJoined
  const hasClass = claims.terms.some((term) => claims.useOf(term) === "class")
  const hasWall =
    hasThickness ||
    depth !== null ||
    chains.some(({ length }) => length > 2) ||
    (hasClass && (first.value < THINNEST_OF_CLASSES || beginsCell))
  if (claims.isFree(first) && isDecimal && hasWall) claims.take("aside", first)
}

/**
 * "420 kg | 71 | 29,820": behind a weight or metres, the cells with a bare figure are the rate and the amount. Behind
 * pieces they are if they multiply: "1200 nos | 12 | 14,400".
 */
export function takeRateCells(claims: Claims, { given }: Amounts): void {
  const quantity = claims.terms.findLast((term) => claims.useOf(term) === "quantity")
  if (!quantity || given.length === 0) return
  const behind = claims.terms
    .slice(claims.terms.indexOf(quantity) + 1)
    .filter(
      (term): term is Measure =>
        term.is === "measure" && term.unit === null && !term.isJoined && claims.isFree(term),
    )
  // "Kg  640  58.00  37120.00": whatever stands between, the last is the product of the two before.
  if (isProduct(given[0].amount, behind)) return claims.take("price", ...behind)
  const isWeight = given.every(({ unit }) => unit !== "pieces")
  if (isWeight) claims.take("price", ...behind.filter((term) => claims.beginsCell(term)))
}

function isProduct(pieces: number, [rate, amount, ...others]: readonly Measure[]): boolean {
  if (!amount || others.length > 0) return false
  return pieces > 1 && Math.abs(pieces * rate.value - amount.value) <= 1
}

function isNumberOfRow(measure: Measure): boolean {
  return isBare(measure) && measure.value <= LARGEST_ROW
}

/** "50x50x6", "42 mm OD x 2 mm", "50 nb" and "12 thk | 1500x6000" need no further figure. */
function isWholeSize([first, ...rest]: readonly Measure[], hasThickness: boolean): boolean {
  if (rest.length > 1 || first.unit === "nb") return true
  return rest.length > 0 && (first.role === "outside" || hasThickness)
}
