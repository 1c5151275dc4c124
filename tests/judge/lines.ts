import type { Quantity } from "../../src/steel/quantity"
import { table, written, type Chance } from "./chance"
import { counted, named, type Named } from "./goods"
import { saying, type Good, type Text } from "./text"

export const goodOf = ({ id, typed }: Pick<Named, "id" | "typed">, quantity?: Quantity): Good => ({
  is: saying(id, quantity),
  typed,
})

const maybe = (chance: Chance, heading: string) =>
  chance.once(2) ? "" : written(chance, chance.pick(table(heading))[0])

/** A complete line: a size and a quantity, with a bit of a letter around it. */
export function completeLine(chance: Chance, isFit?: Parameters<typeof named>[1]): Text {
  const goods = named(chance, isFit)
  const amount = counted(chance, goods)
  const isKilograms = /k|कि/i.test(amount.typed)
  const [rule, pattern] = chance.pick(
    table("lines").filter(([each]) => each !== "bracket" || !isKilograms),
  )
  const body = written(chance, pattern, { size: goods.typed, amount: amount.typed })
  const isRule: Readonly<Record<string, boolean>> = {
    open: false,
    letter: /^\p{L}/u.test(goods.typed),
    range: !/\d$/.test(goods.typed),
    word: !/^[\d.]+ (?:m|ft|feet)/.test(amount.typed),
  }
  return {
    typed: `${maybe(chance, "before")}${body}${maybe(chance, "behind")}`,
    goods: [goodOf(goods, amount.quantity)],
    isSure: (isRule[rule] ?? true) && goods.isSure && amount.isSure,
  }
}

/** A line with a trap in it: what a seller would have to ask is ticked right or not at all. */
export function trapLine(chance: Chance): Text {
  const [meaning, pattern] = chance.pick(table("traps"))
  const [figure, unit] = meaning.split(" ")
  const isOfBars = meaning.includes("pieces")
  // Pre-galvanized tubes are "galvanised" and "zinc coated" by right.
  const goods = named(
    chance,
    ({ family }) => !family.startsWith("gp") && !(isOfBars && /sheet|chequered/.test(family)),
  )
  const amount = counted(chance, goods)
  const weight = counted(chance, { pieceLength: null, isSheet: true }).typed
  const few = chance.whole(2, 99)
  // Without their widths, two sheets of one thickness are the same goods.
  const said = ({ id, isSheet }: Named) =>
    isSheet ? saying(id).replace(/x[\d.]+$/, "") : saying(id)
  let other = named(chance)
  while (said(other) === said(goods)) other = named(chance)
  const values = { size: goods.typed, amount: amount.typed, weight, few, other: other.typed }
  const quantity = (): Quantity | undefined => {
    if (meaning === "size") return undefined
    if (meaning === "same") return amount.quantity
    if (unit === "kg") return { amount: Number(figure), unit, pieceLength: 6 }
    // "2.5 pieces": so long; "15 pieces": so many; "pieces": as many as are written.
    const [count, pieceLength] =
      Number(figure) < 10 ? [few, Number(figure)] : [Number(figure) || few, 6]
    return { amount: count, unit: "pieces", pieceLength }
  }
  return {
    typed: written(chance, pattern, values),
    goods: meaning === "none" ? [] : [goodOf(goods, quantity())],
    isSure: false,
  }
}
