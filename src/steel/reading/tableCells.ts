import type { Amounts } from "./amounts"
import { chainsOf, isMark, type Claims } from "./claims"
import type { Measure } from "./terms"

/** Codes of steel in the customs tariff, which bills print: "7216", "73063090". */
const CUSTOMS_CODE = /^7[23]\d\d(\d\d(\d\d)?)?$/

/** Takes customs codes in cells of their own. After a unit the figure could be a quantity: "kg | 7216". */
export function takeCustomsCodes(claims: Claims): void {
  for (const measure of claims.freeMeasures()) {
    const after = claims.beside(measure)
    const isCell =
      claims.beginsCell(measure) && (!after || claims.beginsCell(after) || isMark(after, "|"))
    if (!isCell || measure.unit !== null || !CUSTOMS_CODE.test(measure.tokens[0].word)) continue
    const before = claims.next(measure, -1)
    const isAmount = before?.is === "word" && before.meaning?.is === "unit"
    if (isAmount) claims.doubt((words) => words.makesUnclear(measure.tokens[0].word))
    else claims.take("grade", measure)
  }
}

const LARGEST_ROW = 100

/**
 * "1  MS angle 50x50x6  20 nos": a first figure before a complete size and quantity is the row number of a table. Some
 * tables write it twice.
 */
export function takeRowNumber(
  claims: Claims,
  { given, pieceLength }: Amounts,
  depth: Measure | null,
): void {
  const first = claims.terms.find((term) => !isMark(term, "|", "-"))
  if (first?.is !== "measure" || !claims.isFree(first) || first === depth) return
  const second = claims.next(first)
  const isTwice = second?.is === "measure" && second.value === first.value && isNumberOfRow(second)
  const rows = isTwice ? [first, second] : [first]
  const chains = chainsOf(claims.freeMeasures(), claims)
  const isWhole =
    depth !== null || chains.some((chain) => !rows.includes(chain[0]) && isWholeSize(chain))
  const next = claims.next(rows[rows.length - 1])
  const isSetOff = next?.is === "word" || (next && claims.beginsCell(next))
  const isCounted = given.length > 0 || pieceLength !== null
  if (isNumberOfRow(first) && isWhole && isCounted && isSetOff) claims.take("ordinal", ...rows)
}

/** "420 kg | 71 | 29,820": behind a weight or metres, the cells with a bare figure are the rate and the amount. */
export function takeRateCells(claims: Claims, { given }: Amounts): void {
  const quantity = claims.terms.findLast((term) => claims.useOf(term) === "quantity")
  const isWeight = given.length > 0 && given.every(({ unit }) => unit !== "pieces")
  if (!quantity || !isWeight) return
  const behind = claims.terms.slice(claims.terms.indexOf(quantity) + 1)
  for (const term of behind) {
    const isBare = term.is === "measure" && term.unit === null && !term.isJoined
    if (isBare && claims.isFree(term) && claims.beginsCell(term)) claims.take("price", term)
  }
}

function isNumberOfRow({ unit, value, isJoined }: Measure): boolean {
  return unit === null && Number.isInteger(value) && value <= LARGEST_ROW && !isJoined
}

/** "50x50x6", "42 mm OD x 2 mm", "50 nb" need no further figure. */
function isWholeSize([first, ...rest]: readonly Measure[]): boolean {
  return rest.length > 1 || first.unit === "nb" || (first.role === "outside" && rest.length > 0)
}
