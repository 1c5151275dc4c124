import { listed, type Chance } from "./chance"
import { counted, named, unitWords, type Named } from "./goods"
import { completeLine, goodOf } from "./lines"
import type { Good, Text } from "./text"

/** A part of a message. Its texts are lines. */
interface Part {
  readonly typed: string
  readonly goods: readonly Good[]
  readonly headings?: Text["headings"]
  readonly isLetter?: boolean
}

const opening = listed(
  "Dear Sir,¦Good morning¦Namaste ji¦नमस्ते¦Bhai sahab namaste¦Hello team¦Dear Sir/Madam,¦Pls quote for below¦Please send your best rate for the following:¦Kindly quote your lowest price¦नीचे दिए माल का रेट भेजें¦Rate batao¦Aaj ki requirement 28/11¦Date: 28-11-2026¦28.11.2026¦दिनांक 28/11/2026¦Ref: ENQ/2026/118¦Enquiry No. 45¦Subject: Enquiry for MS steel¦We require the following material at our site¦M/s Sharma Steel Traders¦To, The Sales Manager¦Niche diya hua maal chahiye¦Sir ji ye material ka rate bhejo",
)
const closing = listed(
  "Thanks¦Thanks & Regards,¦Regds¦धन्यवाद¦Ramesh Kumar¦Delivery: Plot 12, Site 4, Sahibabad Industrial Area¦Delivery at B-45, Sector 63, Noida 201301¦Site: Sector 62, Noida¦GSTIN 09ABCDE1234F1Z5¦Contact: Mr. Verma 098-1001-2345¦Mob: +91 98100 12345¦Ph. 0120-4567890¦9810012345¦Sent from my iPhone¦Payment 30 days¦Delivery within 7 days¦Freight extra¦GST 18% extra¦Jaldi bhejna¦Verma Engineering Works, 14/3 Mathura Road, Faridabad 121003¦e-mail: purchase@example.com¦Need by 05-12-2026¦Regards, Anil Sharma (Manager)¦पता: प्लॉट 12, सेक्टर 63, नोएडा",
)

const letter = (typed: string): Part => ({ typed, goods: [], isLetter: true })

const lineBreak = "\n"

const isBar = ({ family }: { family: string }) => !/sheet|chequered/.test(family)

/** Figures below a heading that says what they are. */
function headed(chance: Chance, make: (heading: string) => string, isOrdered: boolean): Part {
  const family = named(chance).id.replace(/[-\d].*/, "")
  const all = Array.from({ length: 30 }, () => named(chance))
    .filter(({ id, figures }) => figures !== null && id.startsWith(`${family}-`))
    .slice(0, chance.whole(1, 4))
  const [first] = all
  if (!first) return completeLine(chance)
  const heading = make(chance.pick(first.headings))
  const rows = all.map((goods) => {
    const typed = chance.once(3) ? goods.typed : (goods.figures ?? goods.typed)
    const amount = counted(chance, goods, true)
    const apart = chance.pick([" - ", " ", ": ", ", ", " = "])
    return {
      line: `${typed}${apart}${amount.typed}`,
      good: goodOf({ id: goods.id, typed }, amount.quantity),
    }
  })
  // The same words are in rows that name their goods, too.
  const headings: Text["headings"] = isOrdered ? [[heading, rows[0].line]] : []
  return {
    typed: [heading, ...rows.map(({ line }) => line)].join(lineBreak),
    goods: isOrdered ? rows.map(({ good }) => good) : [],
    headings,
  }
}

const goodHeadings = listed("#:¦#¦*#*¦A) #:¦# -¦For Tower A: #¦# required:¦1. #¦# :-")
const badHeadings = listed(
  "GI pipes:¦SS 304 #:¦Galvanised:¦Cancelled:¦Not required:¦Cancel these:¦GI # :¦Stainless steel #¦ye nahi chahiye:¦रद्द:¦Hot dip galvanised #:¦Already received:¦Aluminium #:",
)

