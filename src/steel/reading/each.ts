import { namesNone, type Goods } from "./goods"
import { readLine, type LineReading } from "./line"

/** "each", but not the unit of a price: "Rs 75 each". */
const EACH = /(?:\b(?:each|ea)\b|प्रत्येक)/iu

/**
 * "ISMB 200 & ISMC 150, 100 nos each": the parts of a line, each with the quantity that one of them states. The same parts if
 * "each" is not said.
 */
export function withSharedQuantity(parts: readonly string[]): readonly string[] {
  const readings = parts.map((part) => readLine(part))
  const counted = readings.filter(({ amounts }) => amounts.given.length > 0)
  if (parts.length < 2 || counted.length !== 1 || !parts.some((part) => EACH.test(part)))
    return parts
  const lengths = readings.flatMap((reading) => partsOf(reading, "length"))
  return parts.map((part, place) => {
    const own = partsOf(readings[place], "length")
    const shared = [
      ...(readings[place] === counted[0] ? [] : partsOf(counted[0], "quantity")),
      // "20 nos each of ISMC 100, ISMC 125 12 m": the length is of both.
      ...(own.length === 0 ? lengths.slice(0, 1) : []),
    ]
    return shared.length === 0
      ? part
      : `${part.replace(/(?:[\s,;&+|]|\band\b)+$/iu, "")} ${shared.join(" ")}`
  })
}

function partsOf({ parts }: LineReading, wanted: "quantity" | "length"): readonly string[] {
  return parts.filter(({ use }) => use === wanted).map(({ text }) => text)
}

/** "50x50x6, 75x75x6 angle": the goods that a later part names, or null. */
export function goodsNamedLater(parts: readonly string[]): Goods | null {
  const named = parts.map((part) => readLine(part).goods).find((goods) => !namesNone(goods))
  return named && named.unsold === null && named.product === null ? named : null
}
