import { readLine } from "./line"

/** "each", but not the unit of a price: "Rs 75 each". */
const EACH = /(?:\b(?:each|ea)\b|प्रत्येक)/iu

/**
 * "ISMB 200 & ISMC 150, 100 nos each": the parts of a line, each with the quantity that one of them states. The same parts if
 * "each" is not said, or if the first part names no goods: it could be of the goods that a later one names.
 */
export function withSharedQuantity(parts: readonly string[]): readonly string[] {
  const readings = parts.map((part) => readLine(part))
  const counted = readings.filter(({ amounts }) => amounts.given.length > 0)
  const [first] = readings
  const isNamed =
    first !== undefined && (first.goods.families.length > 0 || first.goods.series !== null)
  if (
    parts.length < 2 ||
    counted.length !== 1 ||
    !isNamed ||
    !parts.some((part) => EACH.test(part))
  )
    return parts
  const stated = counted[0].parts.filter(({ use }) => use === "quantity" || use === "length")
  const quantity = stated.map(({ text }) => text).join(" ")
  return parts.map((part, place) =>
    readings[place] === counted[0]
      ? part
      : `${part.replace(/(?:[\s,;&+|]|\band\b)+$/iu, "")} ${quantity}`,
  )
}