/** A statement for all lines, which stand in bare figures above or below it. */
function stated(chance: Chance): Part {
  const bars = Array.from({ length: chance.whole(1, 4) }, () => named(chance, isBar))
  const [statement, unit, metres] = chance.pick([
    ...listed("Qty in MT¦All qty in MT¦(all in MT)¦Quantity in M.T.¦Qty. in tonnes¦मात्रा टन में").map(
      (said) => [said, "tonnes", 6] as const,
    ),
    ...["Qty in nos", "All in pcs"].map((said) => [said, "pieces", 6] as const),
    ...["All qty in kg", "weight in kgs"].map((said) => [said, "kg", 6] as const),
    ...["qty in mtr", "All quantities in running metres"].map(
      (said) => [said, "metres", 6] as const,
    ),
    ...["All in 12 m length", "length 12 mtr each", "All lengths 12 m", "सब 12 मीटर लंबाई"].map(
      (said) => [said, null, 12] as const,
    ),
  ])
  const rows = bars.map((goods) => {
    const amount =
      unit === "tonnes" ? chance.whole(1, 90) / chance.pick([1, 10]) : chance.whole(2, 90)
    const typed = `${goods.typed}${chance.pick([" - ", " = ", ": "])}${amount}${unit ? "" : ` ${chance.pick(unitWords.pieces)}`}`
    return { typed, good: goodOf(goods, { amount, unit: unit ?? "pieces", pieceLength: metres }) }
  })
  const lines = rows.map(({ typed }) => typed)
  return {
    typed: (chance.once(3) ? [...lines, statement] : [statement, ...lines]).join(lineBreak),
    goods: rows.map(({ good }) => good),
  }
}

/** A statement that makes all lines unsold. */
function unsoldAll(chance: Chance): Part {
  const statement = chance.pick(
    listed(
      "All SS 304¦(all items in SS 304)¦All galvanised¦Material: SS 316¦sab GI me¦All hot dip galvanised¦Grade: SS 304",
    ),
  )
  const lines = Array.from({ length: chance.whole(1, 3) }, () => completeLine(chance).typed)
  return {
    typed: (chance.once(2) ? [...lines, statement] : [statement, ...lines]).join(lineBreak),
    goods: [],
  }
}

const separators = ["\t", " | ", "\t", ";"] as const

/** A table with a row of heads, its columns in any order. */
function table(chance: Chance): Part {
  const unit = chance.pick([null, "MT", "Nos", "Kg", "Mtr"] as const)
  const isOf = { MT: "tonnes", Nos: "pieces", Kg: "kg", Mtr: "metres" } as const
  const head =
    unit &&
    {
      MT: listed("Qty (MT)¦MT¦Qty (M.T.)¦Tons¦Reqd MT¦Quantity in M.T.¦Weight (MT)"),
      Nos: ["Nos", "Qty (Nos)", "No. of pcs", "Pcs"],
      Kg: ["Kgs", "Qty (Kg)", "Weight (kg)"],
      Mtr: ["Mtr", "Qty Mtr", "RMT", "Total Length (m)", "Quantity (Rmt)"],
    }[unit]
  const has = {
    sl: chance.once(2),
    code: chance.once(5),
    hsn: chance.once(4),
    rate: chance.once(2),
    grade: chance.once(4),
    length: (!unit || unit === "Nos") && chance.once(3),
    amount: chance.once(3),
  }
  const isSteel = !(has.grade && chance.once(4))
  const goods: Good[] = []
  const rows = Array.from({ length: chance.whole(1, 5) }, (_, place) => {
    const size = named(chance, isBar)
    const { quantity: own, cells } = counted(chance, size, true)
    const amount = unit === "MT" ? chance.whole(1, 400) / 10 : chance.whole(2, 400)
    const long = chance.pick([6, 12, 9])
    const quantity = {
      ...(unit ? { amount, unit: isOf[unit], pieceLength: 6 } : own),
      pieceLength: has.length ? long : 6,
    }
    const isWrong = unit !== null && chance.once(12)
    const figure = unit ? `${amount}${isWrong ? (unit === "Kg" ? " nos" : " Kg") : ""}` : cells?.[0]
    if (isSteel && !isWrong) goods.push(goodOf(size, quantity))
    return {
      sl: place + 1,
      code: `RM-${chance.whole(100, 300)}`,
      size: size.typed,
      hsn: 7216,
      qty: figure,
      unit: unit ? null : cells?.[1],
      length: `${long}`,
      grade: isSteel ? "E250" : "SS 304",
      rate: chance.whole(45, 90),
      amount: chance.whole(2000, 90000),
    }
  })
  const heads = {
    sl: chance.pick(["S.No", "Sl", "Sr. No.", "#"]),
    code: chance.pick(["Item Code", "Code"]),
    size: chance.pick(["Description", "Item", "Size", "Particulars", "Material"]),
    hsn: "HSN",
    qty: head ? chance.pick(head) : chance.pick(["Qty", "Quantity", "Reqd Qty", "मात्रा"]),
    unit: chance.pick(["Unit", "UOM", "इकाई"]),
    length: chance.pick(["Length (m)", "Length in m"]),
    grade: "Grade",
    rate: "Rate",
    amount: "Amount",
  }
  const always = ["size", "qty", ...(unit ? [] : ["unit"])] as (keyof typeof heads)[]
  const chosen = [
    ...always,
    ...(Object.keys(has) as (keyof typeof has)[]).filter((each) => has[each] && each !== "sl"),
  ]
  const columns = [...(has.sl ? (["sl"] as const) : []), ...chance.shuffled(chosen)]
  const apart = chance.pick(separators)
  const total = chance.once(3)
    ? [
        columns
          .map((column) => (column === "size" ? "Total" : column === "qty" ? "415" : ""))
          .join(apart),
      ]
    : []
  const typed = [
    columns.map((column) => heads[column]).join(apart),
    ...rows.map((row) => columns.map((column) => row[column]).join(apart)),
    ...total,
  ].join(lineBreak)
  return { typed, goods }
}

