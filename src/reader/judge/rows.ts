import { listed, type Chance } from "./chance"
import { counted, named } from "./goods"
import { goodOf } from "./lines"
import type { Text } from "./text"

const apart = listed("\t¦ | ¦,¦, ¦;¦; ¦   ¦ |")

/**
 * The columns behind the number and code of a row. The figure in front of a unit is the quantity, or what nobody takes for one
 * (a size, a customs number): the rest a seller could not tell apart either.
 */
const orders = [
  ...[
    "size qty unit",
    "size qty unit rate",
    "size qty unit rate amount",
    "size hsn qty unit",
    "size hsn qty unit rate amount",
  ],
  ...listed(
    "size unit qty¦size unit qty rate¦size unit qty rate amount¦size unit rate qty¦size hsn unit qty¦size unit rate amount qty",
  ),
  ...listed(
    "qty unit size¦unit qty size¦qty unit size rate amount¦size rate qty unit¦hsn size qty unit rate¦qty size unit¦qty size",
  ),
  ...listed(
    "size qty¦size grade qty unit¦size qty unit grade¦size rate amount qty unit¦size qty unit weight¦size unit qty weight¦size qty unit hsn rate",
  ),
].map((order) => order.split(" "))

/** A row of a sheet, pasted without its heads. */
export function row(chance: Chance): Text {
  const goods = named(chance)
  const { quantity, cells, isSure } = counted(chance, goods, true)
  const [amount, unit] = cells ?? ["", ""]
  const separator = chance.pick(apart)
  const figure = separator.startsWith(",") ? amount.replaceAll(",", "") : amount
  const rate = chance.pick([chance.whole(45, 90), chance.whole(200, 900), 61500, 58.5])
  const total = (quantity.amount * rate).toFixed(chance.pick([0, 2, 2]))
  const order = chance.pick(orders)
  const size = /,/.test(goods.typed) && separator.startsWith(",") ? `"${goods.typed}"` : goods.typed
  const cellOf: Readonly<Record<string, string>> = {
    size,
    qty: figure,
    unit,
    rate: `${rate}`,
    amount: total,
    hsn: chance.pick(["7216", "72163100", "7306", "7208"]),
    grade: chance.pick(["E250", "IS 2062", "Tata"]),
    weight: chance.pick([
      `${chance.whole(2, 90)}.${chance.whole(10, 99)}`,
      `${chance.whole(50, 9000)}`,
    ]),
  }
  const front = chance.pick([
    [],
    [],
    [`${chance.whole(1, 40)}`],
    [`${chance.pick(listed("RM¦MT¦KG¦STL¦MTR¦PL"))}-${chance.whole(1, 300)}`],
  ])
  const isBare = !order.includes("unit")
  const pieces = { amount: quantity.amount, unit: "pieces", pieceLength: 6 } as const
  const isPieces = quantity.unit === "pieces"
  const typed = [...front, ...order.map((column) => cellOf[column])].join(separator)
  const good = isBare ? goodOf(goods, pieces) : goodOf(goods, quantity)
  // Without a unit it can be asked only, but for pieces.
  const isNone = isBare && (!isPieces || goods.isSheet)
  return {
    typed,
    goods: isNone ? [] : [good],
    isSure:
      isSure && goods.isSure && order.join(" ").startsWith("size qty unit") && front.length === 0,
  }
}
