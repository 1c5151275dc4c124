import type { Claims } from "./claims"
import { isWord, type Measure } from "./term"

const beforeNumbers: ReadonlySet<string> = new Set(
  "s sl sr item line pos drg po order ref plot block phase floor tower wing building bldg sector sec enq enquiry indent wo so bill challan invoice survey shop house level bay ward gate pier".split(
    " ",
  ),
)

/** True for the number of an order, drawing or place: "PO 4512", "DRG no. 20". */
export function isNumberOfOther(claims: Claims, measure: Measure): boolean {
  const before = claims.next(measure, -1)
  const label = isWord(before, "no") ? claims.next(before, -1) : before
  return isWord(label, ...beforeNumbers)
}
