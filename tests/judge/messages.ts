import type { Size } from "../../src/steel/range/size"
import { rowOf, table, written, type Chance } from "./chance"
import { counted, named } from "./goods"
import { completeLine, goodOf } from "./lines"
import type { Good, Text } from "./text"

/** A part of a message. */
interface Part extends Pick<Text, "typed" | "goods" | "headings"> {
  readonly isLetter?: boolean
}

type Family = Pick<Size, "family">
const isBar = ({ family }: Family) => !/sheet|chequered/.test(family)
/** Pre-galvanized goods are galvanised by right. */
const isBlack = ({ family }: Family) => !family.startsWith("gp")

const some = <Each>(chance: Chance, most: number, make: (place: number) => Each): Each[] =>
  Array.from({ length: chance.whole(1, most) }, (_, place) => make(place))

const from = (chance: Chance, heading: string, name: string, values?: Record<string, string>) =>
  written(chance, rowOf(heading, name) ?? "", values)

/** Figures below a heading that says what they are, or that none of them is ordered. */
function headed(
  chance: Chance,
  isOrdered: boolean,
  isFit: (size: Family) => boolean = () => true,
  fixed?: string,
): Part {
  const all = [named(chance, (size) => isFit(size) && isBar(size))]
  all.push(
    ...some(chance, 20, () => named(chance, isFit))
      .filter(({ family }) => family === all[0].family)
      .slice(0, 3),
  )
  // The same heading for all: a pipe by its bore has another than one by its diameter.
  const alike = all.filter(
    ({ figures }) => figures?.includes("x") === all[0].figures?.includes("x"),
  )
  const heading =
    fixed ?? from(chance, "headings", isOrdered ? "good" : "bad", { name: all[0].heading })
  const rows = alike.map((goods) => {
    const typed = chance.once(3) ? goods.typed : (goods.figures ?? goods.typed)
    const amount = counted(chance, goods, true)
    const apart = chance.pick([" - ", " ", ": ", ", ", " = "])
    return {
      line: `${typed}${apart}${amount.typed}`,
      good: goodOf({ id: goods.id, typed }, amount.quantity),
    }
  })
  return {
    typed: [heading, ...rows.map(({ line }) => line)].join("\n"),
    goods: isOrdered ? rows.map(({ good }) => good) : [],
    headings: isOrdered ? [[heading, rows[0].line]] : [],
  }
}

/** A statement for all lines, above or below them. */
function stated(chance: Chance): Part {
  const [kind, statement] = chance.pick(table("statements").filter(([name]) => name !== "total"))
  const rows = some(chance, 4, (): { typed: string; good?: Good } => {
    if (kind === "none") return { typed: completeLine(chance, isBlack).typed }
    const goods = named(chance, isBar)
    const amount =
      kind === "tonnes" ? chance.whole(1, 90) / chance.pick([1, 10]) : chance.whole(2, 90)
    const unit = kind === "12" ? ` ${from(chance, "units", "pieces")}` : ""
    const quantity = {
      amount,
      unit: unit ? "pieces" : (kind as "kg"),
      pieceLength: unit ? 12 : 6,
    } as const
    return {
      typed: `${goods.typed}${chance.pick([" - ", " = ", ": "])}${amount}${unit}`,
      good: goodOf(goods, quantity),
    }
  })
  const lines = rows.map(({ typed }) => typed)
  const said = written(chance, statement)
  return {
    typed: (chance.once(3) ? [...lines, said] : [said, ...lines]).join("\n"),
    goods: rows.flatMap(({ good }) => good ?? []),
  }
}

