import { table, type Chance } from "./chance"
import { counted, named } from "./goods"
import { goodOf } from "./lines"
import type { Text } from "./text"

const separators = ["\t", " | ", ",", ", ", ";", "; ", "   ", " |"]

/** A row of a sheet, pasted without its heads. */
export function row(chance: Chance): Text {
  const goods = named(chance)
  const { quantity, cells } = counted(chance, goods, true)
  const [[columns]] = [chance.pick(table("orders"))]
  const order = columns.split(" ")
  const separator = chance.pick(separators)
  const isComma = separator.startsWith(",")
  // Steel sold by weight costs less than Rs 100 a kilogram, but it may be priced by the tonne.
  const isByWeight = quantity.unit === "kg" || quantity.unit === "tonnes"
  const dear = isByWeight ? [] : [chance.whole(200, 900)]
  const rate = chance.pick([chance.whole(45, 90), ...dear, 61500, 58.5])
  const weight = chance.pick([
    `${chance.whole(2, 90)}.${chance.whole(10, 99)}`,
    `${chance.whole(50, 9000)}`,
  ])
  const cellOf: Readonly<Record<string, string>> = {
    size: isComma && goods.typed.includes(",") ? `"${goods.typed}"` : goods.typed,
    qty: isComma ? cells[0].replaceAll(",", "") : cells[0],
    unit: cells[1],
    rate: `${rate}`,
    amount: (quantity.amount * rate).toFixed(chance.pick([0, 2, 2])),
    hsn: chance.pick(["7216", "72163100", "7306", "7208"]),
    grade: chance.pick(["E250", "IS 2062", "Tata"]),
    weight,
  }
  const code = `${chance.pick(["RM", "MT", "KG", "STL", "MTR", "PL"])}-${chance.whole(1, 300)}`
  // A number in front of a unit would be the quantity.
  const front = chance.pick([[], [], [code], order[0] === "unit" ? [] : [`${chance.whole(1, 40)}`]])
  // Without a unit, whole figures are pieces and others tonnes, if they are not asked.
  const isWhole = Number.isInteger(Number(cells[0].replaceAll(",", "")))
  const bare = {
    ...quantity,
    amount: Number(cells[0].replaceAll(",", "")),
    unit: isWhole ? "pieces" : "tonnes",
  } as const
  const isBare = !order.includes("unit")
  const isNone = isBare && isWhole && goods.pieceLength === null
  return {
    typed: [...front, ...order.map((column) => cellOf[column])].join(separator),
    goods: isNone ? [] : [goodOf(goods, isBare ? bare : quantity)],
    isSure: false,
  }
}