/** Sizes without quantities, and a total that belongs to none of them. */
function totalled(chance: Chance): Part {
  const all = Array.from({ length: chance.whole(1, 3) }, () => named(chance))
  const total = chance.pick(
    listed(
      "Total 12 MT¦Total weight 2.5 MT¦Total: 35 nos¦Grand total - 4,500 kg¦कुल 5 टन¦Total qty 120 mtr¦TOTAL = 8.450 MT",
    ),
  )
  const first = completeLine(chance)
  return {
    typed: [first.typed, ...all.map(({ typed }) => typed), total].join(lineBreak),
    goods: [...first.goods, ...all.map((goods) => goodOf(goods))],
  }
}

/** A size, with its quantity on the next line. */
function continued(chance: Chance): Part {
  const goods: Named = named(chance)
  const amount = counted(chance, goods, true)
  return {
    typed: `${goods.typed}\n${chance.pick(["Qty: ", "Quantity - ", "", "qty "])}${amount.typed}`,
    goods: [goodOf(goods, amount.quantity)],
  }
}

const stamped = (chance: Chance): Part => {
  const line = completeLine(chance)
  return { ...line, typed: `[10:3${chance.whole(0, 9)} am, 25/11/2026] A Trader: ${line.typed}` }
}

/** A whole message: letters, headings, statements, tables and totals in the order in which people write them. */
export function message(chance: Chance): Text {
  const lines = (): Part => ({ ...completeLine(chance) })
  // What a heading or statement covers ends with the message, so there is one of them, with lines in front of it at most.
  const body: Part[] = chance.pick([
    () => Array.from({ length: chance.whole(1, 8) }, lines),
    () =>
      Array.from({ length: chance.whole(1, 4) }, () =>
        headed(chance, (name) => chance.pick(goodHeadings).replace("#", name), true),
      ),
    () => [
      ...(chance.once(2) ? [lines()] : []),
      headed(chance, (name) => chance.pick(badHeadings).replace("#", name), false),
    ],
    () => [headed(chance, () => "GI pipes:", false), headed(chance, (name) => `${name}:`, true)],
    () => [stated(chance)],
    () => [unsoldAll(chance)],
    () => [table(chance)],
    () => [totalled(chance)],
    () => Array.from({ length: chance.whole(1, 3) }, () => continued(chance)),
    () => Array.from({ length: chance.whole(1, 4) }, () => stamped(chance)),
  ])()
  const some = (from: readonly string[]) =>
    chance.shuffled(from).slice(0, chance.whole(0, 3)).map(letter)
  const parts = [...some(opening), ...body, ...some(closing)]
  return {
    typed: parts.map(({ typed }) => typed).join(chance.pick(["\n", "\n", "\n\n"])),
    goods: parts.flatMap(({ goods }) => goods),
    isSure: false,
    letters: parts.filter(({ isLetter }) => isLetter).map(({ typed }) => typed),
    headings: parts.flatMap(({ headings = [] }) => headings),
  }
}