/** A table with a row of heads, its columns in any order. */
function headTable(chance: Chance): Part {
  const unit = chance.pick([null, "tonnes", "pieces", "kg", "metres"] as const)
  const hasLength = (!unit || unit === "pieces") && chance.once(3)
  const others = ["code", "hsn", "rate", "grade", "amount"].filter(() => chance.once(3))
  const chosen = chance.shuffled([
    "size",
    "qty",
    ...(unit ? [] : ["unit"]),
    ...(hasLength ? ["length"] : []),
    ...others,
  ])
  const columns = chance.once(2) ? ["sl", ...chosen] : chosen
  const isSteel = !(others.includes("grade") && chance.once(4))
  const goods: Good[] = []
  const rows = some(chance, 5, (place): Readonly<Record<string, string | number>> => {
    const size = named(chance, isBar)
    const { quantity: own, cells } = counted(chance, size, true)
    const amount = unit === "tonnes" ? chance.whole(1, 400) / 10 : chance.whole(2, 400)
    const pieceLength = hasLength ? chance.pick([6, 12, 9]) : 6
    // A cell that says another unit than its column.
    const isWrong = unit !== null && chance.once(12)
    const wrong = isWrong ? (unit === "kg" ? " nos" : " Kg") : ""
    if (isSteel && !isWrong)
      goods.push(goodOf(size, { ...(unit ? { amount, unit } : own), pieceLength }))
    return {
      sl: place + 1,
      code: `RM-${chance.whole(100, 300)}`,
      size: size.typed,
      hsn: 7216,
      qty: unit ? `${amount}${wrong}` : cells[0],
      unit: cells[1],
      length: pieceLength,
      grade: isSteel ? "E250" : "SS 304",
      rate: chance.whole(45, 90),
      amount: chance.whole(2000, 90000),
    }
  })
  const heads = columns.map((column) =>
    from(chance, "heads", column === "qty" && unit ? unit : column),
  )
  const apart = chance.pick(["\t", " | ", ";"])
  const cells = rows.map((row) => columns.map((column) => row[column]))
  const total = columns.map((column) => ({ size: "Total", qty: "415" })[column] ?? "")
  return {
    typed: [heads, ...cells, ...(chance.once(3) ? [total] : [])]
      .map((each) => each.join(apart))
      .join("\n"),
    goods,
  }
}

/** Sizes without quantities, and a total that belongs to none of them. */
function totalled(chance: Chance): Part {
  const first = completeLine(chance)
  const all = some(chance, 3, () => named(chance))
  const lines = [first.typed, ...all.map(({ typed }) => typed), from(chance, "statements", "total")]
  return { typed: lines.join("\n"), goods: [...first.goods, ...all.map((goods) => goodOf(goods))] }
}

/** A size, with its quantity on the next line. */
function continued(chance: Chance): Part {
  const goods = named(chance)
  const amount = counted(chance, goods, true)
  return {
    typed: `${goods.typed}\n${chance.pick(["Qty: ", "Quantity - ", "", "qty "])}${amount.typed}`,
    goods: [goodOf(goods, amount.quantity)],
  }
}

// What a heading or statement covers ends with the message or with the next heading.
const bodies: readonly ((chance: Chance) => Part[])[] = [
  (chance) => some(chance, 8, () => completeLine(chance)),
  (chance) => some(chance, 4, () => headed(chance, true)),
  (chance) => [...some(chance, 2, () => completeLine(chance)), headed(chance, false, isBlack)],
  (chance) => [
    headed(chance, false, ({ family }) => family === "pipe", "GI pipes:"),
    headed(chance, true),
  ],
  (chance) => [stated(chance)],
  (chance) => [headTable(chance)],
  (chance) => [totalled(chance)],
  (chance) => some(chance, 3, () => continued(chance)),
]

/** A whole message: letters, headings, statements, tables and totals in the order in which people write them. */
export function message(chance: Chance): Text {
  const letters = (heading: string) =>
    chance
      .shuffled(table(heading))
      .slice(0, chance.whole(0, 3))
      .map(([pattern]): Part => ({ typed: written(chance, pattern), goods: [], isLetter: true }))
  const parts = [...letters("opening"), ...chance.pick(bodies)(chance), ...letters("closing")]
  return {
    typed: parts.map(({ typed }) => typed).join(chance.pick(["\n", "\n", "\n\n"])),
    goods: parts.flatMap(({ goods }) => goods),
    isSure: false,
    letters: parts.filter(({ isLetter }) => isLetter).map(({ typed }) => typed),
    headings: parts.flatMap(({ headings = [] }) => headings),
  }
}
